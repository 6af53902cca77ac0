import { give } from '../freeBuffer.ts'
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

/** Fits thousands of values per batch and the processor's cache. */
const BLOCK = 128 * 1024
const MIN_BLOCK_SIZE = 4096

/** Other columns stay byte for byte. */
export class Rewriter {
  private block: Buffer
  private length = 0
  private checked = 0
  private readonly cells = new Cells()
  private readonly scanner: CsvScanner
  private readonly columns: readonly Column[]
  private readonly encoding: string
  private readonly quoting: Uint8Array
  private readonly isOneColumn: boolean

  /** @param columns ascending; `encoding`: name for the sender; `size`: bytes */
  constructor(
    layout: Layout,
    { columns, encoding, size }: { columns: readonly Column[]; encoding: string; size: number },
  ) {
    this.block = Buffer.alloc(Math.max(MIN_BLOCK_SIZE, Math.min(size, BLOCK)))
    this.columns = columns
    this.encoding = encoding
    this.scanner = new CsvScanner(layout, {
      columns: columns.map(({ index }) => index),
      maxLengths: columns.map(({ method }) => method.maxValueLength),
    })
    this.isOneColumn = layout.fields === 1
    this.quoting = new Uint8Array(256)
    for (const byte of [layout.delimiter, QUOTE, CR, LF]) this.quoting[byte] = 1
  }

  get rows(): number {
    return this.scanner.rows
  }

  /** @throws AnonymisationFault */
  *push(bytes: Uint8Array): Generator<Uint8Array> {
    for (let from = 0; from < bytes.length; ) {
      const to = Math.min(bytes.length, from + this.block.length - this.length)
      this.block.set(bytes.subarray(from, to), this.length)
      this.length += to - from
      from = to
      if (this.length === this.block.length) yield this.rewrite(false)
    }
  }

  *end(): Generator<Uint8Array> {
    yield this.rewrite(true)
  }

  wipe() {
    this.block.fill(0)
  }

  private rewrite(isLast: boolean): Uint8Array {
    const { block, cells } = this
    this.assertReadable(isLast)
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

  private assertReadable(isLast: boolean) {
    const found = firstUnreadable(this.block, { from: this.checked, to: this.length, isLast })
    this.checked = found.checked
    if (found.at === undefined) return
    this.cells.count = 0
    // An earlier fault takes precedence.
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
    for (const { method, values, results, western } of columns) {
      results.clear()
      western?.assertWestern(values)
      if (values.count > 0) method.apply(values, results)
    }
    const next = new Int32Array(columns.length)
    const out = Buffer.allocUnsafeSlow(this.computeMaxSize(done))
    let length = 0
    let copied = 0
    for (let index = 0; index < cells.count; index += 1) {
      const start = cells.starts[index] as number
      const end = cells.ends[index] as number
      const slot = cells.slots[index] as number
      const column = columns[slot] as Column
      const isQuoted = cells.quoted[index] === 1
      if (end - start === (isQuoted ? 2 : 0)) {
        // An empty value stays empty: replacing it hides nothing.
        column.report.unchanged += 1
        continue
      }
      const value = next[slot] as number
      next[slot] = value + 1
      column.seen += 1
      if (isUnchanged(column, value)) {
        column.report.unchanged += 1
        continue
      }
      column.report.changed += 1
      if (column.method.isRefused?.(value)) column.report.refused += 1
      length = copyBytes(block, copied, start, out, length)
      length = writeCell(column, { value, isQuoted, quoting: this.quoting, isOneColumn: this.isOneColumn }, out, length)
      copied = end
    }
    return give(out.subarray(0, copyBytes(block, copied, done, out, length)))
  }

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
        values.add(block, from, at)
        at += 1
        from = at
      }
      addValue(values, block, from, to)
    }
  }

  /** Values that may need quotation marks can double. */
  private computeMaxSize(done: number): number {
    let room = done
    for (const { method, results } of this.columns) {
      room += method.needsQuoting ? 2 * results.length + 3 * results.count : results.length + 2 * results.count
    }
    return room
  }
}

function addValue(values: Column['values'], block: Uint8Array, from: number, to: number) {
  values.add(block, from, to)
  values.end()
}

function isUnchanged({ values, results }: Column, index: number): boolean {
  const start = values.getStart(index)
  const end = values.ends[index] as number
  const resultStart = results.getStart(index)
  if (end - start !== (results.ends[index] as number) - resultStart) return false
  for (let at = start; at < end; at += 1) if (values.bytes[at] !== results.bytes[at - start + resultStart]) return false
  return true
}
