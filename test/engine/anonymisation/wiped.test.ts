import { describe, expect, it } from 'vitest'
import { AesBlocks } from '../../../engine/anonymisation/aesBlocks.ts'
import { DerivedCharacters } from '../../../engine/anonymisation/derivedCharacters.ts'
import { Ff1Lanes } from '../../../engine/anonymisation/ff1Lanes.ts'
import { Hmac } from '../../../engine/anonymisation/hmac.ts'
import { Rewriter } from '../../../engine/anonymisation/rewriter.ts'
import { Values } from '../../../engine/anonymisation/values.ts'
import { seeded } from './csv.ts'

const key = seeded('key')(32)
/** Lengths, places and tables, which say nothing about a value. */
const HARMLESS = ['bases', 'sizes', 'widths', 'ends', 'targets', 'quoting', 'kinds']

/** The arrays of bytes and numbers that an object keeps, by name. */
function getArrays(kept: unknown, name = ''): [string, ArrayLike<number>][] {
  if (ArrayBuffer.isView(kept)) return [[name, kept as Uint8Array]]
  if (kept instanceof Map) return [...kept.values()].flatMap(value => getArrays(value, name))
  if (typeof kept !== 'object' || kept === null || kept instanceof AesBlocks) return []
  return Object.entries(kept).flatMap(([property, value]) =>
    HARMLESS.includes(property) ? [] : getArrays(value, `${name}.${property}`),
  )
}
const toUsed = (kept: unknown) =>
  getArrays(kept)
    .filter(([, array]) => Array.from(array).some(number => number !== 0))
    .map(([name]) => name)

function toValues(texts: readonly string[]): Values {
  const values = new Values()
  for (const text of texts) {
    values.add(Buffer.from(text), 0, text.length)
    values.end()
  }
  return values
}

const digits = '4111111111111111'
const kept: Record<string, () => { wipe(): void }> = {
  'the values of a column': () => toValues(Array.from({ length: 1000 }, () => digits)),
  'hashing of short and long values'() {
    const hmac = new Hmac(key)
    for (const text of [digits, 'long '.repeat(100)]) hmac.digest(Buffer.from(text), 0, text.length, 'hex')
    return hmac
  },
  'encryption of many values'() {
    const lanes = new Ff1Lanes(new AesBlocks(key))
    const numerals = { bytes: Buffer.from(digits.repeat(2)), places: Int32Array.from({ length: 32 }, (_, at) => at) }
    for (let count = 0; count < 300; count += 1) lanes.add(numerals, { from: 0, to: 32 })
    lanes.encrypt()
    return lanes
  },
  'characters derived from a value'() {
    const derived = new DerivedCharacters(key, false)
    const bytes = Buffer.from('é'.repeat(200))
    derived.of(bytes, 0, bytes.length)
    return derived
  },
  'a block of the file'() {
    const layout = { delimiter: 0x2c, fields: 2, headers: [], dataStart: 0 }
    const rewriter = new Rewriter(layout, { columns: [], encoding: 'UTF-8', size: 10_000 })
    for (const _ of rewriter.push(Buffer.from('Anna,1\n'.repeat(100))));
    return rewriter
  },
}

describe('wiped memory', () => {
  it.each(Object.entries(kept))('keeps nothing of keys and values: %s', (_, use) => {
    const used = use()
    expect(toUsed(used)).not.toEqual([])

    used.wipe()

    expect(toUsed(used)).toEqual([])
  })

  it('includes arrays that were too small', () => {
    const lanes = new Ff1Lanes(new AesBlocks(key))
    const numerals = { bytes: Buffer.from(digits), places: Int32Array.from(digits, (_, at) => at) }
    const values = new Values()
    const derived = new DerivedCharacters(key, false)
    const add = () => {
      lanes.add(numerals, { from: 0, to: 16 })
      values.add(Buffer.from(digits), 0, digits.length)
      values.end()
    }
    add()
    const kept = [lanes, values, derived]
    const first = kept.flatMap(one => getArrays(one)).map(([, array]) => array)

    for (let count = 0; count < 1000; count += 1) add()
    derived.of(Buffer.alloc(1000, 'x'), 0, 1000)
    for (const one of kept) one.wipe()

    for (const array of first) expect(Array.from(array).every(number => number === 0)).toBe(true)
  })
})
