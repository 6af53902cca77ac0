import fc from 'fast-check'
import { BasicInfoType } from '../../shared/domain/inspection.ts'
import { fileExtension } from '../../shared/domain/text.ts'
import { Transfer, type TransferFile, TransferState } from '../../shared/domain/transfer.ts'
import {
  ListedOption,
  ListedState,
  ListedType,
  SortKey,
  TransferFilters,
  type TransferSort,
} from '../../shared/domain/transferFilters.ts'
import { aFile, aTransfer } from './transfers.suite.ts'

/** Generated histories of a small organisation, and queries that mostly have results. */

export const NOW = Date.parse('2026-11-21T09:00:00.000Z')
const HOUR = 3_600_000
/** Placeholder for a unique name in ids, subjects and domains: see `inNamespace`. */
export const NAMESPACE = 'WORLD'

/** Few distinct times, so that many transfers share one; including the time of the query. */
const hours = [-24 * 400, -24 * 8, -48, -47.5, -1, 0, 1, 47.5, 48, 24 * 8]
const moment = fc.constantFrom(...hours).map(hour => new Date(NOW + hour * HOUR).toISOString())

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

const subjects = [`alice-${NAMESPACE}`, `bob-${NAMESPACE}`, `carol-${NAMESPACE}`]
/** Independent of the subject: a person’s address can change, and an address can change its owner. */
const senders = [`alice@${NAMESPACE}.example`, `Bob.Meier@${NAMESPACE}.example`]
const recipients = ['rita@partner.example', 'Rita@partner.example', 'x@partner.example', 'zoë@sub.partner.example']

const fileNames = ['report.PDF', 'Müller/lohn_2026.xlsx', 'x', 'archive.tar.gz', '.profile', '契約.csv', 'a b.pdf']

const finding = fc.constantFrom(...BasicInfoType.options).map(infoType => ({
  infoType,
  count: 3,
  distinctCount: 2,
  likelihood: 'LIKELY' as const,
}))
const findings = fc
  .uniqueArray(finding, { maxLength: 2, selector: ({ infoType }) => infoType })
  .map(summary => ({ summary, places: [], notInspectable: [], mismatches: [] }))

const anonymisation = { headerRow: true, rules: [], attempt: 1 }
const phoneVerification = { sealedPhone: 'sealed', maskedPhone: '*** 67', username: 'name', round: 1 }

const file = fc
  .record({
    name: fc.oneof(fc.constantFrom(...fileNames), fc.constantFrom(...texts)),
    size: fc.nat(),
    findings: fc.option(findings, { nil: undefined }),
    anonymisation: fc.option(fc.constant(anonymisation), { nil: undefined, freq: 1 }),
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
  trackingId: fc.option(fc.oneof(fc.constant(''), text), { nil: undefined }),
  isAnonymousTransfer: fc.option(fc.boolean(), { nil: undefined }),
  isPasswordProtected: fc.option(fc.boolean(), { nil: undefined }),
  isCoded: fc.boolean(),
  downloadCount: fc.nat(3),
  isRequest: fc.boolean(),
  files: fc.array(file, { maxLength: 3 }),
})

export const history: fc.Arbitrary<Transfer[]> = fc.array(transfer, { minLength: 1, maxLength: 25 }).map(all =>
  all.map(({ isRequest, isCoded, files, ...said }, index) => {
    const id = `${NAMESPACE}-${index}`
    const request = { link: { digest: `${id} request`, sealed: 'sealed' }, mails: 1 }
    return Transfer.parse({
      ...aTransfer(id, said),
      phoneVerification: isCoded ? { ...phoneVerification, usernameDigest: `${id} name` } : undefined,
      request: isRequest || said.transferState === 'requested' ? request : undefined,
      files: files.map((more, place) => aFile(`${id}-${place}`, more)),
    })
  }),
)

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
      oneOrMore(
        fc.oneof(fc.constantFrom(...senders, `*@${NAMESPACE}.example`, '*@partner.example', 'a*@*'), addressPart),
      ),
    ),
    keyed('createdAt', range),
    keyed('expiryDate', range),
    keyed('keyword', oneOrMore(words)),
    keyed('message', oneOrMore(words)),
    keyed('fileName', oneOrMore(words)),
    keyed('fileExtension', oneOrMore(fc.constantFrom('pdf', '.PDF', 'xlsx', 'gz', 'csv', 'p', '*'))),
    keyed('infotype', oneOrMore(fc.constantFrom(...BasicInfoType.options))),
    keyed('option', oneOrMore(fc.constantFrom(...ListedOption.options))),
  )
  // The contract refuses these before they reach an index.
  .filter(one => TransferFilters.safeParse([one]).success)

export const sort: fc.Arbitrary<TransferSort> = fc.record({
  key: fc.constantFrom(...SortKey.options),
  order: fc.constantFrom('asc' as const, 'desc' as const),
})

/** Filters as a client writes them. Few at a time, because many leave no result. */
export const filtersAsked = fc.oneof(
  fc.array(filter, { maxLength: 1 }),
  fc.array(filter, { maxLength: 2 }),
  fc.array(filter, { maxLength: 4 }),
)

/** A query; without a subject it covers all senders. */
export const question = fc.record({
  subject: fc.option(fc.constantFrom(...subjects, `nobody-${NAMESPACE}`), { nil: undefined }),
  filters: filtersAsked,
  sort,
  now: fc.constantFrom(-48, -1, 0, 1, 24 * 9).map(hour => NOW + hour * HOUR),
})
export type Question = typeof question extends fc.Arbitrary<infer Type> ? Type : never

let namespaces = 0

export function newNamespace(): string {
  namespaces += 1
  return `namespace${namespaces}`
}

/** The same under a unique name, so that histories share an index without overlap. */
export function inNamespace<Said>(said: Said, namespace: string): Said {
  return JSON.parse(JSON.stringify(said).replaceAll(NAMESPACE, namespace))
}

export function namespaceFilter(namespace: string): TransferFilters {
  return TransferFilters.parse([{ key: 'sender', value: `*@${namespace}.example` }])
}
