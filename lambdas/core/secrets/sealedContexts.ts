import type { SealedKind } from '../../../shared/contract/contract.ts'

/** What is sealed opens for the transfer, or the file, that it belongs to, and as what it is: nowhere else. */
export function sealedContext(kind: SealedKind, id: string): string {
  return `${kind} of ${id}`
}
