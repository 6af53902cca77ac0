import { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs'
import { oneLine } from './plain.ts'

/** One address of ASCII, and nothing that could pass for a second one or for a name. */
const ADDRESS = /^(?=[\x21-\x7e]*$)[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+$/
/** A name, in quotes where it holds a comma, and its address. */
const NAMED = /^(?:"((?:[^"\\]|\\.)*)"|([^"<>]*))\s*<([^<>]+)>$/
/** An encoded word has at most 75 characters (RFC 2047, 2); of the first line the header's name takes some. */
const MAX_WORD_LENGTH = 52
/** Words beyond this could not be folded away from the end of a line. */
const LONG_WORD = /\S{200}/

/** Whether this is one address that any mail system takes. */
export function isPlainAddress(address: string): boolean {
  return ADDRESS.test(address)
}

/** A header, folded. Values come from here, or are of our own making: none of them can begin another header. */
export function header(name: string, value: string): string {
  return foldLines(`${name}: ${value}`, 76)
}

/** Words of people as a header's value; what looks encoded already is encoded once more, so that it is read as written. */
export function headerText(text: string): string {
  const value = oneLine(text)
  const isPlain = /^[\x20-\x7e]*$/.test(value) && !value.includes('=?') && !LONG_WORD.test(value)
  return isPlain ? value : shorter(encodeWord(value, 'Q', MAX_WORD_LENGTH), encodeWord(value, 'B', MAX_WORD_LENGTH))
}

/** @param from `Name <address>`, the name in quotes or not, or the address alone */
export function senderHeader(from: string): string {
  const [, quoted, bare = '', address] = NAMED.exec(oneLine(from)) ?? []
  if (address === undefined) return oneLine(from)
  const name = quoted?.replace(/\\(.)/g, '$1') ?? bare.trim()
  if (name === '') return address
  const isAscii = /^[\x20-\x7e]*$/.test(name)
  return `${isAscii ? `"${name.replace(/["\\]/g, '\\$&')}"` : headerText(name)} <${address}>`
}

export function shorter(one: string, other: string): string {
  return one.length <= other.length ? one : other
}
