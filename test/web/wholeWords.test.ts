import { expect, test } from 'vitest'
import { wholeWords } from '../../web/src/components/wholeWords.ts'

test.each([
  ['one two three', 7, 'one two'],
  ['one two three', 9, 'one two'],
  ['one two three', 12, 'one two'],
  ['see https://acme.example/a/very/long/address then', 20, 'see'],
  ['Donaudampfschifffahrtsgesellschaft kommt', 10, 'Donaudampfschifffahrtsgesellschaft'],
  ['one  \n two', 6, 'one'],
  ['🦊🦊 🦊🦊', 4, '🦊🦊'],
])('point 15: Read More never cuts a word: %j after %i characters', (text, most, beginning) => {
  expect(wholeWords([...text], most)).toBe(beginning)
})

test('point 15: Read More cuts a text without spaces between words of its language', () => {
  const text = '我们今天发送合同文件'
  const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ index }) => index)
  const beginning = wholeWords([...text], 5)

  expect(text.startsWith(beginning)).toBe(true)
  expect(beginning.length).toBeLessThanOrEqual(5)
  expect(words).toContain(beginning.length)
})
