import { InfoType, Likelihood } from '../../shared/domain/inspection.ts'

/** Something found, from `start` up to, but not including, `end`, in UTF-16 units. */
export type Match = {
  infoType: InfoType
  start: number
  end: number
  likelihood: Likelihood
  /** A checksum of the value holds. */
  isProven?: boolean | undefined
}

/** Kinds that are guessed from words: a proven number is no part of one. */
const GUESSED: ReadonlySet<InfoType> = new Set(['STREET_ADDRESS', 'PERSON_NAME', 'LOCATION'])

/** Of two kinds in the same place the one that is harder to come by: those with check digits first. */
const BY_RARITY: readonly InfoType[] = [
  'IBAN_CODE',
  'CREDIT_CARD_NUMBER',
  'NATIONAL_ID',
  'EMAIL_ADDRESS',
  'IP_ADDRESS',
  'PHONE_NUMBER',
  'SWIFT_CODE',
  'DOMAIN_NAME',
  'STREET_ADDRESS',
  'PERSON_NAME',
  'LOCATION',
]

const sureness = new Map(Likelihood.options.map((likelihood, index) => [likelihood, index]))
const rarity = new Map(InfoType.options.map(infoType => [infoType, BY_RARITY.indexOf(infoType)]))

/** How sure, from 0 to 4. */
export function rankLikelihood(likelihood: Likelihood): number {
  return sureness.get(likelihood) ?? 0
}

/** Whether a match counts as a finding: `shared/domain/inspection.ts`. */
export function isCounted({ likelihood }: Pick<Match, 'likelihood'>): boolean {
  return rankLikelihood(likelihood) >= rankLikelihood('POSSIBLE')
}

/**
 * Of matches that overlap the longest stays; of two as long the surer, then the rarer kind, then the first. A domain in
 * an address of mail is thereby no second finding. A match that a checksum proves gives way only to a longer proven one,
 * and to an e-mail address or another pattern that covers all of it. Takes all matches that count, in any order.
 * @returns those that stay, by where they start
 */
export function longestSpans<M extends Match>(matches: readonly M[]): M[] {
  const stays: M[] = []
  const isFree = (match: Match) => !stays.some(other => overlap(other, match))
  const sorted = matches.toSorted(byPrecedence)
  const proven = sorted.filter(({ isProven }) => isProven)
  for (const match of proven) {
    if (isFree(match)) stays.push(sorted.find(other => isPatternAround(other, match) && isFree(other)) ?? match)
  }
  for (const match of sorted) if (isFree(match)) stays.push(match)
  return stays.sort((a, b) => a.start - b.start)

  /** An e-mail address may contain a card number; one that cuts another proven number in two is none. */
  function isPatternAround(other: M, match: M): boolean {
    if (other.isProven || GUESSED.has(other.infoType)) return false
    if (!covers(other, match) || byPrecedence(other, match) > 0) return false
    return proven.every(one => covers(other, one) || !overlap(other, one))
  }
}

const overlap = (one: Match, other: Match) => one.start < other.end && other.start < one.end
const covers = (outer: Match, inner: Match) => outer.start <= inner.start && outer.end >= inner.end

function byPrecedence(a: Match, b: Match): number {
  return (
    b.end - b.start - (a.end - a.start) ||
    rankLikelihood(b.likelihood) - rankLikelihood(a.likelihood) ||
    (rarity.get(a.infoType) ?? 0) - (rarity.get(b.infoType) ?? 0) ||
    a.start - b.start
  )
}
