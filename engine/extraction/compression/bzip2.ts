import type { Budget } from '../budget.ts'
import { NotInspectable } from '../notInspectable.ts'
import { BitReader } from './bitReader.ts'
import { StreamWindow } from './streamWindow.ts'

const LEVEL_BYTES = 100_000
const MAX_LEVEL = 9
/** Nine hundred thousand symbols of twenty bits, and the tables before them. */
const MAX_BLOCK_BYTES = 2.5 * 1024 * 1024
const BLOCK_START = [0x314159, 0x265359]
const STREAM_END = [0x177245, 0x385090]
const MAX_CODE_BITS = 20
const GROUP_SYMBOLS = 50
const PIECE_BYTES = 64 * 1024
/** Four equal bytes are followed by the count of further ones. */
const RUN = 4
const MAX_COPIES = 255

/**
 * Decompresses bzip2 with one or more streams and counts the output. The format has no published specification; its
 * source is the reference: https://sourceware.org/bzip2/
 * @throws NotInspectable `broken` also for a wrong checksum or bytes behind the end, `unsupported` for blocks of bzip2
 *   before 0.9.5, or the budget's reason
 */
export async function* bunzipped(bytes: AsyncIterable<Uint8Array>, budget: Budget): AsyncIterable<Uint8Array> {
  const window = new StreamWindow(bytes)
  // For all blocks: a file may have millions of small ones.
  const chain = new Uint32Array(MAX_LEVEL * LEVEL_BYTES)
  try {
    while (await window.fill(4)) {
      const header = window.bytes.toString('latin1', window.at, window.at + 4)
      if (!/^BZh[1-9]$/.test(header)) break
      window.at += 4
      yield* stream(window, chain.subarray(0, Number(header.charAt(3)) * LEVEL_BYTES), budget)
    }
    do {
      if (window.bytes.subarray(window.at).some(byte => byte !== 0)) throw broken('Bytes follow the last stream.')
      window.at = window.bytes.length
    } while ((await window.fill(PIECE_BYTES)) || window.unread > 0)
  } finally {
    await window.release()
  }
}

async function* stream(window: StreamWindow, chain: Uint32Array, budget: Budget): AsyncIterable<Uint8Array> {
  let bit = 0
  let total = 0
  for (;;) {
    await window.fill(MAX_BLOCK_BYTES)
    const bits = new BitReader(window.bytes, window.at, bit)
    const start = [bits.read(24), bits.read(24)]
    const sum = bits.read(16) * 0x10000 + bits.read(16)
    if (equals(start, STREAM_END)) {
      if (sum !== total) throw broken('The checksum of a stream is wrong.')
      window.at = bits.nextByte
      return
    }
    if (!equals(start, BLOCK_START)) throw broken('A block is missing.')
    total = ((total << 1) | (total >>> 31)) >>> 0
    total = (total ^ sum) >>> 0
    const block = readBlock(bits, chain)
    let crc = 0xffffffff
    for (const piece of withoutRuns(block)) {
      budget.inflate(piece.length)
      for (const byte of piece) crc = ((crc << 8) ^ (CRC[(crc >>> 24) ^ byte] ?? 0)) >>> 0
      yield piece
    }
    if (~crc >>> 0 !== sum) throw broken('The checksum of a block is wrong.')
    window.at = bits.byte
    bit = bits.bit
  }
}

function equals(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, index) => value === other[index])
}

/** CRC-32 with its highest bit first. */
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24
  for (let bit = 0; bit < 8; bit += 1) crc = (crc << 1) ^ (crc < 0 ? 0x04c11db7 : 0)
  return crc
})

/** The bytes of a block as a chain: the lower eight bits of an entry are its byte, the others the next entry. */
type Block = { chain: Uint32Array; first: number; length: number }

function readBlock(bits: BitReader, chain: Uint32Array): Block {
  if (bits.read(1) === 1) throw new NotInspectable('unsupported', 'A block is randomised.')
  const origin = bits.read(24)
  const alphabet = readAlphabet(bits)
  const codes = readCodes(bits, alphabet.length + 2)
  const length = readSymbols(bits, alphabet, codes, chain)
  if (origin >= length) throw broken('The beginning of a block lies outside.')
  return { chain, first: invertTransform(chain, length, origin), length }
}

function readAlphabet(bits: BitReader): number[] {
  const used = bits.read(16)
  const alphabet: number[] = []
  for (let high = 0; high < 16; high += 1) {
    if (((used >> (15 - high)) & 1) === 0) continue
    const part = bits.read(16)
    for (let low = 0; low < 16; low += 1) if (((part >> (15 - low)) & 1) === 1) alphabet.push(high * 16 + low)
  }
  if (alphabet.length === 0) throw broken('A block uses no bytes.')
  return alphabet
}

type Codes = { selectors: Uint8Array; tables: readonly CodeTable[] }

function readCodes(bits: BitReader, symbols: number): Codes {
  const count = bits.read(3)
  const selectors = new Uint8Array(bits.read(15))
  if (count < 2 || count > 6 || selectors.length === 0) throw broken('A block has no codes.')
  const recent = [0, 1, 2, 3, 4, 5].slice(0, count)
  for (let at = 0; at < selectors.length; at += 1) {
    let place = 0
    while (bits.read(1) === 1) place += 1
    const [selected] = recent.splice(place, 1)
    if (selected === undefined) throw broken('A code is undefined.')
    recent.unshift(selected)
    selectors[at] = selected
  }
  return { selectors, tables: Array.from({ length: count }, () => createCodeTable(readLengths(bits, symbols))) }
}

