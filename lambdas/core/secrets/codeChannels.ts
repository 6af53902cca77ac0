import type { CodeChannel } from '../../../shared/contract/auth.ts'
import type { PhoneVerification } from '../../../shared/domain/transfer.ts'

/** By which a recipient can get a code. The first one is the default. */
export function getAllowedChannels({
  isEmailAllowed,
  isEmailOnly,
}: Pick<PhoneVerification, 'isEmailAllowed' | 'isEmailOnly'>): [CodeChannel, ...CodeChannel[]] {
  if (isEmailOnly) return ['email']
  return isEmailAllowed ? ['sms', 'email'] : ['sms']
}

/** The first letter and the domain: enough for the recipient to recognise their address. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address.slice(0, at)][0] ?? ''}***${address.slice(at)}`
}
