import { toCompound } from '../messages/toCompound.ts'

/** Records of a workbook (MS-XLS): number and content. */
export function record(id: number, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts)
  const header = Buffer.alloc(4)
  header.writeUInt16LE(id, 0)
  header.writeUInt16LE(data.length, 2)
  return Buffer.concat([header, data])
}

export const u16 = (...values: number[]) => Buffer.concat(values.map(value => Buffer.from([value & 0xff, value >> 8])))
export const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
export const double = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return bytes
}
export const wide = (text: string) => Buffer.concat([u16(text.length), Buffer.from([1]), Buffer.from(text, 'utf16le')])
export const narrow = (text: string) => Buffer.concat([u16(text.length), Buffer.from([0]), Buffer.from(text, 'latin1')])

const GLOBALS = 5
const SHEET = 0x10
const begin = (kind: number) => record(0x809, u16(0x600, kind, 0, 0), u32(0), u32(0))
const end = record(0x0a)

/** A workbook of Excel 97 with one sheet. */
export function toXls(globals: readonly Buffer[], cells: readonly Buffer[]): Buffer {
  return toCompound({ Workbook: Buffer.concat([begin(GLOBALS), ...globals, end, begin(SHEET), ...cells, end]) })
}

/** A document of Word 97 from runs in windows-1252 or UTF-16. */
export function toDoc(runs: readonly { text: string; isWide: boolean }[], flags = 0): Buffer {
  const START = 0x400
  const fib = Buffer.alloc(START)
  fib.writeUInt16LE(0xa5ec, 0)
  fib.writeUInt16LE(0xc1, 2)
  fib.writeUInt16LE(0x200 | flags, 10)
  const texts = runs.map(({ text, isWide }) => Buffer.from(text, isWide ? 'utf16le' : 'latin1'))
  const ends: number[] = [0]
  const pieces: Buffer[] = []
  let offset = START
  for (const [index, { text, isWide }] of runs.entries()) {
    ends.push((ends.at(-1) ?? 0) + text.length)
    pieces.push(Buffer.concat([u16(0), u32(isWide ? offset : (offset * 2) | 0x40000000), u16(0)]))
    offset += texts[index]?.length ?? 0
  }
  const table = Buffer.concat([...ends.map(u32), ...pieces])
  const clx = Buffer.concat([Buffer.from([1]), u16(4), u32(0), Buffer.from([2]), u32(table.length), table])
  fib.writeUInt32LE(0, 0x1a2)
  fib.writeUInt32LE(clx.length, 0x1a6)
  return toCompound({ WordDocument: Buffer.concat([fib, ...texts]), '1Table': clx })
}

const atom = (type: number, data: Buffer) => Buffer.concat([u16(0, type), u32(data.length), data])

/** A presentation of PowerPoint 97: texts in a slide. */
export function toPpt(texts: readonly { text: string; isWide: boolean }[], token = 0xe391c05f): Buffer {
  const atoms = texts.map(({ text, isWide }) =>
    atom(isWide ? 0x0fa0 : 0x0fa8, Buffer.from(text, isWide ? 'utf16le' : 'latin1')),
  )
  const inner = Buffer.concat([atom(0x03ef, Buffer.alloc(24)), ...atoms])
  const slide = Buffer.concat([u16(0x0f, 0x03ee), u32(inner.length), inner])
  const user = Buffer.concat([Buffer.alloc(8), u32(0x14), u32(token), Buffer.alloc(12)])
  return toCompound({ 'PowerPoint Document': slide, 'Current User': user })
}
