import { expect, test } from 'vitest'
import { formatText } from '../../../engine/extraction/office/formatText.ts'

test('a condition without its end hides the rest of a number format', () => {
  expect(formatText('"for Anna "0[Red')).toBe('for Anna')
})

test('a number format of many opening brackets is read once', () => {
  // Read again from each bracket, these would take minutes.
  expect(formatText('['.repeat(1_000_000))).toBe('')
})
