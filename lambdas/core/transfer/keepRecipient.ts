import { toVisible } from '../../../shared/domain/text.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import type { AddressBook } from '../../ports/addressBook.ts'
import type { Runtime } from '../request/context.ts'
import { errorFields } from '../request/log.ts'

type Parts = { addressBook: Pick<AddressBook, 'keep'> } & Pick<Runtime, 'organisation' | 'log'>

/** Puts the recipient of a stored transfer into its sender's address book, unless the organisation keeps none. */
export async function keepRecipient(
  { addressBook, organisation, log }: Parts,
  { id, sender, recipient, recipientName }: Transfer,
): Promise<void> {
  if (!organisation.addressBook) return
  const used = { address: recipient, name: toVisible(recipientName) }
  await addressBook.keep(sender.subject, used).catch(error => {
    // The transfer is stored already, and must be answered so.
    log.error('A recipient could not be put into an address book.', { ...errorFields(error), transferId: id })
  })
}
