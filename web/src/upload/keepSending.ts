import type { FileToSend } from '../files/chosenFile.ts'
import { holdWhileUnderWay } from './holdSending.ts'
import { forgetSending, type KeptSending, putSending, touchSending } from './keptSendings.ts'
import type { Sending } from './sending.ts'
import type { CreatedTransfer } from './sendingPorts.ts'
import { takeSample } from './takeSample.ts'
import { isUnderWay } from './underWay.ts'

/** How often the sign of life of a running sending is written down. */
const MILLISECONDS_BETWEEN_SIGNS = 10 * 60_000

export type RecordOf = (transfer: CreatedTransfer) => Promise<KeptSending | undefined>

const kept = new WeakSet<Sending>()
const listeners = new Set<() => void>()

/** Whether it can go on after its tab was closed. */
export function isKept(sending: Sending): boolean {
  return kept.has(sending)
}

/** @returns ends the listening */
export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What will be kept of a new sending. The files are sampled at once, so that it is there before the first byte goes. */
export function toRecord(files: readonly FileToSend[], subject: string): RecordOf {
  const sampled = Promise.all(files.map(async file => ({ ...file, sample: await takeSample(file.file) })))
  // An unreadable file shows when it is sent, too.
  sampled.catch(() => {})
  return async transfer => {
    const entries = (await sampled).flatMap(({ tempId, file: { lastModified }, handle, sample }) => {
      const fileId = transfer.files.find(created => created.tempId === tempId)?.id
      if (fileId === undefined || sample === undefined) return []
      return [{ tempId, fileId, lastModified, sample, ...(handle ? { handle } : {}) }]
    })
    if (entries.length < files.length) return undefined
    return { transferId: transfer.id, subject, keptAt: Date.now(), files: entries }
  }
}

/**
 * Keeps a sending in this browser from when the server has it until it is done or given up, and holds it for this tab
 * while it is at work.
 * @param release of the hold that this tab has on it already
 */
export function keepSending(sending: Sending, record: RecordOf, release?: () => void): void {
  let isWanted = false
  let signed = { at: Date.now(), bytes: 0 }
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch(() => {})
  }

  const become = (isKeptNow: boolean) => {
    if (isKeptNow) kept.add(sending)
    else kept.delete(sending)
    for (const listener of listeners) listener()
  }
  const write = async (transfer: CreatedTransfer) => {
    const now = await record(transfer)
    become(now !== undefined && (await putSending({ ...now, keptAt: Date.now() })))
  }
  const sign = async ({ id }: CreatedTransfer) => become(isKept(sending) && (await touchSending(id)))
  const remove = async ({ id }: CreatedTransfer) => {
    become(false)
    await forgetSending(id)
  }

  holdWhileUnderWay(sending, () => sending.state().transfer?.id, release)
  sending.subscribe(() => {
    const state = sending.state()
    const { stage, transfer, sentBytes } = state
    if (!transfer) return
    const wasWanted = isWanted
    isWanted = isUnderWay(state) || stage === 'failed'
    if (isWanted && !wasWanted) inTurn(() => write(transfer))
    else if (wasWanted && !isWanted) inTurn(() => remove(transfer))
    // Only what the server hears of keeps it waiting.
    if (isWanted && sentBytes > signed.bytes && Date.now() - signed.at > MILLISECONDS_BETWEEN_SIGNS) {
      signed = { at: Date.now(), bytes: sentBytes }
      inTurn(() => sign(transfer))
    }
  })
}
