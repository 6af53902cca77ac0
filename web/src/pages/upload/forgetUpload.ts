import { forgetHandles } from '../../upload/keptHandles.ts'
import { forgetClaim, keptClaim } from './keptClaims.ts'

export function forgetUpload(linkId: string): void {
  if (keptClaim(linkId) === undefined) return
  forgetClaim(linkId)
  void forgetHandles(linkId)
}
