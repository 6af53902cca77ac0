import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestSpans, type Match, rankLikelihood } from '../../../engine/inspection/longestSpans.ts'
import { SpanStream } from '../../../engine/inspection/spanStream.ts'
import { BasicInfoType, Likelihood } from '../../../shared/domain/inspection.ts'

const anyMatch: fc.Arbitrary<Match> = fc
  .tuple(
    fc.constantFrom(...BasicInfoType.options),
    fc.nat(400),
    fc.integer({ min: 1, max: 40 }),
    fc.constantFrom(...Likelihood.options),
    fc.boolean(),
  )
  .map(([infoType, start, length, likelihood, isProven]) => ({
    infoType,
    start,
    end: start + length,
    likelihood,
    isProven,
  }))

const overlap = (a: Match, b: Match) => a.start < b.end && b.start < a.end

test('point 7: one of several overlapping matches is kept, and a dropped one yields to a proven or longer one', () => {
  fc.assert(
    fc.property(fc.array(anyMatch, { maxLength: 60 }), matches => {
      const stays = longestSpans(matches)
      const proven = matches.filter(({ isProven }) => isProven)
      for (const match of matches) {
        const others = stays.filter(other => other !== match && overlap(match, other))
        if (stays.includes(match)) expect(others).toEqual([])
        else {
          const isLonger = (other: Match) => other.end - other.start >= match.end - match.start
          const holdsProven = (other: Match) => proven.some(one => one.start >= other.start && one.end <= other.end)
          expect(others.some(other => holdsProven(other) || isLonger(other))).toBe(true)
        }
      }
    }),
  )
})

test('point 7: a proven match never yields to a guess that overlaps a part of it', () => {
  fc.assert(
    fc.property(fc.array(anyMatch, { maxLength: 60 }), matches => {
      const stays = longestSpans(matches)
      for (const match of matches.filter(({ isProven }) => isProven)) {
        if (stays.includes(match)) continue
        const others = stays.filter(other => overlap(match, other))
        const isAround = ({ start, end }: Match) => start <= match.start && end >= match.end
        const isAsLikely = ({ likelihood }: Match) => rankLikelihood(likelihood) >= rankLikelihood(match.likelihood)
        const isGuess = ({ infoType }: Match) => ['STREET_ADDRESS', 'PERSON_NAME', 'LOCATION'].includes(infoType)
        expect(others.some(other => other.isProven || (isAround(other) && isAsLikely(other) && !isGuess(other)))).toBe(
          true,
        )
      }
    }),
  )
})

test('point 7: a proven match yields neither to a longer number that is less likely nor to words around it', () => {
  const proven: Match = { infoType: 'NATIONAL_ID', start: 4, end: 15, likelihood: 'LIKELY', isProven: true }
  const around = { start: 0, end: 20 }

  expect(longestSpans([{ ...around, infoType: 'PHONE_NUMBER', likelihood: 'POSSIBLE' }, proven])).toEqual([proven])
  expect(longestSpans([{ ...around, infoType: 'STREET_ADDRESS', likelihood: 'VERY_LIKELY' }, proven])).toEqual([proven])
  expect(longestSpans([{ ...around, infoType: 'EMAIL_ADDRESS', likelihood: 'LIKELY' }, proven])).toMatchObject([
    { infoType: 'EMAIL_ADDRESS' },
  ])
})

test('a stream keeps the same matches', () => {
  fc.assert(
    fc.property(fc.array(anyMatch, { maxLength: 100 }), matches => {
      const stays: Match[] = []
      const stream = new SpanStream<Match>(match => stays.push(match))
      for (const match of matches.toSorted((a, b) => a.start - b.start)) stream.add(match)
      stream.close()
      expect(stays.map(({ start, end }) => [start, end])).toEqual(
        longestSpans(matches).map(({ start, end }) => [start, end]),
      )
    }),
  )
})

test('the more certain of two matches in one place is kept, then the rarer infotype', () => {
  const at = { start: 0, end: 11 }

  expect(
    longestSpans([
      { ...at, infoType: 'NATIONAL_ID', likelihood: 'POSSIBLE' },
      { ...at, infoType: 'PHONE_NUMBER', likelihood: 'LIKELY' },
    ]),
  ).toMatchObject([{ infoType: 'PHONE_NUMBER' }])
  expect(
    longestSpans([
      { ...at, infoType: 'PHONE_NUMBER', likelihood: 'LIKELY' },
      { ...at, infoType: 'NATIONAL_ID', likelihood: 'LIKELY' },
    ]),
  ).toMatchObject([{ infoType: 'NATIONAL_ID' }])
})
