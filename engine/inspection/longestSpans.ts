import { BasicInfoType, type InfoType, Likelihood } from '../../shared/domain/inspection.ts'

/** `end` is exclusive; in UTF-16 units. */
export type Match = {
  infoType: InfoType
  start: number
  end: number
  likelihood: Likelihood
  isProven?: boolean | undefined
}

/** Kinds found by words; they cannot contain a proven number. */
const GUESSED: ReadonlySet<InfoType> = new Set(['STREET_ADDRESS', 'PERSON_NAME', 'LOCATION'])

/** Kinds with check digits first. */
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

const likelihoodRanks = new Map(Likelihood.options.map((likelihood, index) => [likelihood, index]))
const rarityRanks = new Map<InfoType, number>(
  BasicInfoType.options.map(infoType => [infoType, BY_RARITY.indexOf(infoType)]),
)

/** From 0 to 4. */
export function rankLikelihood(likelihood: Likelihood): number {
  return likelihoodRanks.get(likelihood) ?? 0
}

export function isCounted({ likelihood }: Pick<Match, 'likelihood'>): boolean {
  return rankLikelihood(likelihood) >= rankLikelihood('POSSIBLE')
}

/**
 * Sureness comes before length. The order:
 * 1. A match proven by a checksum. It yields to a longer proven one, and to a pattern that covers it and is at least as
 *    likely: an e-mail address contains the card number of its local part.
 * 2. The longest: a domain in an e-mail address is not a second finding.
 * 3. The likelier, the rarer kind, the first.
 * Takes counted matches in any order.
 * @returns the remaining matches by start
 */
export function longestSpans<M extends Match>(matches: readonly M[]): M[] {
  const remaining: M[] = []
  const isFree = (match: Match) => !remaining.some(other => overlap(other, match))
  const sorted = matches.toSorted(byPrecedence)
  const proven = sorted.filter(({ isProven }) => isProven)
  for (const match of proven) {
    if (isFree(match)) remaining.push(sorted.find(other => isPatternAround(other, match) && isFree(other)) ?? match)
  }
  for (const match of sorted) if (isFree(match)) remaining.push(match)
  return remaining.sort((a, b) => a.start - b.start)

  /** An e-mail address may contain a card number, but not cut another proven number. */
  function isPatternAround(other: M, match: M): boolean {
    if (other.isProven || GUESSED.has(other.infoType)) return false
    if (!covers(other, match) || byPrecedence(other, match) > 0) return false
    return proven.every(one => !overlap(other, one) || (covers(other, one) && isAsLikely(other, one)))
  }
}

const isAsLikely = (one: Match, other: Match) => rankLikelihood(one.likelihood) >= rankLikelihood(other.likelihood)
const overlap = (one: Match, other: Match) => one.start < other.end && other.start < one.end
const covers = (outer: Match, inner: Match) => outer.start <= inner.start && outer.end >= inner.end

function byPrecedence(a: Match, b: Match): number {
  return (
    b.end - b.start - (a.end - a.start) ||
    rankLikelihood(b.likelihood) - rankLikelihood(a.likelihood) ||
    (rarityRanks.get(a.infoType) ?? 0) - (rarityRanks.get(b.infoType) ?? 0) ||
    a.start - b.start
  )
}
