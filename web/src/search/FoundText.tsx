import { splitFound } from './words.ts'

/** A text with the words that a search found marked. */
export function FoundText({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return splitFound(text, words).map(({ text: part, isFound, start }) =>
    isFound ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>,
  )
}
