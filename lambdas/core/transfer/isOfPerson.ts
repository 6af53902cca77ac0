import { toAddressees } from '../../../shared/domain/deliveries.ts'
import type { Alert } from '../../../shared/domain/insights/alert.ts'
import { toUsageAddress } from '../../../shared/domain/recipients/usageAddress.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import type { KnownPerson } from '../../ports/people.ts'

/** Replaces the address of an administrator who acknowledged an alert. */
const ERASED = 'erased'
const ADDRESS = /[^\s<>()[\]"',;:]+@[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu

/** Whether the person sent it, or is one of its recipients. */
export function isOfPerson(
  transfer: Pick<Transfer, 'sender' | 'recipient' | 'furtherRecipients'>,
  person: KnownPerson,
): boolean {
  const { sender } = transfer
  return (
    person.subjects.includes(sender.subject) ||
    namesPerson(sender.email, person) ||
    toAddressees(transfer).some(({ recipient }) => namesPerson(recipient, person))
  )
}

/** Whether all that the person has of it is the delivery to a further recipient. */
export function isOneOfSeveral(transfer: Parameters<typeof isOfPerson>[0], person: KnownPerson): boolean {
  const { sender, recipient, furtherRecipients } = transfer
  return furtherRecipients !== undefined && !isOfPerson({ sender, recipient }, person) && isOfPerson(transfer, person)
}

/** In any spelling. */
export function namesPerson(address: string | undefined, person: Pick<KnownPerson, 'address'>): boolean {
  if (address === undefined || person.address === undefined) return false
  return toUsageAddress(address).recipient === toUsageAddress(person.address).recipient
}

/** By the whole address: `an@acme.example` is not in a text about `dan@acme.example`. */
export function mentionsPerson(text: string | undefined, person: Pick<KnownPerson, 'address'>): boolean {
  return (text?.match(ADDRESS) ?? []).some(address => namesPerson(address, person))
}

type Acknowledgement = NonNullable<Alert['acknowledgement']>

/** @returns the acknowledgement of another's alert without the person; undefined where it does not name them */
export function withoutPerson(
  { note, ...acknowledgement }: Acknowledgement,
  person: Pick<KnownPerson, 'address'>,
): Acknowledgement | undefined {
  const isOwn = namesPerson(acknowledgement.by, person)
  const isMentioned = mentionsPerson(note, person)
  if (!isOwn && !isMentioned) return undefined
  return {
    ...acknowledgement,
    ...(isOwn && { by: ERASED }),
    // As a whole: what remains of it would still be about them.
    ...(note !== undefined && !isMentioned && { note }),
  }
}
