import type { Topic } from '../contextWords.ts'

/**
 * How the ids of one country are written. In shapes `9` is a digit and `A` a letter; separators stand for themselves; an opening
 * bracket is one, a closing one behind the last digit is not read.
 * A shape stands under `alone` only when it and the check together are too rare to come about by chance.
 */
export type NationalIdFormat = {
  /** Whose words speak of it. */
  topic: Topic
  /** Shapes that count without a word that speaks of them. */
  alone: readonly string[]
  /** Shapes that count only after a word that speaks of them. */
  withWords: readonly string[]
  /** Whether a check digit vouches for it, or its form alone. */
  hasCheckDigit: boolean
  /** @param id letters and digits without separators, in upper case, of one of the shapes */
  isValid(id: string): boolean
}
