import { FF1 } from '@noble/ciphers/ff1.js'
import { describe, expect, it } from 'vitest'
import { AesBlocks } from '../../../engine/anonymisation/aesBlocks.ts'
import { Ff1Lanes } from '../../../engine/anonymisation/ff1Lanes.ts'
import { encryptWide } from '../../../engine/anonymisation/ff1Wide.ts'
import { fpeMethod } from '../../../engine/anonymisation/fpeMethod.ts'
import { keyFor } from '../../../engine/anonymisation/jobKeys.ts'
import { Values } from '../../../engine/anonymisation/values.ts'
import { seeded } from './csv.ts'

const KEY_128 = '2B7E151628AED2A6ABF7158809CF4F3C'
const KEY_192 = `${KEY_128}EF4359D8D580AA4F`
const KEY_256 = `${KEY_192}7F036D6F04FC6A94`
const DIGITS = '0123456789'
const LETTERS = '0123456789abcdefghi'
/** NIST, "Example Values: FF1 Samples" for SP 800-38G. */
const samples = [
  [KEY_128, 10, '', DIGITS, '2433477484'],
  [KEY_128, 10, '39383736353433323130', DIGITS, '6124200773'],
  [KEY_128, 36, '3737373770717273373737', LETTERS, 'a9tv40mll9kdu509eum'],
  [KEY_192, 10, '', DIGITS, '2830668132'],
  [KEY_192, 10, '39383736353433323130', DIGITS, '2496655549'],
  [KEY_192, 36, '3737373770717273373737', LETTERS, 'xbj3kv35jrawxv32ysr'],
  [KEY_256, 10, '', DIGITS, '6657667009'],
  [KEY_256, 10, '39383736353433323130', DIGITS, '1001623463'],
  [KEY_256, 36, '3737373770717273373737', LETTERS, 'xs8a0azh2avyalyzuwd'],
] as const

const toNumber = (text: string, radix: number) =>
  [...text].reduce((number, char) => number * BigInt(radix) + BigInt(Number.parseInt(char, radix)), 0n)

function wide(key: string, radix: number, tweak: string, plain: string): string {
  const middle = plain.length >> 1
  const value = {
    radix,
    n: plain.length,
    tweak: Buffer.from(tweak, 'hex'),
    left: toNumber(plain.slice(0, middle), radix),
    leftModulus: BigInt(radix) ** BigInt(middle),
    right: toNumber(plain.slice(middle), radix),
    rightModulus: BigInt(radix) ** BigInt(plain.length - middle),
  }
  encryptWide(new AesBlocks(Buffer.from(key, 'hex')), [value])
  const text = (number: bigint, length: number) => number.toString(radix).padStart(length, '0')
  return text(value.left, middle) + text(value.right, plain.length - middle)
}

function encrypted(key: Buffer, texts: readonly string[]): string[] {
  const [values, made] = [new Values(), new Values()]
  for (const text of texts) {
    const bytes = Buffer.from(text)
    values.add(bytes, 0, bytes.length)
    values.end()
  }
  fpeMethod(Buffer.from(key), false).apply(values, made)
  return texts.map((_, index) => made.bytes.toString('utf8', made.getStart(index), made.ends[index]))
}

