import type { FileToSend } from '../files/chosenFile.ts'
import { forgetSending, type KeptSending, putSending, touchSending } from './keptSendings.ts'
import { HEARTBEAT_INTERVAL_MS } from './lifetimes.ts'
import type { Sending } from './sending.ts'
import { holdWhileUnderWay } from './sendingLock.ts'
import type { CreatedTransfer } from './sendingPorts.ts'
import { takeSample } from './takeSample.ts'
import { isUnderWay } from './underWay.ts'

export type RecordOf = (transfer: CreatedTransfer) => Promise<KeptSending | undefined>

const kept = new WeakSet<Sending>()
const listeners = new Set<() => void>()

export function isKept(sending: Sending): boolean {
  return kept.has(sending)
}

/** @returns a function that unsubscribes */
export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Samples immediately, to have the record before the first byte is sent. */
export function toRecord(files: readonly FileToSend[], subject: string): RecordOf {
  const sampled = Promise.all(files.map(async file => ({ ...file, sample: await takeSample(file.file) })))
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
 * Keeps the record until the sending is done or discarded.
 * @param release a lock that this tab already holds
 */
export function keepSending(sending: Sending, record: RecordOf, release?: () => void): void {
  let isWanted = false
  let refreshed = { at: Date.now(), bytes: 0 }
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
  const refresh = async ({ id }: CreatedTransfer) => become(isKept(sending) && (await touchSending(id)))
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
    if (isWanted && sentBytes > refreshed.bytes && Date.now() - refreshed.at > HEARTBEAT_INTERVAL_MS) {
      refreshed = { at: Date.now(), bytes: sentBytes }
      inTurn(() => refresh(transfer))
    }
  })
}
