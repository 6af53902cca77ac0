import { InfoType, Likelihood } from '../../shared/domain/inspection.ts'

/** Something found, from `start` up to, but not including, `end`, in UTF-16 units. */
export type Match = { infoType: InfoType; start: number; end: number; likelihood: Likelihood }

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
export function surenessOf(likelihood: Likelihood): number {
  return sureness.get(likelihood) ?? 0
}

/** Whether a match counts as a finding: `shared/domain/inspection.ts`. */
export function isCounted({ likelihood }: Pick<Match, 'likelihood'>): boolean {
  return surenessOf(likelihood) >= surenessOf('POSSIBLE')
}

/**
 * Of matches that overlap the longest stays; of two as long the surer, then the rarer kind, then the first. A domain in
 * an address of mail is thereby no second finding. Takes all matches that count, in any order.
 * @returns those that stay, by where they start
 */
export function longestSpans<M extends Match>(matches: readonly M[]): M[] {
  const stays: M[] = []
  for (const match of matches.toSorted(byPrecedence)) {
    if (!stays.some(other => other.start < match.end && match.start < other.end)) stays.push(match)
  }
  return stays.sort((a, b) => a.start - b.start)
}

function byPrecedence(a: Match, b: Match): number {
  return (
    b.end - b.start - (a.end - a.start) ||
    surenessOf(b.likelihood) - surenessOf(a.likelihood) ||
    (rarity.get(a.infoType) ?? 0) - (rarity.get(b.infoType) ?? 0) ||
    a.start - b.start
  )
}
