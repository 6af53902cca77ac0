import fc from 'fast-check'
import { InfoType } from '../../shared/domain/inspection.ts'
import { fileExtension } from '../../shared/domain/text.ts'
import { Transfer, type TransferFile, TransferState } from '../../shared/domain/transfer.ts'
import {
  ListedState,
  ListedType,
  SortKey,
  TransferFilters,
  type TransferSort,
} from '../../shared/domain/transferFilters.ts'
import { aFile, aTransfer } from './transfers.suite.ts'

/** Histories of a small organisation, and questions about them that are mostly answered by something. */

export const NOW = Date.parse('2026-11-21T09:00:00.000Z')
const HOUR = 3_600_000
/** Stands in ids, subjects and domains for the history that they belong to: see `inWorld`. */
const WORLD = 'WORLD'

/** Few moments, so that many transfers are of the same one; and the very moment that is asked at. */
const hours = [-24 * 400, -24 * 8, -48, -47.5, -1, 0, 1, 47.5, 48, 24 * 8]
const moment = fc.constantFrom(...hours).map(hour => new Date(NOW + hour * HOUR).toISOString())

/** What people write, and what those write who look for a way in. */
const texts = [
  'Quarterly report',
  'Bericht für Frau Müller',
  'MÜLLER & SÖHNE',
  'nai\u0308ve cafe\u0301',
  '契約書を送ります 2026',
  'สวัสดีครับ',
  '한국어 문서',
  'q3_final_2026',
  'write to rita@partner.example',
  'x',
  'ﬁnal ½ Straße İstanbul',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Donaudampfschifffahrtsgesell',
  '🦊',
  '*',
  're*rt ?inal',
  '"Quarterly report"~2',
  'report AND NOT final OR x',
  '{"query":{"match_all":{}}}',
  'a\\b \\',
  '/.*/',
  '_exists_:owner',
  "'; DROP TABLE transfers; --",
  '100% of _',
  '<script>alert(1)</script>',
  '{{7*7}} $where',
]
const text = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...texts) }, fc.string({ unit: 'grapheme' }))
const message = fc.array(text, { maxLength: 3 }).map(some => some.join('\n'))

const subjects = [`alice-${WORLD}`, `bob-${WORLD}`, `carol-${WORLD}`]
/** Not by subject: people change their addresses, and an address its owner. */
const senders = [`alice@${WORLD}.example`, `Bob.Meier@${WORLD}.example`]
const recipients = ['rita@partner.example', 'Rita@partner.example', 'x@partner.example', 'zoë@sub.partner.example']

const fileNames = ['report.PDF', 'Müller/lohn_2026.xlsx', 'x', 'archive.tar.gz', '.profile', '契約.csv', 'a b.pdf']

const finding = fc.constantFrom(...InfoType.options).map(infoType => ({
  infoType,
  count: 3,
  distinctCount: 2,
  likelihood: 'LIKELY' as const,
}))
const findings = fc
  .uniqueArray(finding, { maxLength: 2, selector: ({ infoType }) => infoType })
  .map(summary => ({ summary, places: [], notInspectable: [], mismatches: [] }))

const file = fc
  .record({
    name: fc.oneof(fc.constantFrom(...fileNames), fc.constantFrom(...texts)),
    size: fc.nat(),
    findings: fc.option(findings, { nil: undefined }),
  })
  .map((said): Partial<TransferFile> => ({ ...said, fileExtension: fileExtension(said.name) }))

const transfer = fc.record({
  revision: fc.integer({ min: 1, max: 9 }),
  transferState: fc.constantFrom(...TransferState.options),
  sender: fc.record({ subject: fc.constantFrom(...subjects), email: fc.constantFrom(...senders) }),
  recipient: fc.constantFrom(...recipients),
  recipientName: fc.option(text, { nil: undefined }),
  message,
  createdAt: moment,
  expiryDate: fc.option(moment, { nil: undefined }),
  trackingId: fc.option(text, { nil: undefined }),
  isAnonymousTransfer: fc.option(fc.boolean(), { nil: undefined }),
  isPasswordProtected: fc.option(fc.boolean(), { nil: undefined }),
  downloadCount: fc.nat(3),
  isRequest: fc.boolean(),
  files: fc.array(file, { maxLength: 3 }),
})

