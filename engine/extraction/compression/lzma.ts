import { NotInspectable } from '../notInspectable.ts'

/** Of the LZMA specification: https://www.7-zip.org/sdk.html */
const PROBABILITY_BITS = 11
const MOVE_BITS = 5
const TOP = 2 ** 24
const STATES = 12
const POSITION_STATES = 16
const FIRST_MATCH_STATE = 7
const MIN_MATCH = 2
const ALIGN_BITS = 4
const DIRECT_SLOT = 4
const MODELLED_SLOT = 14

/** Where the probabilities of each decision begin. */
const IS_MATCH = 0
const IS_REPEATED = IS_MATCH + STATES * POSITION_STATES
const IS_OLDER = IS_REPEATED + STATES
const IS_THIRD = IS_OLDER + STATES
const IS_FOURTH = IS_THIRD + STATES
const IS_LONG = IS_FOURTH + STATES
const SLOT = IS_LONG + STATES * POSITION_STATES
const NEAR = SLOT + 4 * 64
const ALIGN = NEAR + 128
const LENGTH = ALIGN + 2 ** ALIGN_BITS
const LENGTH_PROBABILITIES = 2 + 2 * POSITION_STATES * 8 + 256
const REPEATED_LENGTH = LENGTH + LENGTH_PROBABILITIES
const LITERAL = REPEATED_LENGTH + LENGTH_PROBABILITIES
const LITERAL_PROBABILITIES = 0x300

export type Properties = { literalContext: number; literalPosition: number; position: number }

/** @throws NotInspectable `broken` */
export function toProperties(byte: number): Properties {
  const literalContext = byte % 9
  const rest = Math.floor(byte / 9)
  const literalPosition = rest % 5
  const position = Math.floor(rest / 5)
  if (position > 4) throw broken()
  return { literalContext, literalPosition, position }
}

/** Output of LZMA with as many of the bytes before it as matches may refer to. */
export class Dictionary {
  private size = 0
  private bytes: Buffer
  private at = 0
  /** Since the last reset. */
  private written = 0

  /** @param ahead output that is read at once */
  constructor(ahead: number) {
    this.bytes = Buffer.alloc(2 * ahead)
  }

  /** For another block. Its memory stays: a file may have millions of blocks. @param size in bytes */
  begin(size: number) {
    this.size = size
    this.at = 0
    this.written = 0
  }

  reset() {
    this.written = 0
  }

  get position(): number {
    return this.written
  }

  put(byte: number) {
    this.bytes[this.at] = byte
    this.at += 1
    this.written += 1
  }

  get(distance: number): number {
    return this.bytes[this.at - distance] ?? 0
  }

  copy(distance: number, length: number) {
    if (distance > this.written || distance > this.size) throw broken()
    const from = this.at - distance
    // A match may repeat bytes that it writes itself.
    if (distance >= length) this.bytes.copyWithin(this.at, from, from + length)
    else for (let index = 0; index < length; index += 1) this.bytes[this.at + index] = this.bytes[from + index] ?? 0
    this.at += length
    this.written += length
  }

  /** Makes room, keeping what matches may refer to. */
  prepare(ahead: number) {
    if (this.at + ahead <= this.bytes.length) return
    const kept = Math.min(this.at, this.size)
    // Moving the dictionary costs time, so it has some room.
    const room = Math.min(this.size, 2 * kept) + Math.max(ahead, kept >> 2)
    const bytes = room > this.bytes.length ? Buffer.alloc(room) : this.bytes
    this.bytes.copy(bytes, 0, this.at - kept, this.at)
    this.bytes = bytes
    this.at = kept
  }

  /** A copy of the last bytes. */
  taken(length: number): Buffer {
    return Buffer.from(this.bytes.subarray(this.at - length, this.at))
  }
}

/** Decodes chunks of LZMA2. State and probabilities go on from chunk to chunk until they are reset. */
export class LzmaDecoder {
  private readonly dictionary: Dictionary
  private properties: Properties | undefined
  private probabilities = new Uint16Array(0)
  private state = 0
  private readonly repeated = [0, 0, 0, 0]
  private input: Buffer = Buffer.alloc(0)
  private at = 0
  private range = 0
  private code = 0

  constructor(dictionary: Dictionary) {
    this.dictionary = dictionary
  }

  /** For another block, which states its properties. */
  begin() {
    this.properties = undefined
  }

  /** @param properties the former ones when absent */
  reset(properties: Properties | undefined = this.properties) {
    if (properties === undefined) throw broken()
    this.properties = properties
    const literals = LITERAL_PROBABILITIES << (properties.literalContext + properties.literalPosition)
    if (this.probabilities.length !== LITERAL + literals) this.probabilities = new Uint16Array(LITERAL + literals)
    this.probabilities.fill(2 ** (PROBABILITY_BITS - 1))
    this.state = 0
    this.repeated.fill(0)
  }

  /** @throws NotInspectable `broken` unless the chunk has exactly `size` bytes of output */
  decode(chunk: Buffer, size: number) {
    const { dictionary, properties } = this
    if (properties === undefined || chunk.length < 5) throw broken()
    this.input = chunk
    this.range = 0xffffffff
    this.code = chunk.readUInt32BE(1)
    this.at = 5
    const end = dictionary.position + size
    while (dictionary.position < end) {
      const place = dictionary.position & ((1 << properties.position) - 1)
      if (this.bit(IS_MATCH + this.state * POSITION_STATES + place) === 0) this.literal(properties)
      else this.match(place, end)
    }
    if (this.code !== 0 || this.at !== chunk.length) throw broken()
  }

