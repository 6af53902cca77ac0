import { becauseTexts } from '../../texts/policySimulation.ts'
import type { ListedTransfer } from '../listedTransfer.ts'
import { isUnscannable } from '../malware.ts'
import { addressAsked, type TransferFilters } from '../transferFilters.ts'
import { type ChosenOptions, isMet } from './effects.ts'
import { compileConditions } from './matching.ts'
import type { Condition, PolicyContent, Statement } from './policy.ts'
import { type FileFacts, type PolicyFacts, toTransferFacts } from './policyFacts.ts'
import { type Simulated, SimulatedOutcome, type UnmetDemand } from './simulated.ts'

const MAX_EXAMPLES = 10
const DAY = 86_400_000
/** How long an exchange makes a recipient known, as `CONTACT_SECONDS` of the contacts. */
const KNOWN_MILLISECONDS = 400 * DAY

export type SimulatedPolicy = Pick<PolicyContent, 'conditions' | 'statements'>

/** A past transfer, as far as a simulation compares it. `undefined`: not listed by earlier versions. */
export type SimulatedTransfer = ChosenOptions &
  Pick<ListedTransfer, 'id' | 'sender' | 'recipient' | 'createdAt' | 'senderGroups'> & {
    /** Whether it makes its recipient known: files went from one to the other, and were not revoked. */
    isExchange: boolean
    files: readonly FileFacts[]
  }

export function toSimulatedTransfer({ files, ...listed }: ListedTransfer): SimulatedTransfer {
  return { ...listed, isExchange: isExchange({ files, ...listed }), files: files.map(toFileFacts) }
}

function isExchange({ transferState, isTransferRequest, files }: ListedTransfer): boolean {
  const isCompleted = transferState === 'active' || transferState === 'expired'
  return isCompleted && (!isTransferRequest || files.length > 0)
}

type ListedFile = ListedTransfer['files'][number]

function toFileFacts({ fileExtension, size, isAnonymised, findings, malware }: ListedFile): FileFacts {
  const inspected = findings && {
    isNotInspectable: isNotInspectable(findings),
    isUnscannable: isUnscannable(malware),
    findings: findings.summary,
  }
  return { extension: fileExtension, size, isAnonymised, inspected }
}

/** Earlier versions list it only of files that were read completely. */
function isNotInspectable(findings: NonNullable<ListedFile['findings']>): boolean | undefined {
  const { isNotInspectable, inspection } = findings
  return isNotInspectable ?? (inspection?.extent === 'full' ? false : undefined)
}

/** An earlier transfer or answered request between two people. Addresses in any case, time in milliseconds. */
export type Exchange = { sender: string; recipient: string; at: number }

/** Whether an exchange with the recipient decides a condition, so that earlier transfers must be known. */
export function needsExchanges(conditions: readonly Condition[]): boolean {
  return conditions.some(({ attribute }) => attribute.startsWith('recipient.isNew'))
}

/** The time from which on exchanges matter to transfers of a time. Both in milliseconds since the epoch. */
export function exchangesSince(since: number): number {
  return since - KNOWN_MILLISECONDS
}

/**
 * Filters that every matching transfer passes, and every undecided one. The conditions still decide.
 * Empty where any transfer matters.
 */
export function toNecessaryFilters(conditions: readonly Condition[]): TransferFilters {
  if (needsExchanges(conditions)) return []
  return conditions.flatMap((condition): TransferFilters => {
    switch (condition.attribute) {
      case 'sender':
      case 'recipient':
        return toAddressFilters(condition.attribute, condition.operator, condition.values)
      case 'sender.domain':
        return condition.operator === 'in' ? [{ key: 'sender', value: condition.values.map(inDomain) }] : []
      case 'recipient.domain':
        return condition.operator === 'in' ? [{ key: 'recipient', value: condition.values.map(inDomain) }] : []
      case 'files.extension':
        if (condition.operator === 'noneOf') return []
        if (condition.operator === 'anyOf') return [{ key: 'fileExtension', value: condition.values.map(inLowerCase) }]
        return condition.values.map(value => ({ key: 'fileExtension', value: [inLowerCase(value)] }))
      case 'isTransferRequest':
        return [{ key: 'type', value: [condition.values[0] ? 'requested' : 'sent'] }]
      default:
        return []
    }
  })
}

const inLowerCase = (value: string) => value.toLowerCase()
const inDomain = (domain: string) => `*@${inLowerCase(domain)}`

/** None for patterns, and for texts that an index would take for parts of an address. */
function toAddressFilters(key: 'sender' | 'recipient', operator: string, values: readonly string[]): TransferFilters {
  const value = values.map(inLowerCase)
  const isWhole = operator === 'in' && value.every(one => 'address' in addressAsked(one))
  return isWhole ? [{ key, value }] : []
}

/** Tries a policy, alone, on past transfers. */
export type Simulation = {
  /** An exchange before the first transfer that is tried. */
  know(exchange: Exchange): void
  /** Transfers come in order of creation. */
  take(listed: SimulatedTransfer): void
  result(): Simulated
}

