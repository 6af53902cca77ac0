import { extendTransfer } from '../../shared/contract/transfers.ts'
import { toAddressees } from '../../shared/domain/deliveries.ts'
import { isExtendable } from '../../shared/domain/extension.ts'
import { expiryDateAfter, toExpiryDays } from '../../shared/domain/limits.ts'
import { findBlocking } from '../../shared/domain/policies/blocking.ts'
import { stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { findRecipientFault } from '../../shared/domain/transferOptions.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { policyDemandText } from '../../shared/texts/policies.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint, type Reached } from '../core/request/endpoint.ts'
import { assertNoFault, Refusal } from '../core/request/refusal.ts'
import { change } from '../core/transfer/change.ts'
import { type End, extend, extendDeliveries } from '../core/transfer/extend.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { bindStored, toGroups } from '../core/transfer/policyRules.ts'

const DAY = 24 * 60 * 60_000

/** An end never becomes earlier, so a repeat and two calls at once leave the latest. */
export const handler = endpoint(extendTransfer, async (request, reach) => {
  const { transfers, now } = reach
  const { params, caller, body } = request
  const load = () => ownTransfer(transfers, params.id, caller)
  const found = await load()
  assertExtendable(found, now())
  const wanted = new Date(body.expiryDate).toISOString()
  const end: End = isLater(found, wanted, now())
    ? await toAllowedEnd(reach, { ...found, senderGroups: toGroups(caller) }, wanted)
    : { expiryDate: wanted, expiryDays: found.expiryDays }
  let detail = ''
  const extended = await change(
    transfers,
    load,
    current => {
      assertExtendable(current, now())
      if (!isLater(current, end.expiryDate, now())) return undefined
      detail = `${current.expiryDate} to ${end.expiryDate}`
      return extend(current, end, now())
    },
    () => callerEvent('extend', now(), request, { transferId: params.id, detail }),
  )
  await extendDeliveries(reach, extended)
  const { id, transferState, expiryDate = '', expiryDays } = extended
  return { id, transferState, expiryDate, expiryDays }
})

function assertExtendable(transfer: Transfer, now: number) {
  if (isExtendable(transfer, now)) return
  throw new Refusal('conflict', 'This transfer can no longer be extended. Please send the files again.')
}

function isLater(transfer: Transfer, expiryDate: string, now: number): boolean {
  const isOpen = stateAt(transfer, now) === 'active'
  return !isOpen || Date.parse(expiryDate) > Date.parse(transfer.expiryDate ?? '')
}

function toDays({ finalizedAt, expiryDate }: Transfer, wanted: string): number {
  return toExpiryDays(Date.parse(finalizedAt ?? expiryDate ?? ''), Date.parse(wanted))
}

const toRecipients = (transfer: Transfer) => toAddressees(transfer).map(({ recipient }) => recipient)

/** What binds a new transfer binds a later end of this one. The days count from its beginning. */
async function toAllowedEnd(reach: Reached<typeof extendTransfer>, transfer: Transfer, wanted: string): Promise<End> {
  const { organisation, now } = reach
  const expiryDays = toDays(transfer, wanted)
  if (Date.parse(wanted) <= now()) {
    const message = 'Choose an end in the future.'
    throw new Refusal('bad_request', message, { fields: [{ path: 'body.expiryDate', message }] })
  }
  const { rules } = await bindStored(reach, transfer)
  const { value: max, by } = rules.maxExpiryDays
  const latest = expiryDateAfter(Date.parse(transfer.finalizedAt ?? ''), max)
  if (expiryDays > max) {
    throw new Refusal(by.length > 0 ? 'demand_unmet' : 'bad_request', policyDemandText(fieldTexts.expiryMax(max), by), {
      policies: by,
      current: { expiryDate: latest },
    })
  }
  // The answer to a request goes to its requester.
  if (!transfer.request) assertNoFault(findRecipientFault(toRecipients(transfer), organisation))
  const blocking = findBlocking({ ...transfer, expiryDays: Math.max(expiryDays, rules.minExpiryDays.value) }, rules)
  if (blocking) throw new Refusal('demand_unmet', blocking.text, { policies: blocking.by })
  const isSignInRequired = transfer.isSignInRequired ?? (rules.signIn.value === 'required' ? true : undefined)
  if (stateAt(transfer, now()) === 'active') return { expiryDate: wanted, expiryDays, isSignInRequired }
  // Each return of an expired transfer mails its recipients, so it stays for a day.
  const tomorrow = new Date(now() + DAY).toISOString()
  const least = tomorrow < latest ? tomorrow : latest
  const expiryDate = wanted > least ? wanted : least
  return { expiryDate, expiryDays: toDays(transfer, expiryDate), isSignInRequired }
}
