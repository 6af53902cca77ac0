import type { AesBlocks } from './aesBlocks.ts'
import { AES_BLOCK, Prefixes, ROUNDS, toBytes } from './ff1Prefix.ts'
import { getRadix, type Numerals, radixAt, type Span, valueAt, writeAt } from './numerals.ts'

const FIRST_VALUES = 256
/** 20 letters or 28 digits per half: Q and S then have one block each. */
const MAX_VALUE = 2 ** 96
/** Halves are computed in parts of at most 28 bits, least significant first. */
const MAX_PART_SIZE = 2 ** 28
const PARTS = 6
/** Byte strings are computed in limbs of 24 bits: a limb times a part is exact in a double. */
const LIMB = 2 ** 24
const LIMBS = 6
/** Width up to which y has 8 bytes (d of step 4). */
const SHORT_WIDTH = 4

/** FF1 (NIST SP 800-38G) with an empty tweak, one AES call per round for many values. */
export class Ff1Lanes {
  count = 0
  private parts = new Int32Array(FIRST_VALUES * 2 * PARTS)
  private bases = new Int32Array(FIRST_VALUES * 2 * PARTS)
  private sizes = new Uint8Array(FIRST_VALUES * 2)
  /** b of each value. */
  private widths = new Uint8Array(FIRST_VALUES)
  /** The places of each value, from and to. */
  private spans = new Int32Array(FIRST_VALUES * 2)
  private prefixes = new Int32Array(FIRST_VALUES * 4)
  private blocks = Buffer.alloc(FIRST_VALUES * AES_BLOCK)
  private readonly limbs = new Float64Array(LIMBS)
  private readonly aes: AesBlocks
  private readonly knownPrefixes: Prefixes

  constructor(aes: AesBlocks) {
    this.aes = aes
    this.knownPrefixes = new Prefixes(aes)
  }

  /** Adds a value. @returns false, with nothing added, when the value is too long */
  add(numerals: Numerals, { from, to }: Span): boolean {
    const middle = from + ((to - from) >> 1)
    if (this.count === this.widths.length) this.grow()
    const half = 2 * this.count
    const maxModulus = Math.max(this.read(numerals, from, middle, half), this.read(numerals, middle, to, half + 1))
    if (maxModulus > MAX_VALUE) return false
    this.widths[this.count] = toBytes(maxModulus)
    this.spans[2 * this.count] = from
    this.spans[2 * this.count + 1] = to
    const prefix = this.knownPrefixes.of(getRadix(numerals, from, to), to - from)
    for (let word = 0; word < 4; word += 1) this.prefixes[4 * this.count + word] = prefix[word] as number
    this.count += 1
    return true
  }

  encrypt() {
    if (this.count === 0) return
    for (let round = 0; round < ROUNDS; round += 1) {
      this.fill(round)
      const encrypted = this.aes.encrypt(this.blocks.subarray(0, this.count * AES_BLOCK))
      this.addTo(round, encrypted)
    }
  }

  write(numerals: Numerals) {
    for (let half = 0; half < 2 * this.count; half += 2) {
      const [from, to] = [this.spans[half] as number, this.spans[half + 1] as number]
      const middle = from + ((to - from) >> 1)
      this.writeHalf(numerals, from, middle, half * PARTS)
      this.writeHalf(numerals, middle, to, (half + 1) * PARTS)
    }
  }

  clear() {
    this.count = 0
  }

  wipe() {
    this.parts.fill(0)
    this.blocks.fill(0)
    this.prefixes.fill(0)
    this.spans.fill(0)
    this.limbs.fill(0)
    this.knownPrefixes.wipe()
  }

  /** @returns the number of possible values of the half; stops above MAX_VALUE */
  private read(numerals: Numerals, from: number, to: number, half: number): number {
    const first = half * PARTS
    let at = first
    let part = 0
    let base = 1
    let modulus = 1
    for (let index = to - 1; index >= from; index -= 1) {
      const radix = radixAt(numerals, index)
      modulus *= radix
      if (modulus > MAX_VALUE) return modulus
      if (base * radix > MAX_PART_SIZE) {
        this.parts[at] = part
        this.bases[at] = base
        at += 1
        part = 0
        base = 1
      }
      part += valueAt(numerals, index) * base
      base *= radix
    }
    this.parts[at] = part
    this.bases[at] = base
    this.sizes[half] = at + 1 - first
    return modulus
  }

  private writeHalf(numerals: Numerals, from: number, to: number, first: number) {
    let at = first
    let rest = this.parts[at] as number
    let base = 1
    for (let index = to - 1; index >= from; index -= 1) {
      const radix = radixAt(numerals, index)
      if (base * radix > MAX_PART_SIZE) {
        at += 1
        rest = this.parts[at] as number
        base = 1
      }
      const above = Math.floor(rest / radix)
      writeAt(numerals, index, rest - above * radix)
      rest = above
      base *= radix
    }
  }

