import type { Availability } from '../transferOptions.ts'
import { type PolicyFeature, policyFeatures } from './features.ts'
import type { Condition, Policy, Statement } from './policy.ts'

/** The policy behind a demand. `allowedDomains`: where it lets transfers go that it blocks elsewhere. */
export type PolicyReference = Pick<Policy, 'id' | 'name' | 'version'> &
  Pick<Statement, 'message' | 'link'> & { allowedDomains?: readonly string[] }

export type Demand<Value> = { value: Value; by: readonly PolicyReference[] }

/** What all matching policies demand together of one transfer. A demand's `by` is empty when no policy asks for it. */
export type Demands = {
  features: Readonly<Record<PolicyFeature, Demand<Availability>>>
  /** Without a policy it is required. */
  acknowledgement: Demand<'required' | 'optional'>
  signIn: Demand<'required' | 'optional'>
  minExpiryDays?: Demand<number>
  maxExpiryDays?: Demand<number>
  templateSet?: Demand<string>
  transfer: Demand<'allow' | 'warn' | 'block'>
  /** Demands that no transfer can meet, each with the policies that contradict. Block the transfer. */
  conflicts: readonly { feature: string; by: readonly PolicyReference[] }[]
}

type Asked = { statement: Statement; by: PolicyReference }
type Binding = Pick<Policy, 'id' | 'name' | 'version' | 'statements'> & Partial<Pick<Policy, 'conditions'>>

const outcomes = ['allow', 'warn', 'block'] as const

/** What recipients meet at a link, and the sender's consent. A request for files has none of them. */
const featuresOfSends: readonly Statement['feature'][] = [
  'passwordProtection',
  'mobileOtp',
  'emailOtp',
  'signIn',
  'acknowledgement',
]

/** Merges the statements of matching policies that bind this kind of transfer. Their order does not matter. */
export function mergePolicies(policies: readonly Binding[], { isTransferRequest = false } = {}): Demands {
  const asked = policies
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap(({ id, name, version, statements, conditions = [] }) =>
      statements.map((statement): Asked => {
        const { message, link } = statement
        const allowedDomains = statement.effect === 'block' ? findAllowedDomains(conditions) : []
        const by = { id, name, version, message, link, ...(allowedDomains.length > 0 && { allowedDomains }) }
        return { statement, by }
      }),
    )
    .filter(({ statement }) => !isTransferRequest || !featuresOfSends.includes(statement.feature))
  const conflicts: { feature: string; by: readonly PolicyReference[] }[] = []
  const whoAsks = (feature: Statement['feature'], effect?: string) =>
    asked
      .filter(({ statement }) => statement.feature === feature && (effect === undefined || statement.effect === effect))
      .map(({ by }) => by)

  const mergeFeature = (feature: PolicyFeature): Demand<Availability> => {
    const required = whoAsks(feature, 'required')
    const prohibited = whoAsks(feature, 'prohibited')
    if (required.length > 0 && prohibited.length > 0) conflicts.push({ feature, by: [...required, ...prohibited] })
    if (required.length > 0) return { value: 'required', by: required }
    return prohibited.length > 0 ? { value: 'prohibited', by: prohibited } : { value: 'optional', by: [] }
  }
  const mergeAcknowledgement = (): Demands['acknowledgement'] => {
    const required = whoAsks('acknowledgement', 'required')
    const optional = whoAsks('acknowledgement', 'optional')
    const isOptional = required.length === 0 && optional.length > 0
    return isOptional ? { value: 'optional', by: optional } : { value: 'required', by: required }
  }
  const mergeSignIn = (): Demands['signIn'] => {
    const required = whoAsks('signIn', 'required')
    return { value: required.length > 0 ? 'required' : 'optional', by: required }
  }
  const mergeDays = (feature: 'minExpiryDays' | 'maxExpiryDays', pick: (...days: number[]) => number) => {
    const wanted = asked.flatMap(({ statement, by }) =>
      statement.feature === feature ? [{ days: statement.value, by }] : [],
    )
    if (wanted.length === 0) return undefined
    const value = pick(...wanted.map(({ days }) => days))
    return { value, by: wanted.filter(({ days }) => days === value).map(({ by }) => by) }
  }
  const mergeTemplateSet = (): Demand<string> | undefined => {
    const wanted = asked.flatMap(({ statement, by }) =>
      statement.feature === 'templateSet' ? [{ name: statement.value, by }] : [],
    )
    const value = wanted.map(({ name }) => name).toSorted()[0]
    if (value === undefined) return undefined
    const by = wanted.map(one => one.by)
    if (wanted.some(({ name }) => name !== value)) conflicts.push({ feature: 'templateSet', by })
    return { value, by: wanted.filter(({ name }) => name === value).map(one => one.by) }
  }
  const mergeTransfer = (): Demands['transfer'] => {
    const value = outcomes.findLast(outcome => whoAsks('transfer', outcome).length > 0) ?? 'allow'
    return { value, by: value === 'allow' ? [] : whoAsks('transfer', value) }
  }

  const features = Object.fromEntries(
    policyFeatures.map(feature => [feature, mergeFeature(feature)]),
  ) as Demands['features']
  const minExpiryDays = mergeDays('minExpiryDays', Math.max)
  const maxExpiryDays = mergeDays('maxExpiryDays', Math.min)
  if (minExpiryDays && maxExpiryDays && minExpiryDays.value > maxExpiryDays.value) {
    conflicts.push({ feature: 'expiryDays', by: [...minExpiryDays.by, ...maxExpiryDays.by] })
  }
  const templateSet = mergeTemplateSet()
  return {
    features,
    acknowledgement: mergeAcknowledgement(),
    signIn: mergeSignIn(),
    ...(minExpiryDays && { minExpiryDays }),
    ...(maxExpiryDays && { maxExpiryDays }),
    ...(templateSet && { templateSet }),
    transfer: mergeTransfer(),
    conflicts,
  }
}

function findAllowedDomains(conditions: readonly Condition[]): string[] {
  return conditions.flatMap(condition =>
    condition.attribute === 'recipient.domain' && condition.operator === 'notIn' ? condition.values : [],
  )
}
