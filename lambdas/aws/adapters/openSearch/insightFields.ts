/** No address contains it, and it sorts before all other characters: keys sort by sender, then partner. */
const SEPARATOR = '\u0000'

/** A pair as one term: OpenSearch counts terms much faster than pairs. */
export function toFlowKey(sender: string, partner: string): string {
  return `${sender}${SEPARATOR}${partner}`
}

export function readFlowKey(key: string): { sender: string; partner: string } {
  const [sender = '', partner = ''] = key.split(SEPARATOR)
  return { sender, partner }
}

/** The domain and all domains above it, so that `isWithinDomain` needs no pattern. */
export function toDomains(domain: string): string[] {
  const labels = domain.split('.')
  return labels.map((_, place) => labels.slice(place).join('.'))
}
