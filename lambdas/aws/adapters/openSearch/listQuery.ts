import { isShort, toWords } from '../../../../shared/domain/listWords.ts'
import {
  addressAsked,
  type DateRange,
  type ListedOption,
  type ListedState,
  type TransferFilter,
  type TransferFilters,
} from '../../../../shared/domain/transferFilters.ts'
import type { ListScope } from '../../../ports/transferIndex.ts'

/** User input appears only in `term`, `terms`, `prefix` and `range`, as a value and never a query. */
export type Clause = Record<string, object>

const NOTHING: Clause = { match_none: {} }
/** States that end at the expiry date. */
const open: ListedState[] = ['active', 'requested']

/** @param now milliseconds since the epoch */
export function listQuery(scope: ListScope, filters: TransferFilters, now: number): Clause {
  const mine: Clause[] = scope === 'everybody' ? [] : [{ term: { owner: scope.ownedBy } }]
  return all([...mine, ...filters.map(filter => toClause(filter, now))])
}

/** The same rule as `stateAt`. @param now milliseconds since the epoch */
export function inState(state: ListedState, now: number): Clause {
  const isPast: Clause = { range: { expiryDate: { lte: now } } }
  if (state === 'expired') return any([{ term: { state } }, all([{ terms: { state: open } }, isPast])])
  if (!open.includes(state)) return { term: { state } }
  return { bool: { filter: [{ term: { state } }], must_not: [isPast] } }
}

function toClause({ key, value }: TransferFilter, now: number): Clause {
  switch (key) {
    case 'state':
      return any([...new Set(value)].map(state => inState(state, now)))
    case 'type':
      return { terms: { isTransferRequest: value.map(type => type === 'requested') } }
    case 'recipient':
    case 'sender':
      return ofAddress(key, value)
    case 'createdAt':
    case 'expiryDate':
      return { range: { [key]: within(value) } }
    case 'keyword':
      return worded('words', value)
    case 'message':
      return worded('messageWords', value)
    case 'fileName':
      return worded('fileWords', value)
    case 'fileExtension':
      return { terms: { fileExtensions: value } }
    case 'infotype':
      return { terms: { infoTypes: value } }
    case 'option':
      return any(value.map(option => ({ term: { [optionFields[option]]: true } })))
  }
}

/** Figures count by the same fields. */
const optionFields: Readonly<Record<ListedOption, string>> = {
  anonymized: 'isAnonymized',
  passwordProtected: 'isPasswordProtected',
  otp: 'isOTPEnabled',
  trackingId: 'hasTrackingId',
}

const addressFields = {
  sender: { address: ['sender'], domain: ['senderDomain'] },
  recipient: { address: ['recipient', 'furtherRecipients'], domain: ['recipientDomain', 'furtherDomains'] },
} as const

function ofAddress(side: 'recipient' | 'sender', addresses: readonly string[]): Clause {
  const parsed = addresses.map(addressAsked)
  const domains = parsed.flatMap(one => ('domain' in one ? one.domain : []))
  const complete = parsed.flatMap(one => ('address' in one ? one.address : []))
  const parts = parsed.flatMap(one => ('words' in one && one.words.length > 0 ? [one.words] : []))
  const fields = addressFields[side]
  return any([
    ...(complete.length > 0 ? fields.address.map(field => ({ terms: { [field]: complete } })) : []),
    ...(domains.length > 0 ? fields.domain.map(field => ({ terms: { [field]: domains } })) : []),
    ...parts.map(words => all(words.map(word => found(`${side}Words`, word)))),
  ])
}

function within({ from, to }: DateRange) {
  return { ...(from === undefined ? {} : { gte: from }), ...(to === undefined ? {} : { lt: to }) }
}

/** A text without words matches nothing. */
function worded(field: 'words' | 'messageWords' | 'fileWords', texts: readonly string[]): Clause {
  const alternatives = texts.map(toWords).filter(words => words.length > 0)
  return any(alternatives.map(words => all(words.map(word => found(field, word)))))
}

function found(field: string, word: string): Clause {
  return isShort(word) ? { term: { [field]: word } } : { prefix: { [field]: { value: word } } }
}

function all(clauses: Clause[]): Clause {
  const [only, ...others] = clauses
  return only && others.length === 0 ? only : { bool: { filter: clauses } }
}

function any(clauses: Clause[]): Clause {
  const [only, ...others] = clauses
  if (!only) return NOTHING
  return others.length === 0 ? only : { bool: { should: clauses, minimum_should_match: 1 } }
}
