import * as z from 'zod'
import { isCanary } from '../../shared/domain/canary.ts'
import { findHoldingPart } from '../../shared/domain/health.ts'
import type { Context } from '../core/request/context.ts'
import { Postponed } from '../core/request/postponed.ts'
import type { Reach } from '../core/request/reach.ts'
import { uploadKey } from '../core/transfer/publishedFiles.ts'

export const fileArrivedReach: Reach = { transfers: ['getFile'], workflow: ['startEarly'], health: ['latest'] }

/**
 * A new version under a key of the area `incoming`, `at` epoch ms. Without a version, the pinned one is meant. `isScanned`: it
 * arrived before, and its malware scanner now has a verdict.
 */
export type Arrival = { key: string; version: string | undefined; at: number; isScanned?: true }

/** Clients report a complete file within seconds. Without a report, finalize does all work. */
const MAX_WAIT_MILLISECONDS = 10 * 60_000

/** `<transfer>.<file>`; contents that the product makes have a third part. */
const UPLOAD_KEY = /^([^.]+)\.([^.]+)$/

/**
 * A key in this event is not encoded. The id of a version is optional in its description.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/ev-events.html
 */
const ObjectCreated = z.object({
  time: z.iso.datetime(),
  detail: z.object({ object: z.object({ key: z.string(), 'version-id': z.string().optional() }) }),
})

/** @throws Postponed for a file that is not reported complete yet */
export async function fileArrived(context: Context, event: unknown): Promise<void> {
  const { success, data } = ObjectCreated.safeParse(event)
  if (!success) throw new Error('The message is no event of a new object.')
  const { key, 'version-id': version } = data.detail.object
  const waiting = await startArrived(context, [{ key, version, at: Date.parse(data.time) }])
  if (waiting.length > 0) throw new Postponed()
}

type Parts = Pick<Context, 'transfers' | 'workflow' | 'health' | 'now'>

/**
 * Starts the work of complete files. Events may be early, late, repeated, or about other contents.
 * @returns those whose file is not reported complete yet
 */
export async function startArrived(context: Parts, arrivals: readonly Arrival[]): Promise<Arrival[]> {
  const { health, now } = context
  if (findHoldingPart(await health.latest())) return []
  const waiting: Arrival[] = []
  for (const arrival of arrivals) {
    const isComplete = await startComplete(context, arrival)
    if (!isComplete && now() - arrival.at < MAX_WAIT_MILLISECONDS) waiting.push(arrival)
  }
  return waiting
}

/** @returns false for a file that the client has not reported complete */
async function startComplete(
  { transfers, workflow }: Pick<Context, 'transfers' | 'workflow'>,
  { key, version, isScanned }: Arrival,
): Promise<boolean> {
  const [, transferId, fileId] = UPLOAD_KEY.exec(key) ?? []
  if (transferId === undefined || fileId === undefined || isCanary(transferId)) return true
  const { transfer, file } = (await transfers.getFile(transferId, fileId)) ?? {}
  if (transfer?.transferState !== 'uploading' || !file || uploadKey(transferId, file) !== key) return true
  if (!file.blob) return false
  // Another version is pinned: this one was replaced before.
  const pinned = file.blob.version
  const isPinned = (version ?? pinned) === pinned
  // The first run found the verdict.
  const isDone = isScanned && file.malware !== undefined && file.malware.verdict !== 'unavailable'
  if (isPinned && !isDone) {
    const complete = { transferId, fileId, version: pinned, ...(isScanned ? { isScanned } : {}) }
    await workflow.startEarly(complete, transfer.sender.subject)
  }
  return true
}
