import type { Random } from '../../labelled/random.ts'
import type { Correspondent } from './people.ts'
import { getWord, type Language } from './vocabulary.ts'

const MAX_MESSAGE_WORDS = 400
const phrases = {
  en: { greeting: ['Dear', 'Hello', 'Hi'], ending: ['Kind regards', 'Best regards', 'Thanks', 'Many thanks'] },
  de: {
    greeting: ['Guten Tag', 'Hallo', 'Guten Morgen'],
    ending: ['Freundliche Grüße', 'Mit freundlichen Grüßen', 'Viele Grüße', 'Besten Dank'],
  },
} as const

/** A sender’s message: one line to one page, usually about twenty words. */
export function toMessage(random: Random, from: Correspondent, to: Correspondent): string {
  const { language } = from
  if (random.chance(0.06)) return sentence(language, random, random.int(1, 4))
  const words = Math.min(MAX_MESSAGE_WORDS, Math.round(20 * Math.exp(0.9 * normal(random))) + 3)
  const lines: string[] = []
  for (let left = words; left > 0; left -= 12) lines.push(sentence(language, random, Math.min(left, random.int(6, 18))))
  const { greeting, ending } = phrases[language]
  const [given = '', family = ''] = to.name.split(' ')
  const body = lines.join(' ')
  return `${random.pick(greeting)} ${random.chance(0.5) ? given : family},\n\n${body}\n\n${random.pick(ending)}\n${from.name}`
}

function sentence(language: Language, random: Random, length: number): string {
  let text = ''
  for (let word = 0; word < length; word += 1) text += (word > 0 ? ' ' : '') + getWord(language, random)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** A nearly normal distribution: the sum of uniform ones. */
export function normal(random: Random): number {
  return (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3)
}
