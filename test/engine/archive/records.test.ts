import { describe, expect, test } from 'vitest'
import { sealedZipAtMost } from '../../../engine/archive/sealedSize.ts'
import { zipDirectory } from '../../../engine/archive/zipDirectory.ts'
import {
  centralHeader,
  DEFLATED,
  dataDescriptor,
  dosTime,
  type EntryRecord,
  localHeader,
  STORED,
  timeField,
} from '../../../engine/archive/zipRecords.ts'
import { file, sealed } from './entries.ts'

// Checked byte by byte against APPNOTE 6.3.10 and WinZip's AE-2: readers ignore many fields.

const hex = (text: string) => text.replace(/\s+/g, '')
const entry: EntryRecord = {
  name: Buffer.from('a.txt'),
  modifiedAt: new Date('2026-03-04T05:06:08Z'),
  method: DEFLATED,
  size: 0x112233,
  packedSize: 0x445566,
  isStreamed: false,
  isZip64: false,
}
const TIME = '5554 0500 01 c0bda769'
const aes = (method: string) => `0199 0700 0200 4145 03 ${method}`

describe('the headers of an entry', () => {
  test.each<[string, Partial<EntryRecord>, string]>([
    [
      'of known size',
      {},
      `504b0304 3300 0108 6300 c428645c 00000000 66554400 33221100 0500 1400 612e747874 ${TIME} ${aes('0800')}`,
    ],
    [
      'that is stored',
      { method: STORED },
      `504b0304 3300 0108 6300 c428645c 00000000 66554400 33221100 0500 1400 612e747874 ${TIME} ${aes('0000')}`,
    ],
    [
      'that is streamed',
      { isStreamed: true },
      `504b0304 3300 0908 6300 c428645c 00000000 00000000 00000000 0500 1400 612e747874 ${TIME} ${aes('0800')}`,
    ],
    [
      'that is streamed and large',
      { isStreamed: true, isZip64: true },
      `504b0304 3300 0908 6300 c428645c 00000000 ffffffff ffffffff 0500 2800 612e747874
       0100 1000 0000000000000000 0000000000000000 ${TIME} ${aes('0800')}`,
    ],
  ])('%s, before its data', (_, more, expected) => {
    expect(localHeader({ ...entry, ...more }).toString('hex')).toBe(hex(expected))
  })

  test.each<[string, Partial<EntryRecord>, number, string]>([
    [
      'near',
      {},
      0x77889900,
      `504b0102 3300 3300 0108 6300 c428645c 00000000 66554400 33221100 0500 1400 0000 0000 0000 00000000 00998877
       612e747874 ${TIME} ${aes('0800')}`,
    ],
    [
      'beyond 4 GiB',
      { isZip64: true, size: 2 ** 33, packedSize: 2 ** 34 },
      2 ** 32,
      `504b0102 3300 3300 0108 6300 c428645c 00000000 ffffffff ffffffff 0500 3000 0000 0000 0000 00000000 ffffffff 612e747874
       0100 1800 0000000002000000 0000000004000000 0000000001000000 ${TIME} ${aes('0800')}`,
    ],
    [
      'at the last offset of 4 bytes',
      {},
      0xfffffffe,
      `504b0102 3300 3300 0108 6300 c428645c 00000000 66554400 33221100 0500 1400 0000 0000 0000 00000000 feffffff
       612e747874 ${TIME} ${aes('0800')}`,
    ],
    [
      'at the first offset that takes 8',
      {},
      0xffffffff,
      `504b0102 3300 3300 0108 6300 c428645c 00000000 66554400 33221100 0500 2000 0000 0000 0000 00000000 ffffffff
       612e747874 0100 0800 ffffffff00000000 ${TIME} ${aes('0800')}`,
    ],
  ])('%s, in the directory', (_, more, offset, expected) => {
    expect(centralHeader({ ...entry, ...more }, offset).toString('hex')).toBe(hex(expected))
  })

  test.each([
    [false, '504b0708 00000000 66554400 33221100'],
    [true, '504b0708 00000000 6655440000000000 3322110000000000'],
  ])('follow its data, with sizes of 8 bytes: %s', (isZip64, expected) => {
    expect(dataDescriptor({ ...entry, isZip64 }).toString('hex')).toBe(hex(expected))
  })
})

