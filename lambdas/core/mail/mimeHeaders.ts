import { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs'
import { oneLine } from './plainTextLines.ts'

/** Cannot be read as two addresses, as a name or as an SMTP command. */
const ADDRESS = /^(?=[\x21-\x7e]*$)[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+$/
const NAMED = /^(?:"((?:[^"\\]|\\.)*)"|([^"<>]*))\s*<([^<>]+)>$/
/** An encoded word has at most 75 characters (RFC 2047, 2), including part of the header's name. */
const MAX_WORD_LENGTH = 52
/** Longer words could not be folded within the line limit. */
const LONG_WORD = /\S{200}/

export function isPlainAddress(address: string): boolean {
  return ADDRESS.test(address)
}

/** Callers pass only safe values: none can start another header. */
export function header(name: string, value: string): string {
  return foldLines(`${name}: ${value}`, 76)
}

/** Text that already looks encoded is encoded again, so that it is shown as written. */
export function headerText(text: string): string {
  const value = oneLine(text)
  const isPlain = /^[\x20-\x7e]*$/.test(value) && !value.includes('=?') && !LONG_WORD.test(value)
  return isPlain ? value : shorter(encodeWord(value, 'Q', MAX_WORD_LENGTH), encodeWord(value, 'B', MAX_WORD_LENGTH))
}

/** @param from `Name <address>`, the name with or without quotes, or only the address */
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
