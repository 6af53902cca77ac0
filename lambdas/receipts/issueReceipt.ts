import { NOBODY, toAddressees, toDeliveryIds } from '../../shared/domain/deliveries.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import type { Member } from '../core/request/authenticate.ts'
import type { Runtime } from '../core/request/context.ts'
import { notFound, Refusal } from '../core/request/refusal.ts'
import type { Audit } from '../ports/audit.ts'
import type { ReceiptSigner } from '../ports/receiptSigner.ts'
import type { Transfers } from '../ports/transfers.ts'
import { toReceipt, wasReleased } from './toReceipt.ts'

type Parts = Pick<Runtime, 'now' | 'organisation' | 'publicOrigin'> & {
  transfers: Pick<Transfers, 'getRecords' | 'getSteps'>
  receiptSigner: Pick<ReceiptSigner, 'sign'>
  audit: Audit
}
type Call = { params: { deliveryId: string }; caller: Member; source: { address: string } }

/** @throws Refusal 404 for no delivery of the transfer, or one to an erased person; 409 before the release */
export async function issueReceipt(parts: Parts, transfer: Transfer, request: Call): Promise<string> {
  const { transfers, receiptSigner, audit, now } = parts
  const { deliveryId } = request.params
  const { recipient = NOBODY } = toAddressees(transfer)[toDeliveryIds(transfer).indexOf(deliveryId)] ?? {}
  if (recipient === NOBODY) throw notFound()
  const [delivery] = deliveryId === transfer.id ? [transfer] : await transfers.getRecords([deliveryId])
  if (!delivery) throw notFound()
  if (!wasReleased(delivery)) {
    throw new Refusal('conflict', 'A receipt is available after the files were made available to the recipient.')
  }
  const steps = await transfers.getSteps(deliveryId)
  const receipt = toReceipt({ transfer, delivery, steps }, { ...parts, now: now() })
  await audit.append(callerEvent('issue-receipt', now(), request, { transferId: deliveryId }))
  return receiptSigner.sign(receipt)
}
