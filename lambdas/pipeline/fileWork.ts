import type { Source } from '../../engine/source.ts'
import type { Transfer, TransferFile, TransferRecord } from '../../shared/domain/transfer.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { blobSource } from '../core/transfer/blobSource.ts'
import type { Content } from '../core/transfer/publishedFiles.ts'
import { claimedFile } from './conditionalFile.ts'
import { StepBusy, type StepInput } from './step.ts'

export const fileWorkReach: Reach = { transfers: ['getFile', 'replaceFile'] }

/** A crashed early run delays its transfer by at most this. */
export const LEASE_MILLISECONDS = 60_000
const RENEWAL_MILLISECONDS = 15_000

export type FileWork = {
  claim: ReturnType<typeof claimedFile>
  /** Fails soon after an upload with early work is given up. */
  toSource(content: Pick<Content, 'key' | 'size'>): Source
}

/** Early work begins only before finalize; afterwards the transfer's own run does the rest. */
export function isInWork({ transferState }: Pick<Transfer, 'transferState'>, { isEarly }: StepInput): boolean {
  return transferState === (isEarly ? 'uploading' : 'processing')
}

/** The same for the steps after `verify`. Early work ends with a step that found a fault. */
export function isReady(transfer: Pick<Transfer, 'transferState'>, file: TransferFile, input: StepInput): boolean {
  const { fileState } = file
  const isEnded = fileState === 'waiting' || fileState === 'uploaded' || fileState === 'error'
  return isInWork(transfer, input) && !(input.isEarly && isEnded)
}

/** A step that is under way goes on after finalize. */
export async function hasEnded({ transfers }: Pick<Context, 'transfers'>, { transferId, fileId = '' }: StepInput) {
  const { transfer, file } = (await transfers.getFile(transferId, fileId)) ?? {}
  const isAlive = transfer?.transferState === 'uploading' || transfer?.transferState === 'processing'
  return !isAlive || !file
}

/**
 * An early run holds a lease on its file, so that the transfer's own run waits for the result instead of doing the same work.
 * @throws StepBusy while another run holds the lease
 */
export async function workOnFile(
  context: Pick<Context, 'transfers' | 'blobs' | 'now'>,
  input: StepInput,
  { transfer, file }: { transfer: TransferRecord; file: TransferFile },
  work: (parts: FileWork) => Promise<void>,
): Promise<void> {
  const { transfers, blobs, now } = context
  if (isLeased(file, now())) throw new StepBusy()
  const claim = claimedFile(transfers, transfer.id, file)
  if (!input.isEarly) return work({ claim, toSource: content => blobSource(blobs, content) })

  const workedFrom = file.early?.workedFrom ?? toDate(now())
  const hold = () => claim.change({ early: { workedFrom, leasedUntil: toDate(now() + LEASE_MILLISECONDS) } })
  const end = new AbortController()
  const renew = async () => {
    if (await hasEnded(context, input)) throw new Error('The upload was given up.')
    if (!end.signal.aborted) await hold()
  }
  await hold()
  const timer = setInterval(() => void renew().catch(error => end.abort(error)), RENEWAL_MILLISECONDS)
  try {
    await work({ claim, toSource: content => endingSource(blobSource(blobs, content), end.signal) })
  } finally {
    clearInterval(timer)
    // A renewal under way would hold the file for another minute.
    end.abort()
    // Otherwise the lease ends with its time.
    await claim.change({ early: { workedFrom } }).catch(() => undefined)
  }
}

function isLeased({ early }: TransferFile, now: number): boolean {
  return early?.leasedUntil !== undefined && Date.parse(early.leasedUntil) > now
}

function endingSource({ size, read }: Source, signal: AbortSignal): Source {
  return {
    size,
    async *read(start, end) {
      for await (const piece of read(start, end)) {
        signal.throwIfAborted()
        yield piece
      }
    },
  }
}

const toDate = (at: number) => new Date(at).toISOString()
