import { createHmac, randomBytes } from 'node:crypto'
import { CLASSES, DIGIT, LETTER } from '../patterns/characters.ts'

const FORMAT = 'waybill-hashed-values-1'
const KEY_BYTES = 32
const HASH_BYTES = 8
const MAX_VALUES = 1_000_000
/** Forms of values, such as `AA999999`. More would make candidates of most words. */
const MAX_SHAPES = 64
/** Letters and digits of a value. */
const MIN_LENGTH = 5
const MAX_LENGTH = 34
const MAX_GROUPS = 6
const HEADER_END = 0x0a

type Header = { format: string; key: string; shapes: string[]; count: number }

/** A fault of the list, for its author. */
export class ValueListFault extends Error {
  override name = 'ValueListFault'
}

/**
 * Values as sorted prefixes of their keyed hashes (HMAC-SHA-256, FIPS 198-1), with the shapes of the values. With a
 * million values, one candidate in 1.8e13 is found by chance (1e6 / 2^64).
 * @throws ValueListFault
 */
export function hashValues(values: Iterable<string>, key: Uint8Array = randomBytes(KEY_BYTES)): Buffer {
  const compacted = new Set<string>()
  const shapes = new Set<string>()
  let line = 0
  for (const value of values) {
    line++
    const compact = toCompact(value)
    if (compact === '') continue
    if (compact.length < MIN_LENGTH || compact.length > MAX_LENGTH || !/\d/.test(compact)) {
      throw new ValueListFault(
        `Line ${line}: a value needs a digit, and ${MIN_LENGTH} to ${MAX_LENGTH} letters and digits, or it would be found in ordinary text.`,
      )
    }
    compacted.add(compact)
    shapes.add(toShape(compact))
    if (compacted.size > MAX_VALUES) throw new ValueListFault(`At most ${MAX_VALUES} values are possible.`)
    if (shapes.size > MAX_SHAPES) {
      throw new ValueListFault(`The values have more than ${MAX_SHAPES} shapes. Make a list for each kind of number.`)
    }
  }
  if (compacted.size === 0) throw new ValueListFault('There is no value.')
  const hashes = Array.from(compacted, compact => hashValue(compact, key)).sort(Buffer.compare)
  const header: Header = {
    format: FORMAT,
    key: Buffer.from(key).toString('base64'),
    shapes: [...shapes].sort(),
    count: hashes.length,
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...hashes])
}

export class HashedValues {
  private readonly key: Buffer
  private readonly hashes: Buffer
  private readonly shapes: ReadonlySet<string>
  private readonly lengths: Uint8Array = new Uint8Array(MAX_LENGTH + 1)
  private readonly mostLength: number

  /** @throws ValueListFault for a file of another kind, or a part of one */
  constructor(file: Buffer) {
    const end = file.indexOf(HEADER_END)
    const header = readHeader(file.subarray(0, Math.max(0, end)))
    this.hashes = file.subarray(end + 1)
    if (header?.format !== FORMAT || this.hashes.length !== HASH_BYTES * header.count) {
      throw new ValueListFault('It is not a complete list of hashed values.')
    }
    this.key = Buffer.from(header.key, 'base64')
    this.shapes = new Set(header.shapes)
    for (const { length } of header.shapes) this.lengths[length] = 1
    this.mostLength = Math.max(...header.shapes.map(({ length }) => length))
  }

  /** Values of the list, written with single spaces, hyphens, stops and slashes, or without. */
  find(text: string, onFound: (start: number, end: number) => void) {
    for (let at = 0; at < text.length; ) {
      if ((classAt(text, at) & ALPHANUMERIC) === 0) {
        at++
        continue
      }
      const end = this.findAt(text, at)
      if (end > at) onFound(at, end)
      at = end > at ? end : endOfWord(text, at)
    }
  }

  private findAt(text: string, start: number): number {
    let compact = ''
    let shape = ''
    let found = start
    let at = start
    for (let groups = 0; groups < MAX_GROUPS; groups++) {
      const end = endOfWord(text, at)
      if (compact.length + end - at > this.mostLength) break
      for (; at < end; at++) {
        const unit = text.charCodeAt(at)
        if (unit >= 0x80) return found
        compact += text[at]
        shape += unit <= 0x39 ? '9' : 'A'
      }
      if (this.lengths[compact.length] === 1 && this.shapes.has(shape) && this.has(compact.toUpperCase())) found = end
      if (!isSeparator(text.charCodeAt(end)) || (classAt(text, end + 1) & ALPHANUMERIC) === 0) break
      at = end + 1
    }
    return found
  }

  private has(compact: string): boolean {
    const hash = hashValue(compact, this.key)
    let low = 0
    let high = this.hashes.length / HASH_BYTES
    while (low < high) {
      const middle = (low + high) >>> 1
      const order = hash.compare(this.hashes, HASH_BYTES * middle, HASH_BYTES * (middle + 1))
      if (order === 0) return true
      if (order < 0) high = middle
      else low = middle + 1
    }
    return false
  }
}

const ALPHANUMERIC = DIGIT | LETTER
const SEPARATORS = new Set(Array.from(' -./', sign => sign.charCodeAt(0)))
const isSeparator = (unit: number) => SEPARATORS.has(unit)

function classAt(text: string, at: number): number {
  return at < text.length ? (CLASSES[text.charCodeAt(at)] ?? 0) : 0
}

function endOfWord(text: string, at: number): number {
  let end = at
  while ((classAt(text, end) & ALPHANUMERIC) !== 0) end++
  return end
}

function toCompact(value: string): string {
  return value
    .trim()
    .toUpperCase()
    .replace(/[ ./-]/g, '')
}

function toShape(compact: string): string {
  if (/[^A-Z0-9]/.test(compact)) {
    throw new ValueListFault('Values have letters from A to Z, digits, spaces, hyphens, stops and slashes.')
  }
  return compact.replace(/\d/g, '9').replace(/[A-Z]/g, 'A')
}

function hashValue(compact: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(compact).digest().subarray(0, HASH_BYTES)
}

function readHeader(bytes: Buffer): Header | undefined {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
