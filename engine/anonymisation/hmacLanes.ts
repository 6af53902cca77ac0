import { Hmac } from './hmac.ts'
import { BLOCK_WORDS, H, STATE_WORDS, sha256Module } from './sha256Module.ts'
import type { Values } from './values.ts'

const LANES = 4
const GROUPS = 128
const BLOCK = 64
/** Bytes that fit into one SHA-256 block with 9 bytes of padding and length. */
const MAX_LENGTH = 55
const HEX_DIGITS = 64

const STATE_LENGTH = STATE_WORDS * LANES
const BLOCK_LENGTH = BLOCK_WORDS * LANES
const BLOCKS_AT = GROUPS * STATE_LENGTH
const BLOCKS_AT_BYTE = 4 * BLOCKS_AT

const HEX = Buffer.from('0123456789abcdef')
const OUTER_PADDING = Uint32Array.from({ length: BLOCK_LENGTH - STATE_LENGTH }, (_, index) => {
  if (index < LANES) return 0x80000000
  return index < BLOCK_LENGTH - STATE_LENGTH - LANES ? 0 : 8 * (BLOCK + 4 * STATE_WORDS)
})

/** Node provides it; the types come only with the browser library. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  Instance: new (
    module: object,
  ) => {
    exports: { memory: { buffer: ArrayBuffer }; compress: (states: number, blocks: number, groups: number) => void }
  }
}

let compiled: object | undefined

/**
 * HMAC-SHA-256 (RFC 2104) of up to 55 bytes, four values at a time, two compressions each. Longer values go to `Hmac`.
 */
export class HmacLanes {
  private readonly long: Hmac
  private readonly words: Uint32Array
  private readonly compress: (states: number, blocks: number, groups: number) => void
  private readonly inner: Uint32Array
  private readonly outer: Uint32Array
  private readonly targets = new Int32Array(GROUPS * LANES)
  private count = 0

  constructor(key: Uint8Array) {
    compiled ??= new WebAssembly.Module(sha256Module())
    const { memory, compress } = new WebAssembly.Instance(compiled).exports
    this.words = new Uint32Array(memory.buffer)
    this.compress = compress
    this.long = new Hmac(key)
    this.inner = this.computePaddedState(key, 0x36)
    this.outer = this.computePaddedState(key, 0x5c)
  }

  hex(values: Values, results: Values) {
    const start = results.length
    results.reserve(HEX_DIGITS * values.count)
    for (let index = 0; index < values.count; index += 1) {
      const from = values.getStart(index)
      const to = values.ends[index] as number
      if (to - from > MAX_LENGTH) {
        results.bytes.write(this.long.digest(values.bytes, from, to, 'hex'), start + HEX_DIGITS * index, 'latin1')
      } else {
        this.place(values.bytes, from, to)
        this.targets[this.count++] = start + HEX_DIGITS * index
        if (this.count === GROUPS * LANES) this.flush(results.bytes)
      }
      results.length += HEX_DIGITS
      results.end()
    }
    this.flush(results.bytes)
  }

  wipe() {
    this.long.wipe()
    this.words.fill(0)
    this.inner.fill(0)
    this.outer.fill(0)
  }

  private computePaddedState(key: Uint8Array, pad: number): Uint32Array {
    const block = Uint8Array.from({ length: BLOCK }, (_, index) => (key[index] ?? 0) ^ pad)
    const view = new DataView(block.buffer)
    for (let word = 0; word < BLOCK_LENGTH; word += 1) {
      this.words[BLOCKS_AT + word] = view.getUint32(4 * Math.floor(word / LANES))
    }
    for (let word = 0; word < STATE_LENGTH; word += 1) this.words[word] = H[Math.floor(word / LANES)] ?? 0
    this.compress(0, BLOCKS_AT_BYTE, 1)
    block.fill(0)
    return this.words.slice(0, STATE_LENGTH)
  }

  private place(bytes: Uint8Array, from: number, to: number) {
    const { words, count } = this
    let at = BLOCKS_AT + (count >> 2) * BLOCK_LENGTH + (count & 3)
    const end = at + BLOCK_LENGTH
    let index = from
    for (; index + 4 <= to; index += 4, at += LANES) {
      words[at] =
        ((bytes[index] as number) << 24) |
        ((bytes[index + 1] as number) << 16) |
        ((bytes[index + 2] as number) << 8) |
        (bytes[index + 3] as number)
    }
    let last = 0
    let shift = 24
    for (; index < to; index += 1, shift -= 8) last |= (bytes[index] as number) << shift
    words[at] = last | (0x80 << shift)
    for (at += LANES; at < end; at += LANES) words[at] = 0
    words[end - LANES] = 8 * (BLOCK + to - from)
  }

  /** Empty lanes cost too little to skip. */
  private flush(target: Uint8Array) {
    const { words, count } = this
    if (count === 0) return
    const groups = Math.ceil(count / LANES)
    this.begin(this.inner, groups)
    this.compress(0, BLOCKS_AT_BYTE, groups)
    for (let group = 0; group < groups; group += 1) {
      const block = BLOCKS_AT + group * BLOCK_LENGTH
      words.copyWithin(block, group * STATE_LENGTH, (group + 1) * STATE_LENGTH)
      words.set(OUTER_PADDING, block + STATE_LENGTH)
    }
    this.begin(this.outer, groups)
    this.compress(0, BLOCKS_AT_BYTE, groups)
    for (let index = 0; index < count; index += 1) this.writeHex(index, target, this.targets[index] as number)
    this.count = 0
  }

  private begin(state: Uint32Array, groups: number) {
    for (let group = 0; group < groups; group += 1) this.words.set(state, group * STATE_LENGTH)
  }

  private writeHex(index: number, target: Uint8Array, start: number) {
    let from = (index >> 2) * STATE_LENGTH + (index & 3)
    let at = start
    for (let word = 0; word < STATE_WORDS; word += 1, from += LANES) {
      const bits = this.words[from] as number
      for (let shift = 28; shift >= 0; shift -= 4) target[at++] = HEX[(bits >>> shift) & 0xf] as number
    }
  }
}
