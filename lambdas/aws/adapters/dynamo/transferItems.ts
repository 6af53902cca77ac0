import { unmarshall } from '@aws-sdk/util-dynamodb'
import { Transfer, TransferFile } from '../../../../shared/domain/transfer.ts'
import { parseStored, toStored } from '../../../core/transfer/storedRecord.ts'
import { fileKey, transferKey } from '../../functions/tableKeys.ts'
import { type Item, toItem } from './items.ts'

/** Beside what is said of a transfer or a file: where it belongs. */
type Belonging = {
  /** Who sent it: another's is left out where it is read, files and all. */
  owner: string
  /** The revision of the transfer that brought this list of files: what is read together must belong together. */
  filesFrom: number
}

const ended: readonly string[] = ['failed', 'expired', 'retracted']
/** The partition of an index that has one kind of duty. */
export const DUE = 'due'

/** What the sweeper finds a transfer by, and its sender's caps. What is undefined keeps it out of an index. */
function duties({ transferState, withdrawnAt, erasedAt, sender, files }: Transfer) {
  const isEnded = ended.includes(transferState)
  const isOpen = transferState === 'active' || transferState === 'requested'
  const isUnfinished = transferState === 'provisional' || transferState === 'uploading'
  const uploadBytes = transferState === 'uploading' ? files.reduce((sum, { size }) => sum + size, 0) : 0
  return {
    findUnfinished: isUnfinished ? sender.subject : undefined,
    unfinishedAs: isUnfinished ? `${transferState}#${uploadBytes}` : undefined,
    toExpire: isOpen ? DUE : undefined,
    toRemind: isOpen ? DUE : undefined,
    toWithdraw: isEnded && withdrawnAt === undefined ? DUE : undefined,
    toErase: isEnded && erasedAt === undefined ? transferState : undefined,
  }
}

/** Everything that a transfer itself is to be, with undefined for what it is not. */
export function transferAttributes(transfer: Transfer) {
  const stored = toStored(Transfer, transfer)
  const { files: _, ...record } = stored
  // A set, so that a download adds to it without reading it first. DynamoDB has no empty sets.
  const taken = record.taken?.length ? new Set(record.taken) : undefined
  return { ...absent(Transfer.omit({ files: true }).shape), ...record, taken, ...duties(stored) }
}

/** The list of files of a transfer, as it knows them: by id, in their order. */
export function listAttributes({ files, revision }: Transfer) {
  const fileIds = files.map(({ id }) => id)
  if (new Set(fileIds).size < fileIds.length) throw new Error('Two files of one transfer have the same id.')
  return { fileIds, filesFrom: revision }
}

export function transferItem(transfer: Transfer): Item {
  const { sender, id } = transfer
  return toItem({
    ...transferKey(id),
    owner: sender.subject,
    ...transferAttributes(transfer),
    ...listAttributes(transfer),
  })
}

export function fileAttributes(file: TransferFile) {
  return { ...absent(TransferFile.shape), ...toStored(TransferFile, file) }
}

export function fileItems({ id, sender, revision, files }: Transfer): Item[] {
  const belonging: Belonging = { owner: sender.subject, filesFrom: revision }
  return files.map((file, place) => toItem({ ...toStored(TransferFile, file), ...fileKey(id, place), ...belonging }))
}

/**
 * The transfer of what a query found: itself first, then its files from the last to the first.
 * @returns undefined when there is none, `torn` when its list of files was replaced while it was read: DynamoDB answers
 * a query item by item, not as of one moment
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-isolation
 */
export function toTransfer(items: Item[]): Transfer | 'torn' | undefined {
  const [first, ...rest] = items.map(item => unmarshall(item))
  if (!first || !('fileIds' in first)) return undefined
  const files = rest.reverse().slice(0, first.fileIds.length)
  const isWhole = files.length === first.fileIds.length && files.every(file => file.filesFrom === first.filesFrom)
  if (!isWhole) return 'torn'
  const taken = first.taken instanceof Set ? { taken: [...first.taken].sort() } : {}
  return parseStored(Transfer, { ...said(Transfer.shape, first), ...taken, files: files.map(ofFile) })
}

/**
 * Leaves out what is stored beside, and attributes that a newer version added: an update of a transfer does not name
 * them, so they stay.
 */
function said(shape: object, attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => name in shape))
}

/** Attributes that a newer version added go with the file: a new list of files writes its items whole. */
function ofFile({ pk: _, sk: _sk, owner: _owner, filesFrom: _filesFrom, ...attributes }: Record<string, unknown>) {
  return attributes
}

function absent(shape: object): Record<string, undefined> {
  return Object.fromEntries(Object.keys(shape).map(name => [name, undefined]))
}
