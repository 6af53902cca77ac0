import { Likelihood } from '../inspection.ts'
import { matchesGlob } from './glob.ts'
import type { Condition, InfoTypeCondition, SetCondition, TextCondition } from './policy.ts'
import type { TransferFacts } from './policyFacts.ts'

const MIB = 1024 * 1024

/** `undefined`: only facts that are not known decide, such as those of a pending inspection. */
export type Matched = boolean | undefined

type Matcher = (facts: TransferFacts) => Matched

/** All conditions must hold. The matcher decides as early as the facts allow. */
export function compileConditions(conditions: readonly Condition[]): Matcher {
  const matchers = conditions.map(compileCondition)
  return facts => {
    let matched: Matched = true
    for (const matches of matchers) {
      const one = matches(facts)
      if (one === false) return false
      if (one === undefined) matched = undefined
    }
    return matched
  }
}

function compileCondition(condition: Condition): Matcher {
  switch (condition.attribute) {
    case 'sender':
      return compileText(condition, ({ sender }) => sender)
    case 'sender.domain':
      return compileText(condition, ({ senderDomain }) => senderDomain)
    case 'recipient':
      return compileText(condition, ({ recipient }) => recipient)
    case 'recipient.domain':
      return compileText(condition, ({ recipientDomain }) => recipientDomain)
    case 'trackingId':
      return compileText(condition, ({ trackingId }) => trackingId)
    case 'sender.group':
      return compileSet(condition, ({ senderGroups }) => senderGroups)
    case 'files.extension':
      return compileSet(condition, ({ extensions }) => extensions)
    case 'files.count':
      return compileNumber(condition, ({ fileCount }) => fileCount)
    case 'files.totalSize':
      return compileNumber(condition, ({ totalBytes }) => totalBytes / MIB)
    case 'recipient.isNewToSender':
      return compileFlag(condition.values, ({ isNewToSender }) => isNewToSender)
    case 'recipient.isNewToOrganisation':
      return compileFlag(condition.values, ({ isNewToOrganisation }) => isNewToOrganisation)
    case 'isTransferRequest':
      return compileFlag(condition.values, ({ isTransferRequest }) => isTransferRequest)
    case 'files.anonymized':
      return compileFlag(condition.values, ({ isAnonymised }) => isAnonymised)
    case 'files.notInspectable':
      return compileFlag(condition.values, ({ isNotInspectable }) => isNotInspectable)
    case 'files.unscannable':
      return compileFlag(condition.values, ({ isUnscannable }) => isUnscannable)
    case 'files.infoType':
      return compileInfoType(condition)
  }
}

function compileText({ operator, values }: TextCondition, getText: (facts: TransferFacts) => string): Matcher {
  const wanted = values.map(value => value.toLowerCase())
  if (operator === 'matches') {
    return facts => {
      const text = getText(facts)
      return wanted.some(pattern => matchesGlob(pattern, text))
    }
  }
  const set = new Set(wanted)
  return facts => set.has(getText(facts)) === (operator === 'in')
}

function compileSet(
  { operator, values }: SetCondition,
  getSet: (facts: TransferFacts) => ReadonlySet<string> | undefined,
): Matcher {
  const wanted = [...new Set(values.map(value => value.toLowerCase()))]
  return facts => {
    const present = getSet(facts)
    if (!present) return undefined
    if (operator === 'allOf') return wanted.every(value => present.has(value))
    return wanted.some(value => present.has(value)) === (operator === 'anyOf')
  }
}

function compileNumber(
  { operator, values: [bound] }: { operator: 'gte' | 'lte'; values: [number] },
  getNumber: (facts: TransferFacts) => number,
): Matcher {
  return operator === 'gte' ? facts => getNumber(facts) >= bound : facts => getNumber(facts) <= bound
}

function compileFlag([wanted]: [boolean], getFlag: (facts: TransferFacts) => boolean | undefined): Matcher {
  return facts => {
    const flag = getFlag(facts)
    return flag === undefined ? undefined : flag === wanted
  }
}

/** Further files can only add occurrences, so a present infotype stays present. */
function compileInfoType({ operator, values, minCount = 1, minLikelihood = 'POSSIBLE' }: InfoTypeCondition): Matcher {
  const rank = Likelihood.options.indexOf(minLikelihood)
  return ({ counts, isInspected }) => {
    const isPresent = (infoType: string) => (counts.get(infoType)?.[rank] ?? 0) >= minCount
    const holds = operator === 'allOf' ? values.every(isPresent) : values.some(isPresent)
    if (!holds && !isInspected) return undefined
    return operator === 'noneOf' ? !holds : holds
  }
}
