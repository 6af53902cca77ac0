import { toAddressees } from '../../../shared/domain/deliveries.ts'
import { toVisible } from '../../../shared/domain/text.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import { forEachAtMost } from '../../../shared/forEachAtMost.ts'
import type { AddressBook } from '../../ports/addressBook.ts'
import type { Runtime } from '../request/context.ts'
import { errorFields } from '../request/log.ts'

const KEPT_AT_ONCE = 25

type Parts = { addressBook: Pick<AddressBook, 'keep'> } & Pick<Runtime, 'organisation' | 'log'>

/** Puts all recipients of a stored transfer into its sender's address book. */
export async function keepRecipients(parts: Parts, transfer: Transfer): Promise<void> {
  const { id, sender } = transfer
  await forEachAtMost(KEPT_AT_ONCE, toAddressees(transfer), addressee =>
    keepRecipient(parts, { id, sender, recipientName: undefined, ...addressee }),
  )
}

/** Puts the recipient of a stored transfer into its sender's address book, unless the organisation keeps none. */
export async function keepRecipient(
  { addressBook, organisation, log }: Parts,
  { id, sender, recipient, recipientName }: Pick<Transfer, 'id' | 'sender' | 'recipient' | 'recipientName'>,
): Promise<void> {
  if (!organisation.addressBook) return
  const used = { address: recipient, name: toVisible(recipientName) }
  await addressBook.keep(sender.subject, used).catch(error => {
    // The transfer is stored already, and must be answered so.
    log.error('A recipient could not be put into an address book.', { ...errorFields(error), transferId: id })
  })
}
