import { setTimeout } from 'node:timers/promises'
import { CANARY_SUBJECT, toCanaryId } from '../../shared/domain/canary.ts'
import { fileExtension } from '../../shared/domain/text.ts'
import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import { publicRules } from '../core/transfer/anonymisationRules.ts'
import { blobKey } from '../core/transfer/blobKey.ts'
import { change } from '../core/transfer/change.ts'
import { anonymisedKey, readContent } from '../core/transfer/publishedFiles.ts'
import { transition } from '../core/transfer/transition.ts'
import { eraseContents } from '../core/transfer/withdraw.ts'
import { loadTransfer } from '../pipeline/loadTransfer.ts'
import { canaryDocuments } from './canaryDocuments.ts'
import { canaryLocked } from './canaryLocked.ts'
import { canaryRules, canaryTable } from './canaryTable.ts'
import { canaryText } from './canaryText.ts'

export type CanaryFile = 'table' | 'text' | 'documents' | 'locked'
export const canaryFiles: readonly CanaryFile[] = ['table', 'text', 'documents', 'locked']

const contents: Record<CanaryFile, { name: string; bytes: Buffer }> = {
  table: { name: 'canary.csv', bytes: Buffer.from(canaryTable) },
  text: { name: 'canary.txt', bytes: Buffer.from(canaryText) },
  documents: { name: 'documents.zip', bytes: Buffer.from(canaryDocuments, 'base64') },
  locked: { name: 'locked.zip', bytes: Buffer.from(canaryLocked, 'base64') },
}

/** The sweep removes the record after this time: the last steps of its workflow may still read it. */
const LIFE_MILLISECONDS = 10 * 60_000

/** What one canary showed. Times are in milliseconds since its start. */
export type Observed = {
  transfer?: Transfer
  /** When a file was first seen in work, and first seen done. */
  began: Partial<Record<CanaryFile, { anonymised?: number; inspected?: number }>>
  ended: Partial<Record<CanaryFile, { anonymised?: number; inspected?: number }>>
  activeAt?: number
  /** Bytes of the anonymised table, which exists before the release. */
  anonymised?: Buffer
  /** Bytes of the released files. */
  released: Partial<Record<CanaryFile, Buffer>>
  /** Of storing and reading back. */
  storedMilliseconds?: number
  storageFault?: string
}

export type Patience = { timeoutMilliseconds: number; pollMilliseconds: number; signal?: AbortSignal | undefined }

/** Sends files through the real workflow, and waits until they are released or the time is up. */
export async function sendCanary(
  context: Context,
  names: readonly CanaryFile[],
  patience: Patience,
): Promise<Observed> {
  const observed: Observed = { began: {}, ended: {}, released: {} }
  const startedAt = performance.now()
  const transfer = newCanary(context, names)
  const { id } = transfer
  if (!(await context.transfers.add(transfer, systemEvent('create', context.now(), { transferId: id })))) {
    throw new Error('The id of a canary exists.')
  }
  await within(patience, store(context, transfer, names)).catch(error => {
    observed.storageFault = noteStorageFault(context, error)
  })
  if (observed.storageFault) return observed
  const storedAt = performance.now()
  await context.workflow.start(id, CANARY_SUBJECT)

  await follow(context, id, { observed, names, startedAt, patience })
  await within(patience, readAnonymised(context, observed)).catch(() => {
    // Without it there is no verdict on anonymisation.
  })
  if (observed.activeAt === undefined) {
    await within(patience, abandon(context, id)).catch(() => {
      // The sweep removes it nevertheless.
    })
    return observed
  }
  const readAt = performance.now()
  await within(patience, readBack(context, observed, names)).catch(error => {
    observed.storageFault = noteStorageFault(context, error)
  })
  observed.storedMilliseconds = Math.round(storedAt - startedAt + performance.now() - readAt)
  await within(patience, forget(context, id)).catch(() => {
    // The sweep erases what is left.
  })
  return observed
}

/** The record comes before its contents, so that the sweep finds what a crash leaves. */
function newCanary({ now, newId, organisation }: Context, names: readonly CanaryFile[]): Transfer {
  const at = new Date(now()).toISOString()
  const address = `canary@${organisation.domains[0]}`
  return {
    id: toCanaryId(newId()),
    revision: 1,
    transferState: 'processing',
    sender: { subject: CANARY_SUBJECT, email: address },
    recipient: address,
    message: '',
    acknowledgement: false,
    sendEmailNotification: false,
    expiryDays: 1,
    expiryDate: new Date(now() + LIFE_MILLISECONDS).toISOString(),
    createdAt: at,
    finalizedAt: at,
    stateChangedAt: at,
    downloadCount: 0,
    files: names.map(toFile),
  }
}