/** Transfers of a history that `inWorld` makes one of its own. */
export const history: fc.Arbitrary<Transfer[]> = fc.array(transfer, { minLength: 1, maxLength: 25 }).map(all =>
  all.map(({ isRequest, files, ...said }, index) => {
    const id = `${WORLD}-${index}`
    const request = { link: { digest: `${id} request`, sealed: 'sealed' }, mails: 1 }
    return Transfer.parse({
      ...aTransfer(id, said),
      request: isRequest || said.transferState === 'requested' ? request : undefined,
      files: files.map((more, place) => aFile(`${id}-${place}`, more)),
    })
  }),
)

/** A part of what somebody wrote, in whatever case. */
const asked = fc
  .tuple(fc.constantFrom(...texts, ...fileNames, ...recipients), fc.nat(6), fc.integer({ min: 1, max: 12 }), fc.nat(3))
  .map(([whole, from, length, how]) => {
    const start = how === 0 ? from : 0
    const part = [...whole].slice(start, start + length).join('')
    return how === 1 ? part.toUpperCase() : part
  })
const words = fc.oneof({ weight: 8, arbitrary: asked }, { weight: 2, arbitrary: text }, fc.string({ unit: 'grapheme' }))

const range = fc
  .tuple(moment, moment, fc.nat(2))
  .map(([one, other, ends]) => [[one, other].sort(), ends] as const)
  .map(([[from, to], ends]) => ({ ...(ends === 1 ? {} : { from }), ...(ends === 2 ? {} : { to }) }))

const addressPart = fc.constantFrom(
  'rit',
  'RITA',
  'ta',
  'x',
  'zoe',
  'mei',
  'bob.mei',
  'partner',
  'sub par',
  'rita@par',
  '.',
  'exa',
)

const oneOrMore = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 3 }))
const keyed = <Value>(key: string, value: fc.Arbitrary<Value>) => value.map(one => ({ key, value: one }))
const filter = fc
  .oneof(
    keyed('state', oneOrMore(fc.constantFrom(...ListedState.options))),
    keyed('type', oneOrMore(fc.constantFrom(...ListedType.options))),
    keyed(
      'recipient',
      oneOrMore(fc.oneof(fc.constantFrom(...recipients, '*@partner.example', '*@example', '*', '*@'), addressPart)),
    ),
    keyed(
      'sender',
      oneOrMore(fc.oneof(fc.constantFrom(...senders, `*@${WORLD}.example`, '*@partner.example', 'a*@*'), addressPart)),
    ),
    keyed('createdAt', range),
    keyed('expiryDate', range),
    keyed('keyword', oneOrMore(words)),
    keyed('message', oneOrMore(words)),
    keyed('fileName', oneOrMore(words)),
    keyed('fileExtension', oneOrMore(fc.constantFrom('pdf', '.PDF', 'xlsx', 'gz', 'csv', 'p', '*'))),
    keyed('infotype', oneOrMore(fc.constantFrom(...InfoType.options))),
  )
  // What the contract refuses never comes to an index.
  .filter(one => TransferFilters.safeParse([one]).success)

export const sort: fc.Arbitrary<TransferSort> = fc.record({
  key: fc.constantFrom(...SortKey.options),
  order: fc.constantFrom('asc' as const, 'desc' as const),
})

/** Filters as a client writes them. Most of them at once leave little to be found. */
export const filtersAsked = fc.oneof(
  fc.array(filter, { maxLength: 1 }),
  fc.array(filter, { maxLength: 2 }),
  fc.array(filter, { maxLength: 4 }),
)

/** What a list is asked for; `everybody` is told by no subject. */
export const question = fc.record({
  subject: fc.option(fc.constantFrom(...subjects, `nobody-${WORLD}`), { nil: undefined }),
  filters: filtersAsked,
  sort,
  /** Milliseconds since the epoch. */
  now: fc.constantFrom(-48, -1, 0, 1, 24 * 9).map(hour => NOW + hour * HOUR),
})
export type Question = typeof question extends fc.Arbitrary<infer Type> ? Type : never

let worlds = 0

/** A name that no history of this run had. */
export function newWorld(): string {
  worlds += 1
  return `world${worlds}`
}

/** The same in a world of its own: in one index, histories do not meet. */
export function inWorld<Said>(said: Said, world: string): Said {
  return JSON.parse(JSON.stringify(said).replaceAll(WORLD, world))
}

/** The filter that leaves out every other history. */
export function ofWorld(world: string): TransferFilters {
  return TransferFilters.parse([{ key: 'sender', value: `*@${world}.example` }])
}
