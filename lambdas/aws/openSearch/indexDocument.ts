import { listedTransfer } from '../../../shared/domain/listedTransfer.ts'
import { searchedBy } from '../../../shared/domain/searchedBy.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'

/** A transfer as the index has it; undefined for one that is in no list. */
export function indexDocument(transfer: Transfer): object | undefined {
  const listed = listedTransfer(transfer)
  if (!listed) return undefined
  return {
    ...searchedBy(listed),
    id: transfer.id,
    owner: transfer.sender.subject,
    state: listed.transferState,
    findings: listed.files.flatMap(({ findings }) => findings?.summary ?? []),
    listed,
  }
}
