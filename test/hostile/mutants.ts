import { Random } from '../labelled/random.ts'
import type { Seed } from './seeds.ts'

export type Mutant = { name: string; bytes: Uint8Array; damage: string }

type Damage = (bytes: Uint8Array, random: Random) => Uint8Array

/** A stretch somewhere: where it starts, and where it ends. */
function stretch(bytes: Uint8Array, random: Random): [number, number] {
  const start = random.int(0, Math.max(0, bytes.length - 2))
  return [start, Math.min(bytes.length, start + random.int(1, random.pick([4, 64, 1024])))]
}

const damages: Record<string, Damage> = {
  'bits flipped': (bytes, random) => {
    const damaged = Buffer.from(bytes)
    for (let left = random.int(1, 16); left > 0; left--) {
      const at = random.int(0, bytes.length - 1)
      damaged[at] = (damaged[at] ?? 0) ^ (1 << random.int(0, 7))
    }
    return damaged
  },
  'cut short': (bytes, random) => bytes.subarray(0, random.int(0, bytes.length - 1)),
  'beginning lost': (bytes, random) => bytes.subarray(random.int(1, bytes.length - 1)),
  'stretches swapped': (bytes, random) => {
    const [first = 0, second = 0, third = 0] = [1, 2, 3].map(() => random.int(0, bytes.length)).sort((a, b) => a - b)
    return Buffer.concat([
      bytes.subarray(0, first),
      bytes.subarray(second, third),
      bytes.subarray(first, second),
      bytes.subarray(third),
    ])
  },
  'stretch doubled': (bytes, random) => {
    const [start, end] = stretch(bytes, random)
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)])
  },
  'stretch lost': (bytes, random) => {
    const [start, end] = stretch(bytes, random)
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
  },
  'stretch zeroed': (bytes, random) => {
    const damaged = Buffer.from(bytes)
    return damaged.fill(0, ...stretch(bytes, random))
  },
  'stretch of noise': (bytes, random) => {
    const [start] = stretch(bytes, random)
    const noise = Buffer.from(Array.from({ length: random.int(1, 200) }, () => random.int(0, 255)))
    return Buffer.concat([bytes.subarray(0, start), noise, bytes.subarray(start)])
  },
  'size field altered': (bytes, random) => {
    const damaged = Buffer.from(bytes)
    const at = sizeField(damaged, random)
    const value = random.pick([0, 1, 0xff, 0x7fffffff, 0xfffffffe, 0xffffffff, random.int(0, 0xffffffff)])
    if (at + 4 <= damaged.length) damaged.writeUInt32LE(value, at)
    return damaged
  },
  'number altered': (bytes, random) => {
    const digits = [...Buffer.from(bytes).toString('latin1').matchAll(/\d+/g)]
    if (digits.length === 0) return bytes.subarray(1)
    const { 0: found, index } = random.pick(digits)
    const number = random.pick(['0', '-1', '4294967296', '99999999999999999999', `${found}0`])
    return Buffer.concat([bytes.subarray(0, index), Buffer.from(number), bytes.subarray(index + found.length)])
  },
}

/** Of a ZIP one of its sizes, counts and offsets; elsewhere four bytes anywhere. */
function sizeField(bytes: Buffer, random: Random): number {
  const fields = { '\x03\x04': [18, 22, 26], '\x01\x02': [20, 24, 28, 30, 42], '\x05\x06': [8, 10, 12, 16] }
  const places = Object.entries(fields).flatMap(([mark, offsets]) => {
    const at = bytes.indexOf(`PK${mark}`, random.int(0, bytes.length - 1), 'latin1')
    return at < 0 ? [] : offsets.map(offset => at + offset)
  })
  return places.length > 0 ? random.pick(places) : random.int(0, Math.max(0, bytes.length - 4))
}

/** The same mutants every time, of all seeds in turn; every third of a package is damaged inside. */
export function* mutants(seeds: readonly Seed[], count: number, seed: number): Iterable<Mutant> {
  const random = new Random(seed)
  const kinds = Object.entries(damages)
  for (let index = 0; index < count; index++) {
    const source = seeds[index % seeds.length]
    if (!source) return
    const [damage, apply] = random.pick(kinds)
    const isInside = source.repacked !== undefined && random.chance(1 / 3)
    const bytes = isInside
      ? (source.repacked?.(inner => apply(inner, random)) ?? source.bytes)
      : apply(source.bytes, random)
    yield { name: source.name, bytes, damage: `${damage}${isInside ? ', inside' : ''}, number ${index}` }
  }
}
