import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { abandonTexts } from '../../shared/texts/ownTransfers.ts'
import { requestTexts } from '../../shared/texts/requests.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { Refusal, revoked } from '../core/request/refusal.ts'
import type { Transfers } from '../ports/transfers.ts'

/** A PUT must begin within this time; it may take as long as it takes. */
export const URL_MILLISECONDS = 15 * 60_000
/** Far below the day after which an upload counts as abandoned, far above what each call would write. */
const TOUCH_MILLISECONDS = 60 * 60_000
/** Whatever is asked for after that, an upload that is not done is given up: it cannot keep room for ever. */
const MAX_UPLOAD_MILLISECONDS = 7 * 24 * 60 * 60_000

/** Uploads are taken only while the transfer is being uploaded, and for a file that was not completed yet. */
export function assertUploading(transfer: Transfer, file: TransferFile) {
  if (transfer.transferState === 'provisional') {
    throw new Refusal('conflict', 'Confirm the transfer first; then its files can be uploaded.')
  }
  if (transfer.transferState === 'failed') {
    throw new Refusal('conflict', transfer.failureReason ?? 'This transfer failed. Please send the files again.')
  }
  assertNotRevoked(transfer)
  if (transfer.transferState !== 'uploading') {
    throw new Refusal('conflict', 'The files of this transfer were already handed in.')
  }
  if (file.fileState !== 'waiting') throw new Refusal('conflict', `${file.name} was already uploaded.`)
}

/** Refuses what was taken back before its files were handed in: a request by its requester, an upload by its sender. */
export function assertNotRevoked({ transferState, finalizedAt, request }: Transfer) {
  if (transferState !== 'retracted' || finalizedAt !== undefined) return
  throw revoked(request ? requestTexts.withdrawn : abandonTexts.done)
}

/** The multipart upload of a file, if it is the one that the client speaks of. */
export function toMultipart(file: TransferFile, uploadId: string) {
  if (file.multipart?.uploadId !== uploadId) {
    throw new Refusal('conflict', `This is not the upload of ${file.name}. Ask for its upload URL again.`)
  }
  return file.multipart
}

/** Nobody knows of an upload that the record names: it was put together, or dropped. */
export function uploadIsOver(file: TransferFile): Refusal {
  return new Refusal('conflict', `The upload of ${file.name} is over. Complete it, or begin it anew.`)
}

/**
 * Notes that somebody works on an upload, if the last sign of it is old enough to be worth writing. Losing to somebody
 * else is no matter: theirs is a sign of life as well.
 */
export async function recordActivity(
  request: Parameters<typeof callerEvent>[2],
  { transfers, now }: { transfers: Pick<Transfers, 'replace'>; now: () => number },
  transfer: Transfer,
) {
  const isFresh = now() - Date.parse(transfer.stateChangedAt) < TOUCH_MILLISECONDS
  // Of a request the upload begins when its link is burnt, which may be weeks after it was made.
  const begunAt = transfer.request?.responder?.claimedAt ?? transfer.createdAt
  const isTooOld = now() - Date.parse(begunAt) > MAX_UPLOAD_MILLISECONDS
  if (isFresh || isTooOld) return
  const event = callerEvent('go-on-uploading', now(), request, { transferId: transfer.id })
  await transfers.replace(transfer, { ...transfer, stateChangedAt: new Date(now()).toISOString() }, event)
}
