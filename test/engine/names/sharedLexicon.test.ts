import { expect, test } from 'vitest'
import type { Lexicon } from '../../../engine/inspection/names/lexicon.ts'
import { createLexiconMemory, openSharedLexicon } from '../../../engine/inspection/names/sharedLexicon.ts'

const WORD = 0x12345678
const fill = (lexicon: Lexicon) => lexicon.add(WORD, 1)

test('the first thread fills the table for all others', () => {
  const memory = createLexiconMemory()
  openSharedLexicon(memory, fill)

  const second = openSharedLexicon(memory, () => expect.unreachable())

  expect(second.get(WORD)).toBe(1)
  expect(second.get(WORD + 1)).toBe(0)
})

test('a table that could not be filled is filled by the next thread', () => {
  const memory = createLexiconMemory()
  const unreadable = () => {
    throw new Error('The gazetteer is unreadable.')
  }
  expect(() => openSharedLexicon(memory, unreadable)).toThrow('unreadable')

  openSharedLexicon(memory, fill)

  expect(openSharedLexicon(memory, () => expect.unreachable()).get(WORD)).toBe(1)
})

test('a thread has a table of its own while another does not finish', () => {
  const memory = createLexiconMemory()
  let own: Lexicon | undefined
  openSharedLexicon(memory, shared => {
    own = openSharedLexicon(memory, fill, 1)
    expect(shared.get(WORD)).toBe(0)
  })

  expect(own?.get(WORD)).toBe(1)
})
