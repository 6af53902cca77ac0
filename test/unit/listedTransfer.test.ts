import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_RECORDED_DOWNLOADS, summarizeDownloads } from '../../shared/domain/downloadSummary.ts'
import { type Findings, inspectionExtent } from '../../shared/domain/inspection.ts'
import {
  type ListedTransfer,
  limitPage,
  listedAt,
  listedExtent,
  listedTransfer,
} from '../../shared/domain/listedTransfer.ts'
import { searchedBy } from '../../shared/domain/searchedBy.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'

const clean: Findings = { summary: [], places: [], notInspectable: [], mismatches: [] }
const found = [{ infoType: 'IBAN_CODE', count: 2, distinctCount: 1, likelihood: 'LIKELY' }] as Findings['summary']
const file = { id: 'f', name: 'Report.PDF', size: 3, fileExtension: 'PDF', fileState: 'inspected', revision: 1 }
const transfer = (more: object = {}) =>
  ({
    id: 't',
    transferState: 'active',
    sender: { subject: 'alice', email: 'Alice@acme.example' },
    recipient: 'Rita.Meier@partner.example',
    recipientName: 'Rita Meier',
    message: 'Hello Rita',
    createdAt: '2026-11-01T00:00:00.000Z',
    expiryDate: '2026-11-08T00:00:00.000Z',
    trackingId: 'Case-7',
    downloadCount: 2,
    files: [{ ...file, findings: { ...clean, summary: found } }],
    ...more,
  }) as unknown as Transfer
const listed = (more: object = {}) => listedTransfer(transfer(more)) as ListedTransfer

describe('a transfer in a list', () => {
  test('is none while it is provisional', () => {
    expect(listedTransfer(transfer({ transferState: 'provisional' }))).toBeUndefined()
  })

  test('shows its options as what they are, also in records that lack them', () => {
    const flags = ({ isTransferRequest, isPasswordProtected, isAnonymousTransfer, isOTPEnabled }: ListedTransfer) => [
      ...[isTransferRequest, isPasswordProtected, isAnonymousTransfer, isOTPEnabled],
    ]

    expect(flags(listed())).toEqual([false, false, false, false])
    expect(flags(listed({ request: {} }))).toEqual([true, false, false, false])
    expect(flags(listed({ isPasswordProtected: true }))).toEqual([false, true, false, false])
    expect(flags(listed({ isAnonymousTransfer: true }))).toEqual([false, false, true, false])
    expect(flags(listed({ phoneVerification: {} }))).toEqual([false, false, false, true])
  })

  test('is expired from the moment of its date, before a sweep', () => {
    const end = Date.parse('2026-11-08T00:00:00.000Z')

    expect(listedAt(listed(), end - 1).transferState).toBe('active')
    expect(listedAt(listed(), end).transferState).toBe('expired')
    expect(listedAt(listed({ transferState: 'failed' }), end).transferState).toBe('failed')
  })

  test('is searched by lower-case addresses and extensions, dates in milliseconds, and words', () => {
    const more = [{ ...file, name: 'plan.pdf', fileExtension: 'pdf' }]
    const twice = listed({ files: [...transfer().files, ...transfer().files, ...more] })

    expect(searchedBy(twice)).toEqual({
      recipient: 'rita.meier@partner.example',
      recipientDomain: 'partner.example',
      furtherRecipients: [],
      furtherDomains: [],
      sender: 'alice@acme.example',
      senderDomain: 'acme.example',
      recipientWords: ['rita', 'meier', 'partner', 'example'],
      senderWords: ['alice', 'acme', 'example'],
      createdAt: Date.UTC(2026, 10, 1),
      expiryDate: Date.UTC(2026, 10, 8),
      isTransferRequest: false,
      messageWords: ['hello', 'rita'],
      fileWords: ['report', 'pdf', 'plan'],
      otherWords: ['rita', 'meier', 'partner', 'example', 'alice', 'acme', 'case', '7'],
      fileExtensions: ['pdf'],
      infoTypes: ['IBAN_CODE'],
      options: ['trackingId'],
    })
    const several = searchedBy({
      ...listed({}),
      furtherRecipients: ['Zoe@Partner.example', 'Dan@other.example'],
    })
    expect(several.furtherRecipients).toEqual(['zoe@partner.example', 'dan@other.example'])
    expect(several.furtherDomains).toEqual(['other.example'])
    expect(several.recipientWords).toEqual(expect.arrayContaining(['rita', 'zoe', 'dan', 'other']))
    const least = searchedBy(listed({ recipientName: undefined, trackingId: undefined, expiryDate: undefined }))
    expect(least.expiryDate).toBeUndefined()
    expect(least.options).toEqual([])
    expect(least.otherWords).toEqual(['rita', 'meier', 'partner', 'example', 'alice', 'acme'])
  })
})

