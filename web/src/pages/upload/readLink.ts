import type * as z from 'zod'
import { getTransfer } from '../../../../shared/contract/requests.ts'
import { finalizeTransfer } from '../../../../shared/contract/transfers.ts'
import type { BoundCall } from '../../api/boundCall.ts'
import { ApiError } from '../../api/call.ts'
import { getStatus } from '../../upload/failure.ts'
import { isHeld } from '../../upload/holdSending.ts'
import { forgetUpload } from './forgetUpload.ts'
import { type KeptClaim, keptClaim } from './keptClaims.ts'

/** What a responder is asked for. */
export type Asked = z.output<typeof getTransfer.reply>['transfer']

/**
 * How an upload link stands for this browser. `handedIn`: it was used from here, and only the last answer was lost.
 * `taken`: another upload came first, when this browser tried. `begun`: one has begun elsewhere.
 */
export type LinkCheck =
  | { kind: 'open'; asked: Asked }
  | { kind: 'unfinished'; asked: Asked; claim: KeptClaim }
  | { kind: 'handedIn'; asked: Asked; claim: KeptClaim }
  | { kind: 'begun'; asked: Asked }
  | { kind: 'used' | 'taken' | 'expired' | 'withdrawn' | 'unknown' }
  | { kind: 'unreachable'; error: unknown }

/** Looks at a link afresh; what this browser kept of one that takes nothing from it any more is forgotten. */
export async function readLink(call: BoundCall, linkId: string): Promise<LinkCheck> {
  try {
    const { transfer: asked } = await call(getTransfer, { params: { id: linkId } })
    const claim = keptClaim(linkId)
    const isOpen = asked.transferState === 'requested'
    // Another tab may be about to burn it. Otherwise the claim never arrived, or was given back.
    if (isOpen && !(claim && (await isHeld(linkId)))) return forgetting(linkId, { kind: 'open', asked })
    if (claim === undefined) return asked.transferState === 'uploading' ? { kind: 'begun', asked } : { kind: 'used' }
    if (isOpen || asked.transferState === 'uploading') return { kind: 'unfinished', asked, claim }
    const isOurs = await wasHandedIn(call, claim)
    return forgetting(linkId, isOurs ? { kind: 'handedIn', asked, claim } : { kind: 'used' })
  } catch (error) {
    const kind = kindOfRefusal(error)
    return kind === 'unreachable' ? { kind, error } : forgetting(linkId, { kind })
  }
}

/** What a refusal says of a link, before it is burnt and when it is to be. */
export function kindOfRefusal(error: unknown): 'taken' | 'expired' | 'withdrawn' | 'unknown' | 'unreachable' {
  const status = getStatus(error)
  if (status === 409) return 'taken'
  if (status === 410 && error instanceof ApiError && error.reply?.errorReason === 'revoked') return 'withdrawn'
  if (status === 410) return 'expired'
  // What is no link at all is refused before it is looked up.
  return status === 404 || status === 400 ? 'unknown' : 'unreachable'
}

/** Whoever handed it in may ask again; others know no id by which to ask. */
async function wasHandedIn(call: BoundCall, { uploadId }: KeptClaim): Promise<boolean> {
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
