import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Extracted, TextLocation } from '../../../engine/extraction/extracted.ts'
import type { Detector } from '../../../engine/inspection/detector.ts'
import { inspector } from '../../../engine/inspection/inspector.ts'
import { patternDetectors } from '../../../engine/inspection/patterns/patternDetectors.ts'
import type { Findings } from '../../../shared/domain/inspection.ts'
import { Findings as FindingsShape } from '../../../shared/domain/inspection.ts'

const detectors = patternDetectors()

function inspect(extracted: Iterable<Extracted>, windowLength?: number): Findings {
  const { read, findings } = inspector({ detectors, ...(windowLength === undefined ? {} : { windowLength }) })
  for (const piece of extracted) read(piece)
  return FindingsShape.parse(findings())
}

const text = (written: string, place: TextLocation = {}): Extracted => ({ kind: 'text', text: written, place })

const pieceOfText = fc.oneof(
  fc.constantFrom(
    'bob@example.com',
    'https://www.example.org/a/b?c=example.net',
    '4111 1111 1111 1111',
    'DE89 3704 0044 0532 0130 00',
    'BIC DEUTDEFF',
    'phone 020 7946 0018',
    '+44 20 7946 0018',
    'SSN 536-90-4399',
    '203.0.113.7',
    '2001:db8::ff00:42:8329',
    'version 1.2.3.4',
    'credit card',
    '811228-9874',
  ),
  fc.constantFrom(
    ' ',
    ' ',
    '\n',
    ', ',
    '.',
    ':',
    '-',
    '/',
    '@',
    '://',
    ' x ',
    'a'.repeat(70),
    '1 '.repeat(40),
    'a.'.repeat(140),
  ),
  fc.stringMatching(/^[a-zA-Z0-9 @.:/-]{0,12}$/),
)

test('findings depend neither on the pieces nor on the windows of a text', () => {
  const anyCase = fc.record({
    whole: fc.array(pieceOfText, { minLength: 5, maxLength: 120 }).map(pieces => pieces.join('')),
    cuts: fc.array(fc.nat(5000), { maxLength: 12 }),
    windowLength: fc.integer({ min: 1, max: 900 }),
  })

  fc.assert(
    fc.property(anyCase, ({ whole, cuts, windowLength }) => {
      const place = {}
      const ends = [...cuts.filter(cut => cut < whole.length).sort((a, b) => a - b), whole.length]
      const pieces = ends.map((end, index) => text(whole.slice(ends[index - 1] ?? 0, end), place))
      expect(inspect(pieces, windowLength)).toEqual(inspect([text(whole)]))
    }),
    { numRuns: 600, seed: 11 },
  )
})

test('a value across the end of a piece and of a window is found once', () => {
  const filler = 'x '.repeat(32 * 1024 - 5)
  const place = {}

  const { summary } = inspect([text(`${filler}4111 11`, place), text('11 1111 1111 and more', place)])

  expect(summary).toEqual([{ infoType: 'CREDIT_CARD_NUMBER', count: 1, distinctCount: 1, likelihood: 'LIKELY' }])
})

test('two adjacent texts are not joined', () => {
  expect(inspect([text('4111 1111 '), text('1111 1111')]).summary).toEqual([])
})

test('values are counted, and different spellings count once', () => {
  const written =
    'Card 4111 1111 1111 1111, again 4111111111111111, or 5555-5555-5555-4444; bob@example.com BOB@example.com'

  expect(inspect([text(written)]).summary).toEqual([
    { infoType: 'CREDIT_CARD_NUMBER', count: 3, distinctCount: 2, likelihood: 'VERY_LIKELY' },
    { infoType: 'EMAIL_ADDRESS', count: 2, distinctCount: 1, likelihood: 'LIKELY' },
  ])
})

test('the count of very many values is approximate', () => {
  const place = {}
  const many = 60_000
  const pieces = Array.from({ length: 60 }, (_, block) =>
    text(Array.from({ length: 1000 }, (_, index) => `user${block * 1000 + index}@example.com\n`).join(''), place),
  )

  const [finding] = inspect(pieces).summary

  expect(finding?.count).toBe(many)
  expect(Math.abs((finding?.distinctCount ?? 0) - many)).toBeLessThan(0.05 * many)
})

