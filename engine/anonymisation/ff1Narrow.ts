import type { AesBlocks } from './aesBlocks.ts'
import { AES_BLOCK, bytesOf, Prefixes, ROUNDS } from './ff1Prefix.ts'

const FIRST_VALUES = 256
/** Halves with at most so many values are reckoned in doubles: 13 digits or 9 letters, and Q and S are one block each. */
export const NARROW = 2 ** 44
const TWO_8 = 2 ** 8
const TWO_16 = 2 ** 16
const TWO_32 = 2 ** 32

/**
 * FF1 (NIST SP 800-38G) with an empty tweak over many values at once: one call of AES for each round, not one for each
 * round of each value. A value stands here as the numbers of its two halves, each with its modulus.
 */
export class Ff1Narrow {
  count = 0
  left = new Float64Array(FIRST_VALUES)
  right = new Float64Array(FIRST_VALUES)
  private leftModulus = new Float64Array(FIRST_VALUES)
  private rightModulus = new Float64Array(FIRST_VALUES)
  /** b of each value. */
  private widths = new Uint8Array(FIRST_VALUES)
  /** The last 8 bytes of each value's enciphered P, which Q is added to; Q is zero before them. */
  private prefixEnds = new Int32Array(2 * FIRST_VALUES)
  private blocks = Buffer.alloc(FIRST_VALUES * AES_BLOCK)
  private readonly aes: AesBlocks
  private readonly prefixes: Prefixes

  constructor(aes: AesBlocks) {
    this.aes = aes
    this.prefixes = new Prefixes(aes)
  }

  /** @param n how many numerals both halves have together */
  add(radix: number, n: number, half: { left: number; leftModulus: number; right: number; rightModulus: number }) {
    if (this.count === this.left.length) this.grow()
    const { count } = this
    this.left[count] = half.left
    this.right[count] = half.right
    this.leftModulus[count] = half.leftModulus
    this.rightModulus[count] = half.rightModulus
    this.widths[count] = bytesOf(Math.max(half.leftModulus, half.rightModulus))
    const prefix = this.prefixes.of(radix, n)
    for (let at = 0; at < 8; at += 1) this.blocks[count * AES_BLOCK + at] = prefix[at] as number
    this.prefixEnds[2 * count] = prefix.readInt32BE(8)
    this.prefixEnds[2 * count + 1] = prefix.readInt32BE(12)
    this.count += 1
  }

  /** Enciphers all that was added, in place. */
  encrypt() {
    if (this.count === 0) return
    for (let round = 0; round < ROUNDS; round += 2) {
      this.round(round, this.left, this.leftModulus, this.right)
      this.round(round + 1, this.right, this.rightModulus, this.left)
    }
  }

  wipe() {
    this.left.fill(0)
    this.right.fill(0)
    this.blocks.fill(0)
    this.prefixes.wipe()
  }

  /** Step 6: adds to one half of each value what the other half makes. */
  private round(round: number, changed: Float64Array, moduli: Float64Array, other: Float64Array) {
    const { count, blocks, prefixEnds, widths } = this
    const view = new DataView(blocks.buffer, blocks.byteOffset, blocks.length)
    for (let index = 0; index < count; index += 1) {
      const number = other[index] as number
      const width = widths[index] as number
      const above = Math.floor(number / TWO_32)
      // The number of the round stands in the byte before the number of the half.
      const high = width < 4 ? above : above + round * 2 ** (8 * width - 32)
      const low = number - above * TWO_32 + (width < 4 ? round * 2 ** (8 * width) : 0)
      const at = index * AES_BLOCK + 8
      view.setInt32(at, (prefixEnds[2 * index] as number) ^ high)
      view.setInt32(at + 4, (prefixEnds[2 * index + 1] as number) ^ low)
    }
    const made = this.aes.encrypt(blocks.subarray(0, count * AES_BLOCK))
    const words = new DataView(made.buffer, made.byteOffset, made.length)
    for (let index = 0; index < count; index += 1) {
      const modulus = moduli[index] as number
      const at = index * AES_BLOCK
      let rest = reduced(words.getUint32(at), modulus)
      rest = appended(rest, words.getUint32(at + 4), modulus)
      // d of step 4 is 8 bytes, or 12 for the wider ones.
      if ((widths[index] as number) > 4) rest = appended(rest, words.getUint32(at + 8), modulus)
      rest += changed[index] as number
      changed[index] = rest >= modulus ? rest - modulus : rest
    }
  }

  private grow() {
    const twice = (from: Float64Array) => {
      const larger = new Float64Array(2 * from.length)
      larger.set(from)
      return larger
    }
    this.left = twice(this.left)
    this.right = twice(this.right)
    this.leftModulus = twice(this.leftModulus)
    this.rightModulus = twice(this.rightModulus)
    const widths = new Uint8Array(2 * this.count)
    widths.set(this.widths)
    this.widths = widths
    const prefixEnds = new Int32Array(4 * this.count)
    prefixEnds.set(this.prefixEnds)
    this.prefixEnds = prefixEnds
    this.blocks = Buffer.concat([this.blocks, Buffer.alloc(this.blocks.length)])
  }
}

/** `rest` followed by 32 more bits, modulo `modulus`, in steps whose numbers stay below 2^52 and so are exact. */
function appended(rest: number, word: number, modulus: number): number {
  if (modulus <= 2 ** 20) return reduced(rest * TWO_32 + word, modulus)
  if (modulus <= 2 ** 36) {
    const high = reduced(rest * TWO_16 + (word >>> 16), modulus)
    return reduced(high * TWO_16 + (word & 0xffff), modulus)
  }
  let number = rest
  for (let shift = 24; shift >= 0; shift -= 8) number = reduced(number * TWO_8 + ((word >>> shift) & 0xff), modulus)
  return number
}

function reduced(number: number, modulus: number): number {
  const rest = number - Math.floor(number / modulus) * modulus
  // The quotient may have been rounded up to a whole number.
  return rest < 0 ? rest + modulus : rest
}
