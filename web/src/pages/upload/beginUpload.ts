import { finalizeTransfer } from '../../../../shared/contract/transfers.ts'
import type { SendingTexts } from '../../../../shared/texts/en/sending.ts'
import type { BoundCall } from '../../api/boundCall.ts'
import { ApiError } from '../../api/call.ts'
import { apiPorts } from '../../upload/apiPorts.ts'
import { guardUnload } from '../../upload/guardUnload.ts'
import { holdWhileUnderWay } from '../../upload/holdSending.ts'
import { type Handles, keepHandles } from '../../upload/keptHandles.ts'
import { createSending, type Sending } from '../../upload/sending.ts'
import { keepAwake } from '../../upload/wakeLock.ts'
import { claim } from './claim.ts'
import { forgetUpload } from './forgetUpload.ts'
import { KEPT_MILLISECONDS, type KeptClaim, keepClaim } from './keptClaims.ts'

/** What the server answers a responder in the end. */
export type CompletedUpload = { id: string; expiryDate: string }

type Beginning = {
  call: BoundCall
  claim: KeptClaim
  /** By the numbers of the files; what is missing here was uploaded before. */
  contents: ReadonlyMap<number, Blob>
  handles: Handles
  /** Lets go of the link for other tabs. */
  release: () => void
  texts: SendingTexts
  /** Hears that the link does not take these files, or none at all. */
  onRefused: (error: ApiError) => void
  /** Hears that the link was given back meanwhile: what had arrived is gone, and it was burnt anew. */
  onGivenBack: () => void
}

export type Upload = {
  sending: Sending<CompletedUpload>
  /** Whether it can go on after its tab was closed. */
  isKept: boolean
  claim: KeptClaim
}

/** How often the sign of life of a running upload is written down. */
const MILLISECONDS_BETWEEN_SIGNS = 10 * 60_000

/** An upload of a responder: it burns its link first, unless that happened before. */
export function beginUpload({
  call,
  claim: begun,
  contents,
  handles,
  release,
  texts,
  onRefused,
  onGivenBack,
}: Beginning): Upload {
  const { linkId } = begun
  const record = toRecord(begun)
  let leave: (() => void) | undefined
  void keepHandles(linkId, handles, Date.now(), Date.now() - KEPT_MILLISECONDS)

  const sending = createSending<CompletedUpload>(
    begun.files.map(({ tempId, name, size, sha256 }) => ({
      ...{ tempId, name, size, sha256 },
      content: contents.get(tempId),
    })),
    {
      ...apiPorts(call),
      async create(signal) {
        const claimed = await claim(call, begun, signal).catch(error => {
          if (isRefusal(error)) leave = () => onRefused(error)
          throw error
        })
        const { uploadId = claimed.id } = record.kept()
        record.note({ uploadId: claimed.id })
        if (uploadId === claimed.id) return claimed
        leave = onGivenBack
        throw new Error('The link was given back meanwhile.')
      },
      finalize: (id, signal) => call(finalizeTransfer, { params: { id }, signal }),
    },
    texts,
  )
  holdWhileUnderWay(sending, () => linkId, release)
  guardUnload(sending)
  keepAwake(sending)
  keepRecord(sending, record)
  sending.subscribe(() => {
    if (sending.state().stage !== 'failed' || !leave) return
    // So that closing the tab asks nothing any more.
    sending.cancel()
    leave()
  })
  return { sending, isKept: record.isKept, claim: begun }
}

/** Whether the server said no to the claim itself. Anything else may have burnt the link all the same. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

/** What is kept of an upload in the browser, written anew with whatever is known more. */
function toRecord(begun: KeptClaim) {
  let kept = begun
  const note = (patch: Partial<KeptClaim>) => {
    kept = { ...kept, ...patch, keptAt: Date.now() }
    return keepClaim(kept)
  }
  return { isKept: note({}), note, kept: () => kept }
}

function keepRecord(sending: Sending<CompletedUpload>, { note, kept }: ReturnType<typeof toRecord>): void {
  let noted = { uploaded: 0, bytes: 0, at: Date.now() }
  sending.subscribe(() => {
    const { stage, files, sentBytes } = sending.state()
    if (stage === 'done') return forgetUpload(kept().linkId)
    const uploaded = files.filter(file => file.stage === 'uploaded').length
    // Only what the server hears of keeps it waiting.
    const isAlive = sentBytes > noted.bytes && Date.now() - noted.at > MILLISECONDS_BETWEEN_SIGNS
    if (uploaded === noted.uploaded && !isAlive) return
    noted = { uploaded, bytes: sentBytes, at: Date.now() }
    const computeDigest = (tempId: number) => files.find(file => file.tempId === tempId)?.sha256
    note({ files: kept().files.map(file => ({ ...file, sha256: computeDigest(file.tempId) })) })
  })
}
