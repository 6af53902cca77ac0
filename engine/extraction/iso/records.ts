import { NotInspectable } from '../notInspectable.ts'

/** ECMA-119: https://ecma-international.org/publications-and-standards/standards/ecma-119/ */
export const SECTOR_BYTES = 2048
export const FIRST_DESCRIPTOR = 16
const ROOT_RECORD = 156
const ESCAPES = 88
/** Joliet: levels 1 to 3 of UCS-2. */
const UNICODE = /^%\/[@CE]/
const RECORD_BYTES = 34
const DIRECTORY = 2
const GOES_ON = 0x80

export type Descriptor = { kind: 'tree'; root: IsoRecord; isUnicode: boolean } | { kind: 'end' | 'other' | 'udf' }
export type IsoRecord = {
  name: string
  rawName: string
  start: number
  size: number
  isDirectory: boolean
  goesOn: boolean
}
const OWN_NAME = '\0'
const PARENT_NAME = '\x01'

export function isIsoImage(head: Buffer): boolean {
  return head.toString('latin1', FIRST_DESCRIPTOR * SECTOR_BYTES + 1, FIRST_DESCRIPTOR * SECTOR_BYTES + 6) === 'CD001'
}

/** @throws NotInspectable `broken` */
export function readDescriptor(sector: Buffer): Descriptor {
  const mark = sector.toString('latin1', 1, 6)
  if (/^NSR0[23]$/.test(mark)) return { kind: 'udf' }
  if (/^(?:BEA01|TEA01|BOOT2)$/.test(mark)) return { kind: 'other' }
  if (mark !== 'CD001') return { kind: 'end' }
  const type = sector[0]
  if (type !== 1 && type !== 2) return { kind: 'other' }
  const isUnicode = type === 2 && UNICODE.test(sector.toString('latin1', ESCAPES, ESCAPES + 3))
  const [root] = readRecords(sector.subarray(ROOT_RECORD, ROOT_RECORD + RECORD_BYTES), isUnicode)
  if (root === undefined) throw new NotInspectable('broken', 'The image has no root.')
  return { kind: 'tree', root, isUnicode }
}

/**
 * Records of a directory without those of itself and of the one above.
 * @throws NotInspectable `broken`, also when the first record is not of the directory itself
 */
export function readDirectory(sectors: Buffer, start: number, isUnicode: boolean): IsoRecord[] {
  const [own, ...others] = readRecords(sectors, isUnicode)
  // ECMA-119, 6.8.2.2
  if (own?.rawName !== OWN_NAME || own.start !== start) throw new NotInspectable('broken', 'A directory is lost.')
  return others.filter(({ rawName }) => rawName !== PARENT_NAME)
}

function readRecords(sectors: Buffer, isUnicode: boolean): IsoRecord[] {
  const records: IsoRecord[] = []
  for (let at = 0; at < sectors.length; ) {
    const length = sectors[at] ?? 0
    if (length === 0) {
      const next = (Math.floor(at / SECTOR_BYTES) + 1) * SECTOR_BYTES
      if (sectors.subarray(at, next).some(byte => byte !== 0))
        throw new NotInspectable('broken', 'A record of a directory is lost.')
      at = next
      continue
    }
    const record = sectors.subarray(at, at + length)
    at += length
    if (record.length < RECORD_BYTES) throw new NotInspectable('broken', 'A record of a directory is incomplete.')
    const nameEnd = 33 + record.readUInt8(32)
    const flags = record.readUInt8(25)
    const rest = record.subarray(nameEnd + (nameEnd & 1))
    records.push({
      name: (!isUnicode && readLongName(rest)) || toName(record.subarray(33, nameEnd), isUnicode),
      rawName: record.toString('latin1', 33, nameEnd),
      start: record.readUInt32LE(2) * SECTOR_BYTES,
      size: record.readUInt32LE(10),
      isDirectory: (flags & DIRECTORY) !== 0,
      goesOn: (flags & GOES_ON) !== 0,
    })
  }
  return records
}

function toName(bytes: Buffer, isUnicode: boolean): string {
  const name = isUnicode
    ? Buffer.from(bytes.subarray(0, bytes.length & ~1))
        .swap16()
        .toString('utf16le')
    : bytes.toString('latin1')
  return name.replace(/\.?;\d+$/, '')
}

/** Rock Ridge (IEEE P1282, 4.1.4): entries `NM` with parts of a POSIX name. */
function readLongName(entries: Buffer): string {
  const parts: Buffer[] = []
  for (let at = 0; at + 5 <= entries.length; ) {
    const length = entries[at + 2] ?? 0
    if (length < 5 || at + length > entries.length) break
    if (entries.toString('latin1', at, at + 2) === 'NM') parts.push(entries.subarray(at + 5, at + length))
    at += length
  }
  return Buffer.concat(parts).toString('utf8')
}
