import type { TransferFile, TransferRecord } from '../../shared/domain/transfer.ts'
import { requestTexts } from '../../shared/texts/en/upload.ts'
import { abandonTexts } from '../../shared/texts/ownTransfers.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import type { Uploader } from '../core/request/authenticate.ts'
import { Refusal, revoked, uploadOver } from '../core/request/refusal.ts'
import { uploadersTransfer } from '../core/transfer/ownTransfer.ts'
import type { Transfers } from '../ports/transfers.ts'

/** For the beginning of a PUT; its duration is not limited. */
export const URL_MILLISECONDS = 15 * 60_000
/** Far below the day after which an upload counts as abandoned. */
const TOUCH_MILLISECONDS = 60 * 60_000
/** An unfinished upload must not use its space forever. */
const MAX_UPLOAD_MILLISECONDS = 7 * 24 * 60 * 60_000

/** @throws Refusal 409 */
export function assertUploading(transfer: TransferRecord, file: TransferFile) {
  if (transfer.transferState === 'provisional') {
    throw new Refusal('conflict', 'Confirm the transfer first; then its files can be uploaded.')
  }
  if (transfer.transferState === 'failed') throw refuseFailed(transfer)
  assertNotRevoked(transfer)
  if (transfer.transferState !== 'uploading') {
    throw refuseSubmitted()
  }
  if (file.fileState !== 'waiting') throw new Refusal('conflict', `${file.name} was already uploaded.`)
}

/** A responder learns neither findings nor policies. */
function refuseFailed({
  request,
  finalizedAt,
  failureReason,
}: Pick<TransferRecord, 'request' | 'finalizedAt' | 'failureReason'>) {
  if (request) return finalizedAt === undefined ? uploadOver(requestTexts.blocked) : refuseSubmitted()
  return uploadOver(failureReason ?? 'This transfer failed. Please send the files again.')
}

function refuseSubmitted(): Refusal {
  return uploadOver('The files of this transfer were already submitted.')
}

/** For a transfer that was retracted before its files were submitted. @throws Refusal 410 */
export function assertNotRevoked({ transferState, finalizedAt, request }: TransferRecord) {
  if (transferState !== 'retracted' || finalizedAt !== undefined) return
  throw revoked(request ? requestTexts.withdrawn : abandonTexts.done)
}

/** @throws Refusal 409 when the client names another upload */
export function toMultipart(file: TransferFile, uploadId: string) {
  if (file.multipart?.uploadId !== uploadId) {
    throw new Refusal('conflict', `This is not the current upload of ${file.name}. Request its upload URL again.`)
  }
  return file.multipart
}

/** The store no longer has the upload: it was completed or dropped. */
export function refuseEndedUpload(file: TransferFile): Refusal {
  return new Refusal('conflict', `The upload of ${file.name} has ended. Complete it, or start it again.`)
}

/** A lost write is harmless: the concurrent one is activity too. */
export async function recordActivity(
  request: Parameters<typeof callerEvent>[2] & { params: { id: string }; caller: Uploader },
  { transfers, now }: { transfers: Pick<Transfers, 'ofSender' | 'getByLink' | 'replace'>; now: () => number },
  { stateChangedAt, createdAt, request: asked }: TransferRecord,
) {
  const isFresh = now() - Date.parse(stateChangedAt) < TOUCH_MILLISECONDS
  // A request's claim may be weeks after its creation.
  const begunAt = asked?.responder?.claimedAt ?? createdAt
  const isTooOld = now() - Date.parse(begunAt) > MAX_UPLOAD_MILLISECONDS
  if (isFresh || isTooOld) return
  const transfer = await uploadersTransfer(transfers, request.params.id, request.caller)
  if (transfer.stateChangedAt !== stateChangedAt) return
  const event = callerEvent('go-on-uploading', now(), request, { transferId: transfer.id })
  await transfers.replace(transfer, { ...transfer, stateChangedAt: new Date(now()).toISOString() }, event)
}
