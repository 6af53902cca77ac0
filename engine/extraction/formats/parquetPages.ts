import type { Budget } from '../budget.ts'
import { NotInspectable } from '../notInspectable.ts'
import { ThriftReader } from './thriftReader.ts'

const PLAIN_DICTIONARY = 2
const RLE = 3
const DELTA_BYTE_ARRAY = 7
const RLE_DICTIONARY = 8
const pageTypes = { data: 0, dictionary: 2, data2: 3 }
/** Writers fill the last group of eight, or of 504 values. */
const MAX_PADDING = 512

export type ParquetColumn = {
  isBoolean: boolean
  /** Of the levels that say where a list begins, and how much of a path is there. */
  maxRepetition: number
  maxDefinition: number
  /** @param size of the output @throws NotInspectable as the budget does */
  decompress(bytes: Uint8Array, size: number): Uint8Array
}

/**
 * Checks the pages of a column chunk before the library decodes them (https://parquet.apache.org/docs/file-format/data-pages/):
 * it repeats a value as often as a run claims, and makes room for as many values as a page claims.
 * @throws NotInspectable `broken`, and as the budget does
 */
export function assertPages(chunk: Buffer, column: ParquetColumn, budget: Budget) {
  for (let at = 0; at < chunk.length - 1; ) {
    const header = new ThriftReader(chunk, at)
    const fields = header.struct()
    const start = header.at
    const packed = fields.get(3)
    const end = start + (typeof packed === 'number' ? packed : -1)
    if (end < start || end > chunk.length) throw broken()
    at = end
    assertPage(chunk.subarray(start, end), fields, column, budget)
  }
}

type Fields = ReturnType<ThriftReader['struct']>

function assertPage(page: Buffer, fields: Fields, column: ParquetColumn, budget: Budget) {
  const type = fields.get(1)
  const size = toCount(fields.get(2))
  if (type === pageTypes.dictionary) {
    const values = toCount(inner(fields, 7).get(1))
    if (values > 8 * column.decompress(page, size).length) throw broken()
  } else if (type === pageTypes.data) {
    const header = inner(fields, 5)
    const values = toCount(header.get(1))
    budget.inflate(values)
    const content = column.decompress(page, size)
    const encoding = header.get(2)
    const runs = new Runs(content, values)
    runs.skipLevels(column.maxRepetition)
    runs.skipLevels(column.maxDefinition)
    if (isDictionary(encoding) || encoding === RLE) {
      if (column.isBoolean) runs.skipLevels(1)
      else runs.assertIndices()
    } else if (encoding === DELTA_BYTE_ARRAY) budget.inflate(sumOfDeltas(content.subarray(runs.at), values))
  } else if (type === pageTypes.data2) assertPage2(page, size, inner(fields, 8), column, budget)
}

/** Its levels are not compressed, and stand before the values. */
function assertPage2(page: Buffer, size: number, header: Fields, column: ParquetColumn, budget: Budget) {
  const values = toCount(header.get(1))
  const definitionBytes = toCount(header.get(5))
  const repetitionBytes = toCount(header.get(6))
  const levels = repetitionBytes + definitionBytes
  if (toCount(header.get(2)) > values || levels > Math.min(page.length, size)) throw broken()
  budget.inflate(values)
  new Runs(page.subarray(0, repetitionBytes), values).assertRuns(column.maxRepetition)
  new Runs(page.subarray(repetitionBytes, levels), values).assertRuns(column.maxDefinition)
  const isPacked = header.get(7) !== false && size > levels
  const content = isPacked ? column.decompress(page.subarray(levels), size - levels) : page.subarray(levels)
  const encoding = header.get(4)
  const runs = new Runs(content, values)
  if (isDictionary(encoding)) runs.assertIndices()
  else if (encoding === RLE) runs.skipLevels(1)
  else if (encoding === DELTA_BYTE_ARRAY) budget.inflate(sumOfDeltas(content, values))
}

function isDictionary(encoding: unknown): boolean {
  return encoding === PLAIN_DICTIONARY || encoding === RLE_DICTIONARY
}

function inner(fields: Fields, id: number): Fields {
  const found = fields.get(id)
  if (!(found instanceof Map)) throw broken()
  return found
}

function toCount(value: unknown): number {
  if (typeof value !== 'number' || value < 0) throw broken()
  return value
}

/** Runs of one value, or of packed ones, in turn. */
class Runs {
  private readonly bytes: Uint8Array
  private readonly values: number
  at = 0

  constructor(bytes: Uint8Array, values: number) {
    this.bytes = bytes
    this.values = values
  }

  /** Levels after their size in bytes; none where the highest one is 0. */
  skipLevels(max: number) {
    if (max === 0) return
    const [first = 0, second = 0, third = 0, fourth = 0] = this.bytes.subarray(this.at, this.at + 4)
    const size = first + second * 2 ** 8 + third * 2 ** 16 + fourth * 2 ** 24
    this.at += 4
    const end = this.at + size
    if (end > this.bytes.length) throw broken()
    this.assertRuns(max)
    this.at = end
  }

  /** Indices of a dictionary after their width in bits. */
  assertIndices() {
    const width = this.bytes[this.at] ?? 0
    this.at += 1
    if (width > 32) throw broken()
    this.assertRunsOf(width)
  }

  assertRuns(max: number) {
    if (max > 0) this.assertRunsOf(32 - Math.clz32(max))
  }

  private assertRunsOf(width: number) {
    for (let seen = 0; seen < this.values && this.at < this.bytes.length; ) {
      const reader = new ThriftReader(this.bytes, this.at)
      const header = reader.varint()
      const isPacked = header % 2 === 1
      const count = isPacked ? Math.floor(header / 2) * 8 : header / 2
      if (count > this.values + MAX_PADDING) throw broken()
      this.at = reader.at + (isPacked ? (count / 8) * width : Math.ceil(width / 8))
      seen += count
    }
  }
}

/** Of the bytes that values repeat from those before them. */
function sumOfDeltas(bytes: Uint8Array, values: number): number {
  const reader = new ThriftReader(bytes)
  const perBlock = reader.varint()
  const parts = reader.varint()
  const perPart = perBlock / parts
  reader.varint()
  let value = reader.integer()
  let sum = value
  if (value < 0 || parts > bytes.length || perPart % 8 !== 0 || perPart === 0) throw broken()
  for (let seen = 1; seen < values; ) {
    const least = reader.integer()
    const widths = bytes.subarray(reader.at, reader.at + parts)
    reader.at += parts
    for (const width of widths) {
      for (let index = 0; index < perPart && seen < values; index += 1, seen += 1) {
        value += least + readBits(bytes, 8 * reader.at + index * width, width)
        if (value < 0) throw broken()
        sum += value
      }
      if (seen < values) reader.at += (perPart / 8) * width
    }
    if (reader.at > bytes.length) throw broken()
  }
  return sum
}

/** The lowest bits first. */
function readBits(bytes: Uint8Array, start: number, width: number): number {
  let value = 0
  for (let count = 0; count < width; ) {
    const bit = start + count
    const shift = bit % 8
    const taken = Math.min(8 - shift, width - count)
    value += (((bytes[Math.floor(bit / 8)] ?? 0) >> shift) & (2 ** taken - 1)) * 2 ** count
    count += taken
  }
  return value
}

function broken(): NotInspectable {
  return new NotInspectable('broken', 'A page claims more than it has.')
}
