import { policyLimits } from '../policy.ts'
import { PolicyPack } from '../policyPack.ts'
import healthData from './healthData.json' with { type: 'json' }
import ownDomain from './ownDomain.json' with { type: 'json' }
import paymentCards from './paymentCards.json' with { type: 'json' }
import personalData from './personalData.json' with { type: 'json' }
import unreadFiles from './unreadFiles.json' with { type: 'json' }

const OWN_DOMAIN = '{ownDomain}'

/** The ready-made packs, with the organisation's domains. A policy with too many of them, and a pack without a policy, is omitted. */
export function toPolicyPacks(ownDomains: readonly string[]): PolicyPack[] {
  return [paymentCards, healthData, personalData, ownDomain, unreadFiles]
    .map(pack => ({ ...pack, policies: pack.policies.map(policy => withDomains(policy, ownDomains)) }))
    .map(pack =>
      PolicyPack.parse({ ...pack, policies: pack.policies.filter(({ conditions }) => conditions.every(hasValue)) }),
    )
    .filter(({ policies }) => policies.length > 0)
}

type Draft = { conditions: { attribute: string; values: unknown[] }[] }

/** First in monitor mode, so that it binds nothing until an administrator has seen what it would have done. */
function withDomains<Policy extends Draft>(policy: Policy, ownDomains: readonly string[]) {
  const conditions = policy.conditions.map(condition => ({
    ...condition,
    values: condition.values.flatMap((value): unknown[] => (value === OWN_DOMAIN ? [...ownDomains] : [value])),
  }))
  return { ...policy, mode: 'monitor', conditions }
}

function hasValue({ values }: Draft['conditions'][number]): boolean {
  return values.length > 0 && values.length <= policyLimits.values
}