describe('FF1', () => {
  it.each(samples)("matches the NIST samples: key %s, radix %d, tweak '%s'", (key, radix, tweak, plain, cipher) => {
    expect(wide(key, radix, tweak, plain)).toBe(cipher)
  })

  it.each(samples.filter(([, , tweak]) => tweak === ''))(
    'matches the samples when it encrypts many at once: key %s',
    (key, radix, _, plain, cipher) => {
      const lanes = new Ff1Lanes(new AesBlocks(Buffer.from(key, 'hex')))
      const count = 1000
      const numerals = {
        bytes: Buffer.from(plain.repeat(count)),
        places: Int32Array.from({ length: 10 * count }, (_, at) => at),
      }
      const spans = Array.from({ length: count }, (_, index) => ({ from: 10 * index, to: 10 * index + 10 }))
      for (const span of spans) lanes.add(numerals, span)

      lanes.encrypt()
      lanes.write(numerals)

      expect(radix).toBe(10)
      expect(numerals.bytes.toString()).toBe(cipher.repeat(count))
    },
  )

  it('agrees with another implementation on 3,000 numbers and words of 6 to 128 characters', () => {
    const random = seeded('agree')
    const key = random(32)
    const texts = Array.from({ length: 3000 }, (_, index) => {
      const length = 6 + (index < 2400 ? index % 30 : index % 123)
      const [first, radix] = index % 2 === 0 ? [0x30, 10] : [0x61, 26]
      return String.fromCharCode(...Array.from(random(length), byte => first + (byte % radix)))
    })
    const cipher = keyFor('cipher', key)
    const peers = { 48: FF1(10, cipher), 97: FF1(26, cipher) }
    const expected = texts.map(text => {
      const first = /\d/.test(text) ? 0x30 : 0x61
      const numerals = Array.from(Buffer.from(text), byte => byte - first)
      return String.fromCharCode(...peers[first].encrypt(numerals).map(numeral => numeral + first))
    })

    expect(encrypted(key, texts)).toEqual(expected)
  })

  // Their moduli are powers of 256, at which a number of bytes ends.
  it.each([2, 4, 16, 32])('agrees with another implementation in radix %d', radix => {
    const random = seeded(`radix ${radix}`)
    const peer = FF1(radix, Buffer.from(KEY_256, 'hex'))
    for (let length = 20; length <= 80; length += 4) {
      const numerals = Array.from(random(length), byte => byte % radix)
      const toText = (numbers: readonly number[]) => numbers.map(number => number.toString(radix)).join('')

      expect(wide(KEY_256, radix, '', toText(numerals)), `${length}`).toBe(toText(peer.encrypt(numerals)))
    }
  })

  it('maps different values to different values, in every mixture of classes', () => {
    const key = seeded('mixtures')(32)
    const sixes = Array.from({ length: 20_000 }, (_, index) => `${index}`.padStart(6, '0'))
    const plates = sixes.map((six, index) => `${'ABCDEFGHIJ'[index % 10]}${six}b`)

    expect(new Set(encrypted(key, sixes)).size).toBe(sixes.length)
    expect(new Set(encrypted(key, plates)).size).toBe(plates.length)
    for (const plate of encrypted(key, plates)) expect(plate).toMatch(/^[A-Z]\d{6}[a-z]$/)
  })

  it('encrypts upper-case and lower-case letters alike', () => {
    const key = seeded('case')(32)

    const [lower = '', upper = '', title = ''] = encrypted(key, ['johannes', 'JOHANNES', 'Johannes'])

    expect(upper).toBe(lower.toUpperCase())
    expect(title.toLowerCase()).toBe(lower)
  })

  it('changes every part of a value that exceeds one block', () => {
    const key = seeded('long')(32)
    const long = 'abcdefghij'.repeat(50)
    const [one = '', other = '', again] = encrypted(key, [long, `${long.slice(0, -1)}x`, long])

    expect(again).toBe(one)
    expect(one).toMatch(/^[a-z]{500}$/)
    // Unrelated letters agree in one of 26 cases.
    const same = [...one].filter((char, index) => char === other[index]).length
    expect(same).toBeLessThan(60)
  })

  it('gives each piece of a long value its own tweak: equal pieces encrypt differently', () => {
    const key = seeded('pieces')(32)
    const [value = ''] = encrypted(key, ['a'.repeat(40 * 128)])

    const pieces = Array.from({ length: 40 }, (_, index) => value.slice(index * 128, (index + 1) * 128))

    expect(new Set(pieces).size).toBe(40)
  })

  it('makes each piece of a long value depend on all others', () => {
    const key = seeded('others')(32)
    const piece = (letter: string) => letter.repeat(128)
    const texts = ['aaaa', 'baaa', 'abaa', 'aaab'].map(letters => [...letters].map(piece).join(''))

    const values = encrypted(key, texts).map(value => value.match(/.{128}/g) ?? [])

    for (const at of [0, 1, 2, 3]) expect(new Set(values.map(pieces => pieces[at])).size).toBe(4)
  })
})