type Hit = { listed: SimulatedTransfer; unmet: UnmetDemand[] }

export function simulation({ conditions, statements }: SimulatedPolicy): Simulation {
  const matches = compileConditions(conditions)
  const newness = needsExchanges(conditions) ? knownRecipients() : undefined
  const effect = statements.find(({ feature }) => feature === 'transfer')?.effect
  const counts = { matched: 0, blocked: 0, warned: 0, changed: 0, undecided: 0 }
  const newest: Record<SimulatedOutcome, Hit[]> = { blocked: [], warned: [], changed: [], matched: [] }

  return {
    know: exchange => newness?.know(exchange),
    take(listed) {
      const isMatched = matches(toTransferFacts(toPolicyFacts(listed, newness?.find(listed))))
      if (newness && listed.isExchange) newness.know({ ...listed, at: Date.parse(listed.createdAt) })
      if (isMatched === undefined) counts.undecided += 1
      if (isMatched !== true) return
      const { unmet, isUndecided } = findUnmet(statements, listed)
      counts.matched += 1
      if (effect === 'block') counts.blocked += 1
      if (effect === 'warn') counts.warned += 1
      if (unmet.length > 0) counts.changed += 1
      else if (isUndecided) counts.undecided += 1
      const hits = newest[toOutcome(effect, unmet)]
      hits.push({ listed, unmet })
      if (hits.length > MAX_EXAMPLES) hits.shift()
    },
    result() {
      const examples = SimulatedOutcome.options.flatMap(outcome =>
        newest[outcome].toReversed().map(hit => toExample(outcome, hit)),
      )
      return { ...counts, examples: examples.slice(0, MAX_EXAMPLES) }
    },
  }
}

function toOutcome(effect: string | undefined, unmet: readonly UnmetDemand[]): SimulatedOutcome {
  if (effect === 'block') return 'blocked'
  if (effect === 'warn') return 'warned'
  return unmet.length > 0 ? 'changed' : 'matched'
}

function toExample(outcome: SimulatedOutcome, { listed, unmet }: Hit): Simulated['examples'][number] {
  const { id, createdAt, sender, recipient } = listed
  return { id, createdAt, sender, recipient, outcome, because: becauseTexts(outcome, unmet).join(' '), unmet }
}

/** @param newness undefined when no condition asks for it */
function toPolicyFacts(
  listed: SimulatedTransfer,
  newness: Pick<PolicyFacts, 'isNewToSender' | 'isNewToOrganisation'> = {
    isNewToSender: undefined,
    isNewToOrganisation: undefined,
  },
): PolicyFacts {
  const { sender, senderGroups, recipient, isTransferRequest, trackingId = '', files } = listed
  return {
    ...newness,
    sender,
    senderGroups,
    recipient,
    isTransferRequest,
    trackingId,
    files,
  }
}

/** What a sender would have had to change. `isUndecided`: more than that may have been wrong. */
function findUnmet(statements: readonly Statement[], listed: SimulatedTransfer) {
  const unmet = statements.filter(statement => isMet(statement, listed) === false)
  const isUndecided = statements.some(statement => isMet(statement, listed) === undefined)
  return { unmet: unmet.flatMap(statement => toUnmet(statement, listed)), isUndecided }
}

function toUnmet(statement: Statement, { templateSet = '', expiryDays = 0 }: SimulatedTransfer): UnmetDemand[] {
  switch (statement.feature) {
    case 'signIn':
    case 'transfer':
      return []
    case 'templateSet':
      return [{ feature: statement.feature, used: templateSet, demanded: statement.value }]
    case 'minExpiryDays':
    case 'maxExpiryDays':
      return [{ feature: statement.feature, used: expiryDays, demanded: statement.value }]
    case 'acknowledgement':
      return [{ feature: statement.feature, isRequired: true }]
    default:
      return [{ feature: statement.feature, isRequired: statement.effect === 'required' }]
  }
}

/** The last exchange of each pair, and with each recipient. */
function knownRecipients() {
  const ofPairs = new Map<string, number>()
  const ofRecipients = new Map<string, number>()
  const toKeys = ({ sender, recipient }: { sender: string; recipient: string }) => {
    const to = recipient.toLowerCase()
    return { to, pair: `${sender.toLowerCase()} ${to}` }
  }
  const raise = (known: Map<string, number>, key: string, at: number) => {
    known.set(key, Math.max(at, known.get(key) ?? at))
  }
  return {
    know({ at, ...people }: Exchange) {
      const { to, pair } = toKeys(people)
      raise(ofPairs, pair, at)
      raise(ofRecipients, to, at)
    },
    find(listed: SimulatedTransfer) {
      const { to, pair } = toKeys(listed)
      const since = exchangesSince(Date.parse(listed.createdAt))
      const isNew = (at: number | undefined) => at === undefined || at < since
      return { isNewToSender: isNew(ofPairs.get(pair)), isNewToOrganisation: isNew(ofRecipients.get(to)) }
    },
  }
}
