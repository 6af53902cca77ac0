import type * as z from 'zod'
import type { getAddressBook } from '../../../shared/contract/addressBook.ts'
import { getDomain } from '../../../shared/domain/email.ts'
import { toAsciiDomain } from '../../../shared/domain/typedAddress.ts'
import { toReadable } from '../recipients/toReadable.ts'

/** `written` is the address with the domain in its readable letters. */
export type Recipient = z.output<typeof getAddressBook.reply>['entries'][number] & { written: string }

export function toWritten(address: string): string {
  const readable = toReadable(address)
  // A domain of mixed alphabets stays in Punycode.
  return toAsciiDomain(getDomain(readable)) === getDomain(address) ? readable : address
}
