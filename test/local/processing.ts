import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import { sealedContext } from '../../lambdas/core/secrets/sealedContexts.ts'
import { toStoredRules } from '../../lambdas/core/transfer/anonymisationRules.ts'
import { blobKey } from '../../lambdas/core/transfer/blobKey.ts'
import { transferWorkflow } from '../../lambdas/pipeline/workflow.ts'
import type { AnonymizationRule } from '../../shared/domain/anonymisation.ts'
import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { testHost, withDatabase } from '../harness/host.ts'
import { getOutbox } from '../harness/person.ts'

export const DAY = 86_400_000
const event = { at: '', action: 'finalize', actor: 'alice', result: 'done' } as const

export type Draft = { name: string; content: string | Uint8Array; rules?: AnonymizationRule[] } & Partial<TransferFile>

/** A host without jobs: tests run the steps one by one. Each transfer has its own sender and recipient. */
export async function processingHost(options: Parameters<typeof testHost>[0] = {}) {
  const host = await testHost(options)
  const { context, clock } = host
  const at = (milliseconds: number) => new Date(clock.now() + milliseconds).toISOString()
  let transfers = 0

  /** Adds a finalized transfer with stored files. */
  async function added(drafts: readonly Draft[], more: Partial<Transfer> = {}): Promise<string> {
    transfers += 1
    const id = `transfer-${transfers}`
    const files = await Promise.all(drafts.map((draft, index) => storedFile(id, index, draft)))
    const sealed = await context.keys.seal(`secret-of-${id}`, sealedContext('link', id))
    const transfer = aTransfer(id, {
      transferState: 'processing',
      sender: { subject: `subject-of-${id}`, email: `sender-of-${id}@acme.example` },
      recipient: `recipient-of-${id}@partner.example`,
      acknowledgement: true,
      createdAt: at(0),
      stateChangedAt: at(0),
      finalizedAt: at(0),
      expiryDate: at(7 * DAY),
      link: { digest: computeDigest(`secret-of-${id}`), sealed },
      files,
      ...more,
    })
    await context.transfers.add(transfer, event)
    return id
  }

  async function storedFile(transferId: string, tempId: number, { content, rules, ...more }: Draft) {
    const id = `${transferId}-file-${tempId}`
    const blob = await store(blobKey(transferId, id), content)
    const policy = rules && { headerRow: true, anonymizationRules: rules }
    const anonymisation = await toStoredRules(context.keys, id, policy)
    const fileExtension = more.name.split('.').at(-1) ?? ''
    const known = { tempId, size: blob.size, fileExtension, fileState: 'uploaded', blob } as const
    return aFile(id, { ...known, ...(anonymisation ? { anonymisation } : {}), ...more })
  }

  function store(key: string, content: string | Uint8Array) {
    async function* bytes() {
      yield Buffer.from(content)
    }
    return context.blobs.store(key, bytes())
  }

  async function get(id: string): Promise<Transfer> {
    const transfer = await context.transfers.get(id)
    if (!transfer) throw new Error(`The transfer ${id} is gone.`)
    return transfer
  }

  async function getFile(id: string, index = 0): Promise<TransferFile> {
    const file = (await get(id)).files[index]
    if (!file) throw new Error(`The transfer ${id} has no file ${index}.`)
    return file
  }

  /** Changes a record between two steps, as another process could. */
  async function edit(id: string, changes: (transfer: Transfer) => Partial<Transfer>) {
    const before = await get(id)
    await context.transfers.replace(before, { ...before, ...changes(before) }, event)
  }

  async function run(name: string, id: string, by = context) {
    const step = transferWorkflow.steps.find(one => one.name === name)
    if (!step) throw new Error(`No step has the name ${name}.`)
    if (step.filesAtOnce === undefined) return step.run(by, { transferId: id })
    for (const { id: fileId } of (await get(id)).files) await step.run(by, { transferId: id, fileId })
  }

  /** Runs the workflow from its start, including the named step. */
  async function runTo(name: string, id: string) {
    for (const step of transferWorkflow.steps) {
      await run(step.name, id)
      if (step.name === name) return
    }
  }

  /** The action, the detail and the index of the file of each audit event of the system. */
  function events(id: string): string[] {
    const rows = withDatabase(host, database =>
      database
        .prepare(
          `SELECT action, detail, file_id AS fileId FROM audit
           WHERE transfer_id = ? AND actor = 'system' AND result = 'done' ORDER BY sequence`,
        )
        .all(id),
    )
    return rows.map(({ action, detail, fileId }) => {
      const index = fileId === null ? undefined : String(fileId).slice(id.length + '-file-'.length)
      return [action, detail, index].filter(part => part !== null && part !== undefined).join(' ')
    })
  }

  /** Oldest first. */
  async function mailsTo(role: 'sender' | 'recipient', id: string) {
    return (await getOutbox(host.origin)).filter(({ to }) => to.startsWith(`${role}-of-${id}@`)).reverse()
  }

  const isStored = (key: string, area: 'incoming' | 'released' = 'incoming') =>
    context.blobs.read(area, key).then(
      async stream => {
        await stream.cancel()
        return true
      },
      () => false,
    )

  async function readBytes(key: string): Promise<Buffer> {
    return Buffer.concat(await Array.fromAsync(await context.blobs.read('incoming', key)))
  }

  return {
    host,
    context,
    clock,
    at,
    added,
    store,
    get,
    getFile,
    edit,
    run,
    runTo,
    events,
    mailsTo,
    isStored,
    readBytes,
  }
}
export type ProcessingHost = Awaited<ReturnType<typeof processingHost>>
