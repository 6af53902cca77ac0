import { mayBecome, type Transfer, type TransferState } from '../../../shared/domain/transfer.ts'

/**
 * The record after a change of state; the caller writes it with the revision it read.
 * @throws when the table of legal transitions has no such change: callers check the state first and refuse in words
 */
export function transition(
  transfer: Transfer,
  to: TransferState,
  now: number,
  changes: Partial<Transfer> = {},
): Transfer {
  if (!mayBecome(transfer.transferState, to)) {
    throw new Error(`A transfer in state ${transfer.transferState} cannot become ${to}.`)
  }
  return { ...transfer, ...changes, transferState: to, stateChangedAt: new Date(now).toISOString() }
}
