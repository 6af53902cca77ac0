import { AnonymisationFault } from './anonymisationFault.ts'
import { Cells } from './cells.ts'
import type { Column } from './column.ts'
import { CR, LF, QUOTE } from './csvBytes.ts'
import { CsvScanner } from './csvScanner.ts'
import { faultTexts } from './faultTexts.ts'
import type { Layout } from './layout.ts'
import { MAX_VALUE_LENGTH } from './method.ts'
import { firstUnreadable } from './unreadable.ts'
import { copyBytes } from './values.ts'
import { writeCell } from './writeCell.ts'

/** Large enough for thousands of values in a batch, small enough for the processor's cache. */
const BLOCK = 128 * 1024
const MIN_BLOCK_SIZE = 4096

/** Rewrites the data rows of a CSV file in UTF-8: what is not in a chosen column comes out byte for byte. */
export class Rewriter {
  private block: Buffer
  private length = 0
  /** Up to here the block is known to be UTF-8. */
  private checked = 0
  private readonly cells = new Cells()
  private readonly scanner: CsvScanner
  private readonly columns: readonly Column[]
  private readonly encoding: string
  private readonly quoting: Uint8Array
  private readonly isOneColumn: boolean

  /** @param columns ascending; `encoding` as the sender is told it; `size` of the file, in bytes */
  constructor(
    layout: Layout,
    { columns, encoding, size }: { columns: readonly Column[]; encoding: string; size: number },
  ) {
    this.block = Buffer.alloc(Math.max(MIN_BLOCK_SIZE, Math.min(size, BLOCK)))
    this.columns = columns
    this.encoding = encoding
    this.scanner = new CsvScanner(layout, {
      columns: columns.map(({ index }) => index),
      longest: columns.map(({ method }) => method.longestValue),
    })
    this.isOneColumn = layout.fields === 1
    this.quoting = new Uint8Array(256)
    for (const byte of [layout.delimiter, QUOTE, CR, LF]) this.quoting[byte] = 1
  }

  get rows(): number {
    return this.scanner.rows
  }

  /** Takes bytes of any number, and yields what is ready. @throws AnonymisationFault */
  *push(bytes: Uint8Array): Generator<Uint8Array> {
    for (let from = 0; from < bytes.length; ) {
      const to = Math.min(bytes.length, from + this.block.length - this.length)
      this.block.set(bytes.subarray(from, to), this.length)
      this.length += to - from
      from = to
      if (this.length === this.block.length) yield this.rewrite(false)
    }
  }

  /** @throws AnonymisationFault when the file ends too early */
  *end(): Generator<Uint8Array> {
    yield this.rewrite(true)
  }

  /** Values of the last block are not left lying in memory. */
  wipe() {
    this.block.fill(0)
  }

  private rewrite(isLast: boolean): Uint8Array {
    const { block, cells } = this
    this.check(isLast)
    cells.count = 0
    let done = this.scanner.scan(block, this.length, cells)
    let out = this.write(done)
    block.copyWithin(0, done, this.length)
    this.length -= done
    this.checked -= done
    if (isLast) {
      cells.count = 0
      this.scanner.end(block, this.length, cells)
      done = this.length
      const last = this.write(done)
      if (last.length > 0) out = Buffer.concat([out, last])
    } else if (this.length > block.length / 2) this.enlarge()
    return out
  }

  /** Bytes that are not text are refused in the row where they stand. */
  private check(isLast: boolean) {
    const found = firstUnreadable(this.block, { from: this.checked, to: this.length, isLast })
    this.checked = found.checked
    if (found.at === undefined) return
    this.cells.count = 0
    // What is wrong before them is told first.
    this.scanner.scan(this.block, found.at, this.cells)
    const isNul = this.block[found.at] === 0
    const reason = isNul ? faultTexts.nulByte : faultTexts.undecodable(this.encoding)
    throw new AnonymisationFault(reason, { row: this.scanner.row })
  }

  private enlarge() {
    if (this.length > MAX_VALUE_LENGTH) this.refuseLength()
    const larger = Buffer.alloc(2 * this.block.length)
    larger.set(this.block.subarray(0, this.length))
    this.block.fill(0)
    this.block = larger
  }

  private refuseLength(): never {
    const { row, column } = this.scanner
    throw new AnonymisationFault(faultTexts.valueTooLong, { row, column })
  }

  private write(done: number): Buffer {
    const { block, cells, columns } = this
    this.collect()
    for (const { method, values, made, western } of columns) {
      made.clear()
      western?.look(values)
      if (values.count > 0) method.apply(values, made)
    }
    const next = new Int32Array(columns.length)
    const out = Buffer.allocUnsafeSlow(this.roomFor(done))
    let length = 0
    let copied = 0
    for (let index = 0; index < cells.count; index += 1) {
      const start = cells.starts[index] as number
      const end = cells.ends[index] as number
      const slot = cells.slots[index] as number
      const column = columns[slot] as Column
      const isQuoted = cells.quoted[index] === 1
      if (end - start === (isQuoted ? 2 : 0)) {
        // Nothing is hidden by it, and equal empty values would be seen to be equal anyway.
        column.report.unchanged += 1
        continue
      }
      const value = next[slot] as number
      next[slot] = value + 1
      column.seen += 1
      if (isSame(column, value)) {
        column.report.unchanged += 1
        continue
      }
      column.report.changed += 1
      if (column.method.isRefused?.(value)) column.report.refused += 1
      length = copyBytes(block, copied, start, out, length)
      length = writeCell(column, { value, isQuoted, quoting: this.quoting, isOneColumn: this.isOneColumn }, out, length)
      copied = end
    }
    return out.subarray(0, copyBytes(block, copied, done, out, length))
  }

  /** Lays the values of each column together, without quotation marks. */
  private collect() {
    const { block, cells, columns } = this
    for (const { values } of columns) values.clear()
    for (let index = 0; index < cells.count; index += 1) {
      const { values } = columns[cells.slots[index] as number] as Column
      let from = cells.starts[index] as number
      let to = cells.ends[index] as number
      if (cells.quoted[index] === 0) {
        if (from < to) addValue(values, block, from, to)
        continue
      }
      from += 1
      to -= 1
      if (from === to) continue
      for (let at = from; at < to; at += 1) {
        if (block[at] !== QUOTE) continue
        // Of the two, one is left out.
        values.add(block, from, at)
        at += 1
        from = at
      }
      addValue(values, block, from, to)
    }
  }

  /** The most that the block can become: what may need quotation marks, with all its bytes doubled. */
  private roomFor(done: number): number {
    let room = done
    for (const { method, made } of this.columns) {
      room += method.needsQuoting ? 2 * made.length + 3 * made.count : made.length + 2 * made.count
    }
    return room
  }
}

function addValue(values: Column['values'], block: Uint8Array, from: number, to: number) {
  values.add(block, from, to)
  values.end()
}

function isSame({ values, made }: Column, index: number): boolean {
  const start = values.getStart(index)
  const end = values.ends[index] as number
  const madeStart = made.getStart(index)
  if (end - start !== (made.ends[index] as number) - madeStart) return false
  for (let at = start; at < end; at += 1) if (values.bytes[at] !== made.bytes[at - start + madeStart]) return false
  return true
}
