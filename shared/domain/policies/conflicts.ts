import { EmailAddress } from '../email.ts'
import { Likelihood } from '../inspection.ts'
import { compileConditions } from './matching.ts'
import { type Demands, mergePolicies } from './merging.ts'
import type { Condition, InfoTypeCondition, Policy, SetCondition, TextCondition } from './policy.ts'
import { type PolicyFacts, toTransferFacts } from './policyFacts.ts'
import { hasCommonText, type TextRule, toPattern } from './textLanguage.ts'

/** Signs of listed values times signs of patterns that are compared before a search gives up. */
const MAX_COMPARED = 40_000_000
/** Choices that a search tries before it gives up. */
const MAX_CHOICES = 20_000

type Binding = Pick<Policy, 'id' | 'name' | 'version' | 'conditions' | 'statements'>

/**
 * The demands that two policies make in contradiction of a transfer that both can match.
 * @returns none when no transfer can match both; a search that would take too long counts as possible
 */
export function findConflicts(one: Binding, other: Binding): Demands['conflicts'] {
  // A request has fewer demands than a transfer that is sent.
  for (const isTransferRequest of [false, true]) {
    const { conflicts } = mergePolicies([one, other], { isTransferRequest })
    if (conflicts.length === 0) return []
    const kind: Condition = { attribute: 'isTransferRequest', operator: 'is', values: [isTransferRequest] }
    if (canMatch([...one.conditions, ...other.conditions, kind])) return conflicts
  }
  return []
}

/**
 * Whether a transfer can exist that all conditions match. Attributes of sender, recipient, tracking ID and files are
 * independent; a recipient who is new to the organisation is new to the sender; only a request may have no files.
 * @returns true also when the search would take too long
 */
export function canMatch(conditions: readonly Condition[]): boolean {
  const flags = getFlags(conditions)
  return (
    flags !== undefined &&
    !(flags.get('recipient.isNewToOrganisation') === true && flags.get('recipient.isNewToSender') === false) &&
    hasAddress(conditions, 'sender') &&
    hasAddress(conditions, 'recipient') &&
    hasTrackingId(getTexts(conditions, 'trackingId')) &&
    countNeeded(getSets(conditions, 'sender.group'), Number.POSITIVE_INFINITY) !== undefined &&
    canHaveFiles(conditions, flags.get('isTransferRequest') !== false)
  )
}

/** @returns undefined when a flag must be both */
function getFlags(conditions: readonly Condition[]): ReadonlyMap<string, boolean> | undefined {
  const flags = new Map<string, boolean>()
  for (const condition of conditions) {
    if (condition.operator !== 'is') continue
    const [wanted] = condition.values
    if (flags.get(condition.attribute) === !wanted) return undefined
    flags.set(condition.attribute, wanted)
  }
  return flags
}

function toRule({ operator, values }: Pick<TextCondition, 'operator' | 'values'>, before = ''): TextRule {
  const toOwn = (value: string) => (operator === 'matches' ? toPattern(value) : value.toLowerCase())
  return { patterns: values.map(value => toPattern(before) + toOwn(value)), isNegated: operator === 'notIn' }
}

function hasTrackingId(conditions: readonly TextCondition[]): boolean {
  const listed = getListed(conditions)
  if (listed) return isAnyMatched(conditions, listed, trackingId => ({ trackingId }))
  const rules = conditions.map(condition => toRule(condition))
  return !conditions.some(isByPattern) || hasCommonText(rules, 'any')
}

/** Each listed address or domain is tried. Without a list, only patterns can exclude all addresses. */
function hasAddress(conditions: readonly Condition[], attribute: 'sender' | 'recipient'): boolean {
  const own = getTexts(conditions, attribute)
  const further = getTexts(conditions, `${attribute}.domain`)
  const toFacts = (address: string) => ({ [attribute]: address })
  const addresses = getListed(own)?.filter(isAddress)
  if (addresses) return isAnyMatched([...own, ...further], addresses, toFacts)

  const domains = getListed(further)?.filter(
    domain => isAddress(`a@${domain}`) && isAnyMatched(further, [`a@${domain}`], toFacts),
  )
  if (domains?.length === 0) return false
  if (!own.some(isByPattern) && (domains || !further.some(isByPattern))) return true
  const byDomain = domains
    ? [toRule({ operator: 'in', values: domains }, '*@')]
    : further.map(condition => toRule(condition, '*@'))
  return hasCommonText([...own.map(condition => toRule(condition)), ...byDomain], 'address')
}

const isByPattern = ({ operator }: TextCondition) => operator === 'matches'
const isAddress = (text: string) => EmailAddress.safeParse(text).data === text

/** @returns in lower case, the only values that the conditions leave; undefined when they name none */
function getListed(conditions: readonly TextCondition[]): string[] | undefined {
  return conditions.find(({ operator }) => operator === 'in')?.values.map(toLower)
}

/** @returns true also when it would take too long */
function isAnyMatched(
  conditions: readonly TextCondition[],
  texts: readonly string[],
  toFacts: (text: string) => Partial<PolicyFacts>,
): boolean {
  const patterns = conditions.filter(isByPattern).flatMap(({ values }) => values)
  if (countSigns(texts) * countSigns(patterns) > MAX_COMPARED) return true
  const matches = compileConditions(conditions)
  return texts.some(text => matches(toTransferFacts({ ...empty, ...toFacts(text) })) === true)
}

