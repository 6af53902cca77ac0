import type { LinkKind, Transfer, TransferFile, TransferState } from '../../shared/domain/transfer.ts'
import type { AuditEvent } from './audit.ts'

/**
 * Transfers and their files. Every write is conditional and carries the audit event that is stored with it, in one
 * transaction; nothing here decides whether a change is legal (`core/transition.ts` does).
 */
export type Transfers = {
  /** Adds a new transfer; false when the id is taken. */
  add(transfer: Transfer, event: AuditEvent): Promise<boolean>
  /** A transfer with all its files, in the order in which they were declared. */
  get(id: string): Promise<Transfer | undefined>
  /** The same, if this person sent it. Absent and another's are one case, and take one time. */
  ofSender(id: string, subject: string): Promise<Transfer | undefined>
  /**
   * The transfer of which `getLinks` tells this digest as of this kind, whatever its state. Links follow every write of
   * the transfer: one that it no longer has leads nowhere, from the write's return on.
   */
  getByLink(kind: LinkKind, digest: string): Promise<Transfer | undefined>
  /**
   * Writes `after` in place of `before`, at the revision after `before.revision`; false when somebody else wrote first.
   * Files are replaced with it only where the two lists differ by identity (`before.files !== after.files`).
   */
  replace(before: Transfer, after: Transfer, event: AuditEvent): Promise<boolean>
  /**
   * The same for one file of a transfer, which leaves the transfer's own revision as it is. News of progress change
   * nothing that an audit is for: they come without an event.
   */
  replaceFile(transferId: string, before: TransferFile, after: TransferFile, event?: AuditEvent): Promise<boolean>
  /**
   * Counts an acknowledged download. The same `pass` (a digest of who downloads what) within ten minutes counts once.
   * @param taken who took what, for the record's `taken`, which keeps each once
   * @returns whether it was counted
   */
  countDownload(id: string, pass: string, at: number, event: AuditEvent, taken?: string): Promise<boolean>
  /**
   * What a person has begun and not finished: transfers that wait to be confirmed, and the declared bytes of uploads under
   * way. Derived from the records, so that nothing leaks when a transfer ends; it may be a second behind.
   */
  findUnfinished(subject: string): Promise<{ provisional: number; uploadBytes: number }>
  /** Ids of at most `limit` transfers in a state for longer than since `changedBefore` (ISO 8601), oldest first. */
  inStateSince(state: TransferState, changedBefore: string, limit: number): Promise<string[]>
  /** Ids of at most `limit` active or requested transfers whose expiry date lies before `before` (ISO 8601). */
  expiredBefore(before: string, limit: number): Promise<string[]>
  /** Ids of at most `limit` active or requested transfers that are to be reminded of before `before` (ISO 8601). */
  remindedBefore(before: string, limit: number): Promise<string[]>
  /** Ids of at most `limit` transfers that ended and whose released objects were not yet withdrawn. */
  notWithdrawn(limit: number): Promise<string[]>
  /** Ids of at most `limit` transfers in an ended state since before `changedBefore` whose contents still exist. */
  notErased(state: TransferState, changedBefore: string, limit: number): Promise<string[]>
  /** Removes a provisional transfer that was never confirmed; false when it has gone on since. */
  removeProvisional(id: string, event: AuditEvent): Promise<boolean>
}