describe('the extent of an inspection', () => {
  const whole = { reason: 'password', count: 1, isWhole: true } as const
  const part = { reason: 'unsupported', count: 1, isWhole: false } as const
  const cut = { reason: 'timeout', count: 1, isWhole: true } as const
  const sampled: Findings['sampled'] = { infoTypes: ['PERSON_NAME'], read: 1, total: 2 }
  test.each<[string, Partial<Findings>, object]>([
    ['all content', {}, { extent: 'full' }],
    ['a sample', { sampled }, { extent: 'part', reason: 'sampled' }],
    ['all but an entry', { notInspectable: [part] }, { extent: 'part', reason: 'unsupported' }],
    ['nothing', { notInspectable: [whole] }, { extent: 'none', reason: 'password' }],
    ['what was read before time ran out', { notInspectable: [cut] }, { extent: 'part', reason: 'timeout' }],
    [
      'a file of which something was found',
      { notInspectable: [whole], summary: found },
      { extent: 'part', reason: 'password' },
    ],
    ['nothing, whatever its entries', { notInspectable: [part, whole] }, { extent: 'none', reason: 'password' }],
    ['an entry less, before a sample', { notInspectable: [part], sampled }, { extent: 'part', reason: 'unsupported' }],
  ])('says what was inspected: %s', (_, more, extent) => {
    expect(inspectionExtent({ ...clean, ...more })).toEqual(extent)
  })

  const files = (...extents: ('full' | 'part' | 'none' | 'earlier' | undefined)[]) =>
    extents.map(extent => ({
      ...file,
      findings:
        extent === undefined
          ? undefined
          : { summary: [], isReadInFull: true, ...(extent === 'earlier' ? {} : { inspection: { extent } }) },
    }))
  test.each([
    [[], undefined],
    [[undefined, undefined], undefined],
    [['full', 'full'], 'full'],
    [['full', undefined], 'part'],
    [['full', 'part'], 'part'],
    [['full', 'none'], 'part'],
    [['none', undefined], 'none'],
    [['none', 'none'], 'none'],
    [['none', 'part'], 'part'],
    [['earlier'], 'part'],
  ] as const)('of files with %j is %s', (extents, extent) => {
    expect(listedExtent(files(...extents))).toBe(extent)
  })
})

describe('a page of a list', () => {
  const MAX = 4 * 1024 * 1024
  test('has as many transfers as fit into 4 MiB, and at least one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: MAX + 1 }), { maxLength: 8 }), lengths => {
        const { transfers, isShortened } = limitPage(lengths, length => length)
        const sum = transfers.reduce((all, length) => all + length, 0)
        const next = lengths[transfers.length]

        expect(lengths.slice(0, transfers.length)).toEqual(transfers)
        expect(isShortened ?? false).toBe(next !== undefined)
        if (transfers.length > 1) expect(sum).toBeLessThanOrEqual(MAX)
        if (next !== undefined) expect(sum + next).toBeGreaterThan(MAX)
        if (lengths.length > 0) expect(transfers.length).toBeGreaterThan(0)
      }),
    )
  })

  test('is filled to the last letter', () => {
    expect(limitPage([MAX - 1, 1], length => length)).toEqual({ transfers: [MAX - 1, 1] })
    expect(limitPage([MAX - 1, 2], length => length)).toEqual({ transfers: [MAX - 1], isShortened: true })
    expect(limitPage([MAX + 1], length => length)).toEqual({ transfers: [MAX + 1] })
  })

  test('measures transfers as JSON', () => {
    const long = listed({ message: 'x'.repeat(MAX / 2) })
    expect(limitPage([long, long])).toEqual({ transfers: [long], isShortened: true })
  })
})

describe('downloads', () => {
  const taken = (some: readonly string[], more: object = {}) =>
    summarizeDownloads(transfer({ taken: some, files: [file, { ...file, id: 'g' }], ...more }))

  test.each([
    ['one file of two by one person', ['p.f'], { people: 1, files: 1, isAllByEach: false }],
    ['both by one person', ['p.f', 'p.g'], { people: 1, files: 2, isAllByEach: true }],
    ['one each by two people', ['p.f', 'q.g'], { people: 2, files: 2, isAllByEach: false }],
    ['both by one, one by another', ['p.f', 'p.g', 'q.g'], { people: 2, files: 2, isAllByEach: false }],
    ['both by both', ['p.f', 'p.g', 'q.g', 'q.f'], { people: 2, files: 2, isAllByEach: true }],
  ])('count people and files: %s', (_, some, wanted) => {
    expect(taken(some)).toEqual({ ...wanted, of: 2, isAtLeast: false })
  })

  test('of a password-protected transfer are of its one archive', () => {
    expect(taken(['p.a'], { isPasswordProtected: true })).toMatchObject({ of: 1, files: 1, isAllByEach: true })
  })

  test('are unknown without any, and incomplete when the record is full', () => {
    expect([taken([]), summarizeDownloads(transfer())]).toEqual([undefined, undefined])
    const some = (count: number) => Array.from({ length: count }, (_, at) => `p${at}.f`)
    expect(taken(some(MAX_RECORDED_DOWNLOADS - 1))).toMatchObject({ people: 499, isAtLeast: false })
    expect(taken(some(MAX_RECORDED_DOWNLOADS))).toMatchObject({ people: 500, isAtLeast: true })
  })
})
