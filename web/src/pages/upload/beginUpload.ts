import { finalizeTransfer } from '../../../../shared/contract/transfers.ts'
import type { BoundCall } from '../../api/boundCall.ts'
import type { ApiError } from '../../api/call.ts'
import { apiPorts } from '../../upload/apiPorts.ts'
import { isRefusal } from '../../upload/failure.ts'
import { guardUnload } from '../../upload/guardUnload.ts'
import { type Handles, keepHandles } from '../../upload/keptHandles.ts'
import { HEARTBEAT_INTERVAL_MS, RECORD_KEPT_MS } from '../../upload/lifetimes.ts'
import { createSending, type Sending } from '../../upload/sending.ts'
import { holdWhileUnderWay } from '../../upload/sendingLock.ts'
import { keepAwake } from '../../upload/wakeLock.ts'
import { claim } from './claim.ts'
import { forgetUpload, type KeptClaim, keepClaim } from './keptClaims.ts'
import { getRespondingTexts } from './respondingTexts.ts'

export type CompletedUpload = { id: string; expiryDate: string }

type Beginning = {
  call: BoundCall
  claim: KeptClaim
  /** By number; omits files uploaded before. */
  contents: ReadonlyMap<number, Blob>
  handles: Handles
  /** Releases the lock for other tabs. */
  release: () => void
  onRefused: (error: ApiError) => void
  /** The link was reopened: the uploaded parts are lost, and it is claimed again. */
  onReopened: () => void
}

export type Upload = {
  sending: Sending<CompletedUpload>
  /** Whether it can resume after the tab was closed. */
  isKept: boolean
  claim: KeptClaim
}

/** Claims the link first, unless that is done. */
export function beginUpload({
  call,
  claim: begun,
  contents,
  handles,
  release,
  onRefused,
  onReopened,
}: Beginning): Upload {
  const { linkId } = begun
  const record = toRecord(begun)
  let leave: (() => void) | undefined
  void keepHandles(linkId, handles, Date.now(), Date.now() - RECORD_KEPT_MS)

  const sending = createSending<CompletedUpload>(
    begun.files.map(({ tempId, name, size, sha256 }) => ({
      ...{ tempId, name, size, sha256 },
      content: contents.get(tempId),
    })),
    {
      ...apiPorts(call),
      async create(signal) {
        const claimed = await claim(call, begun, signal).catch(error => {
          // After any other error the link may be used up.
          if (isRefusal(error)) leave = () => onRefused(error)
          throw error
        })
        const { uploadId = claimed.id } = record.kept()
        record.note({ uploadId: claimed.id })
        if (uploadId === claimed.id) return claimed
        leave = onReopened
        throw new Error('The link was reopened in the meantime.')
      },
      finalize: (id, signal) => call(finalizeTransfer, { params: { id }, signal }),
    },
    getRespondingTexts,
  )
  holdWhileUnderWay(sending, () => linkId, release)
  guardUnload(sending)
  keepAwake(sending)
  keepRecord(sending, record)
  sending.subscribe(() => {
    if (sending.state().stage !== 'failed' || !leave) return
    // Closing the tab asks no question.
    sending.cancel()
    leave()
  })
  return { sending, isKept: record.isKept, claim: begun }
}

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
    const isAlive = sentBytes > noted.bytes && Date.now() - noted.at > HEARTBEAT_INTERVAL_MS
    if (uploaded === noted.uploaded && !isAlive) return
    noted = { uploaded, bytes: sentBytes, at: Date.now() }
    const computeDigest = (tempId: number) => files.find(file => file.tempId === tempId)?.sha256
    note({ files: kept().files.map(file => ({ ...file, sha256: computeDigest(file.tempId) })) })
  })
}
