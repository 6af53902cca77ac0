import type { ListScope } from '../../lambdas/ports/transferIndex.ts'
import { isShort, toWords } from '../../shared/domain/listWords.ts'
import type { TransferState } from '../../shared/domain/transfer.ts'
import { addressAsked, type DateRange, type TransferFilter } from '../../shared/domain/transferFilters.ts'
import type { WordCodes } from './wordCodes.ts'

/** What lists are asked for, as SQL: every part of it is ours, and every value a code, a number or a parameter. */
export type ListQuery = {
  /** For FTS5; absent where the columns tell all. */
  match?: string
  /** Whose they are, as `:owner`. */
  isOwned: boolean
  /** Conditions on the columns of `listed`, all of which hold. */
  conditions: string[]
  /** The same of rows whose state is that of now already; absent where they are about more than state and type. */
  conditionsOfDays?: string[]
  parameters: Record<string, number | bigint>
  /** When the transfers were created: `:from` to before `:to`, in milliseconds since the epoch. */
  created: { from?: number; to?: number }
}

/** The last moment that a place can have: no date that a person names lies behind it, and none overflows. */
const MAX_DATE = 2 ** 46

/** The filters as SQL; undefined where nothing can be found. @param now milliseconds since the epoch */
export function listQuery(
  codes: WordCodes,
  scope: ListScope,
  filters: readonly TransferFilter[],
  now: number,
): ListQuery | undefined {
  const own = scope === 'everybody' ? '' : codes.ofOwner(scope.ownedBy)
  const scoped: Coding = {
    word: text => own + codes.word(text),
    addressWord: (side, text) => own + codes.addressWord(side, text),
    value: (kind, text) => own + codes.value(kind, text),
  }
  const matches: string[] = []
  const ofDays: string[] = []
  const query: ListQuery = { isOwned: false, conditions: [], parameters: { now }, created: {} }
  for (const [index, filter] of filters.entries()) {
    if (filter.key === 'createdAt') narrow(query, filter.value)
    else if (filter.key === 'expiryDate') addRange(query, filter.value, index)
    else if (filter.key === 'state') {
      query.conditions.push(anyOf(filter.value.map(stateCondition)))
      ofDays.push(anyOf(filter.value.map(state => `state = '${state}'`)))
    } else if (filter.key === 'type') {
      query.conditions.push(anyOf(filter.value.map(typeCondition)))
      ofDays.push(anyOf(filter.value.map(typeCondition)))
    } else matches.push(findMatch(scoped, filter))
  }
  if (matches.includes(NOTHING)) return undefined
  if (matches.length > 0) query.match = [...new Set(matches)].join(' AND ')
  if (scope !== 'everybody') {
    query.isOwned = true
    query.parameters.owner = codes.number('owner', scope.ownedBy)
  } else if (matches.length === 0 && !filters.some(({ key }) => key === 'expiryDate')) query.conditionsOfDays = ofDays
  Object.assign(query.parameters, query.created)
  return query
}

const NOTHING = ''
/** The codes among which a question looks. */
type Coding = Pick<WordCodes, 'word' | 'addressWord' | 'value'>
type MatchedFilter = Exclude<TransferFilter, { key: 'createdAt' | 'expiryDate' | 'state' | 'type' }>

function findMatch(codes: Coding, { key, value }: MatchedFilter): string {
  switch (key) {
    case 'recipient':
    case 'sender':
      return marked(value.flatMap(address => addressMark(codes, key, address)))
    case 'fileExtension':
      return marked(value.map(extension => quoted(codes.value('extension', extension))))
    case 'infotype':
      return marked(value.map(infoType => quoted(codes.value('infotype', infoType))))
    case 'message':
      return worded(codes, 'message', value)
    case 'fileName':
      return worded(codes, 'files', value)
    case 'keyword':
      return worded(codes, 'message files other', value)
  }
}

/** @returns nothing for a part without words, which is found nowhere */
function addressMark(codes: Coding, side: 'recipient' | 'sender', value: string): string | [] {
  const asked = addressAsked(value)
  if ('domain' in asked) return quoted(codes.value(`${side}Domain`, asked.domain))
  if ('address' in asked) return quoted(codes.value(side, asked.address))
  if (asked.words.length === 0) return []
  return `(${asked.words.map(word => beginning(word, codes.addressWord(side, word))).join(' AND ')})`
}

function marked(alternatives: readonly string[]): string {
  return alternatives.length === 0 ? NOTHING : `{marks} : (${[...new Set(alternatives)].join(' OR ')})`
}

/** A text without words is found nowhere, whatever its alternatives. */
function worded(codes: Coding, columns: string, texts: readonly string[]): string {
  const alternatives = texts.map(toWords).filter(words => words.length > 0)
  if (alternatives.length === 0) return NOTHING
  const found = alternatives.map(words => `(${words.map(word => beginning(word, codes.word(word))).join(' AND ')})`)
  return `{${columns}} : (${found.join(' OR ')})`
}

/** A short word is looked for whole, a longer one by its beginning. */
function beginning(word: string, code: string): string {
  return isShort(word) ? quoted(code) : `${quoted(code)} *`
}

const quoted = (code: string) => `"${code}"`
const anyOf = (conditions: readonly string[]) => `(${[...new Set(conditions)].join(' OR ')})`

/** What is over once its date is past. */
export const OPEN = "state IN ('active', 'requested')"

/** As `stateAt` reads it: what is open is so until its date, for ever without one. */
function stateCondition(state: TransferState): string {
  if (state === 'expired') return `(state = 'expired' OR (${OPEN} AND expiry_at <= :now))`
  if (state !== 'active' && state !== 'requested') return `state = '${state}'`
  return `(state = '${state}' AND (expiry_at IS NULL OR expiry_at > :now))`
}

function typeCondition(type: 'sent' | 'requested'): string {
  return `is_request = ${type === 'requested' ? 1 : 0}`
}

/** All ranges hold at once: they are one. */
function narrow({ created }: ListQuery, { from, to }: DateRange) {
  if (from !== undefined) created.from = Math.max(created.from ?? 0, placed(from))
  if (to !== undefined) created.to = Math.min(created.to ?? MAX_DATE, placed(to))
}

const placed = (at: number) => Math.min(Math.max(at, 0), MAX_DATE)

function addRange(query: ListQuery, { from, to }: DateRange, index: number) {
  if (from !== undefined) query.conditions.push(`expiry_at >= :expiryFrom${index}`)
  if (to !== undefined) query.conditions.push(`expiry_at < :expiryTo${index}`)
  if (from !== undefined) query.parameters[`expiryFrom${index}`] = from
  if (to !== undefined) query.parameters[`expiryTo${index}`] = to
}
