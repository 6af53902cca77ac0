import * as z from 'zod'
import { EmailAddress } from '../domain/email.ts'
import { MAX_ADDRESS_BOOK_ENTRIES } from '../domain/limits.ts'
import { contract } from './contract.ts'
import { noBody, noParams, noQuery } from './values.ts'

const own = { caller: 'member', params: noParams, query: noQuery } as const

export const getAddressBook = contract({
  ...own,
  name: 'getAddressBook',
  summary: 'Returns the recipients of the caller, the last used first. Empty when the organisation keeps none.',
  method: 'GET',
  path: '/address-book',
  rate: 'read',
  body: noBody,
  reply: z.strictObject({
    entries: z.array(z.strictObject({ address: z.string(), name: z.string(), lastUsedAt: z.iso.datetime() })),
  }),
  reach: { addressBook: ['list'] },
})

export const removeFromAddressBook = contract({
  ...own,
  name: 'removeFromAddressBook',
  summary: 'Deletes recipients from the address book of the caller, also those that are not there.',
  // Addresses in a path or a query would be in logs.
  method: 'POST',
  path: '/address-book/remove',
  rate: 'write',
  // A repeat deletes nothing more.
  isAnsweredAnew: true,
  body: z.strictObject({ addresses: z.array(EmailAddress).min(1).max(MAX_ADDRESS_BOOK_ENTRIES) }),
  maxBodyBytes: 256 * 1024,
  reply: z.strictObject({}),
  reach: { addressBook: ['remove'] },
})
