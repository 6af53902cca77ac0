import { crc32 } from 'node:zlib'
import type { NotInspectableReason } from '../../shared/domain/inspection.ts'
import { record, u16, u32 } from '../engine/extraction/binaryOffice.ts'
import { record as binaryRecord, binaryWorkbook, wide } from '../engine/extraction/binaryWorkbook.ts'
import { toCompound } from '../engine/messages/toCompound.ts'
import { tarHeader } from '../labelled/formats/tar.ts'
import { MARKER } from './deepTexts.ts'

/** A file of some megabytes that takes a careless reader minutes; `end` is why it is not inspected, if it is not. */
export type SlowFile = { title: string; name: string; make(): Uint8Array; end?: NotInspectableReason }

const repeat = (bytes: Buffer, times: number) => Buffer.alloc(bytes.length * times, bytes)

function toXz(blocks: Buffer, count: number, unpadded: number, size: number): Buffer {
  const flags = Buffer.from([0, 0])
  const header = Buffer.concat([Buffer.from('fd377a585a00', 'hex'), flags, u32(crc32(flags))])
  const index = Buffer.concat([Buffer.from([0]), toNumber(count), repeat(toNumbers(unpadded, size), count)])
  const padded = Buffer.concat([index, Buffer.alloc((4 - (index.length & 3)) & 3)])
  const backward = Buffer.concat([u32((padded.length + 4) / 4 - 1), flags])
  const footer = Buffer.concat([u32(crc32(backward)), backward, Buffer.from('YZ')])
  return Buffer.concat([header, blocks, padded, u32(crc32(padded)), footer])
}

const toNumbers = (...values: number[]) => Buffer.concat(values.map(toNumber))

function toNumber(value: number): Buffer {
  const bytes: number[] = []
  for (let left = value; ; left = Math.floor(left / 128)) {
    bytes.push(left > 0x7f ? (left & 0x7f) | 0x80 : left)
    if (left <= 0x7f) return Buffer.from(bytes)
  }
}

/** LZMA2 with a dictionary of 4 MiB. */
const blockHeader = () => {
  const header = Buffer.from([2, 0, 0x21, 1, 22, 0, 0, 0])
  return Buffer.concat([header, u32(crc32(header))])
}

function toPax(type: string, records: readonly string[]): Buffer {
  const content = Buffer.from(records.map(toRecord).join(''))
  const padding = Buffer.alloc((512 - (content.length % 512)) % 512)
  return Buffer.concat([tarHeader('pax', content.length, type), content, padding])
}

function toRecord(pair: string): string {
  const length = pair.length + 2
  const digits = String(length + String(length).length).length
  return `${length + digits} ${pair}\n`
}

const sheetStart = record(0x809, u16(0x600, 0x10, 0, 0), u32(0), u32(0))
const globals = record(0x809, u16(0x600, 5, 0, 0), u32(0), u32(0))
const end = record(0x0a)

export const slowFiles: readonly SlowFile[] = [
  {
    title: '100,000 cell formats of one long code',
    name: 'formats.xls',
    make: () => {
      const code = '['.repeat(8000)
      const format = record(0x41e, u16(164), u16(code.length), Buffer.from([0]), Buffer.from(code))
      const styles = repeat(record(0xe0, u16(0, 164), Buffer.alloc(16)), 100_000)
      const cell = record(0x204, u16(0, 0, 0), u16(MARKER.length), Buffer.from([0]), Buffer.from(MARKER))
      return toCompound({ Workbook: Buffer.concat([globals, format, styles, end, sheetStart, cell, end]) })
    },
  },
  {
    title: 'a million continuations of one string',
    name: 'strings.xls',
    make: () => {
      const strings = record(0xfc, u32(1), u32(1))
      return toCompound({
        Workbook: Buffer.concat([globals, strings, repeat(record(0x3c, Buffer.from('x')), 1e6), end]),
      })
    },
    end: 'tooLarge',
  },
  {
    title: 'strings that begin at each fourth byte of a record',
    name: 'lengths.xlsb',
    make: () =>
      binaryWorkbook(
        Buffer.concat([binaryRecord(550, repeat(u32(0x7000), 8e6)), binaryRecord(6, Buffer.alloc(8), wide(MARKER))]),
      ),
  },
  {
    title: 'a card of one line in two million pieces',
    name: 'folded.vcf',
    make: () => Buffer.from(`BEGIN:VCARD\nVERSION:3.0\nNOTE:a${'\n a'.repeat(2e6)}\nFN:${MARKER}\nEND:VCARD\n`),
  },
  {
    title: 'a card of one quoted line in two million pieces',
    name: 'quoted.vcf',
    make: () =>
      Buffer.from(
        `BEGIN:VCARD\nVERSION:2.1\nNOTE;ENCODING=QUOTED-PRINTABLE:a${'=\na'.repeat(2e6)}\nFN:${MARKER}\nEND:VCARD\n`,
      ),
  },
  {
    title: 'ten thousand extensions after one of 60,000 records',
    name: 'pax.tar',
    make: () =>
      Buffer.concat([
        toPax(
          'x',
          Array.from({ length: 60_000 }, (_, at) => `k${at}=v`),
        ),
        repeat(toPax('x', ['a=b']), 10_000),
        tarHeader('a.txt', MARKER.length, '0'),
        Buffer.from(MARKER.padEnd(512, '\0')),
        Buffer.alloc(1024),
      ]),
  },
  {
    title: '200,000 empty blocks',
    name: 'blocks.xz',
    make: () => toXz(repeat(Buffer.concat([blockHeader(), Buffer.alloc(4)]), 200_000), 200_000, 13, 0),
  },
  {
    title: 'chunks that each reset three million probabilities',
    name: 'resets.xz',
    make: () => {
      const chunk = Buffer.concat([Buffer.from([0xe0, 0, 0, 0, 5, 44]), Buffer.alloc(6)])
      return toXz(Buffer.concat([blockHeader(), repeat(chunk, 100_000), Buffer.alloc(4)]), 1, 1, 100_000)
    },
    end: 'broken',
  },
  {
    title: '60,000 streams of one byte',
    name: 'streams.bz2',
    // An x, as bzip2 writes it.
    make: () =>
      repeat(Buffer.from('425a6839314159265359774bb01400000000800040200021184682ee48a70a120ee9760280', 'hex'), 60_000),
  },
]