describe('the end of an archive', () => {
  const end = (count: number, offset: number, header = Buffer.from('ab')) =>
    Buffer.concat([...zipDirectory(Array<Buffer>(count).fill(header), offset)]).subarray(count * header.length)

  test.each([
    ['empty', 0, 0, '504b0506 0000 0000 0000 0000 00000000 00000000 0000'],
    ['of three entries', 3, 0x1234, '504b0506 0000 0000 0300 0300 06000000 34120000 0000'],
    ['of as many as 2 bytes count', 0xfffe, 0, '504b0506 0000 0000 feff feff fcff0100 00000000 0000'],
    ['at the last offset of 4 bytes', 1, 0xfffffffe, '504b0506 0000 0000 0100 0100 02000000 feffffff 0000'],
    [
      'of more entries',
      0xffff,
      7,
      `504b0606 2c00000000000000 3300 3300 00000000 00000000 ffff000000000000 ffff000000000000 feff010000000000 0700000000000000
       504b0607 00000000 0500020000000000 01000000
       504b0506 0000 0000 ffff ffff feff0100 07000000 0000`,
    ],
    [
      'beyond 4 GiB',
      1,
      0xffffffff,
      `504b0606 2c00000000000000 3300 3300 00000000 00000000 0100000000000000 0100000000000000 0200000000000000 ffffffff00000000
       504b0607 00000000 0100000001000000 01000000
       504b0506 0000 0000 0100 0100 02000000 ffffffff 0000`,
    ],
  ])('%s', (_, count, offset, expected) => {
    expect(end(count, offset).toString('hex')).toBe(hex(expected))
  })

  test('has 70,000 headers in pieces of 500', () => {
    const pieces = [...zipDirectory(Array<Buffer>(70_000).fill(Buffer.from('ab')), 0)]

    expect(pieces.slice(0, 140).every(({ length }) => length === 1000)).toBe(true)
    expect(pieces).toHaveLength(142)
  })
})

describe('the time of an entry', () => {
  test.each([
    ['2026-03-04T05:06:08Z', 0x5c6428c4, 'c0bda769'],
    ['2026-03-04T05:06:09.999Z', 0x5c6428c4, 'c1bda769'],
    ['1980-01-01T00:00:00Z', 0x00210000, '00a6ce12'],
    ['1979-12-31T23:59:59Z', 0x00210000, 'ffa5ce12'],
    ['1969-12-31T23:59:59Z', 0x00210000, 'ffffffff'],
    ['2038-01-19T03:14:07Z', 0x743319c3, 'ffffff7f'],
    ['2038-01-19T03:14:08Z', 0x743319c4, 'ffffff7f'],
    ['1901-12-13T20:45:52Z', 0x00210000, '00000080'],
    ['1900-01-01T00:00:00Z', 0x00210000, '00000080'],
    ['2107-12-31T23:59:58Z', 0xff9fbf7d, 'ffffff7f'],
    ['2200-01-01T00:00:00Z', 0xff9fbf7d, 'ffffff7f'],
  ])('%s', (text, dos, unix) => {
    expect(dosTime(new Date(text))).toBe(dos)
    expect(timeField(new Date(text)).toString('hex')).toBe(`5554050001${unix}`)
  })
})

describe('the maximum size of an archive', () => {
  test('holds when every folder is renamed', async () => {
    const entries = Array.from({ length: 60 }, (_, depth) =>
      file(
        Array(depth + 1)
          .fill('a')
          .join('/'),
        '',
      ),
    )

    const archive = await sealed(entries)

    expect(archive.length).toBeLessThanOrEqual(sealedZipAtMost(entries))
  })

  test.each([0, 1, 65_535, 1024 * 1024, 1024 * 1024 + 1])(
    'exceeds the %i bytes of an incompressible entry only slightly',
    size => {
      const most = sealedZipAtMost([{ name: 'a.bin', size }])

      expect(most).toBeGreaterThan(size + 98 + 28)
      expect(most).toBeLessThan(size + 500 + Math.ceil(size / 1024 / 1024) * 100)
    },
  )
})
