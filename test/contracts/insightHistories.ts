import fc from 'fast-check'
import { toCanaryId } from '../../shared/domain/canary.ts'
import { toDeliveryId } from '../../shared/domain/deliveries.ts'
import { getDomain } from '../../shared/domain/email.ts'
import {
  type Dimension,
  dimensions,
  type PartyDimension,
  QUARTER,
  SPIKE_DAYS,
  type Window,
} from '../../shared/domain/insights/figures.ts'
import { BasicInfoType } from '../../shared/domain/inspection.ts'
import { listedTransfer } from '../../shared/domain/listedTransfer.ts'
import { isCorrected, Transfer, type TransferFile, TransferState } from '../../shared/domain/transfer.ts'
import { NOW } from './transferHistories.ts'
import { aFile, aTransfer } from './transfers.suite.ts'

/** Generated histories with many names, days of several time zones, and bursts; and questions about them. */

const HOUR = 4 * QUARTER
const DAY = 24 * HOUR
const zones = ['Europe/Zurich', 'America/New_York', 'Asia/Kolkata'] as const
/** Each has a change of the clocks in New York or Zurich, the last one in both. */
const periods = ['2026-03-04', '2026-03-24', '2026-10-22'].map(day => Date.parse(day))
const PERIOD_DAYS = 14

/** The starts of a zone's days, from the first after a moment on: of 23 to 25 hours where clocks change. */
export function dayStarts(zone: string, from: number, count: number): number[] {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  const starts: number[] = []
  for (let at = Math.ceil(from / QUARTER) * QUARTER; starts.length < count; at += QUARTER) {
    if (day.format(at) !== day.format(at - QUARTER)) starts.push(at)
  }
  return starts
}

const days = periods.flatMap(from => zones.map(zone => dayStarts(zone, from, PERIOD_DAYS)))
const dayStart = fc.constantFrom(...days.flat())
/** Few distinct times, so that many transfers share one; many are on an edge, or a millisecond beside it. */
const moment = fc
  .tuple(
    fc.oneof(dayStart, fc.constantFrom(...periods)),
    fc.constantFrom(0, 0, -1, 1, QUARTER, -QUARTER, 5 * HOUR, 5 * HOUR + 7, 90_000),
  )
  .map(([at, offset]) => at + offset)
const iso = (at: number) => new Date(at).toISOString()

/** Letters beyond ASCII; the last two sort differently by UTF-16 and by code points. */
const senders = [
  'alice@acme.example',
  'Alice@acme.example',
  'bob@acme.example',
  'zoë@acme.example',
  'ÉMILE@sub.acme.example',
  'i\u0307d@other.example',
  '\uff5e@acme.example',
  '\u{1f98a}@acme.example',
]
const recipients = [
  'rita@partner.example',
  'Rita@Partner.example',
  'ron@partner.example',
  'ron@sub.partner.example',
  'ron@notpartner.example',
  'colleague@acme.example',
  'colleague@deep.sub.acme.example',
  'Jürgen@bücher.example',
  '契約@例え.example',
  '\uff5e@z.example',
  '\u{1f98a}@z.example',
]
const extensions = ['pdf', 'PDF', 'xlsx', '', "it's", '%41', 'é "x"', '契約']

const finding = fc.constantFrom(...BasicInfoType.options.slice(0, 5)).map(infoType => ({
  infoType,
  count: 3,
  distinctCount: 2,
  likelihood: 'LIKELY' as const,
}))
const findings = fc
  .uniqueArray(finding, { maxLength: 3, selector: ({ infoType }) => infoType })
  .map(summary => ({ summary, places: [], notInspectable: [], mismatches: [] }))
const anonymisation: TransferFile['anonymisation'] = { headerRow: true, rules: [], attempt: 1 }
const file: fc.Arbitrary<Partial<TransferFile>> = fc.record({
  size: fc.oneof(fc.nat(5000), fc.integer({ min: 2 ** 31, max: 2 ** 41 })),
  fileExtension: fc.constantFrom(...extensions),
  findings: fc.option(findings, { nil: undefined }),
  anonymisation: fc.option(fc.constant(anonymisation), { nil: undefined, freq: 2 }),
})

/** On both sides of each class of `downloadClasses`, and before the confirmation. */
const downloadAfter = fc
  .tuple(fc.constantFrom(0, HOUR, DAY, 3 * DAY, 7 * DAY), fc.constantFrom(-1, 0, 1))
  .map(([after, beside]) => after + beside)

