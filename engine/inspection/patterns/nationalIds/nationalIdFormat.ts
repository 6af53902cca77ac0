import type { Topic } from '../contextWords.ts'

/**
 * In shapes `9` is a digit and `A` a letter; separators are literal; an opening bracket is a separator, a closing one
 * after the last digit is ignored. A shape counts `withoutWords`, without a context word, only when it is too rare,
 * with its check, to occur by chance.
 */
export type NationalIdFormat = {
  topic: Topic
  withoutWords: readonly string[]
  withWords: readonly string[]
  /** A check digit proves the id; otherwise only its form. */
  hasCheckDigit: boolean
  /** A date, a second check or weights of its own: few lists of other numbers pass. */
  provesColumn?: boolean
  /** @param id upper-case letters and digits without separators, in one of the shapes */
  isValid(id: string): boolean
}
