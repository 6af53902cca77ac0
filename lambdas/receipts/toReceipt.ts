import { deliveryStateAt } from '../../shared/domain/deliveries.ts'
import type { DeliveryReceipt, ReceiptFile } from '../../shared/domain/deliveryReceipt.ts'
import type { StepTimes } from '../../shared/domain/deliverySteps.ts'
import { closedGate } from '../../shared/domain/gate.ts'
import type { Organisation } from '../../shared/domain/organisation.ts'
import { type PinnedBlob, type Transfer, type TransferRecord, toCodesTo } from '../../shared/domain/transfer.ts'
import { getVisibleSender } from '../core/transfer/visibleSender.ts'

type Known = { transfer: Transfer; delivery: TransferRecord; steps: StepTimes[] }

/**
 * Whether the link of the delivery ever opened the files. Earlier versions did not record it: an unused link that was revoked then
 * cannot be distinguished from one that was never released.
 */
export function wasReleased({ releasedAt, transferState, finalizedAt, firstDownloadAt }: TransferRecord): boolean {
  if (releasedAt !== undefined) return true
  if (transferState === 'active') return true
  return (transferState === 'expired' && finalizedAt !== undefined) || firstDownloadAt !== undefined
}

/** @param now milliseconds since the epoch */
export function toReceipt(
  { transfer, delivery, steps }: Known,
  { organisation, publicOrigin, now }: { organisation: Organisation; publicOrigin: string; now: number },
): DeliveryReceipt {
  const state = deliveryStateAt(delivery, transfer, now)
  return {
    version: 1,
    issuer: publicOrigin,
    organisation: organisation.name,
    issuedAt: new Date(now).toISOString(),
    transferId: transfer.id,
    deliveryId: delivery.id,
    ...toPeople(transfer, delivery),
    state,
    sentAt: delivery.finalizedAt,
    releasedAt: delivery.releasedAt,
    expiresAt: transfer.expiryDate,
    retractedAt: state === 'retracted' ? getRetractedAt(transfer, delivery) : undefined,
    gates: getGates(delivery, organisation),
    archive: transfer.archive && toFile(transfer.archive.name, transfer.archive.blob),
    files: transfer.files.map(({ name, blob, anonymisation }) =>
      anonymisation ? { ...toFile(name, anonymisation.blob), isAnonymised: true } : toFile(name, blob),
    ),
    downloadCount: delivery.downloadCount,
    firstDownloadAt: delivery.firstDownloadAt,
    steps,
  }
}

/** The responder sent the files of a request to its requester. */
function toPeople(
  transfer: Transfer,
  { recipient, recipientName }: TransferRecord,
): Pick<DeliveryReceipt, 'sender' | 'recipient' | 'recipientName' | 'isRequest' | 'isSenderStated'> {
  if (!transfer.request) return { sender: getVisibleSender(transfer), recipient, recipientName }
  return {
    isRequest: true,
    ...(transfer.dropPage && { isSenderStated: true }),
    sender: recipient,
    recipient: transfer.sender.email,
  }
}

function getRetractedAt(transfer: Transfer, delivery: TransferRecord): string | undefined {
  if (transfer.transferState === 'retracted') return transfer.stateChangedAt
  return delivery.id === transfer.id ? transfer.firstRetractedAt : delivery.stateChangedAt
}

function getGates(delivery: TransferRecord, { domains }: Organisation): DeliveryReceipt['gates'] {
  const signsIn = closedGate(delivery, domains, {}) === 'login'
  const { phoneVerification } = delivery
  return [...(signsIn ? (['login'] as const) : []), ...(phoneVerification ? [toCodesTo(phoneVerification)] : [])]
}

/** Nothing is released before it has its digest. */
function toFile(name: string, blob: PinnedBlob | undefined): ReceiptFile {
  if (blob?.sha256 === undefined) throw new Error('A released file has no digest.')
  return { name, size: blob.size, sha256: blob.sha256 }
}
