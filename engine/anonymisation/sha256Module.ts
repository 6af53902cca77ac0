/** SHA-256 (FIPS 180-4) of four messages at once, assembled as a WebAssembly module. */

const GET = 0x20
const SET = 0x21
const I32_CONST = 0x41
const SIMD = 0xfd
const op = {
  load: [SIMD, 0x00],
  store: [SIMD, 0x0b],
  splat: [SIMD, 0x11],
  xor: [SIMD, 0x51],
  or: [SIMD, 0x50],
  select: [SIMD, 0x52],
  left: [SIMD, 0xab, 0x01],
  right: [SIMD, 0xad, 0x01],
  add: [SIMD, 0xae, 0x01],
}
const V128 = 0x7b
const I32 = 0x7f
const VECTOR = 16
export const STATE_WORDS = 8
export const BLOCK_WORDS = 16

/** Locals: three parameters, the words a to h, the message schedule, one sum. */
const [STATES, BLOCKS, GROUPS] = [0, 1, 2]
const WORK = 3
const SCHEDULE = WORK + STATE_WORDS
const SUM = SCHEDULE + BLOCK_WORDS

type Code = number[]
const get = (local: number): Code => [GET, local]
const number = (value: number): Code => [I32_CONST, ...signed(value)]
const xor3 = (one: Code, two: Code, three: Code): Code => [...one, ...two, ...op.xor, ...three, ...op.xor]
const shift = (local: number, by: number): Code => [...get(local), ...number(by), ...op.right]
const rotate = (local: number, by: number): Code => [
  ...shift(local, by),
  ...get(local),
  ...number(32 - by),
  ...op.left,
  ...op.or,
]

/** First 32 fraction bits of roots of the first primes (sections 4.2.2 and 5.3.3). */
function rootsOfPrimes(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n += 1) if (primes.every(prime => n % prime !== 0)) primes.push(n)
  return primes.map(prime => Math.floor((root(prime) % 1) * 2 ** 32) | 0)
}

const K = rootsOfPrimes(64, Math.cbrt)
export const H: readonly number[] = rootsOfPrimes(STATE_WORDS, Math.sqrt)

/** Step 1 of section 6.2.2 in place: each word replaces the one of 16 rounds before. */
function schedule(round: number): Code {
  const word = (back: number) => SCHEDULE + ((round - back) & 15)
  const sigma0 = xor3(rotate(word(15), 7), rotate(word(15), 18), shift(word(15), 3))
  const sigma1 = xor3(rotate(word(2), 17), rotate(word(2), 19), shift(word(2), 10))
  const sum = [...get(word(16)), ...sigma0, ...op.add, ...get(word(7)), ...op.add, ...sigma1, ...op.add]
  return [...sum, SET, word(16)]
}

/** Step 3. Each round renames the eight words and does not move them. */
function round(t: number): Code {
  const work = (index: number) => WORK + ((index - t) & 7)
  const [a, b, c, d, e, f, g, h] = [0, 1, 2, 3, 4, 5, 6, 7].map(work) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const choose = [...get(f), ...get(g), ...get(e), ...op.select]
  const majority = [...get(c), ...get(b), ...get(a), ...get(b), ...op.xor, ...op.select]
  return [
    ...(t < BLOCK_WORDS ? [] : schedule(t)),
    ...[...get(h), ...xor3(rotate(e, 6), rotate(e, 11), rotate(e, 25)), ...op.add],
    ...[...choose, ...op.add, ...number(K[t] ?? 0), ...op.splat, ...op.add],
    ...[...get(SCHEDULE + (t & 15)), ...op.add, SET, SUM],
    ...[...get(d), ...get(SUM), ...op.add, SET, d],
    ...[...get(SUM), ...xor3(rotate(a, 2), rotate(a, 13), rotate(a, 22)), ...op.add, ...majority, ...op.add, SET, h],
  ]
}

function toBody(): Code {
  const words = (count: number) => Array.from({ length: count }, (_, index) => index)
  const loaded = (base: number, index: number) => [...get(base), ...op.load, 4, ...unsigned(index * VECTOR)]
  const advance = (local: number, by: number) => [...get(local), ...number(by), 0x6a, SET, local]
  return [
    ...[0x03, 0x40],
    ...words(STATE_WORDS).flatMap(index => [...loaded(STATES, index), SET, WORK + index]),
    ...words(BLOCK_WORDS).flatMap(index => [...loaded(BLOCKS, index), SET, SCHEDULE + index]),
    ...words(64).flatMap(round),
    ...words(STATE_WORDS).flatMap(index => [
      ...[...get(STATES), ...loaded(STATES, index), ...get(WORK + index), ...op.add],
      ...[...op.store, 4, ...unsigned(index * VECTOR)],
    ]),
    ...advance(STATES, STATE_WORDS * VECTOR),
    ...advance(BLOCKS, BLOCK_WORDS * VECTOR),
    ...advance(GROUPS, -1),
    ...[...get(GROUPS), 0x0d, 0, 0x0b, 0x0b],
  ]
}

/**
 * Exports `memory` of one page and `compress(states, blocks, groups)`, which advances each group (at least one) of four
 * messages by one block. States and blocks are contiguous; the words of the four messages alternate.
 */
export function sha256Module(): Uint8Array<ArrayBuffer> {
  const locals = [1, ...unsigned(STATE_WORDS + BLOCK_WORDS + 1), V128]
  const code = [...locals, ...toBody()]
  const name = (text: string) => [text.length, ...Buffer.from(text)]
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [1, 0x60, 3, I32, I32, I32, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, 1]),
    ...section(7, [2, ...name('memory'), 2, 0, ...name('compress'), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ])
}

function section(id: number, content: Code): Code {
  return [id, ...unsigned(content.length), ...content]
}

/** LEB128, the number format of WebAssembly. */
function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): Code {
  const low = value & 0x7f
  const rest = value >> 7
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)
  return isLast ? [low] : [low | 0x80, ...signed(rest)]
}
