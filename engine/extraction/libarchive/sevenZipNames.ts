import type { Source } from '../../source.ts'
import { Dictionary, LzmaDecoder, toProperties } from '../compression/lzma.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readBytes } from '../sources.ts'

/** 7zFormat.txt of the LZMA SDK: https://www.7-zip.org/sdk.html */
const SIGNATURE_BYTES = 32
const MAX_HEADER_BYTES = 16 * 1024 * 1024
const NAMES = 0x11
const ENCODED_HEADER = 0x17
/** One packed stream and its size; one folder with one coder, LZMA with five bytes of properties; its unpacked size. */
const PACKED = [0x06]
const PACKED_SIZE = [0x01, 0x09]
const LZMA_FOLDER = [0x00, 0x07, 0x0b, 0x01, 0x00, 0x01, 0x23, 0x03, 0x01, 0x01, 0x05]
/** A hostile header may seem to have names at each byte. */
const MAX_LOOKS = 16
const PROPERTIES_BYTES = 5
const UNPACKED_SIZE = [0x0c]

/**
 * Names of the entries in a 7z archive.
 * @param known the same names in their order, with `*` for letters beyond ASCII
 * @returns undefined where the header has no such names, or another form
 */
export async function readSevenZipNames(source: Source, known: readonly string[]): Promise<string[] | undefined> {
  try {
    const signature = await readBytes(source, 0, SIGNATURE_BYTES)
    const start = SIGNATURE_BYTES + Number(signature.readBigUInt64LE(12))
    const size = Number(signature.readBigUInt64LE(20))
    const header = await readBytes(source, start, start + limited(size))
    return findNames(header[0] === ENCODED_HEADER ? await unpack(source, header) : header, known)
  } catch (error) {
    if (error instanceof RangeError || error instanceof NotInspectable) return undefined
    throw error
  }
}

async function unpack(source: Source, header: Buffer): Promise<Buffer> {
  const reader = new HeaderReader(header, 1)
  reader.expect(PACKED)
  const start = SIGNATURE_BYTES + reader.number()
  reader.expect(PACKED_SIZE)
  const packed = limited(reader.number())
  reader.expect(LZMA_FOLDER)
  const [properties = 0] = reader.bytes(PROPERTIES_BYTES)
  reader.expect(UNPACKED_SIZE)
  const size = limited(reader.number())
  const dictionary = new Dictionary(size)
  dictionary.begin(size)
  const decoder = new LzmaDecoder(dictionary)
  decoder.reset(toProperties(properties))
  decoder.decode(await readBytes(source, start, start + packed), size)
  return dictionary.taken(size)
}

/** The names follow a description of all streams, which is longer than a look at all places where they may begin. */
function findNames(header: Buffer, known: readonly string[]): string[] | undefined {
  const sorted = known.toSorted().join('\0')
  let bytesLeft = MAX_LOOKS * header.length
  for (let at = header.indexOf(NAMES); at !== -1; at = header.indexOf(NAMES, at + 1)) {
    const reader = new HeaderReader(header, at + 1)
    const size = reader.number()
    // After the mark that they are here.
    if (at + size > header.length || header[reader.at] !== 0 || size % 2 === 0) continue
    bytesLeft -= size
    if (bytesLeft < 0) return undefined
    const names = header
      .toString('utf16le', reader.at + 1, reader.at + size)
      .replaceAll('\\', '/')
      .split('\0')
    if (names.pop() === '' && names.map(toKnown).sort().join('\0') === sorted) return names
  }
  return undefined
}

/** A name as the library shows it. */
function toKnown(name: string): string {
  return name.replace(/\P{ASCII}/gu, '*')
}

function limited(size: number): number {
  if (size > MAX_HEADER_BYTES) throw new RangeError('The header exceeds the memory.')
  return size
}

class HeaderReader {
  private readonly header: Buffer
  at: number

  constructor(header: Buffer, at: number) {
    this.header = header
    this.at = at
  }

  bytes(count: number): Buffer {
    this.at += count
    if (this.at > this.header.length) throw new RangeError('The header is incomplete.')
    return this.header.subarray(this.at - count, this.at)
  }

  expect(bytes: readonly number[]) {
    if (!this.bytes(bytes.length).equals(Buffer.from(bytes))) throw new RangeError('The header has another form.')
  }

  /** The leading ones of the first byte count the bytes that follow, lowest first; its other bits are the highest. */
  number(): number {
    const [first = 0] = this.bytes(1)
    let value = 0
    for (let index = 0; index < 8; index += 1) {
      const mask = 0x80 >> index
      if ((first & mask) === 0) return value + (first & (mask - 1)) * 2 ** (8 * index)
      value += this.bytes(1).readUInt8(0) * 2 ** (8 * index)
    }
    return value
  }
}
