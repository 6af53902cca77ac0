import { policyFaultTexts } from '../../texts/policyFaults.ts'
import { memberGroups } from '../groups.ts'
import type { Organisation } from '../organisation.ts'
import { availableFeatures } from '../transferOptions.ts'
import { toAsciiDomain } from '../typedAddress.ts'
import { mergePolicies } from './merging.ts'
import type { Condition, PolicyContent, SetCondition, Statement, TextCondition } from './policy.ts'
import { getValuePattern } from './valuePatterns.ts'

export type Fault = { path: string; message: string }

/** Values as transfers have them: lower case, domains in DNS form, extensions without a dot; none twice. */
export function normalisePolicy(content: PolicyContent): PolicyContent {
  return { ...content, conditions: content.conditions.map(normaliseCondition) }
}

function normaliseCondition(condition: Condition): Condition {
  switch (condition.attribute) {
    case 'sender':
    case 'recipient':
    case 'sender.domain':
    case 'recipient.domain':
    case 'trackingId':
      return { ...condition, values: normaliseTexts(condition) }
    case 'files.extension':
    case 'sender.group':
      return { ...condition, values: normaliseTexts(condition) }
    case 'files.infoType':
      return { ...condition, values: [...new Set(condition.values)] }
    default:
      return condition
  }
}

function normaliseTexts({ attribute, values }: TextCondition | SetCondition): string[] {
  return [...new Set(values.map(value => normaliseValue(attribute, value)))]
}

/** One value of a list as it is stored. */
export function normaliseValue(attribute: string, value: string): string {
  switch (attribute) {
    case 'sender':
    case 'recipient':
      return toAddress(value.trim())
    case 'sender.domain':
    case 'recipient.domain':
      return toDomain(value)
    case 'files.extension':
      return value.trim().toLowerCase().replace(/^\./, '')
    default:
      return value.trim()
  }
}

function toAddress(value: string): string {
  const at = value.lastIndexOf('@')
  return at < 0 ? value.toLowerCase() : `${value.slice(0, at).toLowerCase()}@${toDomain(value.slice(at + 1))}`
}

/** Signs of patterns stay. Invalid domains become empty. */
function toDomain(value: string): string {
  const labels = value.trim().toLowerCase().replace(/\.$/, '').split('.')
  return labels.map(label => (/[*?]/.test(label) ? label : toAsciiDomain(label))).join('.')
}

/** What a policy says that its organisation cannot follow, by path. */
export function findPolicyFaults(content: PolicyContent, organisation: Organisation): Fault[] {
  return [
    ...content.conditions.flatMap((condition, index) =>
      findConditionFaults(condition).map(({ path, message }) => ({ path: `conditions.${index}.${path}`, message })),
    ),
    ...content.statements.flatMap((statement, index) => {
      const fault = findStatementFault(statement, organisation)
      return fault ? [{ path: `statements.${index}.${fault.path}`, message: fault.message }] : []
    }),
    ...findStatementsFaults(content.statements),
  ]
}

function findConditionFaults({ attribute, operator, values }: Condition): Fault[] {
  const pattern = getValuePattern(attribute, operator)
  if (pattern) {
    return values.flatMap((value, index) =>
      pattern.expression.test(String(value)) ? [] : [{ path: `values.${index}`, message: pattern.message }],
    )
  }
  if (attribute !== 'sender.group') return []
  return values.flatMap((value, index) =>
    memberGroups.some(group => group === value)
      ? []
      : [{ path: `values.${index}`, message: policyFaultTexts.group(memberGroups) }],
  )
}

function findStatementFault(statement: Statement, organisation: Organisation): Fault | undefined {
  const { min, max } = organisation.sendExpiryDays
  switch (statement.feature) {
    case 'minExpiryDays':
    case 'maxExpiryDays':
      if (statement.value >= min && statement.value <= max) return undefined
      return { path: 'value', message: policyFaultTexts.days(min, max) }
    case 'templateSet':
      if (organisation.templateSets.some(({ name }) => name === statement.value)) return undefined
      return { path: 'value', message: policyFaultTexts.templateSet }
    case 'mobileOtp':
      if (statement.effect !== 'required' || availableFeatures(organisation).mobileOtp !== 'prohibited')
        return undefined
      return { path: 'effect', message: policyFaultTexts.noCodes }
    default:
      return undefined
  }
}

/** What the statements say of each other. */
export function findStatementsFaults(statements: readonly Statement[]): Fault[] {
  const features = statements.map(({ feature }) => feature)
  const repeated = features.findIndex((feature, index) => features.indexOf(feature) !== index)
  if (repeated >= 0) return [{ path: `statements.${repeated}.feature`, message: policyFaultTexts.repeated }]
  const { conflicts } = mergePolicies([{ id: '', name: '', version: 1, statements: [...statements] }])
  return conflicts.map(() => ({ path: 'statements', message: policyFaultTexts.expiry }))
}
