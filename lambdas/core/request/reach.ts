import type { Contract } from '../../../shared/contract/contract.ts'
import type { Ports } from './context.ts'

/** Verbs by port. */
export type Reach = { readonly [Port in keyof Ports]?: readonly (keyof NonNullable<Ports[Port]>)[] }

/** Includes the reach of `endpoint()` itself. */
export function getReach(contract: Contract): Reach {
  const { caller, rate } = contract
  const readsTokens = caller !== 'anyone' && caller !== 'challenge'
  const isDenied = caller !== 'anyone' && caller !== 'recipient'
  return joined(
    contract.reach as Reach,
    rate === undefined ? {} : { limits: ['take'] },
    readsTokens ? { sessions: ['find'] } : {},
    // A closed gate is no denial for the audit.
    isDenied ? { audit: ['append'] } : {},
    isRepeatable(contract) ? { idempotency: ['claim', 'settle', 'release'], keys: ['seal', 'open'] } : {},
  )
}

export function isRepeatable({ method, isAnsweredAnew }: Contract): boolean {
  return method === 'POST' && !isAnsweredAnew
}

export function joined(...reaches: readonly Reach[]): Reach {
  const verbs = new Map<string, Set<string>>()
  for (const reach of reaches) {
    for (const [port, names] of Object.entries(reach)) {
      verbs.set(port, new Set([...(verbs.get(port) ?? []), ...(names as readonly string[])]))
    }
  }
  return Object.fromEntries([...verbs].map(([port, names]) => [port, [...names]])) as Reach
}