const phoneVerification = { sealedPhone: 'sealed', maskedPhone: '*** 67', round: 1 }

/** The delivery to a further recipient. */
const further = fc.record({
  recipient: fc.constantFrom(...recipients),
  transferState: fc.constantFrom('processing' as const, 'active' as const, 'expired' as const, 'retracted' as const),
  after: fc.constantFrom(0, 1, HOUR, 3 * DAY),
  downloadCount: fc.nat(4),
  downloadAfter: fc.option(downloadAfter, { nil: undefined }),
})

const one = fc.record({
  transferState: fc.constantFrom(...TransferState.options, 'active' as const, 'active' as const),
  sender: fc.constantFrom(...senders),
  recipient: fc.constantFrom(...recipients),
  createdAt: moment,
  stateChangedAt: moment,
  finalizedAfter: fc.option(fc.nat(2 * HOUR), { nil: undefined }),
  downloadAfter: fc.option(downloadAfter, { nil: undefined }),
  downloadCount: fc.nat(4),
  expiryDate: fc.option(moment, { nil: undefined }),
  trackingId: fc.constantFrom(undefined, '', 'INC-7'),
  isPasswordProtected: fc.constantFrom(undefined, false, true),
  isCoded: fc.boolean(),
  isRequest: fc.boolean(),
  mistake: fc.constantFrom(undefined, undefined, undefined, 'corrected' as const, 'withdrawn' as const),
  newId: fc.constantFrom(undefined, 'the-corrected-one'),
  isCanary: fc.nat(19).map(number => number === 0),
  files: fc.array(file, { maxLength: 3 }),
  further: fc.array(further, { maxLength: 3 }),
})
type One = typeof one extends fc.Arbitrary<infer Generated> ? Generated : never

/** Few transfers of one name on each of the days before, then some or many. */
const burst = fc
  .record({
    days: fc.constantFrom(...days),
    day: fc.integer({ min: SPIKE_DAYS, max: PERIOD_DAYS - 1 }),
    before: fc.array(fc.nat(2), { minLength: SPIKE_DAYS, maxLength: SPIKE_DAYS }),
    count: fc.integer({ min: 3, max: 14 }),
    like: one,
  })
  .map(({ days, day, before, count, like }) =>
    [...before, count].flatMap((some, place) =>
      Array.from({ length: some }, (_, index): One => {
        const start = days[day - SPIKE_DAYS + place] ?? 0
        return {
          ...like,
          transferState: 'active',
          mistake: undefined,
          isCanary: false,
          createdAt: start + index * 37_000,
        }
      }),
    ),
  )

/** Ids have another order than the times, and differ in length. */
const toId = (index: number) => `${((index + 1) * 7919) % 1009}-transfer`

/** The record of a transfer, and those of its deliveries to further recipients. */
function toRecords(said: One, index: number): Transfer[] {
  const transfer = toTransfer(said, index)
  if (transfer.request || !listedTransfer(transfer)) return [transfer]
  return [
    transfer,
    ...said.further.map(({ recipient, transferState, after, downloadCount, downloadAfter }, place) => {
      const at = Date.parse(transfer.createdAt) + after
      const earlier = [transfer, ...said.further.slice(0, place)]
      return Transfer.parse({
        ...aTransfer(toDeliveryId(transfer.id, place + 1), { recipient, transferState, downloadCount, files: [] }),
        deliveryOf: transfer.id,
        isPartnerRepeated: earlier.some(known => getDomain(known.recipient) === getDomain(recipient)) || undefined,
        sender: transfer.sender,
        createdAt: iso(at),
        finalizedAt: iso(at),
        firstDownloadAt: downloadAfter === undefined ? undefined : iso(at + downloadAfter),
        expiryDate: transfer.expiryDate,
      })
    }),
  ]
}

