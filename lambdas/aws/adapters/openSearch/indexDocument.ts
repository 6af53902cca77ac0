import { hash } from 'node:crypto'
import { quarterOfWeek } from '../../../../shared/domain/insights/figures.ts'
import { toInsightRecord, toMistake } from '../../../../shared/domain/insights/insightRecord.ts'
import { listedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { toPolicyKeys } from '../../../../shared/domain/policies/policyMatches.ts'
import { toSimulatedTransfer } from '../../../../shared/domain/policies/simulation.ts'
import { searchedBy } from '../../../../shared/domain/searchedBy.ts'
import { isCorrected, type Transfer } from '../../../../shared/domain/transfer.ts'
import { toDomains, toFlowKey } from './insightFields.ts'
import { writeFacts } from './simulatedFacts.ts'

/** Undefined for a transfer that is in no list and no figure. */
export function indexDocument(transfer: Transfer): object | undefined {
  const parts = [toListedPart(transfer), toInsightPart(transfer), toDeliveryPart(transfer), toMistakePart(transfer)]
  return parts.some(part => part !== undefined) ? Object.assign({}, ...parts) : undefined
}

function toListedPart(transfer: Transfer): object | undefined {
  const listed = listedTransfer(transfer)
  if (!listed) return undefined
  // The fields of the insight part have the options.
  const { options: _, ...searched } = searchedBy(listed)
  return {
    ...searched,
    tie: compareTie(transfer.id),
    owner: transfer.sender.subject,
    state: listed.transferState,
    facts: writeFacts(toSimulatedTransfer(listed)),
    policies: transfer.policies?.flatMap(toPolicyKeys),
    findings: listed.files.flatMap(({ findings }) => findings?.summary ?? []),
    listed,
  }
}

/** Besides the fields of the listed part. */
function toInsightPart(transfer: Transfer): object | undefined {
  const record = toInsightRecord(transfer)
  if (!record || record.isDelivery) return undefined
  const { id, createdAt, sender, recipientDomain = '', expiryDate, bytes, downloadCount, firstDownloadAfter } = record
  const { isAnonymized, isPasswordProtected, isOTPEnabled, hasTrackingId } = record
  return {
    transferId: id,
    ...{ expiryDate, bytes, downloadCount, firstDownloadAfter },
    ...{ isAnonymized, isPasswordProtected, isOTPEnabled, hasTrackingId },
    quarterOfWeek: quarterOfWeek(createdAt),
    recipientDomains: toDomains(recipientDomain),
    flow: toFlowKey(sender, recipientDomain),
  }
}

/** Only figures read it: of the delivery to a further recipient. */
function toDeliveryPart(delivery: Transfer): object | undefined {
  const record = toInsightRecord(delivery)
  if (!record?.isDelivery) return undefined
  const { id, createdAt, sender, recipient, recipientDomain, transferState, expiryDate } = record
  const { downloadCount, firstDownloadAfter } = record
  return {
    isDelivery: true,
    // Hides it from lists, also from those of earlier versions.
    isCorrected: true,
    tie: compareTie(delivery.id),
    transferId: id,
    state: transferState,
    isTransferRequest: false,
    ...{ createdAt, sender, recipient, expiryDate, downloadCount, firstDownloadAfter },
    ...(recipientDomain !== undefined && {
      recipientDomain,
      recipientDomains: toDomains(recipientDomain),
      flow: toFlowKey(sender, recipientDomain),
    }),
  }
}

/** Without a time of creation, so that no figure but that of mistakes counts a corrected recipient. */
function toMistakePart(transfer: Transfer): object | undefined {
  const mistake = toMistake(transfer)
  if (!mistake) return undefined
  const { id, preventedAt, sender, recipient, newId } = mistake
  return { transferId: id, mistakeAt: preventedAt, newId, sender, recipient, isCorrected: isCorrected(transfer) }
}

/**
 * Orders transfers of the same millisecond by 52 bits of a digest. Ids would cost twenty times as much, because
 * OpenSearch looks up the text of each one it passes.
 */
export function compareTie(id: string): number {
  return Number.parseInt(hash('sha256', id).slice(0, 13), 16)
}
