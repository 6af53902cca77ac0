import type { Entry } from '../labelled/formats/zip.ts'

const SECTOR = 2048
const FIRST_DIRECTORY = 18

/** A cabinet (MS-CAB) whose files are not compressed. */
export function toCab(entries: readonly Entry[]): Buffer {
  const data = Buffer.concat(entries.map(({ bytes }) => bytes))
  let offset = 0
  const files = entries.map(({ name, bytes }) => {
    const file = Buffer.alloc(16 + name.length + 1)
    file.writeUInt32LE(bytes.length, 0)
    file.writeUInt32LE(offset, 4)
    file.writeUInt16LE(0x20, 14)
    file.write(name, 16, 'latin1')
    offset += bytes.length
    return file
  })
  const HEADER = 36
  const FOLDER = 8
  const listed = Buffer.concat(files)
  const folder = Buffer.alloc(FOLDER)
  folder.writeUInt32LE(HEADER + FOLDER + listed.length, 0)
  folder.writeUInt16LE(1, 4)
  const block = Buffer.alloc(8)
  block.writeUInt16LE(data.length, 4)
  block.writeUInt16LE(data.length, 6)
  const header = Buffer.alloc(HEADER)
  header.write('MSCF', 0, 'latin1')
  header.writeUInt32LE(HEADER + FOLDER + listed.length + block.length + data.length, 8)
  header.writeUInt32LE(HEADER + FOLDER, 16)
  header.writeUInt16LE(0x0103, 24)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(entries.length, 28)
  return Buffer.concat([header, folder, listed, block, data])
}

/** An LHA archive of stored files, with headers of level 0. */
export function toLzh(entries: readonly Entry[]): Buffer {
  const members = entries.map(({ name, bytes }) => {
    const header = Buffer.alloc(24 + name.length)
    header.writeUInt8(header.length - 2, 0)
    header.write('-lh0-', 2, 'latin1')
    header.writeUInt32LE(bytes.length, 7)
    header.writeUInt32LE(bytes.length, 11)
    header.writeUInt32LE(0x5a21_0000, 15)
    header.writeUInt8(0x20, 19)
    header.writeUInt8(name.length, 21)
    header.write(name, 22, 'latin1')
    header.writeUInt16LE(crc16(bytes), 22 + name.length)
    header.writeUInt8(
      header.subarray(2).reduce((sum, byte) => (sum + byte) & 0xff, 0),
      1,
    )
    return Buffer.concat([header, bytes])
  })
  return Buffer.concat([...members, Buffer.alloc(1)])
}

function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1
  }
  return crc
}

/** A disc image (ECMA-119) with one directory. */
export function toDisc(entries: readonly Entry[]): Buffer {
  const padded = (bytes: Uint8Array) =>
    Buffer.concat([bytes, Buffer.alloc((SECTOR - (bytes.length % SECTOR)) % SECTOR)])
  let sector = FIRST_DIRECTORY + 1
  const records = entries.map(({ name, bytes }) => {
    const record = toRecord(`${name.toUpperCase()};1`, sector, bytes.length, 0)
    sector += Math.ceil(bytes.length / SECTOR)
    return record
  })
  const relative = ['\0', '\x01'].map(name => toRecord(name, FIRST_DIRECTORY, SECTOR, 2))
  const volume = Buffer.alloc(SECTOR)
  volume.write('\x01CD001\x01', 0, 'latin1')
  volume.write('DISC', 40, 'latin1')
  toRecord('\0', FIRST_DIRECTORY, SECTOR, 2).copy(volume, 156)
  const end = Buffer.alloc(SECTOR)
  end.write('\xffCD001\x01', 0, 'latin1')
  const directory = padded(Buffer.concat([...relative, ...records]))
  return Buffer.concat([
    Buffer.alloc(16 * SECTOR),
    volume,
    end,
    directory,
    ...entries.map(({ bytes }) => padded(bytes)),
  ])
}

function toRecord(name: string, sector: number, size: number, flags: number): Buffer {
  const record = Buffer.alloc(33 + name.length + (name.length % 2 === 0 ? 1 : 0))
  record.writeUInt8(record.length, 0)
  record.writeUInt32LE(sector, 2)
  record.writeUInt32BE(sector, 6)
  record.writeUInt32LE(size, 10)
  record.writeUInt32BE(size, 14)
  record.writeUInt8(flags, 25)
  record.writeUInt8(name.length, 32)
  record.write(name, 33, 'latin1')
  return record
}
