import type { DeliveryStep, FileStep, StepTimes } from '../../shared/domain/deliverySteps.ts'
import type {
  ErasableState,
  LinkKind,
  Transfer,
  TransferFile,
  TransferRecord,
  TransferState,
} from '../../shared/domain/transfer.ts'
import type { AuditEvent } from './audit.ts'
import type { UsageChange } from './usage.ts'

/** `place`: the file's index in declared order; -1 without a file. */
export type FoundFile = { transfer: TransferRecord; file: TransferFile | undefined; place: number }

/**
 * Every write is conditional and stores its audit event in the same transaction. Progress has no event.
 * `core/transfer/transition.ts` checks whether a change is legal.
 */
export type Transfers = {
  /** False when the id exists. */
  add(transfer: Transfer, event: AuditEvent): Promise<boolean>
  /** With all files, in declared order. */
  get(id: string): Promise<Transfer | undefined>
  /** The records with these ids, without their files, in this order. Missing ones are left out. */
  getRecords(ids: readonly string[]): Promise<TransferRecord[]>
  /** Only if this person sent it. A missing and a foreign transfer take the same time. */
  ofSender(id: string, subject: string): Promise<Transfer | undefined>
  /**
   * The transfer for which `getLinks` gives this digest under this kind, in any state. A removed link ends when the
   * write returns.
   */
  getByLink(kind: LinkKind, digest: string): Promise<Transfer | undefined>
  /**
   * One file of a transfer, without reading the others: reading all for each of them takes the square of their number.
   * @param subject finds the transfer only if this person sent it, as `ofSender`
   */
  getFile(id: string, fileId: string, subject?: string): Promise<FoundFile | undefined>
  /** The same behind a link, as `getByLink`. */
  getFileByLink(kind: LinkKind, digest: string, fileId: string): Promise<FoundFile | undefined>
  /**
   * Writes at the revision after `before.revision`; false after a concurrent write. Files are replaced only where the
   * lists differ by identity (`before.files !== after.files`).
   */
  replace(before: Transfer, after: Transfer, event?: AuditEvent): Promise<boolean>
  /** Also changes the usage history at `after.stateChangedAt`, or does neither. Does not replace files. */
  replaceWithUsage(before: Transfer, after: Transfer, usage: UsageChange, event?: AuditEvent): Promise<boolean>
  /**
   * Replaces a transfer and adds the one that takes over or shares its files, or does neither.
   * @returns false after a concurrent write, or when the id of `added` exists
   */
  takeOver(before: Transfer, after: Transfer, added: Transfer, event: AuditEvent): Promise<boolean>
  /** Does not change the transfer's revision. */
  replaceFile(transferId: string, before: TransferFile, after: TransferFile, event?: AuditEvent): Promise<boolean>
  /**
   * Counts only while the transfer is active or requested, so that nothing is counted after a withdrawal. The same `pass` (a digest of
   * person and file) counts once within ten minutes.
   * @param taken person and file for the record's `taken`
   * @param place of the file: its step `fetched` is noted in the same transaction
   * @returns whether it was counted
   */
  countDownload(
    id: string,
    pass: string,
    at: number,
    event: AuditEvent,
    counted?: { taken?: string | undefined; place?: number },
  ): Promise<boolean>
  /**
   * Notes a step of a delivery: its first time stays, its last time and its reason are replaced, and its count grows by one. Does not
   * change the transfer's revision. Nothing happens for a transfer that one machine does not have.
   * @param at milliseconds since the epoch
   */
  noteStep(id: string, step: DeliveryStep | FileStep, at: number, event?: AuditEvent): Promise<void>
  /** By the names of the steps. They are removed with the record. */
  getSteps(id: string): Promise<StepTimes[]>
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
  /** Ids of failed and retracted transfers whose released objects are not yet withdrawn. */
  notWithdrawn(limit: number): Promise<string[]>
  /** The same of expired ones. `changedBefore` is ISO 8601. */
  expiredNotWithdrawn(changedBefore: string, limit: number): Promise<string[]>
  /** Ids of transfers in an ended state whose contents still exist. */
  notErased(state: ErasableState, changedBefore: string, limit: number): Promise<string[]>
  /** False when its state has changed. */
  removeProvisional(id: string, event: AuditEvent): Promise<boolean>
  /**
   * Removes the record of an ended transfer, with its files, links and lists. Its contents must be erased before.
   * @returns false when it has not ended, or has contents
   */
  removeEnded(id: string, event: AuditEvent): Promise<boolean>
  /** Removes the record of a canary, in any state. Its contents must be erased before. */
  removeCanary(id: string): Promise<void>
}
