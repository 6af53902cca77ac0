import { Random } from '../../labelled/random.ts'
import { common, parts } from './wordLists.ts'

export type Language = keyof typeof common

/** Words per language: together some tens of thousands, as in an organisation’s mails. */
const WORDS = 20_000
/** The number of most frequent words that are only function words. */
const GRAMMAR = 70

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Words by rank: the most frequent first, then compounds in no particular order. */
function ranked(language: Language): string[] {
  const { first, second } = parts[language]
  const made = first.flatMap(one => second.map(other => one + other))
  // English has fewer compounds, and more names and word forms.
  const forms =
    language === 'en'
      ? [...made.map(capitalised), ...made.map(word => `${word}s`), ...common.en.slice(100).map(word => `${word}ing`)]
      : made.map(word => `${word}en`)
  const seldom = new Random(language.charCodeAt(0)).shuffled([...new Set([...made, ...forms])])
  return [...new Set([...common[language], ...seldom])].slice(0, WORDS)
}

const vocabularies = { en: ranked('en'), de: ranked('de') }

/** A word by Zipf’s law: the first has a frequency of one in fifteen. */
export function getWord(language: Language, random: Random): string {
  const words = vocabularies[language]
  return words[zipf(words.length, random)] ?? ''
}

/** The same for content words only. */
export function getTopic(language: Language, random: Random): string {
  const words = vocabularies[language]
  return words[GRAMMAR + zipf(words.length - GRAMMAR, random)] ?? ''
}

/** A number below `count`, with a probability nearly proportional to 1 / (number + 1). */
export function zipf(count: number, random: Random): number {
  return Math.floor(Math.exp(random.next() * Math.log(count + 1))) - 1
}
