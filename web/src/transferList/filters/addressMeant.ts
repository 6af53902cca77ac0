import { wordsOf } from '../../../../shared/domain/listWords.ts'

const MIN_PART = 3

/**
 * The filter that a typed text means: `*@partner.example` or `@partner.example` is everybody of that domain; any other
 * text is an address or part of one. Undefined for a part that is too short to find by.
 */
export function addressMeant(text: string): string | undefined {
  const typed = text.trim().toLowerCase().replace(/^\*@/, '@')
  if (/^@[^@.\s]+(\.[^@.\s]+)+$/.test(typed)) return `*${typed}`
  return wordsOf(typed).some(word => [...word].length >= MIN_PART) ? typed : undefined
}
