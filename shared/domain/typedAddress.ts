import { fieldTexts } from '../texts/en/fields.ts'
import { EmailAddress, findForeignLetter, getDomain, invalidEmailText } from './email.ts'
import { withoutUnseen } from './text.ts'

/** `address` for the server, `written` with the domain in its readable letters, and the display name. */
export type TypedAddress = { address: string; written: string; name?: string }
type AddressFault = 'invalid' | 'several'

const QUOTES = /^(?:"(.*)"|'(.*)'|“(.*)”|„(.*)[“”]|‘(.*)’|«(.*)»)$/s
const SEPARATORS = /[,;\s]/

/**
 * Reads the one e-mail address from typed or pasted text: `carol@partner.example`, `Carol Jones
 * <carol@partner.example>`, a `mailto:` link, quotes, trailing separators, invisible characters. A word next to the
 * address without brackets is a typing error, never a name.
 */
export function readTypedAddress(text: string): TypedAddress | AddressFault {
  const cleaned = trimmed(withoutMailto(withoutUnseen(text.replace(/[\r\n\t]+/g, ' '))))
  const bracketed = /^([^<>]*)<([^<>]*)>$/.exec(cleaned)
  const commented = bracketed ? null : /^([^()]*)\(([^()]*)\)$/.exec(cleaned)
  const [before = '', inner = ''] = bracketed?.slice(1) ?? [commented?.[2], commented?.[1] ?? cleaned]
  const bare = trimmed(withoutMailto(unquoted(trimmed(inner))))

  const name = unquoted(trimmed(before)).replace(/\s+/g, ' ')
  const plain = bracketed && SEPARATORS.test(before) ? quotedTextLess(before) : before
  if (isSeveral(bare) || (bracketed && isSeveral(`${plain} ${bare}`))) return 'several'
  if (!bracketed && !commented && isSeveral(quotedTextLess(cleaned))) return 'several'

  const written = withDomain(bare, domain => domain.toLowerCase().normalize('NFC'))
  const ascii = withDomain(written, toAsciiDomain)
  const parsed = EmailAddress.safeParse(ascii)
  if (!parsed.success) return 'invalid'
  return { address: parsed.data, written, ...(isName(name) ? { name } : {}) }
}

function isSeveral(text: string): boolean {
  return (text.match(/[^\s,;<>]+@[^\s,;<>]+/g) ?? []).length > 1
}

function withoutMailto(text: string): string {
  const link = /^\s*mailto:([^?]*)/i.exec(text)?.[1]
  if (link === undefined) return text
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;]+|[\s,;.]+$/g, '')
}

function unquoted(text: string): string {
  const inner = QUOTES.exec(text)
    ?.slice(1)
    .find(found => found !== undefined)
  return inner === undefined ? text : unquoted(trimmed(inner))
}

function quotedTextLess(text: string): string {
  return text.replace(/"[^"]*"/g, ' ')
}

function isName(name: string): boolean {
  return name !== '' && !name.includes('@')
}

function withDomain(address: string, change: (domain: string) => string): string {
  const at = address.lastIndexOf('@')
  return at < 0 ? address : `${address.slice(0, at)}@${change(address.slice(at + 1))}`
}

/** The domain in DNS form (RFC 5891); '' when it is invalid or mixes alphabets that look alike. */
export function toAsciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain)) return domain
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || findForeignLetter(domain)) return ''
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}

/** @returns a sentence of the specification (section 5), or one that names a letter of another alphabet */
export function addressFault(text: string): string | undefined {
  if (withoutUnseen(text).trim() === '') return fieldTexts.required
  const read = readTypedAddress(text)
  if (typeof read !== 'string') return undefined
  return read === 'several' ? fieldTexts.severalEmails : invalidEmailText(text)
}

export function toAddress(text: string): string {
  const read = readTypedAddress(text)
  return EmailAddress.parse(typeof read === 'string' ? text : read.address)
}

export function toWrittenAddress(text: string): string {
  const read = readTypedAddress(text)
  return typeof read === 'string' ? text : read.written
}

export function isWrittenOtherwise({ address, written }: TypedAddress): boolean {
  return getDomain(address) !== getDomain(written)
}
