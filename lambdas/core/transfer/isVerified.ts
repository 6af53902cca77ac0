import { type PhoneVerification, stateAt, type Transfer } from '../../../shared/domain/transfer.ts'

export type VerifiedTransfer = Transfer & { phoneVerification: PhoneVerification }

/** Whether the recipient needs codes, now or after the processing. @param now milliseconds since the epoch */
export function isVerified(transfer: Transfer, now: number): transfer is VerifiedTransfer {
  const state = stateAt(transfer, now)
  return transfer.phoneVerification !== undefined && (state === 'processing' || state === 'active')
}
