import { type Addressee, NOBODY } from '../../shared/domain/deliveries.ts'
import { isExtendable } from '../../shared/domain/extension.ts'
import { endedStates, stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { change } from '../core/transfer/change.ts'
import { eraseTransfer, URL_GRACE_MILLISECONDS } from '../core/transfer/eraseTransfer.ts'
import { namesPerson } from '../core/transfer/isOfPerson.ts'
import type { Audit } from '../ports/audit.ts'
import type { Blobs } from '../ports/blobs.ts'
import type { People } from '../ports/people.ts'
import type { Recipients } from '../ports/recipients.ts'
import type { Sessions } from '../ports/sessions.ts'
import type { Transfers } from '../ports/transfers.ts'
import { endSessions } from './endSessions.ts'
import type { FoundPerson } from './findPerson.ts'
import { type Operation, operationEvent } from './operation.ts'
import { stopTransfer } from './stopTransfer.ts'

type Parts = {
  transfers: Pick<Transfers, 'get' | 'replace' | 'removeProvisional' | 'removeEnded'>
  blobs: Pick<Blobs, 'withdraw' | 'eraseIncoming' | 'eraseReleased'>
  recipients: Pick<Recipients, 'remove'>
  sessions: Pick<Sessions, 'notBefore' | 'endBefore'>
  people: Pick<People, 'signOut' | 'eraseRecords' | 'eraseMembers'>
  audit: Audit
  now: () => number
}

/**
 * Erases a person: ends sessions, stops open transfers, and removes all transfers and other records. A transfer that ended
 * within 20 minutes can still receive an upload; it stays, for a second run.
 *
 * A command that was interrupted at any point can be repeated: what leads to other records is erased after them. Transfers
 * have the keys of usage history and phones, those with the address lead to members whom the directory forgot, and members
 * lead to transfers that they sent under earlier addresses.
 * @returns the ids of those that stay
 */
export async function erasePerson(parts: Parts, person: FoundPerson, operation: Operation): Promise<string[]> {
  const { people, audit, now } = parts
  const { subjects, transfers } = person
  // Recorded first, so that no change lacks its event.
  await audit.append(operationEvent('erase-person', now(), operation, { subjects }))
  for (const subject of subjects) await endSessions(parts, subject, operation)
  for (const transfer of transfers) await stopOpen(parts, transfer, operation)
  for (const transfer of person.shared ?? []) await forgetRecipient(parts, transfer, person, operation)
  await people.eraseRecords(person, transfers)
  const waiting = await removeTransfers(parts, person, operation)
  // An alert may have been raised in between, about a transfer that was not yet removed.
  await people.eraseRecords(person, transfers)
  await people.eraseMembers(waiting.length === 0 ? subjects : [], person.address)
  return waiting.map(({ id }) => id)
}

/** The others keep their files. Deliveries are found by the place of their recipient, which stays. */
async function forgetRecipient(parts: Parts, { id }: Transfer, person: FoundPerson, operation: Operation) {
  const { transfers, now } = parts
  const found = await transfers.get(id)
  if (!found) return
  const load = async () => (await transfers.get(id)) ?? found
  const forget = (transfer: Transfer): Transfer | undefined => {
    const { furtherRecipients = [], transferState } = transfer
    const isNamed = ({ recipient }: Addressee) => namesPerson(recipient, person)
    if (!furtherRecipients.some(isNamed)) return undefined
    const hasDeliveries = transferState === 'active' || transferState === 'expired' || transferState === 'retracted'
    const kept = hasDeliveries
      ? furtherRecipients.map(one => (isNamed(one) ? { recipient: NOBODY } : one))
      : furtherRecipients.filter(one => !isNamed(one))
    return { ...transfer, furtherRecipients: kept.length > 0 ? kept : undefined }
  }
  await change(transfers, load, forget, operationEvent('remove', now(), operation, { transferId: id }))
}

/** Not an unconfirmed one, which would be removed at once. */
async function stopOpen(parts: Parts, { id }: Transfer, operation: Operation) {
  const found = await parts.transfers.get(id)
  if (!found || found.transferState === 'provisional') return
  if (isEnded(stateAt(found, parts.now())) && !mayReturn(found, parts.now())) return
  await stopTransfer(parts, id, operation, { isErased: true })
}

/** Whether its sender could extend it before a second run. */
function mayReturn(transfer: Transfer, now: number): boolean {
  const isRecent = now < Date.parse(transfer.stateChangedAt) + URL_GRACE_MILLISECONDS
  return isExtendable(transfer, now) && (isRecent || !isEnded(transfer.transferState))
}

/** @returns those that stay */
async function removeTransfers(parts: Parts, person: FoundPerson, operation: Operation): Promise<Transfer[]> {
  const isLead = ({ sender }: Transfer) => namesPerson(sender.email, person)
  const leadsLast = person.transfers.toSorted((one, other) => Number(isLead(one)) - Number(isLead(other)))
  const waiting: Transfer[] = []
  for (const transfer of leadsLast) {
    const { subject } = transfer.sender
    const isNeeded = isLead(transfer) && waiting.some(one => one.sender.subject === subject && !isLead(one))
    if (isNeeded || !(await eraseOne(parts, transfer, operation))) waiting.push(transfer)
  }
  return waiting
}

/** @returns whether its record is removed */
async function eraseOne(parts: Parts, { id }: Transfer, operation: Operation): Promise<boolean> {
  const { transfers, now } = parts
  const found = await transfers.get(id)
  if (!found) return true
  // The sweep records an expiry.
  if (isEnded(stateAt(found, now())) && !isEnded(found.transferState)) return false
  if (!isEnded(found.transferState)) await stopTransfer(parts, id, operation, { isErased: true })
  const ended = await transfers.get(id)
  if (!ended) return true
  // Nothing is uploaded to a delivery.
  const isDelivery = ended.deliveryOf !== undefined
  if (!isDelivery && now() < Date.parse(ended.stateChangedAt) + URL_GRACE_MILLISECONDS) return false
  await eraseTransfer(parts, async () => (await transfers.get(id)) ?? ended)
  return transfers.removeEnded(id, operationEvent('remove', now(), operation, { transferId: id }))
}

function isEnded(state: Transfer['transferState']): boolean {
  return endedStates.some(ended => ended === state)
}
