import { removeFromAddressBook } from '../../shared/contract/addressBook.ts'
import { endpoint } from '../core/request/endpoint.ts'

/** Also with the address book switched off: rows may remain on AWS. */
export const handler = endpoint(removeFromAddressBook, async ({ body, caller }, { addressBook }) => {
  await addressBook.remove(caller.subject, body.addresses)
  return {}
})
