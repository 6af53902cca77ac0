import { readTypedAddress, type TypedAddress } from './typedAddress.ts'

/** What could not be read, as it was written. */
export type TypedAddresses = { found: TypedAddress[]; unread: string[] }

const ADDRESS = /[^\s,;<>"]+@[^\s,;<>"]+/g
/** A separator outside quotes. */
const BETWEEN = /("[^"]*")|[;,\t]/g

/**
 * Reads a list of addresses: a line of a mail program (`Carol Jones <carol@partner.example>, "Doe, Dan" <dan@partner.example>; ...`),
 * one address a line, or the lines of a CSV file with a column of addresses and, before or after it, one of names. Lines
 * without an address before the first one with an address are headings. An address that is named twice is found once.
 */
export function readTypedAddresses(text: string): TypedAddresses {
  const lines = text.split(/[\r\n]+/).filter(line => line.trim() !== '')
  const first = lines.findIndex(hasAddress)
  const pieces = (first < 0 ? lines : lines.slice(first)).flatMap(toPieces)
  const found = new Map<string, TypedAddress>()
  const unread: string[] = []
  for (const piece of pieces) {
    const read = readTypedAddress(piece)
    if (typeof read === 'string') unread.push(piece.trim())
    else if (!found.has(read.address.toLowerCase())) found.set(read.address.toLowerCase(), read)
  }
  return { found: [...found.values()], unread }
}

function hasAddress(text: string): boolean {
  return countAddresses(text) > 0
}

function countAddresses(text: string): number {
  return text.match(ADDRESS)?.length ?? 0
}

/** The texts of a line that are one address each, with its name. */
function toPieces(line: string): string[] {
  const fields = toFields(line)
  if (countAddresses(line) <= 1 && !line.includes('<')) return [toRow(fields)]
  const pieces: string[] = []
  let before: string[] = []
  for (const field of fields) {
    // `Doe, Dan <dan@partner.example>` has one name.
    if (!hasAddress(field)) {
      before.push(field)
      continue
    }
    pieces.push(...(field.includes('<') ? [[...before, field].join(', ')] : [...before, ...field.trim().split(/\s+/)]))
    before = []
  }
  return [...pieces, ...before].filter(piece => piece.trim() !== '')
}

function toFields(line: string): string[] {
  const fields = ['']
  let from = 0
  for (const { 0: separator, 1: quoted, index } of line.matchAll(BETWEEN)) {
    if (quoted !== undefined) continue
    fields[fields.length - 1] += line.slice(from, index)
    fields.push('')
    from = index + separator.length
  }
  fields[fields.length - 1] += line.slice(from)
  return fields
}

/** A row of a table: its address, with the first other text as name. */
function toRow(fields: readonly string[]): string {
  const address = fields.find(hasAddress)
  if (address === undefined || /\s/.test(address.trim())) return fields.join(', ')
  const name = fields.find(field => field !== address && field.trim() !== '')
  return name === undefined ? address : `"${name.replaceAll('"', '').trim()}" <${address.trim().replaceAll('"', '')}>`
}
