import type * as z from 'zod'
import { getTransfer } from '../../../../shared/contract/requests.ts'
import { finalizeTransfer } from '../../../../shared/contract/transfers.ts'
import type { BoundCall } from '../../api/boundCall.ts'
import { ApiError } from '../../api/call.ts'
import { getStatus } from '../../upload/failure.ts'
import { isHeld } from '../../upload/sendingLock.ts'
import { forgetUpload, type KeptClaim, keptClaim } from './keptClaims.ts'

export type Asked = z.output<typeof getTransfer.reply>['transfer']

/**
 * `elsewhere`: another tab of this browser uploads. `handedIn`: used from this browser, but its last reply was lost. `taken`: another upload was first. `begun`: an
 * upload began elsewhere.
 */
export type LinkCheck =
  | { kind: 'open'; asked: Asked }
  | { kind: 'unfinished'; asked: Asked; claim: KeptClaim }
  | { kind: 'elsewhere'; asked: Asked; claim: KeptClaim }
  | { kind: 'handedIn'; asked: Asked; claim: KeptClaim }
  | { kind: 'begun'; asked: Asked }
  | { kind: 'used' | 'taken' | 'expired' | 'withdrawn' | 'infected' | 'unknown' }
  | { kind: 'unreachable'; error: unknown }

/** Removes this browser's data of a link that is over. */
export async function readLink(call: BoundCall, linkId: string): Promise<LinkCheck> {
  try {
    const { transfer: asked } = await call(getTransfer, { params: { id: linkId } })
    if (asked.isInfected) return forgetting(linkId, { kind: 'infected' })
    const claim = keptClaim(linkId)
    const isOpen = asked.transferState === 'requested'
    // Another tab may be about to claim it. Otherwise the claim never arrived, or the link was reopened.
    if (isOpen && !(claim && (await isHeld(linkId)))) return forgetting(linkId, { kind: 'open', asked })
    if (claim === undefined) return asked.transferState === 'uploading' ? { kind: 'begun', asked } : { kind: 'used' }
    if (isOpen || asked.transferState === 'uploading') {
      return { kind: (await isHeld(linkId)) ? 'elsewhere' : 'unfinished', asked, claim }
    }
    const isOurs = await isSubmitted(call, claim)
    return forgetting(linkId, isOurs ? { kind: 'handedIn', asked, claim } : { kind: 'used' })
  } catch (error) {
    const kind = kindOfRefusal(error)
    return kind === 'unreachable' ? { kind, error } : forgetting(linkId, { kind })
  }
}

export function kindOfRefusal(error: unknown): 'taken' | 'expired' | 'withdrawn' | 'unknown' | 'unreachable' {
  const status = getStatus(error)
  if (status === 409) return 'taken'
  if (status === 410 && error instanceof ApiError && error.reply?.errorReason === 'revoked') return 'withdrawn'
  if (status === 410) return 'expired'
  // A malformed link is rejected before the lookup.
  return status === 404 || status === 400 ? 'unknown' : 'unreachable'
}

/** Whether malware was found in the files of a link that was used. */
export async function isInfected(call: BoundCall, linkId: string): Promise<boolean> {
  const { transfer } = await call(getTransfer, { params: { id: linkId } })
  return transfer.isInfected ?? false
}

/** Only the uploader knows the id. */
async function isSubmitted(call: BoundCall, { uploadId }: KeptClaim): Promise<boolean> {
  if (uploadId === undefined) return false
  try {
    await call(finalizeTransfer, { params: { id: uploadId } })
    return true
  } catch (error) {
    if (kindOfRefusal(error) === 'unreachable') throw error
    return false
  }
}

function forgetting(linkId: string, look: LinkCheck): LinkCheck {
  forgetUpload(linkId)
  return look
}

/** An anonymous requester appears as the organisation. */
export function getRequesterName({ requester, organisationName }: Asked): string {
  return requester ?? organisationName
}
