import type { ErasableState, LinkKind, Transfer, TransferFile, TransferState } from '../../shared/domain/transfer.ts'
import type { AuditEvent } from './audit.ts'
import type { UsageChange } from './usage.ts'

/**
 * Every write is conditional and stores its audit event in the same transaction. `core/transfer/transition.ts` checks whether a
 * change is legal.
 */
export type Transfers = {
  /** False when the id exists. */
  add(transfer: Transfer, event: AuditEvent): Promise<boolean>
  /** With all files, in declared order. */
  get(id: string): Promise<Transfer | undefined>
  /** Only if this person sent it. A missing and a foreign transfer take the same time. */
  ofSender(id: string, subject: string): Promise<Transfer | undefined>
  /**
   * The transfer for which `getLinks` gives this digest under this kind, in any state. A removed link ends when the
   * write returns.
   */
  getByLink(kind: LinkKind, digest: string): Promise<Transfer | undefined>
  /**
   * Writes at the revision after `before.revision`; false after a concurrent write. Files are replaced only where the
   * lists differ by identity (`before.files !== after.files`).
   */
  replace(before: Transfer, after: Transfer, event: AuditEvent): Promise<boolean>
  /** Also changes the usage history at `after.stateChangedAt`, or does neither. Does not replace files. */
  replaceWithUsage(before: Transfer, after: Transfer, usage: UsageChange, event: AuditEvent): Promise<boolean>
  /**
   * Replaces a transfer and adds the one that takes over its files, or does neither.
   * @returns false after a concurrent write, or when the id of `added` exists
   */
  takeOver(before: Transfer, after: Transfer, added: Transfer, event: AuditEvent): Promise<boolean>
  /** Does not change the transfer's revision. Progress updates have no event. */
  replaceFile(transferId: string, before: TransferFile, after: TransferFile, event?: AuditEvent): Promise<boolean>
  /**
   * Counts only while the transfer is active or requested, so that nothing is counted after a withdrawal. The same `pass` (a digest of
   * person and file) counts once within ten minutes.
   * @param taken person and file for the record's `taken`
   * @returns whether it was counted
   */
  countDownload(id: string, pass: string, at: number, event: AuditEvent, taken?: string): Promise<boolean>
  /**
   * Provisional transfers, and declared bytes of running uploads. Derived from the records, so no count can remain
   * after a transfer; may lag by a second.
   */
  findUnfinished(subject: string): Promise<{ provisional: number; uploadBytes: number }>
  /** Ids, oldest first. `changedBefore` is ISO 8601. */
  inStateSince(state: TransferState, changedBefore: string, limit: number): Promise<string[]>
  /** Ids of active or requested transfers. `before` is ISO 8601. */
  expiredBefore(before: string, limit: number): Promise<string[]>
  /** Ids of active or requested transfers with a reminder due. `before` is ISO 8601. */
  remindedBefore(before: string, limit: number): Promise<string[]>
  /** Ids of ended transfers whose released objects are not yet withdrawn. */
  notWithdrawn(limit: number): Promise<string[]>
  /** Ids of transfers in an ended state whose contents still exist. */
  notErased(state: ErasableState, changedBefore: string, limit: number): Promise<string[]>
  /** False when its state has changed. */
  removeProvisional(id: string, event: AuditEvent): Promise<boolean>
  /** Removes the record of a canary, in any state. Its contents must be erased before. */
  removeCanary(id: string): Promise<void>
}
