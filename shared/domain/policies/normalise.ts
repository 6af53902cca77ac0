import { policyFaults } from '../../texts/en/policyEditor.ts'
import { memberGroups } from '../groups.ts'
import type { Organisation } from '../organisation.ts'
import { searchedInfoTypes } from '../searchedInfoTypes.ts'
import { toVisible } from '../text.ts'
import { availableFeatures } from '../transferOptions.ts'
import { toAsciiDomain } from '../typedAddress.ts'
import { mergePolicies } from './merging.ts'
import {
  type Condition,
  type InfoTypeCondition,
  type PolicyContent,
  policyLimits,
  type SetCondition,
  type Statement,
  type TextCondition,
} from './policy.ts'
import { getValuePattern } from './valuePatterns.ts'

export type Fault = { path: string; message: string }

/** Values as transfers have them: lower case, domains in DNS form, extensions without a dot; none twice, no `**`. */
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

function normaliseTexts({ attribute, operator, values }: TextCondition | SetCondition): string[] {
  const normalised = values.map(value => normaliseValue(attribute, value))
  return [...new Set(operator === 'matches' ? normalised.map(withoutRuns) : normalised)]
}

const withoutRuns = (pattern: string) => pattern.replace(/\*+/g, '*')

/** One value of a list as it is stored. */
export function normaliseValue(attribute: string, value: string): string {
  const visible = toVisible(value)
  switch (attribute) {
    case 'sender':
    case 'recipient':
      return toAddress(visible)
    case 'sender.domain':
    case 'recipient.domain':
      return toDomain(visible)
    case 'files.extension':
      return visible.toLowerCase().replace(/^\./, '')
    default:
      return visible
  }
}

function toAddress(value: string): string {
  const at = value.lastIndexOf('@')
  return at < 0 ? toDomain(value) : `${value.slice(0, at).toLowerCase()}@${toDomain(value.slice(at + 1))}`
}

/** Signs of patterns stay. Invalid domains become empty. */
function toDomain(value: string): string {
  const labels = value.toLowerCase().replace(/\.$/, '').split('.')
  return labels.map(label => (/[*?]/.test(label) ? label : toAsciiDomain(label))).join('.')
}

/** What a policy says that its organisation cannot follow, by path. */
export function findPolicyFaults(content: PolicyContent, organisation: Organisation): Fault[] {
  return [
    ...content.conditions.flatMap((condition, index) =>
      findConditionFaults(condition, organisation).map(({ path, message }) => ({
        path: `conditions.${index}.${path}`,
        message,
      })),
    ),
    ...content.statements.flatMap((statement, index) => {
      const fault = findStatementFault(statement, organisation)
      return fault ? [{ path: `statements.${index}.${fault.path}`, message: fault.message }] : []
    }),
    ...findStatementsFaults(content.statements),
  ]
}

function findConditionFaults(condition: Condition, organisation: Organisation): Fault[] {
  if (condition.attribute === 'files.infoType') return findInfoTypeFaults(condition, organisation)
  const { attribute, operator, values } = condition
  return values.flatMap((value, index) => {
    const message = findValueFault(attribute, operator, String(value))
    return message === undefined ? [] : [{ path: `values.${index}`, message }]
  })
}

function findInfoTypeFaults({ values }: InfoTypeCondition, organisation: Organisation): Fault[] {
  const searched = searchedInfoTypes(organisation)
  return values.flatMap((infoType, index) =>
    searched.includes(infoType) ? [] : [{ path: `values.${index}`, message: policyFaults.infoTypeOff }],
  )
}

function findValueFault(attribute: string, operator: string, value: string): string | undefined {
  // The DNS form is longer than what was written.
  if (value.length > policyLimits.text) return policyFaults.tooLong(policyLimits.text)
  const pattern = getValuePattern(attribute, operator)
  if (pattern && !pattern.expression.test(value)) return pattern.getMessage()
  const isUnknownGroup = attribute === 'sender.group' && !memberGroups.some(group => group === value)
  return isUnknownGroup ? policyFaults.group(memberGroups) : undefined
}

function findStatementFault(statement: Statement, organisation: Organisation): Fault | undefined {
  const { min, max } = organisation.sendExpiryDays
  switch (statement.feature) {
    case 'minExpiryDays':
    case 'maxExpiryDays':
      if (statement.value >= min && statement.value <= max) return undefined
      return { path: 'value', message: policyFaults.days(min, max) }
    case 'templateSet':
      if (organisation.templateSets.some(({ name }) => name === statement.value)) return undefined
      return { path: 'value', message: policyFaults.templateSet }
    case 'mobileOtp':
      if (statement.effect !== 'required' || availableFeatures(organisation).mobileOtp !== 'prohibited')
        return undefined
      return { path: 'effect', message: policyFaults.noCodes }
    default:
      return undefined
  }
}

/** What the statements say of each other. */
export function findStatementsFaults(statements: readonly Statement[]): Fault[] {
  const features = statements.map(({ feature }) => feature)
  const repeated = features.findIndex((feature, index) => features.indexOf(feature) !== index)
  if (repeated >= 0) return [{ path: `statements.${repeated}.feature`, message: policyFaults.repeated }]
  const { conflicts } = mergePolicies([{ id: '', name: '', version: 1, statements: [...statements] }])
  return conflicts.map(() => ({ path: 'statements', message: policyFaults.expiry }))
}
