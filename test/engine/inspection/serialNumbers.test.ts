import { describe, expect, test } from 'vitest'
import { inspector } from '../../../engine/inspection/inspector.ts'
import { patternDetectors } from '../../../engine/inspection/patterns/patternDetectors.ts'
import { cardNumber } from '../../labelled/identifiers/cards.ts'
import { nationalIds } from '../../labelled/identifiers/nationalIds.ts'
import { phoneNumber } from '../../labelled/identifiers/phones.ts'
import { Random } from '../../labelled/random.ts'

const detectors = patternDetectors()

/** Counts by infotype. */
function countsIn(lines: readonly string[], windowLength?: number): Record<string, number> {
  const { read, findings } = inspector({ detectors, ...(windowLength !== undefined && { windowLength }) })
  const text = lines.map(line => `${line}\n`).join('')
  read({ kind: 'text', text, place: {} })
  return Object.fromEntries(findings().summary.map(({ infoType, count }) => [infoType, count]))
}

function lines(count: number, line: (random: Random, index: number) => string): string[] {
  const random = new Random(7)
  return Array.from({ length: count }, (_, index) => line(random, index))
}

describe('serials in lines that a program writes', () => {
  test.each<[string, (random: Random, index: number) => string]>([
    ['the form of a card', random => `2026-03-14 INFO entry 4${random.digits(15)} booked`],
    ['the form of a national number', (random, index) => `${index};0${random.digits(4)} ${random.digits(5)};x`],
    [
      'the form of a North American number',
      random => `bin ${random.digits(3)}-${random.digits(3)}-${random.digits(4)}`,
    ],
    ['digits after a word for calls', random => `call ${random.digits(9)} finished`],
  ])('are no findings: %s', (_, line) => {
    expect(countsIn(lines(2000, line))).toEqual({})
  })

  test('hide no true cards in other lines, and none further down in the same', () => {
    const serials = lines(640, random => `entry 4${random.digits(15)} booked`)
    const cards = lines(640, random => `entry ${cardNumber(random).replace(/\D/g, '')} booked`)

    expect(countsIn([...serials, ...cards]).CREDIT_CARD_NUMBER).toBeGreaterThan(600)
    expect(countsIn([...serials, 'paid with 4111 1111 1111 1111'])).toEqual({ CREDIT_CARD_NUMBER: 1 })
  })

  test('are judged alike in windows of any length', () => {
    const mixed = lines(900, random =>
      random.chance(0.5) ? `entry 4${random.digits(15)}` : `to ${phoneNumber(random, 'DE')}, ${cardNumber(random)}`,
    )
    expect(countsIn(mixed, 500)).toEqual(countsIn(mixed))
  })
})

test('a list without words, in which all numbers pass, is reported whole', () => {
  expect(countsIn(lines(500, (random, index) => `${index};${phoneNumber(random, 'FR')}`))).toEqual({
    PHONE_NUMBER: 500,
  })
  expect(countsIn(lines(500, random => cardNumber(random)))).toEqual({ CREDIT_CARD_NUMBER: 500 })
})

test('a few numbers are no series', () => {
  expect(countsIn(['4111111111111111', '4111111111111112', '4111111111111113'])).toEqual({ CREDIT_CARD_NUMBER: 1 })
})

test('a word for the number outweighs the numbers around it', () => {
  const serials = lines(600, random => `card 4${random.digits(15)}`)
  expect(countsIn([...serials, 'card 4111111111111111']).CREDIT_CARD_NUMBER).toBeGreaterThan(30)
})

describe('a column of ids without a word for them', () => {
  const cell = (make: (random: Random) => string) => lines(40, make)

  test.each([
    ['PL', nationalIds.PL.make],
    ['NL', nationalIds.NL.make],
    ['BR', (random: Random) => nationalIds.BR.make(random).replace(/\D/g, '')],
  ] as const)('is found because all numbers pass one check: %s', (_, make) => {
    expect(countsIn(cell(make))).toEqual({ NATIONAL_ID: 40 })
    expect(countsIn(lines(40, (random, index) => `${index};${make(random)};x`))).toEqual({ NATIONAL_ID: 40 })
  })

  test('is none when some numbers fail, or there are few', () => {
    expect(
      countsIn(lines(40, random => (random.chance(0.3) ? random.digits(11) : nationalIds.PL.make(random)))),
    ).toEqual({})
    expect(countsIn(lines(7, nationalIds.PL.make))).toEqual({})
  })

  test('is none when it repeats one number, or has dates', () => {
    expect(countsIn(lines(40, () => '123456782'))).toEqual({})
    expect(countsIn(lines(40, () => 'bolt;20250113;2'))).toEqual({})
  })

  test('does not prove other numbers in other lines', () => {
    const orders = lines(200, random => `entry ${random.digits(9)} sent`)
    expect(countsIn([...orders, ...cell(nationalIds.NL.make)])).toEqual({ NATIONAL_ID: 40 })
  })

  test('is judged alike in windows of any length', () => {
    const ids = lines(300, random => nationalIds.PL.make(random))
    expect(countsIn(ids, 500)).toEqual(countsIn(ids))
  })
})
