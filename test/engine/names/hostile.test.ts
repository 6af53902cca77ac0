import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNames } from '../../../engine/inspection/names/findNames.ts'
import { loadLexicon, namesDetector } from '../../../engine/inspection/names/namesDetector.ts'
import { Tokens } from '../../../engine/inspection/names/tokens.ts'

const detector = namesDetector()
const kinds = new Set(detector.infoTypes)

function toSpans(text: string, header?: string) {
  const spans: { infoType: string; start: number; end: number }[] = []
  detector.find({ text, header }, (infoType, start, end) => spans.push({ infoType, start, end }))
  return spans
}

const pieces = [
  'Anna ',
  'van ',
  'der ',
  'Smith',
  'John',
  ', ',
  '\n',
  '12 ',
  '12b',
  ' Street',
  'Rue de ',
  'P.O. Box ',
  'PSC 1, Box ',
  'corner of ',
  ' and ',
  'New ',
  'York',
  'Dr. ',
  'Regards,\n',
  'Apt. ',
  '75001 ',
  "'s ",
  '’',
  '-',
  '.',
  '(',
  ')',
  'é',
  'e\u0301',
  '\ud83d',
  '漢',
  '\0',
  '\t',
  'ΜΟΝΗ ',
  'name: ',
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), { maxLength: 60 })
  .map(parts => parts.join(''))

describe('the findings of any text', () => {
  test('are inside it, have at most the maximum length, and have one of the declared infotypes', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(undefined, 'name', 'city', 'street', 'notes'), (text, header) => {
        for (const { infoType, start, end } of toSpans(text, header)) {
          expect(kinds.has(infoType as never)).toBe(true)
          expect(0 <= start && start < end && end <= text.length).toBe(true)
          expect(end - start).toBeLessThanOrEqual(detector.longest)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('are the same after any earlier text', () => {
    fc.assert(
      fc.property(hostile, hostile, (text, other) => {
        const first = toSpans(text)
        toSpans(other)
        expect(toSpans(text)).toEqual(first)
      }),
      { numRuns: 100 },
    )
  })
})

/** Counts lookups instead of time. */
class CountingTokens extends Tokens {
  asked = 0

  override kind(index: number): number {
    this.asked += 1
    return super.kind(index)
  }

  override bits(index: number): number {
    this.asked += 1
    return super.bits(index)
  }

  override start(index: number): number {
    this.asked += 1
    return super.start(index)
  }
}

describe('a flood', () => {
  const lexicon = loadLexicon()

  function workOn(text: string): number {
    const tokens = new CountingTokens(lexicon)
    tokens.read(text, false)
    findNames(tokens, lexicon, { header: undefined }, () => {})
    return tokens.asked
  }

  test.each([
    ['capital words', 'Xqzt '],
    ['single capitals', 'A '],
    ['one word', 'a'],
    ['one capital word', 'A'],
    ['hyphens', 'a-'],
    ['apostrophes', "a'"],
    ['initials', 'A. '],
    ['numbers', '12 '],
    ['numbers and words', '12 Abc '],
    ['addresses', '12 Main Street, '],
    ['boxes', 'P.O. Box '],
    ['corners', 'corner of A '],
    ['particles', 'Anna van der '],
    ['beginnings of places', 'San '],
    ['titles', 'Dr. '],
    ['farewells', 'Regards,\n'],
    ['units', 'apt 5 '],
    ['line ends', '\n'],
    ['marks', '?'],
    ['accents', 'é'],
    ['marks on an envelope', '>12 Main Street\n>Apt 5\n>'],
    ['small particles', 'de '],
    ['towns', 'Paris '],
    ['units before postcodes', 'apt 12345 '],
    ['numbers with slashes', '1/1 '],
    ['journeys', 'Train da '],
    ['journeys of words', 'go do Abc '],
    ['handles', '@ab_Cd '],
    ['names in a list', 'Anna, '],
    ['labels of lists', 'Mieter: Anna, '],
    ['words in both cases', 'abc Abc. '],
    ['postcodes and towns', '1 a, 12345 a, '],
  ])('of %s costs four times as much at four times the length', (_, piece) => {
    const [short, long] = [2 ** 14, 2 ** 16].map(length => workOn(piece.repeat(length / piece.length)))

    expect(long).toBeLessThanOrEqual(4.1 * (short ?? 0) + 1000)
  })
})
