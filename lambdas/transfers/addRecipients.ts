import { addRecipients } from '../../shared/contract/transfers.ts'
import {
  type Addressee,
  deliveryStateAt,
  toAddressees,
  toDeliveryId,
  toDeliveryIds,
  withoutRepeats,
} from '../../shared/domain/deliveries.ts'
import { isSameAddress } from '../../shared/domain/email.ts'
import { findBlocking } from '../../shared/domain/policies/blocking.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { findRecipientFault } from '../../shared/domain/transferOptions.ts'
import { mailCaps, mailsOfTransfer } from '../core/mail/mailCaps.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint, type Reached } from '../core/request/endpoint.ts'
import { assertNoFault, Refusal } from '../core/request/refusal.ts'
import { assertFewRecipients } from '../core/transfer/assertFewRecipients.ts'
import { keepRecipient } from '../core/transfer/keepRecipient.ts'
import { assertWithinCaps, toRecordCap } from '../core/transfer/memberCaps.ts'
import { newDelivery } from '../core/transfer/newDelivery.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { bindStored, toGroups } from '../core/transfer/policyRules.ts'
import { assertOpen } from './openToRecipients.ts'

const MAX_TRIES = 10

type Call = EndpointRequest<typeof addRecipients>
type Parts = Reached<typeof addRecipients>

/** Each new recipient's own workflow releases the files to them. */
export const handler = endpoint(addRecipients, async (request, reach) => {
  const { transfers, workflow } = reach
  const { params, caller, body } = request
  const load = () => ownTransfer(transfers, params.id, caller)
  const found = await load()
  const removed = await findRemoved(reach, found)
  const given = withoutRepeats(body.recipients.map(toAddressee))
  const wanted = given.filter(addressee => !hasFiles(found, addressee, removed))
  if (wanted.length === 0) return { id: found.id, added: [] }
  await assertAllowed(request, reach, found, wanted)
  const added: { id: string; recipient: string }[] = []
  for (const addressee of wanted) {
    const id = await addOne(request, reach, { load, addressee, removed })
    if (id === undefined) continue
    await workflow.start(id, found.sender.subject)
    await keepRecipient(reach, { ...found, ...addressee })
    added.push({ id, recipient: addressee.recipient })
  }
  return { id: found.id, added }
})

function toAddressee({ recipient, recipientName }: Call['body']['recipients'][number]): Addressee {
  return { recipient, recipientName: recipientName || undefined }
}

/** The places of recipients whose files were taken back: they may be added again. */
async function findRemoved({ transfers, now }: Parts, transfer: Transfer): Promise<ReadonlySet<number>> {
  const ids = toDeliveryIds(transfer)
  const records = [transfer, ...(await transfers.getRecords(ids.slice(1)))]
  const removed = records.filter(record => deliveryStateAt(record, transfer, now()) === 'retracted')
  return new Set(removed.map(({ id }) => ids.indexOf(id)))
}

function hasFiles(transfer: Transfer, { recipient }: Addressee, removed: ReadonlySet<number>): boolean {
  return toAddressees(transfer).some((known, place) => !removed.has(place) && isSameAddress(known.recipient, recipient))
}

/**
 * The record of the transfer and that of the delivery change together: an interruption leaves both or none, and the sweep
 * drives a delivery in processing.
 * @returns the id of the delivery; undefined when a concurrent call added the recipient
 */
async function addOne(
  request: Call,
  reach: Parts,
  { load, addressee, removed }: { load: () => Promise<Transfer>; addressee: Addressee; removed: ReadonlySet<number> },
): Promise<string | undefined> {
  const { transfers, organisation, now } = reach
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await load()
    assertOpen(before, now())
    if (hasFiles(before, addressee, removed)) return undefined
    const furtherRecipients = [...(before.furtherRecipients ?? []), addressee]
    assertFewRecipients(furtherRecipients.length + 1, organisation)
    const id = toDeliveryId(before.id, furtherRecipients.length)
    const after = { ...before, furtherRecipients }
    const delivery = await newDelivery(reach, before, { id, ...addressee })
    const event = callerEvent('add-recipient', now(), request, { transferId: id })
    if (await transfers.takeOver(before, after, delivery, event)) return id
  }
  throw new Refusal('conflict', 'This transfer is being changed by other requests. Please try again.', {
    retryAfterSeconds: 1,
  })
}

async function assertAllowed({ caller }: Call, reach: Parts, transfer: Transfer, added: readonly Addressee[]) {
  const { organisation, now } = reach
  assertOpen(transfer, now())
  assertFewRecipients(toAddressees(transfer).length + added.length, organisation)
  const recipients = added.map(({ recipient }) => recipient)
  assertNoFault(findRecipientFault(recipients, organisation))
  // Only the new ones: what binds the others has bound them.
  const [first, ...furtherRecipients] = added
  const senderGroups = toGroups(caller)
  const { rules } = await bindStored(reach, { ...transfer, ...first, furtherRecipients, senderGroups })
  const blocking = findBlocking(transfer, rules)
  if (blocking) throw new Refusal('demand_unmet', blocking.text, { policies: blocking.by })
  const mails = mailsOfTransfer(transfer)
  await assertWithinCaps(reach, [
    ...mailCaps({ subject: caller.subject, recipients, mails }, organisation),
    toRecordCap(caller.subject, added, organisation),
  ])
}
