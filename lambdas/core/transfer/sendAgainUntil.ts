import { ERASURE_MARGIN } from '../../../shared/domain/extension.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import { RESEND_MILLISECONDS, WRONG_RECIPIENT_MILLISECONDS } from '../../ports/lifetimes.ts'

/** @returns when the files of an ended transfer can be sent again for the last time (epoch ms); undefined when they cannot */
export function sendAgainUntil(transfer: Transfer): number | undefined {
  const { erasedAt, stateChangedAt, isWrongRecipient, newId } = transfer
  if (erasedAt !== undefined || newId !== undefined || isIncomplete(transfer)) return undefined
  const stored = isWrongRecipient ? WRONG_RECIPIENT_MILLISECONDS : RESEND_MILLISECONDS
  return Date.parse(stateChangedAt) + stored - ERASURE_MARGIN
}

/** A file never arrived, or was deleted because of malware. */
export function isIncomplete({ files }: Pick<Transfer, 'files'>): boolean {
  return files.some(({ blob, malware }) => !blob || malware?.verdict === 'infected')
}
