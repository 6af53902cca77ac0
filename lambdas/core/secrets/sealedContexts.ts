import type { SealedKind } from '../../../shared/contract/contract.ts'

/** Binds an encrypted value to its owner and kind. */
export function sealedContext(kind: SealedKind, id: string): string {
  return `${kind} of ${id}`
}