function toFile(id: CanaryFile, tempId: number): TransferFile {
  const { name, bytes } = contents[id]
  const { headerRow, anonymizationRules: rules } = publicRules(canaryRules)
  return {
    id,
    tempId,
    name,
    size: bytes.length,
    fileExtension: fileExtension(name),
    fileState: 'waiting',
    ...(id === 'table' ? { anonymisation: { headerRow, rules, attempt: 0 } } : {}),
    revision: 1,
  }
}

async function store({ blobs, transfers, now }: Context, transfer: Transfer, names: readonly CanaryFile[]) {
  const stored = await Promise.all(
    names.map(async name => blobs.store(blobKey(transfer.id, name), toStream(contents[name].bytes))),
  )
  const files = transfer.files.map(
    (file, index): TransferFile => ({ ...file, fileState: 'uploaded', blob: stored[index] }),
  )
  const event = systemEvent('finalize', now(), { transferId: transfer.id })
  await transfers.replace(transfer, { ...transfer, files }, event)
}

async function* toStream(bytes: Buffer) {
  yield bytes
}

type Following = { observed: Observed; names: readonly CanaryFile[]; startedAt: number; patience: Patience }

async function follow({ transfers }: Context, id: string, { observed, names, startedAt, patience }: Following) {
  let before = performance.now() - startedAt
  for (;;) {
    const transfer = await within(patience, transfers.get(id))
    const at = performance.now() - startedAt
    if (!transfer) return
    observed.transfer = transfer
    for (const name of names) {
      const file = transfer.files.find(one => one.id === name)
      if (!file) continue
      observed.began[name] ??= {}
      observed.ended[name] ??= {}
      if (file.anonymisation?.attempt) observed.began[name].anonymised ??= before
      if (file.anonymisation?.blob) observed.ended[name].anonymised ??= at
      if (file.inspectionProgress !== undefined) observed.began[name].inspected ??= before
      if (file.findings) observed.ended[name].inspected ??= at
    }
    if (transfer.transferState === 'active') observed.activeAt = at
    if (transfer.transferState !== 'processing' || at >= patience.timeoutMilliseconds) return
    before = at
    await setTimeout(patience.pollMilliseconds, undefined, { signal: patience.signal })
  }
}

async function readAnonymised({ blobs }: Context, observed: Observed) {
  const { transfer } = observed
  const file = transfer?.files.find(({ id }) => id === 'table')
  if (!transfer || !file?.anonymisation?.blob) return
  const key = anonymisedKey(transfer.id, file, file.anonymisation.attempt)
  observed.anonymised = await readAll(blobs, 'incoming', key)
}

async function readBack({ blobs }: Context, observed: Observed, names: readonly CanaryFile[]) {
  const { transfer } = observed
  for (const name of names) {
    const file = transfer?.files.find(({ id }) => id === name)
    if (!transfer || !file) throw new Error('A file of the canary is missing.')
    const { key } = readContent(transfer.id, file)
    observed.released[name] = await readAll(blobs, 'released', key)
  }
}

async function readAll(blobs: Context['blobs'], area: 'incoming' | 'released', key: string): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(await blobs.read(area, key)))
}

/** Its later steps do nothing, so that they do not delay the next canary. */
async function abandon({ transfers, now }: Context, id: string) {
  await change(
    transfers,
    () => loadTransfer(transfers, id),
    current => (current.transferState === 'processing' ? transition(current, 'failed', now()) : undefined),
    systemEvent('fail', now(), { transferId: id }),
  )
}

async function forget({ transfers, blobs, now }: Context, id: string) {
  await eraseContents(blobs, await loadTransfer(transfers, id))
  await change(
    transfers,
    () => loadTransfer(transfers, id),
    current => ({ ...current, erasedAt: new Date(now()).toISOString() }),
    systemEvent('erase', now(), { transferId: id }),
  )
}

/** @throws when the time is up: the work may go on, but the run does not wait for it */
export async function within<Result>(
  { timeoutMilliseconds, signal }: Pick<Patience, 'timeoutMilliseconds' | 'signal'>,
  work: Promise<Result>,
): Promise<Result> {
  const end = new AbortController()
  const both = signal ? AbortSignal.any([signal, end.signal]) : end.signal
  const late = setTimeout(timeoutMilliseconds, undefined, { signal: both }).then(() => {
    throw new Error(`No answer in ${timeoutMilliseconds / 1000} s.`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    end.abort()
    late.catch(() => {})
  }
}

/** Members read it, and the log has the error. */
function noteStorageFault({ log }: Context, error: unknown): string {
  log.error('A file of a canary could not be stored or read.', errorFields(error))
  return 'A file could not be stored or read back.'
}

/** Bytes as they were sent. */
export function getSent(name: CanaryFile): Buffer {
  return contents[name].bytes
}
