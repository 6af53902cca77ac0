import type { Source } from '../../source.ts'
import type { Budget } from '../budget.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readBytes } from '../sources.ts'

/** https://www.sqlite.org/fileformat2.html */
export const DATABASE_HEADER_BYTES = 100
const MIN_PAGE_BYTES = 512
const INTERIOR_INDEX = 2
const INTERIOR_TABLE = 5
const LEAF_INDEX = 10
const LEAF_TABLE = 13
const CHUNK_BYTES = 256 * 1024
const MAX_CHUNKS = 32
const MAX_ROW_BYTES = 64 * 1024 * 1024
const ENCODINGS = new Map([
  [1, 'utf-8'],
  [2, 'utf-16le'],
  [3, 'utf-16be'],
])

export type Value = null | number | bigint | string | Buffer
/** `id` is absent in tables without row identifiers. */
export type Row = { id: bigint | undefined; values: Value[] }

/** Reads pages of an SQLite database. No page is read twice, so that chains end and rows do not exceed the file. */
export class Database {
  private readonly source: Source
  private readonly budget: Budget
  private readonly present: ReadonlyMap<number, unknown> | undefined
  private readonly pageBytes: number
  /** Without the bytes that extensions reserve at the end of each page. */
  private readonly usable: number
  private readonly decoder: InstanceType<typeof TextDecoder>
  private readonly claimed: Uint8Array
  private readonly chunks = new Map<number, Buffer>()

  private constructor(source: Source, budget: Budget, header: Buffer, present?: ReadonlyMap<number, unknown>) {
    const declared = header.readUInt16BE(16)
    this.source = source
    this.budget = budget
    this.present = present
    this.pageBytes = declared === 1 ? 0x10000 : declared
    this.usable = this.pageBytes - header.readUInt8(20)
    if (this.pageBytes < MIN_PAGE_BYTES || (this.pageBytes & (this.pageBytes - 1)) !== 0 || this.usable < 480)
      throw broken('The page size is invalid.')
    this.decoder = new TextDecoder(ENCODINGS.get(header.readUInt32BE(56)) ?? 'utf-8')
    this.claimed = new Uint8Array(Math.floor(source.size / this.pageBytes) + 1)
  }

  /** @throws NotInspectable `broken` */
  static async open(source: Source, budget: Budget): Promise<Database> {
    const header = await readBytes(source, 0, DATABASE_HEADER_BYTES)
    if (header.length < DATABASE_HEADER_BYTES) throw broken('The header is incomplete.')
    return new Database(source, budget, header)
  }

  /** @param present its pages that the source has */
  static ofPages(source: Source, budget: Budget, header: Buffer, present: ReadonlyMap<number, unknown>): Database {
    return new Database(source, budget, header, present)
  }

  /**
   * Rows of a table, in the order of the file.
   * @throws NotInspectable `broken`, `overlapping`, `tooLarge`
   */
  async *rows(root: number): AsyncGenerator<Row> {
    const pages = [root]
    for (let number = pages.pop(); number !== undefined; number = pages.pop()) {
      const page = await this.claim(number)
      const header = number === 1 ? DATABASE_HEADER_BYTES : 0
      const kind = page.readUInt8(header)
      const isInterior = kind === INTERIOR_INDEX || kind === INTERIOR_TABLE
      if (!isInterior && kind !== LEAF_INDEX && kind !== LEAF_TABLE) throw broken('A page is not of a table.')
      const cells = header + (isInterior ? 12 : 8)
      const count = page.readUInt16BE(header + 3)
      if (cells + 2 * count > page.length) throw broken('A page has too many cells.')
      const children: number[] = []
      for (let index = 0; index < count; index += 1) {
        const cell = new Cell(page, page.readUInt16BE(cells + 2 * index))
        if (isInterior) children.push(cell.uint32())
        if (kind !== INTERIOR_TABLE) yield await this.readRow(cell, kind === LEAF_TABLE)
      }
      if (isInterior) children.push(page.readUInt32BE(header + 8))
      pages.push(...children.reverse())
    }
  }

