import { hash } from 'node:crypto'
import { listedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { searchedBy } from '../../../../shared/domain/searchedBy.ts'
import type { Transfer } from '../../../../shared/domain/transfer.ts'

/** A transfer as the index has it; undefined for one that is in no list. */
export function indexDocument(transfer: Transfer): object | undefined {
  const listed = listedTransfer(transfer)
  if (!listed) return undefined
  return {
    ...searchedBy(listed),
    tie: compareTie(transfer.id),
    owner: transfer.sender.subject,
    state: listed.transferState,
    findings: listed.files.flatMap(({ findings }) => findings?.summary ?? []),
    listed,
  }
}

/**
 * What transfers of the same moment are ordered by: 52 bits of a digest, which two of one millisecond never share. Ids as
 * they are would cost twenty times as much: OpenSearch looks up the letters of each that it passes.
 */
export function compareTie(id: string): number {
  return Number.parseInt(hash('sha256', id).slice(0, 13), 16)
}
