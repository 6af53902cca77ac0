import { forgetHandles } from '../../upload/keptHandles.ts'
import { forgetClaim, keptClaim } from './keptClaims.ts'

/** Nothing of an upload stays in the browser once it is over. */
export function forgetUpload(linkId: string): void {
  if (keptClaim(linkId) === undefined) return
  forgetClaim(linkId)
  void forgetHandles(linkId)
}