function toTransfer({ isRequest, isCoded, isCanary, mistake, files, further, ...said }: One, index: number): Transfer {
  const id = isCanary ? toCanaryId(toId(index)) : toId(index)
  const { createdAt, finalizedAfter, downloadAfter, expiryDate, sender, transferState, stateChangedAt, ...others } =
    said
  const confirmedAt = createdAt + (finalizedAfter ?? 0)
  return Transfer.parse({
    ...aTransfer(id, others),
    ...(mistake ? { transferState: 'retracted', wasMistake: true } : { transferState }),
    ...(mistake === 'withdrawn' ? { isWrongRecipient: true } : {}),
    sender: { subject: `subject of ${sender}`, email: sender },
    createdAt: iso(createdAt),
    stateChangedAt: iso(stateChangedAt),
    finalizedAt: finalizedAfter === undefined ? undefined : iso(confirmedAt),
    firstDownloadAt: downloadAfter === undefined ? undefined : iso(confirmedAt + downloadAfter),
    expiryDate: expiryDate === undefined ? undefined : iso(expiryDate),
    ...(isCoded ? { phoneVerification: { ...phoneVerification, username: id, usernameDigest: id } } : {}),
    ...(isRequest || transferState === 'requested'
      ? { request: { link: { digest: `${id} request`, sealed: 'sealed' }, mails: 1 } }
      : {}),
    files: files.map((more, place) => aFile(`${id}-${place}`, more)),
  })
}

export const insightHistory: fc.Arbitrary<Transfer[]> = fc
  .tuple(fc.array(one, { minLength: 1, maxLength: 25 }), fc.array(burst, { maxLength: 2 }))
  .map(([some, bursts]) => [...some, ...bursts.flat()].flatMap(toRecords))

/** A state that each transfer may have had before. Nothing that was listed becomes provisional again. */
export function toEarlier(after: Transfer, index: number): Transfer {
  const { wasMistake, isWrongRecipient, newId, firstDownloadAt, finalizedAt, ...before } = after
  if (isCorrected(after) && index % 3 > 0) return { ...after, newId: undefined }
  const wasListed = after.transferState !== 'provisional' && !isCorrected(after)
  if (!wasListed || index % 3 === 0) return { ...before, transferState: 'provisional', downloadCount: 0 }
  const [first, ...files] = after.files
  if (index % 3 === 1 || !first) return { ...before, transferState: 'uploading', downloadCount: 0 }
  return {
    ...after,
    newId: undefined,
    transferState: 'processing',
    files: [{ ...first, findings: undefined }, ...files],
  }
}

const CENTURY = 36_525 * DAY
const length = fc.constantFrom(0, 1, 60_000, QUARTER, 7 * DAY, -DAY)
/** Some are empty, and some end before they begin. */
export const window: fc.Arbitrary<Window> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(moment, moment)
      .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
  },
  { weight: 3, arbitrary: fc.tuple(moment, length).map(([from, length]) => ({ from, to: from + length })) },
  { weight: 2, arbitrary: fc.constant({ from: NOW - CENTURY / 2, to: NOW + CENTURY / 2 }) },
)

/** Steps of a quarter, an hour, a zone's days; the first and the last may be cut. */
const regular = fc
  .tuple(fc.constantFrom(...days), fc.constantFrom(QUARTER, HOUR, 6 * HOUR, 6 * HOUR), fc.integer({ min: 0, max: 60 }))
  .map(([[from = 0], size, count]) => Array.from({ length: count + 1 }, (_, place) => from + place * size))
const ofDays = fc
  .tuple(fc.constantFrom(...days), fc.nat(4), fc.integer({ min: 2, max: PERIOD_DAYS }))
  .map(([some, from, count]) => some.slice(from, from + count))
export const edges = fc
  .tuple(
    fc.oneof(regular, ofDays),
    fc.constantFrom(0, 1, 60_000, QUARTER - 1),
    fc.constantFrom(0, 1, 60_000, QUARTER - 1),
  )
  .map(([all, late, early]) =>
    all.map((edge, place) => (place === 0 ? edge + late : place === all.length - 1 ? edge - early : edge)),
  )
  .filter(all => all.every((edge, place) => edge >= (all[place - 1] ?? edge)))

const limit = fc.constantFrom(1, 2, 5, 500)
const withoutDomains = fc.constantFrom<string[]>(
  [],
  ['acme.example'],
  ['partner.example', 'acme.example'],
  ['bücher.example', 'example.com'],
  ['sub.acme.example', 'z.example'],
)
export const most = fc.record({ limit, withoutDomains })
export const dimension = fc.constantFrom<Dimension>(...dimensions)
export const party = fc.constantFrom<PartyDimension>('sender', 'recipient', 'partner')
export const now = moment
/** Consecutive days of a zone, the last one perhaps not over. */
export const spikeDays = fc
  .tuple(fc.constantFrom(...days), fc.constantFrom(0, 0, 60_000, 5 * HOUR))
  .map(([all, early]) => [...all.slice(0, -1), (all.at(-1) ?? 0) - early])
