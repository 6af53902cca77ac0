import type { AesBlocks } from './aesBlocks.ts'
import { AES_BLOCK, getPrefix, ROUNDS } from './ff1Prefix.ts'

const WORD = 64n
const WORD_MASK = 2n ** WORD - 1n

export type WideValue = {
  radix: number
  n: number
  tweak: Uint8Array
  left: bigint
  leftModulus: bigint
  right: bigint
  rightModulus: bigint
}

type Lane = {
  value: WideValue
  /** b and d of steps 3 and 4, in bytes. */
  b: number
  d: number
  /** P and Q. */
  input: Buffer
  state: Buffer
}

/** FF1 (NIST SP 800-38G) in place, on numbers of any size. All values take each step together to save AES calls. */
export function encryptWide(aes: AesBlocks, values: readonly WideValue[]) {
  const lanes = values.map(createLane)
  for (let round = 0; round < ROUNDS; round += 1) {
    const isLeft = round % 2 === 0
    for (const { input, b, value } of lanes) {
      input[input.length - b - 1] = round
      writeNumber(isLeft ? value.right : value.left, input, b)
    }
    macAll(aes, lanes)
    const tails = computeTails(aes, lanes)
    lanes.forEach(({ value, d }, index) => {
      const y = toNumber(tails[index] as Buffer, d)
      if (isLeft) value.left = (value.left + y) % value.leftModulus
      else value.right = (value.right + y) % value.rightModulus
    })
  }
}

function createLane(value: WideValue): Lane {
  const { radix, n, tweak, leftModulus, rightModulus } = value
  const max = (leftModulus > rightModulus ? leftModulus : rightModulus) - 1n
  const b = Math.ceil(max.toString(16).length / 2)
  const d = 4 * Math.ceil(b / 4) + 4
  const used = tweak.length + 1 + b
  const input = Buffer.alloc(AES_BLOCK + Math.ceil(used / AES_BLOCK) * AES_BLOCK)
  getPrefix({ radix, n, tweakLength: tweak.length }).copy(input)
  input.set(tweak, AES_BLOCK)
  return { value, b, d, input, state: Buffer.alloc(AES_BLOCK) }
}

function macAll(aes: AesBlocks, lanes: readonly Lane[]) {
  for (const lane of lanes) lane.state.fill(0)
  let active = lanes
  for (let at = 0; active.length > 0; at += AES_BLOCK) {
    const blocks = Buffer.alloc(active.length * AES_BLOCK)
    active.forEach(({ state, input }, index) => {
      for (let byte = 0; byte < AES_BLOCK; byte += 1) {
        blocks[index * AES_BLOCK + byte] = (state[byte] as number) ^ (input[at + byte] as number)
      }
    })
    const encrypted = aes.encrypt(blocks)
    active.forEach(({ state }, index) => {
      encrypted.copy(state, 0, index * AES_BLOCK, (index + 1) * AES_BLOCK)
    })
    active = active.filter(({ input }) => at + AES_BLOCK < input.length)
  }
}

/** S of step 6 iii: R, then the encrypted R + 1, R + 2 and so on up to d bytes. */
function computeTails(aes: AesBlocks, lanes: readonly Lane[]): Buffer[] {
  const counters: Buffer[] = []
  for (const { state, d } of lanes) {
    for (let number = 1; number * AES_BLOCK < d; number += 1) {
      const block = Buffer.from(state)
      block.writeUInt32BE((block.readUInt32BE(12) ^ number) >>> 0, 12)
      counters.push(block)
    }
  }
  const encrypted = counters.length > 0 ? aes.encrypt(Buffer.concat(counters)) : Buffer.alloc(0)
  let from = 0
  return lanes.map(({ state, d }) => {
    const to = from + (Math.ceil(d / AES_BLOCK) - 1) * AES_BLOCK
    const tail = to > from ? Buffer.concat([state, encrypted.subarray(from, to)]) : state
    from = to
    return tail
  })
}

function writeNumber(number: bigint, target: Buffer, length: number) {
  let rest = number
  let at = target.length
  const start = target.length - length
  for (; at - 8 >= start; at -= 8) {
    target.writeBigUInt64BE(rest & WORD_MASK, at - 8)
    rest >>= WORD
  }
  for (; at > start; at -= 1) {
    target[at - 1] = Number(rest & 0xffn)
    rest >>= 8n
  }
}

/** Reads the first `length` bytes big-endian; `length` is a multiple of four. */
function toNumber(bytes: Buffer, length: number): bigint {
  let number = 0n
  let at = 0
  for (; at + 8 <= length; at += 8) number = (number << WORD) | bytes.readBigUInt64BE(at)
  return at < length ? (number << 32n) | BigInt(bytes.readUInt32BE(at)) : number
}
