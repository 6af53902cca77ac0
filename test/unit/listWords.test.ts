import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWords } from '../../shared/domain/listWords.ts'

/** A word of another script, so that the text is not one of ASCII letters only. */
const OTHER = 'жук'

test('words of ASCII letters are the same beside a word of another script', () => {
  const text = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.lorem(), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(text, text => {
      const beside = toWords(`${text} ${OTHER}`)
      expect(toWords(text)).toEqual(beside.slice(0, -1))
      expect(beside.at(-1)).toBe(OTHER)
    }),
    { numRuns: 2000 },
  )
})

test('words with accents are words of ASCII letters', () => {
  expect(toWords('Freundliche GRÜSSE, Straße nai\u0308ve')).toEqual(['freundliche', 'grusse', 'strasse', 'naive'])
  expect(toWords(`${'A'.repeat(30)} b b`)).toEqual(['a'.repeat(24), 'b'])
})
