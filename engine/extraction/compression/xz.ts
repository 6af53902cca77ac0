import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Budget } from '../budget.ts'
import { NotInspectable } from '../notInspectable.ts'
import { Crc64 } from './crc64.ts'
import { Dictionary, LzmaDecoder, type Properties, toProperties } from './lzma.ts'
import { StreamWindow } from './streamWindow.ts'

const MAGIC = 'fd377a585a00'
const STREAM_HEADER_BYTES = 12
const FOOTER_BYTES = 12
const MAX_BLOCK_HEADER_BYTES = 1024
/** The `.xz` file format 1.2.1, 2.1.1.2: by identifier. */
const CHECK_BYTES = [0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64]
const LZMA2 = 0x21
/** `xz -9` uses 64 MiB. */
const MAX_DICTIONARY_BYTES = 128 * 1024 * 1024
const MAX_CHUNK_BYTES = 64 * 1024
const MAX_CHUNK_OUTPUT = 2 * 1024 * 1024
const MAX_INDEX_BYTES = 16 * 1024 * 1024

/**
 * Decompresses the `.xz` file format (https://tukaani.org/xz/xz-file-format.txt) with one or more streams and counts the
 * output.
 * @throws NotInspectable `broken` also for a wrong checksum or bytes behind the end, `unsupported` for filters of
 *   programs, `tooLarge` for a dictionary beyond 128 MiB, or the budget's reason
 */
export async function* unxzipped(bytes: AsyncIterable<Uint8Array>, budget: Budget): AsyncIterable<Uint8Array> {
  const window = new StreamWindow(bytes)
  const decoder = new Lzma2()
  try {
    do {
      yield* stream(window, decoder, budget)
      await skipPadding(window)
    } while (await window.fill(1))
  } finally {
    await window.release()
  }
}

async function* stream(window: StreamWindow, decoder: Lzma2, budget: Budget): AsyncIterable<Uint8Array> {
  const header = await take(window, STREAM_HEADER_BYTES)
  if (header.toString('hex', 0, 6) !== MAGIC || header.readUInt32LE(8) !== crc32(header.subarray(6, 8))) throw broken()
  const check = header.readUInt8(7) & 0xf
  let blocks = 0
  for (;;) {
    if (!(await window.fill(1))) throw broken()
    if (window.bytes[window.at] === 0) break
    yield* block(window, check, decoder, budget)
    blocks += 1
  }
  await skipIndex(window, blocks)
  const footer = await take(window, FOOTER_BYTES)
  if (footer.toString('latin1', 10) !== 'YZ' || footer.readUInt32LE(0) !== crc32(footer.subarray(4, 10))) throw broken()
}

async function* block(window: StreamWindow, check: number, decoder: Lzma2, budget: Budget): AsyncIterable<Uint8Array> {
  await window.fill(MAX_BLOCK_HEADER_BYTES)
  const header = await take(window, ((window.bytes[window.at] ?? 0) + 1) * 4)
  if (header.readUInt32LE(header.length - 4) !== crc32(header.subarray(0, -4))) throw broken()
  decoder.begin(readDictionarySize(header))
  const sum = createSum(check)
  let size = 0
  for await (const { input, output } of decoder.read(window, budget)) {
    size += input
    sum?.update(output)
    if (output.length > 0) yield output
  }
  await take(window, (4 - (size & 3)) & 3)
  const declared = await take(window, CHECK_BYTES[check] ?? 0)
  if (sum !== undefined && !sum.digest().equals(declared)) throw broken()
}

/** 3.1: sizes may precede the filters. */
function readDictionarySize(header: Buffer): number {
  const flags = header.readUInt8(1)
  const fields = new Numbers(header, 2)
  if ((flags & 0x40) !== 0) fields.next()
  if ((flags & 0x80) !== 0) fields.next()
  const filter = fields.next()
  const propertyBytes = fields.next()
  if ((flags & 3) !== 0 || filter !== LZMA2) throw new NotInspectable('unsupported', 'A filter is not supported.')
  const exponent = header[fields.at] ?? 0
  if (propertyBytes !== 1 || exponent > 40) throw broken()
  return exponent === 40 ? 2 ** 32 - 1 : (2 | (exponent & 1)) * 2 ** ((exponent >> 1) + 11)
}