  private literal({ literalContext, literalPosition }: Properties) {
    const { dictionary } = this
    const before = dictionary.position === 0 ? 0 : dictionary.get(1)
    const low = dictionary.position & ((1 << literalPosition) - 1)
    const table = LITERAL + LITERAL_PROBABILITIES * ((low << literalContext) + (before >> (8 - literalContext)))
    let symbol = 1
    if (this.state >= FIRST_MATCH_STATE) {
      let matched = dictionary.get((this.repeated[0] ?? 0) + 1)
      while (symbol < 0x100) {
        const expected = (matched >> 7) & 1
        matched <<= 1
        const bit = this.bit(table + ((1 + expected) << 8) + symbol)
        symbol = (symbol << 1) | bit
        if (bit !== expected) break
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | this.bit(table + symbol)
    dictionary.put(symbol & 0xff)
    this.state = this.state < 4 ? 0 : this.state < 10 ? this.state - 3 : this.state - 6
  }

  private match(place: number, end: number) {
    const { repeated } = this
    const isNew = this.bit(IS_REPEATED + this.state) === 0
    if (!isNew && this.recallDistance(place)) {
      this.copy(1, end)
      this.state = this.state < FIRST_MATCH_STATE ? 9 : 11
      return
    }
    const length = this.length(isNew ? LENGTH : REPEATED_LENGTH, place)
    if (isNew) {
      repeated.pop()
      repeated.unshift(this.distance(length))
      this.state = this.state < FIRST_MATCH_STATE ? 7 : 10
    } else this.state = this.state < FIRST_MATCH_STATE ? 8 : 11
    this.copy(length + MIN_MATCH, end)
  }

  /** Moves a former distance to the front. @returns whether only one byte is meant */
  private recallDistance(place: number): boolean {
    const { state, repeated } = this
    if (this.bit(IS_OLDER + state) === 0) return this.bit(IS_LONG + state * POSITION_STATES + place) === 0
    const age = this.bit(IS_THIRD + state) === 0 ? 1 : 2 + this.bit(IS_FOURTH + state)
    repeated.unshift(...repeated.splice(age, 1))
    return false
  }

  private copy(length: number, end: number) {
    if (this.dictionary.position + length > end) throw broken()
    this.dictionary.copy((this.repeated[0] ?? 0) + 1, length)
  }

  private length(table: number, place: number): number {
    if (this.bit(table) === 0) return this.tree(table + 2 + place * 8, 3)
    if (this.bit(table + 1) === 0) return 8 + this.tree(table + 2 + (POSITION_STATES + place) * 8, 3)
    return 16 + this.tree(table + 2 + 2 * POSITION_STATES * 8, 8)
  }

  private distance(length: number): number {
    const slot = this.tree(SLOT + Math.min(length, 3) * 64, 6)
    if (slot < DIRECT_SLOT) return slot
    const bits = (slot >> 1) - 1
    const start = (2 | (slot & 1)) * 2 ** bits
    if (slot < MODELLED_SLOT) return start + this.reversed(NEAR + start - slot, bits)
    let direct = 0
    for (let count = bits - ALIGN_BITS; count > 0; count -= 1) direct = direct * 2 + this.evenBit()
    return start + direct * 2 ** ALIGN_BITS + this.reversed(ALIGN, ALIGN_BITS)
  }

  private tree(table: number, bits: number): number {
    let symbol = 1
    for (let count = 0; count < bits; count += 1) symbol = (symbol << 1) | this.bit(table + symbol)
    return symbol - (1 << bits)
  }

  private reversed(table: number, bits: number): number {
    let symbol = 1
    let value = 0
    for (let count = 0; count < bits; count += 1) {
      const bit = this.bit(table + symbol)
      symbol = (symbol << 1) | bit
      value |= bit << count
    }
    return value
  }

  private bit(index: number): number {
    const { probabilities } = this
    const probability = probabilities[index] ?? 0
    const bound = (this.range >>> PROBABILITY_BITS) * probability
    let bit = 0
    if (this.code < bound) {
      this.range = bound
      probabilities[index] = probability + ((2 ** PROBABILITY_BITS - probability) >> MOVE_BITS)
    } else {
      bit = 1
      this.range -= bound
      this.code -= bound
      probabilities[index] = probability - (probability >> MOVE_BITS)
    }
    this.normalise()
    return bit
  }

  private evenBit(): number {
    this.range >>>= 1
    let bit = 0
    if (this.code >= this.range) {
      this.code -= this.range
      bit = 1
    }
    this.normalise()
    return bit
  }

  private normalise() {
    if (this.range >= TOP) return
    this.range *= 256
    // Beyond the end, zeros: the check at the end of the chunk finds it.
    this.code = this.code * 256 + (this.input[this.at] ?? 0)
    this.at += 1
  }
}

function broken(): NotInspectable {
  return new NotInspectable('broken', 'The LZMA data is inconsistent.')
}
