import type { Contract } from '../../../shared/contract/contract.ts'
import type { Ports } from './context.ts'

/** Ports, and of each the verbs that may be used. */
export type Reach = { readonly [Port in keyof Ports]?: readonly (keyof Ports[Port])[] }

/** What a call can reach: what its contract names, and what `endpoint()` does around every handler. */
export function getReach(contract: Contract): Reach {
  const { caller } = contract
  const readsTokens = caller !== 'anyone' && caller !== 'challenge'
  const isDenied = caller !== 'anyone' && caller !== 'recipient'
  return joined(
    contract.reach as Reach,
    { limits: ['take'] },
    readsTokens ? { sessions: ['find'] } : {},
    // What a gate keeps closed is told to whoever knocks, and is no denial that anybody has to look at.
    isDenied ? { audit: ['append'] } : {},
    isRepeatable(contract) ? { idempotency: ['claim', 'settle', 'release'], keys: ['seal', 'open'] } : {},
  )
}

/** Whether a repeat with the same Idempotency-Key gets the answer that was kept. */
export function isRepeatable({ method, isAnsweredAnew }: Contract): boolean {
  return method === 'POST' && !isAnsweredAnew
}

/** Everything that any of the given can reach. */
export function joined(...reaches: readonly Reach[]): Reach {
  const verbs = new Map<string, Set<string>>()
  for (const reach of reaches) {
    for (const [port, names] of Object.entries(reach)) {
      verbs.set(port, new Set([...(verbs.get(port) ?? []), ...(names as readonly string[])]))
    }
  }
  return Object.fromEntries([...verbs].map(([port, names]) => [port, [...names]])) as Reach
}