  private async readRow(cell: Cell, hasId: boolean): Promise<Row> {
    const size = Number(cell.varint())
    const id = hasId ? BigInt.asIntN(64, cell.varint()) : undefined
    if (size > this.source.size) throw broken('A row exceeds the file.')
    if (size > MAX_ROW_BYTES) throw new NotInspectable('tooLarge')
    this.budget.inflate(size)
    return { id, values: this.toValues(await this.readPayload(cell, size, hasId)) }
  }

  /** 1.5 and 1.6: what a page has no room for goes on in a chain of pages. */
  private async readPayload(cell: Cell, size: number, hasId: boolean): Promise<Buffer> {
    const { usable } = this
    const max = hasId ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23
    if (size <= max) return cell.bytes(size)
    const min = Math.floor(((usable - 12) * 32) / 255) - 23
    const filling = min + ((size - min) % (usable - 4))
    const pieces = [cell.bytes(filling <= max ? filling : min)]
    let left = size - (pieces[0]?.length ?? 0)
    let next = cell.uint32()
    while (left > 0) {
      const page = await this.claim(next)
      const piece = page.subarray(4, Math.min(usable, 4 + left))
      pieces.push(piece)
      left -= piece.length
      next = page.readUInt32BE(0)
    }
    return Buffer.concat(pieces)
  }

  /** 2.1: the types of all values, then the values. */
  private toValues(record: Buffer): Value[] {
    const types = new Cell(record, 0)
    const end = Number(types.varint())
    const contents = new Cell(record, end)
    const values: Value[] = []
    while (types.at < end) values.push(this.toValue(Number(types.varint()), contents))
    return values
  }

  private toValue(type: number, contents: Cell): Value {
    if (type >= 12) {
      const bytes = contents.bytes(Math.floor((type - 12) / 2))
      return type % 2 === 0 ? bytes : this.decoder.decode(bytes)
    }
    if (type === 7) return contents.bytes(8).readDoubleBE(0)
    if (type === 6) return contents.bytes(8).readBigInt64BE(0)
    const size = INTEGER_BYTES[type]
    if (size !== undefined) return contents.bytes(size).readIntBE(0, size)
    return type === 8 ? 0 : type === 9 ? 1 : null
  }

  private async claim(number: number): Promise<Buffer> {
    if (number < 1 || number * this.pageBytes > this.source.size) throw broken('A page is missing.')
    if (this.present?.has(number) === false) throw broken('A page is in another file.')
    if (this.claimed[number] === 1) throw new NotInspectable('overlapping', 'A page is used twice.')
    this.claimed[number] = 1
    const start = (number - 1) * this.pageBytes
    const index = Math.floor(start / CHUNK_BYTES)
    let chunk = this.chunks.get(index)
    if (chunk === undefined) {
      chunk = await readBytes(this.source, index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES)
      const [oldest] = this.chunks.keys()
      if (oldest !== undefined && this.chunks.size >= MAX_CHUNKS) this.chunks.delete(oldest)
      this.chunks.set(index, chunk)
    }
    return chunk.subarray(start - index * CHUNK_BYTES, start - index * CHUNK_BYTES + this.pageBytes)
  }
}

export function isLeaf(kind: number): boolean {
  return kind === LEAF_INDEX || kind === LEAF_TABLE
}

const INTEGER_BYTES: readonly (number | undefined)[] = [undefined, 1, 2, 3, 4, 6]

class Cell {
  private readonly page: Buffer
  at: number

  constructor(page: Buffer, at: number) {
    this.page = page
    this.at = at
  }

  bytes(count: number): Buffer {
    const end = this.at + count
    if (end > this.page.length) throw broken('A value exceeds its page.')
    this.at = end
    return this.page.subarray(end - count, end)
  }

  uint32(): number {
    return this.bytes(4).readUInt32BE(0)
  }

  /** Seven bits in each of eight bytes, and eight in a ninth, the highest first. */
  varint(): bigint {
    let value = 0n
    for (let count = 0; count < 8; count += 1) {
      const byte = this.bytes(1).readUInt8(0)
      value = (value << 7n) | BigInt(byte & 0x7f)
      if (byte < 0x80) return value
    }
    return (value << 8n) | BigInt(this.bytes(1).readUInt8(0))
  }
}

function broken(message: string): NotInspectable {
  return new NotInspectable('broken', message)
}