/** 1.2: seven bits in a byte, the lowest first. */
class Numbers {
  private readonly bytes: Buffer
  at: number

  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes
    this.at = at
  }

  next(): number {
    let value = 0
    for (let count = 0; count < 9; count += 1) {
      const byte = this.bytes[this.at]
      if (byte === undefined) throw broken()
      this.at += 1
      value += (byte & 0x7f) * 2 ** (7 * count)
      if (byte < 0x80) return value
    }
    throw broken()
  }
}

/** 5.3.1: chunks of LZMA or of plain bytes, each with its sizes. */
class Lzma2 {
  private readonly dictionary = new Dictionary(MAX_CHUNK_OUTPUT)
  private readonly decoder = new LzmaDecoder(this.dictionary)

  begin(dictionarySize: number) {
    if (dictionarySize > MAX_DICTIONARY_BYTES)
      throw new NotInspectable('tooLarge', 'The dictionary exceeds the memory.')
    this.dictionary.begin(dictionarySize)
    this.decoder.begin()
  }

  async *read(window: StreamWindow, budget: Budget): AsyncIterable<{ input: number; output: Buffer }> {
    for (;;) {
      await window.fill(MAX_CHUNK_BYTES + 6)
      const control = (await take(window, 1)).readUInt8(0)
      if (control === 0) {
        yield { input: 1, output: Buffer.alloc(0) }
        return
      }
      const isPlain = control < 0x80
      if (isPlain && control > 2) throw broken()
      const sizes = await take(window, isPlain ? 2 : control >= 0xc0 ? 5 : 4)
      const outputBytes = (isPlain ? 0 : (control & 0x1f) << 16) + sizes.readUInt16BE(0) + 1
      const inputBytes = isPlain ? outputBytes : sizes.readUInt16BE(2) + 1
      const chunk = await take(window, inputBytes)
      budget.inflate(outputBytes)
      this.dictionary.prepare(outputBytes)
      if (control === 1 || control >= 0xe0) this.dictionary.reset()
      if (isPlain) for (const byte of chunk) this.dictionary.put(byte)
      else {
        if (control >= 0xa0) this.decoder.reset(control >= 0xc0 ? readProperties(sizes.readUInt8(4)) : undefined)
        this.decoder.decode(chunk, outputBytes)
      }
      yield { input: 1 + sizes.length + inputBytes, output: this.dictionary.taken(outputBytes) }
    }
  }
}

/** LZMA2 limits the literals, because each chunk may reset all their probabilities. */
function readProperties(byte: number): Properties {
  const properties = toProperties(byte)
  if (properties.literalContext + properties.literalPosition > 4) throw broken()
  return properties
}

/** 4: the sizes of all blocks. */
async function skipIndex(window: StreamWindow, blocks: number) {
  const maxBytes = 1 + 9 + 18 * blocks + 3
  if (maxBytes > MAX_INDEX_BYTES) throw new NotInspectable('tooLarge', 'A stream has too many blocks.')
  await window.fill(maxBytes)
  const fields = new Numbers(window.bytes.subarray(window.at), 1)
  if (fields.next() !== blocks) throw broken()
  for (let count = 0; count < 2 * blocks; count += 1) fields.next()
  const index = await take(window, fields.at + ((4 - (fields.at & 3)) & 3))
  if ((await take(window, 4)).readUInt32LE(0) !== crc32(index)) throw broken()
}

/** 2.2: zeros, in groups of four. */
async function skipPadding(window: StreamWindow) {
  while (await window.fill(4)) {
    if (window.bytes.readUInt32LE(window.at) !== 0) return
    window.at += 4
  }
}

async function take(window: StreamWindow, count: number): Promise<Buffer> {
  if (!(await window.fill(count))) throw broken()
  window.at += count
  return window.bytes.subarray(window.at - count, window.at)
}

type Sum = { update(bytes: Buffer): void; digest(): Buffer }

/** Undefined for a check that is not in use. */
function createSum(check: number): Sum | undefined {
  if (check === 4) return new Crc64()
  if (check === 10) {
    const hash = createHash('sha256')
    return { update: bytes => void hash.update(bytes), digest: () => hash.digest() }
  }
  if (check !== 1) return undefined
  let sum = 0
  return {
    update(bytes) {
      sum = crc32(bytes, sum)
    },
    digest() {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32LE(sum)
      return bytes
    },
  }
}

function broken(): NotInspectable {
  return new NotInspectable('broken', 'The XZ stream is inconsistent.')
}
