import { splitWords, toKey } from './words.ts'

const BEFORE = 60
const LENGTH = 200

/** The part of a text around the first word that a search found, from space to space where there are some. */
export function toExcerpt(text: string, words: ReadonlySet<string>): string {
  const first = splitWords(text).find(({ word }) => words.has(toKey(word)))?.start ?? 0
  const start = first <= BEFORE ? 0 : toPlace(text.indexOf(' ', first - BEFORE) + 1, first - BEFORE, first)
  const isWhole = text.length - start <= LENGTH
  const end = isWhole ? text.length : toPlace(text.lastIndexOf(' ', start + LENGTH), start + LENGTH, start + LENGTH)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${isWhole ? '' : ' …'}`
}

/** @returns a space, if it is near enough */
function toPlace(space: number, other: number, last: number): number {
  return space > other - BEFORE && space <= last && space > 0 ? space : other
}
