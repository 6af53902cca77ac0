import type * as z from 'zod'
import type { getAddressBook } from '../../../shared/contract/addressBook.ts'
import { decodePunycode } from '../../../shared/domain/recipients/punycode.ts'
import { toAsciiDomain } from '../../../shared/domain/typedAddress.ts'

/** `written` is the address with the domain in its readable letters. */
export type Recipient = z.output<typeof getAddressBook.reply>['entries'][number] & { written: string }

export function toWritten(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  const readable = domain
    .split('.')
    .map(label => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.')
  // A domain of mixed alphabets stays in Punycode.
  return toAsciiDomain(readable) === domain ? address.slice(0, at) + readable : address
}