test('columns and pages are listed separately, the most frequent first; entries of archives only count in the sum', () => {
  const cards = { column: 2, header: 'Card', page: 1 }
  const mails = { column: 0, header: 'E-mail', page: 1 }
  const findings = inspect([
    text('a@example.com\nb@example.com\n', mails),
    text('4111111111111111\n', cards),
    text('c@example.com\n', mails),
    text('d@example.com', { path: ['inner.csv'], column: 7 }),
  ])

  expect(findings.places).toEqual([
    { infoType: 'EMAIL_ADDRESS', count: 3, distinctCount: 3, likelihood: 'VERY_LIKELY', page: 1, column: 0 },
    { infoType: 'CREDIT_CARD_NUMBER', count: 1, distinctCount: 1, likelihood: 'VERY_LIKELY', page: 1, column: 2 },
  ])
  expect(findings.summary[1]).toMatchObject({ infoType: 'EMAIL_ADDRESS', count: 4 })
})

test('at most 200 places are listed', () => {
  const pages = Array.from({ length: 3000 }, (_, page) =>
    text(page === 1500 ? 'a@example.com b@example.com' : 'a@example.com', { page: page + 1 }),
  )

  const { places, summary } = inspect(pages)

  expect(places.length).toBe(200)
  expect(places[0]).toMatchObject({ page: 1501, count: 2 })
  expect(summary).toMatchObject([{ count: 3001 }])
})

test('content that could not be read is reported by reason, for the whole and for its entries', () => {
  const findings = inspect([
    { kind: 'notInspectable', reason: 'password', place: { path: ['a.zip'] } },
    { kind: 'notInspectable', reason: 'password', place: { path: ['b.zip'] } },
    { kind: 'notInspectable', reason: 'broken', place: {} },
    { kind: 'mismatch', named: 'txt', found: 'zip', place: {} },
    { kind: 'mismatch', named: 'txt', found: 'zip', place: { path: ['x'] } },
  ])

  expect(findings.notInspectable).toEqual([
    { reason: 'password', count: 2, isWhole: false },
    { reason: 'broken', count: 1, isWhole: true },
  ])
  expect(findings.mismatches).toEqual([{ named: 'txt', found: 'zip' }])
})

test('pictures that documents show are counted among the unread parts', () => {
  const unsupported = { kind: 'notInspectable', reason: 'unsupported' } as const
  const findings = inspect([
    { ...unsupported, isPicture: true, place: { path: ['a.png'] } },
    { ...unsupported, place: { path: ['b.7z'] } },
    { ...unsupported, isPicture: true, place: { path: ['c.png'] } },
  ])

  expect(findings.notInspectable).toEqual([{ reason: 'unsupported', count: 3, isWhole: false, pictures: 2 }])
})

test('of an anonymised column, the header is read once, and no value', () => {
  const header = 'card 4111 1111 1111 1111\nand 5500 0055 5555 5559'
  const { read, findings } = inspector({ detectors, anonymisedColumns: [{ column: 1, header }, { column: 2 }] })
  for (const column of [0, 1, 2]) {
    const place = { column }
    for (const batch of [`${header}\n`, '378282246310005\n']) read(text(batch, place))
  }

  expect(findings().places).toMatchObject([
    { infoType: 'CREDIT_CARD_NUMBER', column: 0, count: 3 },
    { infoType: 'CREDIT_CARD_NUMBER', column: 1, count: 2 },
  ])
})

const slow: Detector = {
  infoTypes: ['PERSON_NAME'],
  longest: 1,
  find({ text }, report) {
    for (let at = text.indexOf('!'); at >= 0; at = text.indexOf('!', at + 1))
      report('PERSON_NAME', at, at + 1, 'LIKELY')
  },
}

test('slow detectors read a short text in full, and a stated part of a long one, spread from end to end', () => {
  const line = `${'x'.repeat(99)}!`
  const run = (characters: number) => {
    const { read, findings } = inspector({
      detectors: [],
      sampledDetectors: [slow],
      sampleCharacters: 100_000,
      windowLength: 1000,
    })
    const place = {}
    for (let at = 0; at < characters; at += 10_000) read(text(line.repeat(100), place))
    return FindingsShape.parse(findings())
  }

  expect(run(100_000).sampled).toBeUndefined()
  expect(run(100_000).summary).toMatchObject([{ count: 1000 }])
  const { sampled, summary } = run(3_200_000)
  expect(sampled).toMatchObject({ infoTypes: ['PERSON_NAME'], total: 3_200_000 })
  // The first part, and half as much per doubling of the text.
  expect(sampled?.read).toBeGreaterThan(250_000)
  expect(sampled?.read).toBeLessThan(450_000)
  expect(summary[0]?.count).toBe((sampled?.read ?? 0) / 100)
})
