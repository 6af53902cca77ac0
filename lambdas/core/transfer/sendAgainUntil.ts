import type { Transfer } from '../../../shared/domain/transfer.ts'
import { RESEND_MILLISECONDS, WRONG_RECIPIENT_MILLISECONDS } from '../../ports/lifetimes.ts'

/** The sweep may be about to erase the files. */
const ERASURE_MARGIN = 60 * 60_000

/** @returns when the files of an ended transfer can be sent again for the last time (epoch ms); undefined when they cannot */
export function sendAgainUntil({
  erasedAt,
  stateChangedAt,
  files,
  isWrongRecipient,
  newId,
}: Transfer): number | undefined {
  if (erasedAt !== undefined || newId !== undefined || files.some(({ blob }) => !blob)) return undefined
  const stored = isWrongRecipient ? WRONG_RECIPIENT_MILLISECONDS : RESEND_MILLISECONDS
  return Date.parse(stateChangedAt) + stored - ERASURE_MARGIN
}
