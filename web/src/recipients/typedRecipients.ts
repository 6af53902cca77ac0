import { type Addressee, withoutRepeats } from '../../../shared/domain/deliveries.ts'
import { invalidEmailText, isSameAddress } from '../../../shared/domain/email.ts'
import {
  addressFault,
  readTypedAddress,
  type TypedAddress,
  toAddress,
  toWrittenAddress,
} from '../../../shared/domain/typedAddress.ts'
import { readTypedAddresses } from '../../../shared/domain/typedAddresses.ts'
import { fieldTexts } from '../../../shared/texts/en/fields.ts'
import { recipientsText } from '../../../shared/texts/recipientsText.ts'

/** The recipients of a form: those that were added, and then the one in its fields. */
export type TypedRecipients = {
  /** As they were written. */
  added: readonly Addressee[]
  /** Parts of lists that are no address. */
  unread: readonly string[]
  recipient: string
  recipientName: string
}

export const noRecipients: TypedRecipients = { added: [], unread: [], recipient: '', recipientName: '' }

/**
 * @param max how many a transfer may have. Servers of earlier versions do not say it, and refuse more
 * @param known how many it has already
 */
export function recipientFault(typed: TypedRecipients, max = Number.POSITIVE_INFINITY, known = 0): string | undefined {
  return getAddressees(typed).length + known > max ? fieldTexts.maxRecipients(max) : addressesFault(typed)
}

function addressesFault({ added, recipient, recipientName }: TypedRecipients): string | undefined {
  if (added.length > 0 && isBlank(recipient) && isBlank(recipientName)) return undefined
  if (readTypedAddress(recipient) !== 'several') return addressFault(recipient)
  const [unread] = readTypedAddresses(recipient).unread
  return unread === undefined ? undefined : invalidEmailText(unread)
}

/** Those that can be read, each once, with their addresses for the server. */
export function getAddressees(typed: TypedRecipients): Addressee[] {
  return withoutRepeats(
    getWritten(typed).map(({ recipient, ...named }) => ({ recipient: toAddress(recipient), ...named })),
  )
}

/** @param recipients addresses for the server */
export function isSameList(typed: TypedRecipients, recipients: readonly string[]): boolean {
  const now = getAddressees(typed)
  return now.length === recipients.length && now.every(({ recipient }, place) => recipient === recipients[place])
}

/** 'ana@one.example', or 'ana@one.example and 2 more'. */
export function describeRecipients(typed: TypedRecipients): string {
  const written = withoutRepeats(getWritten(typed)).map(({ recipient }) => recipient)
  return recipientsText(written.length > 0 ? written : [typed.recipient])
}

/** Those that can be read, as they are written. */
export function getWritten({ added, recipient, recipientName }: TypedRecipients): Addressee[] {
  const read = readTypedAddress(recipient)
  if (read === 'several') return [...added, ...readTypedAddresses(recipient).found.map(toAddressee)]
  return read === 'invalid' ? [...added] : [...added, named(read.written, recipientName)]
}

/** Makes room in the fields for another recipient. Undefined without an address in them. */
export function withFieldAdded(typed: TypedRecipients): TypedRecipients | undefined {
  if (isBlank(typed.recipient) || addressesFault(typed) !== undefined) return undefined
  return { ...typed, added: withoutRepeats(getWritten(typed)), recipient: '', recipientName: '' }
}

/** Adds a list in place of the text in the field of the address. */
export function withList(typed: TypedRecipients, list: string): TypedRecipients {
  const found = withFound(typed, list, typed.recipientName)
  // A field of one line would join the lines.
  if (!found) return { ...typed, recipient: list.trim().replace(/[\r\n]+/g, ', ') }
  return { ...found, recipient: '', recipientName: '' }
}

/** Adds the list of a file after what is in the fields. Undefined without an address in it. */
export function withFile(typed: TypedRecipients, list: string): TypedRecipients | undefined {
  return withFound(withFieldAdded(typed) ?? typed, list)
}

function withFound(typed: TypedRecipients, list: string, nameOfOne = ''): TypedRecipients | undefined {
  const { found, unread } = readTypedAddresses(list)
  if (found.length === 0) return undefined
  const [first] = found
  const addressees =
    found.length === 1 && first ? [named(first.written, first.name ?? nameOfOne)] : found.map(toAddressee)
  return { ...typed, added: withoutRepeats([...typed.added, ...addressees]), unread: [...typed.unread, ...unread] }
}

export function withReplaced(typed: TypedRecipients, before: string, after: string): TypedRecipients {
  const isOther = (written: string) => !isSameAddress(toAddress(written), before)
  const read = readTypedAddress(typed.recipient)
  const isInField = typeof read !== 'string' && isSameAddress(read.address, before)
  return {
    ...typed,
    added: typed.added.map(one => (isOther(one.recipient) ? one : { ...one, recipient: toWrittenAddress(after) })),
    recipient: isInField ? after : typed.recipient,
  }
}

function toAddressee({ written, name }: TypedAddress): Addressee {
  return named(written, name ?? '')
}

function named(recipient: string, name: string): Addressee {
  return isBlank(name) ? { recipient } : { recipient, recipientName: name.trim() }
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