  /** Steps 6 i and ii: builds P and Q of each value from the half that this round keeps. */
  private fill(round: number) {
    const { count, widths, sizes, parts, prefixes, limbs } = this
    const view = new DataView(this.blocks.buffer, this.blocks.byteOffset, this.blocks.length)
    for (let index = 0; index < count; index += 1) {
      const half = 2 * index + 1 - (round & 1)
      let [word1, word2, word3] = [0, 0, parts[half * PARTS] as number]
      if (sizes[half] !== 1) {
        this.toLimbs(half)
        const [low, second, third, high] = [limbs[0], limbs[1], limbs[2], limbs[3]] as [number, number, number, number]
        word1 = (third >>> 16) | (high << 8)
        word2 = (second >>> 8) | (third << 16)
        word3 = low | (second << 24)
      }
      const width = widths[index] as number
      const mark = round << (8 * (width & 3))
      const markWord = 3 - (width >> 2)
      const at = index * AES_BLOCK
      const prefix = 4 * index
      view.setInt32(at, (prefixes[prefix] as number) ^ (markWord === 0 ? mark : 0))
      view.setInt32(at + 4, (prefixes[prefix + 1] as number) ^ word1 ^ (markWord === 1 ? mark : 0))
      view.setInt32(at + 8, (prefixes[prefix + 2] as number) ^ word2 ^ (markWord === 2 ? mark : 0))
      view.setInt32(at + 12, (prefixes[prefix + 3] as number) ^ word3 ^ (markWord === 3 ? mark : 0))
    }
  }

  /** NUM: a half as four limbs, least significant first. */
  private toLimbs(half: number) {
    const { limbs, parts, bases } = this
    const first = half * PARTS
    let at = first + (this.sizes[half] as number) - 1
    const top = parts[at] as number
    limbs[0] = top & (LIMB - 1)
    limbs[1] = top >>> 24
    limbs[2] = 0
    limbs[3] = 0
    for (let used = 2; at > first; used += 1) {
      at -= 1
      const base = bases[at] as number
      let carry = parts[at] as number
      for (let limb = 0; limb < used; limb += 1) {
        const sum = (limbs[limb] as number) * base + carry
        carry = Math.floor(sum / LIMB)
        limbs[limb] = sum - carry * LIMB
      }
      // Below a limb: `used` parts of 28 bits fit into `used` + 1 limbs while `used` is at most 6.
      limbs[used] = carry
    }
  }

  /** Steps 6 iii to vi: adds y of each value to the half that this round changes. */
  private addTo(round: number, encrypted: Buffer) {
    const { count, parts, bases, sizes, widths } = this
    const view = new DataView(encrypted.buffer, encrypted.byteOffset, encrypted.length)
    for (let index = 0; index < count; index += 1) {
      const half = 2 * index + (round & 1)
      if (sizes[half] !== 1 || (widths[index] as number) > SHORT_WIDTH) {
        this.addLong(half, encrypted, index)
        continue
      }
      const first = half * PARTS
      const base = bases[first] as number
      const high = view.getUint32(index * AES_BLOCK)
      const low = view.getUint32(index * AES_BLOCK + 4)
      const rest = remainder(high * 256 + (low >>> 24), base)
      const sum = (parts[first] as number) + remainder(rest * LIMB + (low & (LIMB - 1)), base)
      parts[first] = sum >= base ? sum - base : sum
    }
  }

  /** Division yields the low numerals of y that count, part by part. */
  private addLong(half: number, encrypted: Buffer, index: number) {
    const { limbs, parts, bases } = this
    // d of step 4.
    const bytes = 4 * (((this.widths[index] as number) + 3) >> 2) + 4
    const count = Math.ceil(bytes / 3)
    let end = index * AES_BLOCK + bytes
    const start = index * AES_BLOCK
    for (let limb = 0; limb < count; limb += 1, end -= 3) {
      const low = encrypted[end - 1] as number
      const middle = end - 2 >= start ? (encrypted[end - 2] as number) << 8 : 0
      const high = end - 3 >= start ? (encrypted[end - 3] as number) << 16 : 0
      limbs[limb] = low | middle | high
    }
    let carry = 0
    const first = half * PARTS
    const last = first + (this.sizes[half] as number)
    for (let at = first; at < last; at += 1) {
      const base = bases[at] as number
      const sum = (parts[at] as number) + divide(limbs, count, base) + carry
      carry = sum >= base ? 1 : 0
      parts[at] = carry === 1 ? sum - base : sum
    }
  }

  private grow() {
    this.parts = twice(this.parts, Int32Array)
    this.bases = twice(this.bases, Int32Array)
    this.sizes = twice(this.sizes, Uint8Array)
    this.widths = twice(this.widths, Uint8Array)
    this.spans = twice(this.spans, Int32Array)
    this.prefixes = twice(this.prefixes, Int32Array)
    this.blocks.fill(0)
    this.blocks = Buffer.alloc(2 * this.blocks.length)
  }
}

/** Exact while the quotient is below 2^24, or the number below 2^40: the quotient cannot round up to an integer. */
function remainder(number: number, by: number): number {
  return number - Math.floor(number / by) * by
}

function divide(limbs: Float64Array, count: number, by: number): number {
  let rest = 0
  for (let limb = count - 1; limb >= 0; limb -= 1) {
    const number = rest * LIMB + (limbs[limb] as number)
    let quotient = Math.floor(number / by)
    rest = number - quotient * by
    if (rest < 0) {
      rest += by
      quotient -= 1
    }
    limbs[limb] = quotient
  }
  return rest
}

/** Wipes the smaller array. */
function twice<T extends Uint8Array | Int32Array>(from: T, Kind: new (length: number) => T): T {
  const larger = new Kind(2 * from.length)
  larger.set(from)
  from.fill(0)
  return larger
}
