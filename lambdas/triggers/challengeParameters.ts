import type { CodeChannel } from '../../shared/contract/auth.ts'
import { CODE_ATTEMPTS, CODE_SECONDS } from '../core/secrets/codes.ts'

/** What the page is told of a challenge (specification, section 3); Cognito carries strings alone. */
export type ChallengeParameters = {
  prefix: string
  channel: CodeChannel
  /** With commas. */
  allowedChannels: string
  /** Masked; empty where no code goes there. */
  email: string
  /** Masked. */
  phoneNumber: string
  /** The bearer of `POST /auth/otp/{username}`. */
  jwt: string
  /** Seconds. */
  expiry: string
  attempts: string
  /** Where too many were asked for: seconds until the next, or empty when only the sender can allow more. */
  retryAfter?: string
  /** Why nothing is sent: the network does not send there, there is nothing to open yet, or nothing any more. */
  failure?: 'refused' | 'waiting' | 'ended'
}

/** Where codes go, as it is shown to whoever asks for one. */
export type ShownChannels = Pick<ChallengeParameters, 'allowedChannels' | 'email' | 'phoneNumber'>

export function getChannels(maskedPhone: string, address: string | undefined): ShownChannels {
  return {
    allowedChannels: address === undefined ? 'sms' : 'sms,email',
    email: address === undefined ? '' : maskedAddress(address),
    phoneNumber: maskedPhone,
  }
}

/** Of a challenge that has sent nothing yet. */
export function askParameters(channels: ShownChannels): ChallengeParameters {
  const [expiry, attempts] = [String(CODE_SECONDS), String(CODE_ATTEMPTS)]
  return { ...channels, prefix: '', channel: 'sms', jwt: '', expiry, attempts }
}

/** Of one that no answer helps. */
export function closedParameters(
  channels: ShownChannels,
  why: Pick<ChallengeParameters, 'retryAfter' | 'failure'>,
): ChallengeParameters {
  return { ...askParameters(channels), expiry: '0', attempts: '0', ...why }
}

/** The first letter and the domain, which tell the person which of their mailboxes to look into. */
function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address.slice(0, at)][0] ?? ''}***${address.slice(at)}`
}
