import {
  endedStates,
  Transfer,
  TransferFile,
  TransferRecord,
  toErasableState,
} from '../../../../shared/domain/transfer.ts'
import { parseStored, toStored } from '../../../core/transfer/storedRecord.ts'
import type { FoundFile } from '../../../ports/transfers.ts'
import { fileKey, transferKey } from '../../functions/tableKeys.ts'
import type { Item } from './items.ts'

type Belonging = {
  /** The sender: reads filter by it. */
  owner: string
  /** The transfer's revision with this list of files. Items that are read together must agree in it. */
  filesFrom: number
}

/** The partition of an index with one kind of work. */
export const DUE = 'due'
/** Expired transfers keep their objects for a while. Those of earlier versions are under `DUE`. */
export const EXPIRED = 'expired'

/** Undefined keeps the item out of an index. */
function duties(transfer: Transfer) {
  const { transferState, withdrawnAt, erasedAt, sender, files } = transfer
  const isEnded = endedStates.some(state => state === transferState)
  const isOpen = transferState === 'active' || transferState === 'requested'
  const isUnfinished = transferState === 'provisional' || transferState === 'uploading'
  const uploadBytes = transferState === 'uploading' ? files.reduce((sum, { size }) => sum + size, 0) : 0
  return {
    unfinishedOf: isUnfinished ? sender.subject : undefined,
    unfinishedAs: isUnfinished ? `${transferState}#${uploadBytes}` : undefined,
    toExpire: isOpen ? DUE : undefined,
    toRemind: isOpen ? DUE : undefined,
    toWithdraw: isEnded && withdrawnAt === undefined ? (transferState === 'expired' ? EXPIRED : DUE) : undefined,
    toErase: isEnded && erasedAt === undefined ? toErasableState(transfer) : undefined,
  }
}

/** Undefined removes an attribute. */
export function transferAttributes(transfer: Transfer) {
  const stored = toStored(Transfer, transfer)
  const { files: _, ...record } = stored
  // A set, so that a download adds to it without a read. DynamoDB has no empty sets.
  const taken = record.taken?.length ? new Set(record.taken) : undefined
  return { ...absent(Transfer.omit({ files: true }).shape), ...record, taken, ...duties(stored) }
}

export function listAttributes({ files, revision }: Transfer) {
  const fileIds = files.map(({ id }) => id)
  if (new Set(fileIds).size < fileIds.length) throw new Error('Two files of one transfer have the same id.')
  return { fileIds, filesFrom: revision }
}

export function transferItem(transfer: Transfer): Item {
  const { sender, id } = transfer
  return {
    ...transferKey(id),
    owner: sender.subject,
    ...transferAttributes(transfer),
    ...listAttributes(transfer),
  }
}

export function fileAttributes(file: TransferFile) {
  return { ...absent(TransferFile.shape), ...toStored(TransferFile, file) }
}

export function fileItems({ id, sender, revision, files }: Transfer): Item[] {
  const belonging: Belonging = { owner: sender.subject, filesFrom: revision }
  return files.map((file, place) => ({ ...toStored(TransferFile, file), ...fileKey(id, place), ...belonging }))
}

/**
 * @param items first the transfer, then its files in reverse order
 * @returns undefined when there is none; `torn` when the list of files was replaced during the query, which DynamoDB
 * isolates only per item
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-isolation
 */
export function toTransfer(items: Item[]): Transfer | 'torn' | undefined {
  const [first, ...rest] = items
  if (!Array.isArray(first?.fileIds)) return undefined
  const files = rest.reverse().slice(0, first.fileIds.length)
  const isWhole = files.length === first.fileIds.length && files.every(file => file.filesFrom === first.filesFrom)
  if (!isWhole) return 'torn'
  return parseStored(Transfer, { ...toRecord(first), files: files.map(ofFile) })
}

/**
 * @param item of the transfer
 * @param fileItem what is at the place of the file, read after it
 * @returns `torn` when the list of files was replaced between the two reads
 */
export function toFoundFile(
  item: Item & { fileIds: unknown[] },
  fileItem: Item | undefined,
  place: number,
): FoundFile | 'torn' {
  if (place >= 0 && (fileItem?.filesFrom !== item.filesFrom || fileItem?.id !== item.fileIds[place])) return 'torn'
  return { transfer: toTransferRecord(item), file: fileItem && parseStored(TransferFile, ofFile(fileItem)), place }
}

export function toTransferRecord(item: Item): TransferRecord {
  return parseStored(TransferRecord, toRecord(item))
}

function toRecord(item: Item) {
  return {
    ...said(TransferRecord.shape, item),
    ...(item.taken instanceof Set ? { taken: [...item.taken].sort() } : {}),
  }
}

/** Omits attributes of a newer version: updates do not name them, so they remain. */
function said(shape: object, attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => name in shape))
}

/** Keeps attributes of a newer version: a new list of files rewrites its items. */
function ofFile({ pk: _, sk: _sk, owner: _owner, filesFrom: _filesFrom, ...attributes }: Record<string, unknown>) {
  return attributes
}

function absent(shape: object): Record<string, undefined> {
  return Object.fromEntries(Object.keys(shape).map(name => [name, undefined]))
}
