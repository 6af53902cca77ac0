import { getSubject } from '../../../local/identity/person.ts'
import { Random } from '../../labelled/random.ts'
import type { Language } from './vocabulary.ts'
import { names } from './wordLists.ts'

export type Correspondent = { name: string; email: string; language: Language }
export type Member = Correspondent & { subject: string }

export const MEMBERS = 3000
export const RECIPIENTS = 40_000
const DOMAINS = 5000
/** The demo directory’s members, at ranks that send something every week. */
const demo = new Map([
  [24, 'Alice Martin'],
  [80, 'Bob Weber'],
  [400, 'Ada Okafor'],
])

const members: Member[] = Array.from({ length: MEMBERS }, (_, rank) => {
  const random = new Random(rank * 7919)
  const known = demo.get(rank)
  const name = known ?? getName(random)
  const email = `${known ? toAscii(name).split('.')[0] : `${toAscii(name)}${rank}`}@acme.example`
  return { name, email, subject: getSubject(email), language: getLanguage(random) }
})
const recipients: Correspondent[] = Array.from({ length: RECIPIENTS }, (_, rank) => {
  const random = new Random(rank * 104_729 + 1)
  const name = getName(random)
  return { name, email: `${localPart(name, random)}@${getDomain(random)}`, language: getLanguage(random) }
})

/** The member at a rank by volume: 0 sends most. */
export function getMember(rank: number): Member {
  return toItem(members, rank)
}

/** The external people at a rank: 0 receives most. */
export function getRecipient(rank: number): Correspondent {
  return toItem(recipients, rank)
}

function toItem<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nobody.')
  return item
}

function getName(random: Random): string {
  return `${random.pick(names.given)} ${random.pick(names.family)}`
}

function getLanguage(random: Random): Language {
  return random.chance(0.55) ? 'de' : 'en'
}

function toAscii(name: string): string {
  const spelt = name.toLowerCase().replace(/[äöüß]/g, letter => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
  return spelt
    .normalize('NFKD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')
}

function localPart(name: string, random: Random): string {
  const [given = '', family = ''] = toAscii(name).split('.')
  const forms = [
    `${given}.${family}`,
    `${given}.${family}`,
    `${given.charAt(0)}.${family}`,
    family,
    `${given}${family}`,
  ]
  return random.pick(forms) + (random.chance(0.15) ? String(random.int(1, 99)) : '')
}

function getDomain(random: Random): string {
  const rank = Math.floor(DOMAINS * random.next() ** 2)
  const ofDomain = new Random(rank * 31 + 5)
  const family = toAscii(ofDomain.pick(names.family))
  const trade = ofDomain.pick(['logistics', 'partner', 'consulting', 'legal', 'bau', 'medical', 'pharma', 'bank', 'it'])
  return `${family}-${trade}${rank > 200 ? rank : ''}.example`
}
