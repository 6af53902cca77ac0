import type { CodesTo } from '../../shared/domain/transfer.ts'

/**
 * A device that opens files for one recipient without a code. Nothing in it leads to the device's key, to the address or to a phone
 * without that key. Times are milliseconds since the epoch.
 */
export type TrustedDevice = {
  /** Digest of the recipient's address (`toHolder`). */
  holder: string
  /** Digest of the device's public key and of the kind of codes. */
  id: string
  codesTo: CodesTo
  /** Digest of the device's public key and of the phone; '' where codes go to the mailbox only. */
  phone: string
  trustedAt: number
  expiresAt: number
}

export type TrustedDevices = {
  /** Replaces the one with the same id. Beyond `MAX_TRUSTED_DEVICES` of a recipient, the oldest go. */
  add(device: TrustedDevice): Promise<void>
  /** @returns undefined for none, and after its time */
  find(holder: string, id: string): Promise<TrustedDevice | undefined>
  /** The latest first, without those whose time is over. */
  list(holder: string): Promise<TrustedDevice[]>
  /** Without one, nothing changes. */
  remove(holder: string, id: string): Promise<void>
  /** @returns how many there were, the expired included */
  removeAll(holder: string): Promise<number>
}