const countSigns = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0)

function getTexts(conditions: readonly Condition[], attribute: TextCondition['attribute']): TextCondition[] {
  return conditions.filter((condition): condition is TextCondition => condition.attribute === attribute)
}

function getSets(conditions: readonly Condition[], attribute: SetCondition['attribute']): SetCondition[] {
  return conditions.filter((condition): condition is SetCondition => condition.attribute === attribute)
}

function canHaveFiles(conditions: readonly Condition[], mayBeNone: boolean): boolean {
  const ofFiles = conditions.filter(({ attribute }) => attribute.startsWith('files.'))
  if (mayBeNone && compileConditions(ofFiles)(toTransferFacts(empty)) === true) return true

  const [minSize, maxSize] = getBounds(ofFiles, 'files.totalSize')
  const [minCount, maxCount] = getBounds(ofFiles, 'files.count')
  const count = Math.floor(maxCount)
  if (minSize > maxSize || Math.max(1, Math.ceil(minCount)) > count) return false
  const extensions = countNeeded(getSets(ofFiles, 'files.extension'), count)
  const infoTypes = ofFiles.filter(condition => condition.attribute === 'files.infoType')
  return extensions !== undefined && canHaveInfoTypes(infoTypes, count)
}

const empty: PolicyFacts = {
  sender: '',
  senderGroups: [],
  recipient: '',
  isNewToSender: false,
  isNewToOrganisation: false,
  isTransferRequest: true,
  trackingId: '',
  files: [],
}

function getBounds(conditions: readonly Condition[], attribute: string): [min: number, max: number] {
  let min = 0
  let max = Number.POSITIVE_INFINITY
  for (const condition of conditions) {
    if (condition.attribute !== attribute) continue
    if (condition.operator === 'gte') min = Math.max(min, condition.values[0])
    if (condition.operator === 'lte') max = Math.min(max, condition.values[0])
  }
  return [min, max]
}

/**
 * How many values a set needs to follow all conditions: a minimal hitting set.
 * @returns undefined when `max` values are too few, or none are enough
 */
function countNeeded(conditions: readonly SetCondition[], max: number): number | undefined {
  const getValues = (operator: SetCondition['operator']) =>
    conditions.filter(condition => condition.operator === operator).map(({ values }) => values.map(toLower))
  const excluded = new Set(getValues('noneOf').flat())
  const chosen = new Set(getValues('allOf').flat())
  if ([...chosen].some(value => excluded.has(value))) return undefined
  const alternatives = getValues('anyOf').map(values => values.filter(value => !excluded.has(value)))
  let choices = 0
  const search = (): boolean => {
    if (chosen.size > max) return false
    const open = alternatives.find(values => !values.some(value => chosen.has(value)))
    if (!open) return true
    for (const value of open) {
      choices += 1
      if (choices > MAX_CHOICES) return true
      chosen.add(value)
      if (search()) return true
      chosen.delete(value)
    }
    return false
  }
  return search() ? chosen.size : undefined
}

const toLower = (value: string) => value.toLowerCase()

/** A lower or an upper bound of the occurrences of an infotype that are at least this likely. */
type Bound = { infoType: string; rank: number; count: number }

/** @param files how many files can share the occurrences, each with one likelihood for an infotype */
function canHaveInfoTypes(conditions: readonly InfoTypeCondition[], files: number): boolean {
  const toBounds = ({ values, minCount = 1, minLikelihood = 'POSSIBLE' }: InfoTypeCondition): Bound[] =>
    values.map(infoType => ({ infoType, rank: Likelihood.options.indexOf(minLikelihood), count: minCount }))
  const bounds = (operator: InfoTypeCondition['operator']) =>
    conditions.filter(condition => condition.operator === operator).map(toBounds)
  const below = bounds('noneOf').flat()
  const present = bounds('allOf').flat()
  const alternatives = bounds('anyOf')
  const isPossible = () =>
    [...new Set(present.map(({ infoType }) => infoType))].every(infoType => {
      const isOwn = (bound: Bound) => bound.infoType === infoType
      return countFiles(present.filter(isOwn), below.filter(isOwn)) <= files
    })
  let choices = 0
  const search = (index: number): boolean => {
    if (!isPossible()) return false
    const next = alternatives[index]
    if (!next) return true
    for (const bound of next) {
      choices += 1
      if (choices > MAX_CHOICES) return true
      present.push(bound)
      if (search(index + 1)) return true
      present.pop()
    }
    return false
  }
  return search(0)
}

/**
 * The fewest files whose occurrences of one infotype follow the bounds: each file adds one step to the counts by
 * likelihood, which fall as the likelihood rises.
 */
function countFiles(present: readonly Bound[], below: readonly Bound[]): number {
  let files = 0
  let step = { min: 0, max: Number.POSITIVE_INFINITY }
  for (const rank of Likelihood.options.keys()) {
    const min = Math.max(0, ...present.filter(bound => bound.rank >= rank).map(({ count }) => count))
    const max = Math.min(...below.filter(bound => bound.rank <= rank).map(({ count }) => count - 1))
    if (min > max) return Number.POSITIVE_INFINITY
    if (min === 0) break
    const isSameStep = files > 0 && Math.max(step.min, min) <= Math.min(step.max, max)
    step = isSameStep ? { min: Math.max(step.min, min), max: Math.min(step.max, max) } : { min, max }
    if (!isSameStep) files += 1
  }
  return files
}
