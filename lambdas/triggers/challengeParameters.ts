import type { CodeChannel } from '../../shared/contract/auth.ts'
import { CODE_ATTEMPTS, CODE_SECONDS } from '../core/secrets/codes.ts'

/** Specification, section 3. Cognito carries only strings. */
export type ChallengeParameters = {
  prefix: string
  channel: CodeChannel
  /** Comma-separated. */
  allowedChannels: string
  /** Masked; empty when mail is not allowed. */
  email: string
  /** Masked. */
  phoneNumber: string
  /** For `POST /auth/otp/{username}`. */
  jwt: string
  /** Seconds. */
  expiry: string
  attempts: string
  /** Seconds, or empty when only the sender can allow more codes. */
  retryAfter?: string
  /** `waiting`: nothing is published yet. */
  failure?: 'refused' | 'waiting' | 'ended'
}

export type ShownChannels = Pick<ChallengeParameters, 'allowedChannels' | 'email' | 'phoneNumber'>

export function getChannels(maskedPhone: string, address: string | undefined): ShownChannels {
  return {
    allowedChannels: address === undefined ? 'sms' : 'sms,email',
    email: address === undefined ? '' : maskedAddress(address),
    phoneNumber: maskedPhone,
  }
}

export function askParameters(channels: ShownChannels): ChallengeParameters {
  const [expiry, attempts] = [String(CODE_SECONDS), String(CODE_ATTEMPTS)]
  return { ...channels, prefix: '', channel: 'sms', jwt: '', expiry, attempts }
}

export function closedParameters(
  channels: ShownChannels,
  why: Pick<ChallengeParameters, 'retryAfter' | 'failure'>,
): ChallengeParameters {
  return { ...askParameters(channels), expiry: '0', attempts: '0', ...why }
}

function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address.slice(0, at)][0] ?? ''}***${address.slice(at)}`
}
