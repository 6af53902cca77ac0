import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

export type Entry = { name: string; bytes: Uint8Array; isStored?: boolean }

/** A ZIP archive by APPNOTE.TXT 4.3: local headers with sizes, then the central directory. */
export function createZip(entries: readonly Entry[]): Uint8Array {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { name, bytes, isStored } of entries) {
    const data = isStored ? Buffer.from(bytes) : deflateRawSync(bytes)
    const header = { name, crc: crc32(bytes), packed: data.length, size: bytes.length, method: isStored ? 0 : 8 }
    const local = localHeader(header)
    locals.push(local, data)
    centrals.push(centralHeader(header, offset))
    offset += local.length + data.length
  }
  const directory = Buffer.concat(centrals)
  return Buffer.concat([...locals, directory, endOfDirectory(entries.length, directory.length, offset)])
}

export type Header = { name: string; crc: number; packed: number; size: number; method: number }

/** Bit 11: the name is UTF-8. */
const FLAGS = 0x0800
/** 2026-11-02 12:00 in MS-DOS format. */
const [TIME, DATE] = [0x6000, 0x5d62]

export function localHeader({ name, crc, packed, size, method }: Header): Buffer {
  const title = Buffer.from(name)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  for (const [at, value] of [
    [4, 20],
    [6, FLAGS],
    [8, method],
    [10, TIME],
    [12, DATE],
    [26, title.length],
  ] as const) {
    header.writeUInt16LE(value, at)
  }
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(packed, 18)
  header.writeUInt32LE(size, 22)
  return Buffer.concat([header, title])
}

export function centralHeader({ name, crc, packed, size, method }: Header, offset: number): Buffer {
  const title = Buffer.from(name)
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  for (const [at, value] of [
    [4, 20],
    [6, 20],
    [8, FLAGS],
    [10, method],
    [12, TIME],
    [14, DATE],
  ] as const) {
    header.writeUInt16LE(value, at)
  }
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packed, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(title.length, 28)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, title])
}

export function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

export function unzipped(archive: Uint8Array): Entry[] {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.length)
  const entries: Entry[] = []
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const start = at + 30 + bytes.readUInt16LE(at + 26)
    const end = start + bytes.readUInt32LE(at + 18)
    const isStored = bytes.readUInt16LE(at + 8) === 0
    const packed = bytes.subarray(start, end)
    const name = bytes.toString('utf8', at + 30, start)
    entries.push({ name, bytes: isStored ? packed : inflateRawSync(packed), isStored })
    at = end
  }
  return entries
}
