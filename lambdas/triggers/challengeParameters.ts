import type { CodeChannel } from '../../shared/contract/auth.ts'
import type { CodeHolder } from '../auth/codeHolder.ts'
import { CODE_ATTEMPTS, CODE_SECONDS, getAllowedChannels, maskAddress } from '../core/secrets/codes.ts'

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

/** `channel` is the default. */
export type ShownChannels = Pick<ChallengeParameters, 'channel' | 'allowedChannels' | 'email' | 'phoneNumber'>

export const noChannels: ShownChannels = toShownChannels(['sms'], '', '')

export function getShownChannels({ transfer, verification }: CodeHolder): ShownChannels {
  return toShownChannels(getAllowedChannels(verification), verification.maskedPhone, transfer.recipient)
}

export function toShownChannels(
  allowed: readonly [CodeChannel, ...CodeChannel[]],
  maskedPhone: string,
  address: string,
): ShownChannels {
  return {
    channel: allowed[0],
    allowedChannels: allowed.join(),
    email: allowed.includes('email') ? maskAddress(address) : '',
    phoneNumber: maskedPhone,
  }
}

export function askParameters(channels: ShownChannels): ChallengeParameters {
  const [expiry, attempts] = [String(CODE_SECONDS), String(CODE_ATTEMPTS)]
  return { ...channels, prefix: '', jwt: '', expiry, attempts }
}

export function closedParameters(
  channels: ShownChannels,
  why: Pick<ChallengeParameters, 'retryAfter' | 'failure'>,
): ChallengeParameters {
  return { ...askParameters(channels), expiry: '0', attempts: '0', ...why }
}
