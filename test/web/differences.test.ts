import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeDifference } from '../../web/src/recipients/describeDifference.ts'
import { findDifferences, type Segment } from '../../web/src/recipients/differences.ts'
import { toReadable } from '../../web/src/recipients/toReadable.ts'

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

test.each([
  ['rita@partner.exampel', 'rita@partner.example', 'exampel instead of example.'],
  ['rtia@partnr.example', 'rita@partner.example', 'rtia instead of rita and partnr instead of partner.'],
  ['rita@part.ner.example', 'rita@partner.example', 'rita@part.ner.example instead of rita@partner.example.'],
  ['rita@partner.example', 'rita@partner.example', ''],
])('a screen reader says how %s and %s differ', (one, other, said) => {
  expect(describeDifference(one, other)).toBe(said)
})

test('an address in Punycode is compared by its letters', () => {
  expect(toReadable('rita@xn--rtner-3ve5i.example')).toBe('rita@раrtner.example')
  expect(toReadable('rita@xn--!.example')).toBe('rita@xn--!.example')
  expect(toReadable('rita@partner.example')).toBe('rita@partner.example')
})