function readLengths(bits: BitReader, symbols: number): Uint8Array {
  const lengths = new Uint8Array(symbols)
  let length = bits.read(5)
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    while (bits.read(1) === 1) length += bits.read(1) === 0 ? 1 : -1
    if (length < 1 || length > MAX_CODE_BITS) throw broken('A code has no length.')
    lengths[symbol] = length
  }
  return lengths
}

/** Canonical codes: `limits` of the codes of each length, aligned to twenty bits, and where their symbols begin. */
type CodeTable = { shortest: number; limits: Uint32Array; starts: Int32Array; symbols: Uint16Array }

function createCodeTable(lengths: Uint8Array): CodeTable {
  const symbols: number[] = []
  const limits = new Uint32Array(MAX_CODE_BITS + 1)
  const starts = new Int32Array(MAX_CODE_BITS + 1)
  let code = 0
  for (let length = 1; length <= MAX_CODE_BITS; length += 1) {
    starts[length] = symbols.length - code
    for (const [symbol, own] of lengths.entries()) if (own === length) symbols.push(symbol)
    code = symbols.length - (starts[length] ?? 0)
    limits[length] = code * 2 ** (MAX_CODE_BITS - length)
    code *= 2
  }
  return { shortest: Math.min(...lengths), limits, starts, symbols: Uint16Array.from(symbols) }
}

/** Undoes the codes, the runs of the most recent byte and the moves to the front. */
function readSymbols(bits: BitReader, alphabet: number[], { selectors, tables }: Codes, into: Uint32Array): number {
  const recent = Uint8Array.from(alphabet)
  const end = alphabet.length + 1
  let length = 0
  let run = 0
  let weight = 1
  for (let count = 0; ; count += 1) {
    const table = tables[selectors[Math.floor(count / GROUP_SYMBOLS)] ?? tables.length]
    if (table === undefined) throw broken('The codes of a block end early.')
    const symbol = readSymbol(bits, table)
    if (symbol <= 1) {
      run += weight << symbol
      weight *= 2
      if (run > into.length) throw broken('A run exceeds its block.')
      continue
    }
    if (length + run + (symbol === end ? 0 : 1) > into.length) throw broken('A block exceeds its size.')
    into.fill(recent[0] ?? 0, length, length + run)
    length += run
    run = 0
    weight = 1
    if (symbol === end) return length
    const byte = recent[symbol - 1] ?? 0
    recent.copyWithin(1, 0, symbol - 1)
    recent[0] = byte
    into[length] = byte
    length += 1
  }
}

function readSymbol(bits: BitReader, { shortest, limits, starts, symbols }: CodeTable): number {
  const ahead = bits.peek(MAX_CODE_BITS)
  let length = shortest
  while (length <= MAX_CODE_BITS && ahead >= (limits[length] ?? 0)) length += 1
  if (length > MAX_CODE_BITS) throw broken('A code is undefined.')
  const symbol = symbols[(starts[length] ?? 0) + (ahead >> (MAX_CODE_BITS - length))]
  if (symbol === undefined) throw broken('A code is undefined.')
  bits.skip(length)
  return symbol
}

/** Burrows-Wheeler: each sorted byte points to the one that follows it. @returns the first entry */
function invertTransform(chain: Uint32Array, length: number, origin: number): number {
  const places = new Uint32Array(256)
  for (let at = 0; at < length; at += 1) places[chain[at] ?? 0] = (places[chain[at] ?? 0] ?? 0) + 1
  let sum = 0
  for (const [byte, count] of places.entries()) {
    places[byte] = sum
    sum += count
  }
  for (let at = 0; at < length; at += 1) {
    const byte = (chain[at] ?? 0) & 0xff
    const place = places[byte] ?? 0
    places[byte] = place + 1
    chain[place] = ((chain[place] ?? 0) | (at << 8)) >>> 0
  }
  return (chain[origin] ?? 0) >>> 8
}

function* withoutRuns({ chain, first, length }: Block): Generator<Uint8Array> {
  let piece = new Uint8Array(Math.min(PIECE_BYTES, length * MAX_COPIES))
  let used = 0
  let next = first
  let last = -1
  let equal = 0
  for (let count = 0; count < length; count += 1) {
    const entry = chain[next] ?? 0
    const byte = entry & 0xff
    next = entry >>> 8
    const isCount = equal === RUN
    const copies = isCount ? byte : 1
    if (used + copies > PIECE_BYTES) {
      yield piece.subarray(0, used)
      piece = new Uint8Array(PIECE_BYTES)
      used = 0
    }
    if (isCount) {
      piece.fill(last, used, used + copies)
      equal = 0
      last = -1
    } else {
      piece[used] = byte
      equal = byte === last ? equal + 1 : 1
      last = byte
    }
    used += copies
  }
  if (used > 0) yield piece.subarray(0, used)
}

function broken(message: string): NotInspectable {
  return new NotInspectable('broken', message)
}
