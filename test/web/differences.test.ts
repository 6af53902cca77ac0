import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDifferences, type Segment } from '../../web/src/recipients/differences.ts'

const toMarked = (segments: readonly Segment[]) =>
  segments.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join('')
const toText = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('')

test.each([
  ['rita@partner.exampel', 'rita@partner.example', 'rita@partner.examp[e]l', 'rita@partner.exampl[e]'],
  ['rita@partnr.example', 'rita@partner.example', 'rita@partnr.example', 'rita@partn[e]r.example'],
  ['rita@partner.example', 'rita@partner.example', 'rita@partner.example', 'rita@partner.example'],
  ['', 'a', '', '[a]'],
])('the letters by which %s and %s differ are marked', (one, other, marked, markedOther) => {
  const found = findDifferences(one, other)

  expect([toMarked(found.one), toMarked(found.other)]).toEqual([marked, markedOther])
  expect([toText(found.one), toText(found.other)]).toEqual([one, other])
})

test('the letters that are not marked are the same in both', () => {
  const address = fc.string({ unit: fc.constantFrom(...'abc.@é😀'), maxLength: 60 })
  const shared = (segments: readonly Segment[]) => toText(segments.filter(({ isDifferent }) => !isDifferent))
  fc.assert(
    fc.property(address, address, (one, other) => {
      const found = findDifferences(one, other)
      expect(shared(found.one)).toBe(shared(found.other))
      expect([toText(found.one), toText(found.other)]).toEqual([one, other])
    }),
  )
})
