import { policyPackTexts } from '../../../texts/en/policyEditor.ts'
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
    .map(pack => toPack(pack, ownDomains))
    .filter(({ policies }) => policies.length > 0)
}

type Source = {
  id: string
  sources: { title: string; url: string }[]
  policies: { key: string; conditions: { attribute: string; values: unknown[] }[]; statements: object[] }[]
}

/** In English, with the keys of other languages' texts. */
function toPack({ id, sources, policies }: Source, ownDomains: readonly string[]): PolicyPack {
  const { title, description, policies: texts } = policyPackTexts[id as keyof typeof policyPackTexts]
  const own = policies
    .map(({ key, conditions, statements }) => ({
      ...{ key, statements },
      conditions: conditions.map(condition => withDomains(condition, ownDomains)),
    }))
    .filter(({ conditions }) => conditions.every(hasValue))
  return PolicyPack.parse({
    ...{ id, title, description, sources },
    policies: own.map(({ key, ...rules }) => toPolicy(rules, texts[key as keyof typeof texts])),
    policyKeys: own.map(({ key }) => key),
  })
}

type PolicyTexts = { name: string; description: string; message?: string }

/** First in monitor mode, so that it binds nothing until an administrator has seen what it would have done. */
function toPolicy(
  { conditions, statements }: { conditions: object[]; statements: object[] },
  { name, description, message }: PolicyTexts,
) {
  const explained = statements.map(statement => ({ ...statement, ...(message !== undefined && { message }) }))
  return { name, description, mode: 'monitor', conditions, statements: explained }
}

function withDomains<Condition extends { values: unknown[] }>(condition: Condition, ownDomains: readonly string[]) {
  const values = condition.values.flatMap((value): unknown[] => (value === OWN_DOMAIN ? [...ownDomains] : [value]))
  return { ...condition, values }
}

function hasValue({ values }: { values: unknown[] }): boolean {
  return values.length > 0 && values.length <= policyLimits.values
}
