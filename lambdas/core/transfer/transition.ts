import { isLegalTransition, type Transfer, type TransferState } from '../../../shared/domain/transfer.ts'

/**
 * The caller writes the record with the revision it read.
 * @throws for an illegal transition: callers refuse it first, with a sentence
 */
export function transition(
  transfer: Transfer,
  to: TransferState,
  now: number,
  changes: Partial<Transfer> = {},
): Transfer {
  if (!isLegalTransition(transfer.transferState, to)) {
    throw new Error(`A transfer in state ${transfer.transferState} cannot become ${to}.`)
  }
  return { ...transfer, ...changes, transferState: to, stateChangedAt: new Date(now).toISOString() }
}
