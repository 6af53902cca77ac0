import type { ListScope, TransferIndex, TransferQuery } from '../lambdas/ports/transferIndex.ts'
import { TransferFilters, type TransferSort } from '../shared/domain/transferFilters.ts'
import { getMember } from '../test/harness/organisation/people.ts'
import { type HistoryOf, organisationHistory } from '../test/harness/organisationHistory.ts'

/** A list, and the statistics of the same filters. */
export type Question = {
  name: string
  /** Each round asks for another member of similar volume. */
  scope: (round: number) => ListScope
  filters: TransferFilters
  query: Pick<TransferQuery, 'sort' | 'size'> & { from: number }
  /** The page starts after row 10,000 of the list. */
  isDeep: boolean
}

const DAY = 86_400_000
const newestFirst: TransferSort = { key: 'createdAt', order: 'desc' }
type More = Partial<Question['query']> & { isDeep?: boolean }

/** Members by volume: the largest sender, daily senders, and the majority. */
const scopes = {
  everybody: () => 'everybody' as const,
  first: () => ({ ownedBy: getMember(0).subject }),
  busy: (round: number) => ({ ownedBy: getMember(20 + (round % 40)).subject }),
  usual: (round: number) => ({ ownedBy: getMember(300 + ((round * 37) % 2000)).subject }),
}

/** Every kind of question that a page asks of a history. */
export function questions(history: HistoryOf): Question[] {
  const { now } = history
  const iso = (days: number) => new Date(now + days * DAY).toISOString()
  const last = (days: number) => ({ key: 'createdAt', value: { from: iso(-days) } })
  const week = last(7)
  const filter = (key: string, value: unknown) => ({ key, value })
  const ask = (name: string, scope: Question['scope'], filters: object[], { isDeep = false, ...more }: More = {}) => ({
    name,
    scope,
    filters: TransferFilters.parse(filters),
    query: { sort: newestFirst, size: 10, from: 0, ...more },
    isDeep,
  })
  const { everybody, first, busy, usual } = scopes
  const expiry = (order: 'asc' | 'desc'): More => ({ sort: { key: 'expiryDate', order } })
  const partner = frequentRecipient(history)

  return [
    ask('own, 7 days', usual, [week]),
    ask('own, 7 days, busy member', busy, [week]),
    ask('own, 7 days, first member', first, [week]),
    ask('own, all time', usual, []),
    ask('own, all time, busy member', busy, []),
    ask('own, all time, first member', first, []),
    ask('own, active', busy, [filter('state', 'active')]),
    ask('own, requests', busy, [filter('type', 'requested')]),
    ask('own, keyword seldom', busy, [filter('keyword', 'Vorstandszuschlag')]),
    ask('own, keyword usual', busy, [filter('keyword', 'contract')]),
    ask('own, keyword in most', busy, [filter('keyword', 'the')]),
    ask('own, by expiry', busy, [], expiry('asc')),
    ask('all, 7 days', everybody, [week]),
    ask('all, 30 days', everybody, [last(30)]),
    ask('all, a year', everybody, [last(365)]),
    ask('all, all time', everybody, []),
    ask('all, active', everybody, [filter('state', 'active')]),
    ask('all, expired', everybody, [filter('state', 'expired')]),
    ask('all, retracted or failed, 30 days', everybody, [last(30), filter('state', ['retracted', 'failed'])]),
    ask('all, requests', everybody, [filter('type', 'requested')]),
    ask('all, recipient', everybody, [filter('recipient', partner)]),
    ask('all, recipient domain', everybody, [filter('recipient', `*@${partner.split('@')[1]}`)]),
    ask('all, sender', everybody, [filter('sender', getMember(30).email)]),
    ask('all, expires within 7 days', everybody, [filter('expiryDate', { from: iso(0), to: iso(7) })]),
    ask('all, keyword seldom', everybody, [filter('keyword', 'Vorstandszuschlag')]),
    ask('all, keyword usual', everybody, [filter('keyword', 'contract')]),
    ask('all, keyword usual, 7 days', everybody, [week, filter('keyword', 'contract')]),
    ask('all, keyword in most', everybody, [filter('keyword', 'the')]),
    ask('all, keyword of two letters', everybody, [filter('keyword', 're')]),
    ask('all, two words', everybody, [filter('keyword', 'contract invoice')]),
    ask('all, message', everybody, [filter('message', 'invoice')]),
    ask('all, file name', everybody, [filter('fileName', 'report')]),
    ask('all, extension seldom', everybody, [filter('fileExtension', 'dwg')]),
    ask('all, extension usual', everybody, [filter('fileExtension', 'pdf')]),
    ask('all, infotype seldom', everybody, [filter('infotype', 'CREDIT_CARD_NUMBER')]),
    ask('all, infotype usual', everybody, [filter('infotype', 'PERSON_NAME')]),
    ask('all, by expiry, last first', everybody, [], expiry('desc')),
    ask('all, by expiry, first first', everybody, [], expiry('asc')),
    ask('all, 30 days, by expiry', everybody, [last(30)], expiry('asc')),
    ask('all, from 9,990', everybody, [], { from: 9990 }),
    ask('all, behind a cursor', everybody, [], { isDeep: true }),
    ask('all, 500 at once', everybody, [], { size: 500 }),
  ]
}

function frequentRecipient(history: HistoryOf): string {
  const middle = Math.floor(history.count / 2)
  const some = organisationHistory({ ...history, from: middle, to: middle + 500 })
  const byRecipient = Map.groupBy(some, ({ recipient }) => recipient)
  const [most] = [...byRecipient].sort(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? ''
}

export async function getStart(index: Pick<TransferIndex, 'find'>, question: Question, now: number) {
  const { scope, filters, query, isDeep } = question
  if (!isDeep) return { from: query.from }
  const start = { from: 9990 }
  const { transfers } = await index.find(scope(0), { ...query, filters, start }, now)
  const last = transfers.at(-1)
  // A small history has no page that deep.
  return last ? { after: { at: Date.parse(last.createdAt), id: last.id } } : { from: 0 }
}
