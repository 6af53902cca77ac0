import { hash } from 'node:crypto'
import { listedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { toPolicyKeys } from '../../../../shared/domain/policies/policyMatches.ts'
import { toSimulatedTransfer } from '../../../../shared/domain/policies/simulation.ts'
import { searchedBy } from '../../../../shared/domain/searchedBy.ts'
import type { Transfer } from '../../../../shared/domain/transfer.ts'
import { writeFacts } from './simulatedFacts.ts'

/** Undefined for a transfer that is in no list. */
export function indexDocument(transfer: Transfer): object | undefined {
  const listed = listedTransfer(transfer)
  if (!listed) return undefined
  return {
    ...searchedBy(listed),
    tie: compareTie(transfer.id),
    owner: transfer.sender.subject,
    state: listed.transferState,
    facts: writeFacts(toSimulatedTransfer(listed)),
    policies: transfer.policies?.flatMap(toPolicyKeys),
    findings: listed.files.flatMap(({ findings }) => findings?.summary ?? []),
    listed,
  }
}

/**
 * Orders transfers of the same millisecond by 52 bits of a digest. Ids would cost twenty times as much, because
 * OpenSearch looks up the text of each one it passes.
 */
export function compareTie(id: string): number {
  return Number.parseInt(hash('sha256', id).slice(0, 13), 16)
}
