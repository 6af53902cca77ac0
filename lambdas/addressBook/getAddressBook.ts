import { getAddressBook } from '../../shared/contract/addressBook.ts'
import { endpoint } from '../core/request/endpoint.ts'

export const handler = endpoint(getAddressBook, async ({ caller }, { addressBook, organisation }) => {
  const entries = organisation.addressBook ? await addressBook.list(caller.subject) : []
  return { entries: entries.map(entry => ({ ...entry, lastUsedAt: new Date(entry.lastUsedAt).toISOString() })) }
})
