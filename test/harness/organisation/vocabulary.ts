import { Random } from '../../labelled/random.ts'
import { common, parts } from './wordLists.ts'

export type Language = keyof typeof common

/** Of each language: together some tens of thousands, as in the mails of an organisation. */
const WORDS = 20_000
/** So many of the most frequent only hold others together. */
const GRAMMAR = 70

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Words by their rank: the most frequent first, then those that are made of parts, in no order of theirs. */
function ranked(language: Language): string[] {
  const { first, second } = parts[language]
  const made = first.flatMap(one => second.map(other => one + other))
  // English has fewer compounds, and more names and forms of what it has.
  const forms =
    language === 'en'
      ? [...made.map(capitalised), ...made.map(word => `${word}s`), ...common.en.slice(100).map(word => `${word}ing`)]
      : made.map(word => `${word}en`)
  const seldom = new Random(language.charCodeAt(0)).shuffled([...new Set([...made, ...forms])])
  return [...new Set([...common[language], ...seldom])].slice(0, WORDS)
}

const vocabularies = { en: ranked('en'), de: ranked('de') }

/** A word with the frequency of its rank, by Zipf's law: the first is one of fifteen. */
export function getWord(language: Language, random: Random): string {
  const words = vocabularies[language]
  return words[zipf(words.length, random)] ?? ''
}

/** The same of the words that say what something is about. */
export function getTopic(language: Language, random: Random): string {
  const words = vocabularies[language]
  return words[GRAMMAR + zipf(words.length - GRAMMAR, random)] ?? ''
}

/** A number below `count`; each is drawn in proportion to 1 / (number + 1), nearly. */
export function zipf(count: number, random: Random): number {
  return Math.floor(Math.exp(random.next() * Math.log(count + 1))) - 1
}
