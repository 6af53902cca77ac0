import { describe, expect, test } from 'vitest'
import { type Findings, inspectionExtent } from '../../shared/domain/inspection.ts'
import { listedExtent, listedTransfer } from '../../shared/domain/listedTransfer.ts'
import { review } from '../../shared/texts/en/review.ts'
import { countedKinds, findingText } from '../../shared/texts/inspection.ts'
import { listedExtentText } from '../../shared/texts/notInspectable.ts'
import { type FollowedFile, toFileStateView } from '../../web/src/pages/review/fileStateView.ts'
import { distinctText, sampledText } from '../../web/src/pages/review/findingTexts.ts'
import { namedPlaces } from '../../web/src/pages/review/namedPlaces.ts'
import { sensitiveDataIn } from '../../web/src/pages/review/sensitiveData.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'

const nothing: Findings = { summary: [], places: [], notInspectable: [], mismatches: [] }
const card = { infoType: 'CREDIT_CARD_NUMBER', count: 12, distinctCount: 9, likelihood: 'VERY_LIKELY' } as const
const mail = { infoType: 'EMAIL_ADDRESS', count: 1, distinctCount: 1, likelihood: 'POSSIBLE' } as const

describe('the text of findings', () => {
  test('contains kind, count and likelihood', () => {
    expect(findingText(card)).toBe('Credit card number · 12 · very likely')
    expect(countedKinds([{ ...card, count: 1200 }, mail])).toBe('1,200 credit card numbers and 1 e-mail address')
  })

  test('says how much of a text was inspected', () => {
    const sampled = { infoTypes: ['PERSON_NAME', 'STREET_ADDRESS'] as const, read: 16_000_000, total: 120_000_000 }

    expect(sampledText({ ...sampled, infoTypes: [...sampled.infoTypes] })).toBe(
      'Only part of the text was searched for these kinds of data: person names and street addresses (16 million of 120 million characters).',
    )
  })

  test('reports a misleading name', () => {
    expect(review.found.misleadingName('pdf', 'exe')).toBe('A file name ends in .pdf, but the content is .exe.')
    expect(review.found.untypedName('zip')).toBe('A file name has no extension; the content is .zip.')
  })
})

describe('an encoding that was assumed', () => {
  test('is named', () => {
    expect(review.found.assumedEncoding('windows-1251')).toBe('Read as windows-1251 (assumed).')
  })
})

describe('the place of a finding', () => {
  test('has a distinct count where values repeat', () => {
    expect(distinctText(card)).toBe('12 credit card numbers, 9 different')
    expect(distinctText({ ...card, distinctCount: 1 })).toBe('12 credit card numbers, all identical')
    expect(distinctText(mail)).toBe('1 e-mail address')
    expect(distinctText({ ...mail, count: 2, distinctCount: 2 })).toBe('2 e-mail addresses')
  })

  test.each([
    ['xlsx', { page: 1, column: 2 }, 'Sheet 1, Column 3'],
    ['ods', { page: 2 }, 'Sheet 2'],
    ['pptx', { page: 1 }, 'Slide 1'],
    ['odp', { page: 1 }, 'Slide 1'],
    ['pdf', { page: 4 }, 'Page 4'],
    ['txt', {}, undefined],
  ])('in a file .%s, %o has the words of its format', (extension, place, text) => {
    const [named] = namedPlaces({ name: `a.${extension}` }, { places: [{ ...mail, ...place }] })
    expect(named?.name).toBe(text)
  })

  test('has the page, then the column, by name where known', () => {
    const at = (column: number, page?: number) => ({ ...mail, column, ...(page === undefined ? {} : { page }) })
    const report = { method: 'sha256', changed: 1, unchanged: 0, refused: 0, isPseudonymised: false } as const
    const anonymizationReport = { rows: 1, columns: [{ ...report, column: 1, header: 'card' }] }
    const names = (name: string, ...places: ReturnType<typeof at>[]) =>
      namedPlaces({ name, anonymizationReport }, { places }).map(place => place.name)

    expect(names('a.csv', at(10), at(1), at(2))).toEqual(['card', 'Column 3', 'Column 11'])
    expect(names('A.XLSX', at(2, 2), at(3, 1), at(0, 1))).toEqual([
      'Sheet 1, Column 1',
      'Sheet 1, Column 4',
      'Sheet 2, Column 3',
    ])
  })
})

describe('the progress of a file', () => {
  const standing = (file: Partial<FollowedFile> & Pick<FollowedFile, 'fileState'>) =>
    toFileStateView({ isGoingOn: true, ...file } as FollowedFile)

  test('during processing is waiting until a step begins', () => {
    const waiting = { type: 'pending', label: 'Waiting' }
    expect(standing({ fileState: 'uploaded' })).toEqual(waiting)
    expect(standing({ fileState: 'verified' })).toEqual(waiting)
    expect(standing({ fileState: 'inspecting', inspectionProgress: 0 }).label).toBe('Waiting to be inspected')
    expect(standing({ fileState: 'anonymizing' }).label).toBe('Waiting to be anonymized')
    expect(standing({ fileState: 'inspecting', inspectionProgress: 7 })).toEqual({
      type: 'in-progress',
      label: 'Inspecting',
      percent: 7,
    })
  })

  test('after the end of its transfer is never in progress', () => {
    for (const fileState of ['waiting', 'uploaded', 'verified', 'anonymizing', 'inspecting', 'inspected'] as const) {
      expect(['success', 'stopped']).toContain(standing({ fileState, isGoingOn: false }).type)
    }
  })

  test('has an informational notice for a harmless error, and no tick for a part that was not read', () => {
    const notInspectable: Findings['notInspectable'] = [{ reason: 'password', count: 1, isWhole: false }]
    expect(standing({ fileState: 'error', inspectionType: 'INFORMATION' }).label).toBe('Info')
    expect(standing({ fileState: 'error', inspectionType: 'BLOCKING' }).type).toBe('error')
    expect(standing({ fileState: 'inspected', findings: { ...nothing, notInspectable } }).label).toBe(
      'Inspected in part',
    )
  })
})

describe('the sensitive data of a transfer', () => {
  test('is summed over its files, the most frequent kind first', () => {
    const files = [{ findings: { ...nothing, summary: [mail, card] } }, { findings: { ...nothing, summary: [mail] } }]

    expect(sensitiveDataIn(files).kinds).toEqual([
      { infoType: 'CREDIT_CARD_NUMBER', count: 12 },
      { infoType: 'EMAIL_ADDRESS', count: 2 },
    ])
  })

  test('is absent only when every file was inspected completely', () => {
    const sampled: Findings = { ...nothing, sampled: { infoTypes: ['LOCATION'], read: 1, total: 2 } }
    const locked: Findings = { ...nothing, notInspectable: [{ reason: 'password', count: 1, isWhole: true }] }

    expect(sensitiveDataIn([{ findings: nothing }, { findings: sampled }, { findings: locked }, {}])).toEqual({
      kinds: [],
      inspectedFiles: 3,
      fullyInspectedFiles: 1,
    })
  })
})

describe('point 5: the extent of an inspection', () => {
  const sampled: Findings = { ...nothing, sampled: { infoTypes: ['PERSON_NAME'], read: 16, total: 17 } }
  const unread = (reason: Findings['notInspectable'][number]['reason'], isWhole = true): Findings => ({
    ...nothing,
    notInspectable: [{ reason, count: 1, isWhole }],
  })
  const cases: [what: string, findings: Findings, extent: 'full' | 'part' | 'none', reason?: string][] = [
    ['a file read to its end', nothing, 'full'],
    ['a sampled text', sampled, 'part', 'sampled'],
    ['a picture in a document', unread('unsupported', false), 'part', 'unsupported'],
    ['an entry that is locked, in a sampled archive', { ...sampled, ...unread('password', false) }, 'part', 'password'],
    ['a file that breaks on its way', unread('broken'), 'part', 'broken'],
    ['a locked file', unread('password'), 'none', 'password'],
    ['a format that is not known', unread('unknown'), 'none', 'unknown'],
    [
      'a file in which something was found before a lock',
      { ...unread('password'), summary: [mail] },
      'part',
      'password',
    ],
  ]

  test.each(cases)('%s is the same in the list, the review and the texts', (_, findings, extent, reason) => {
    expect(inspectionExtent(findings)).toEqual({ extent, ...(reason && { reason }) })

    const listed = listedTransfer(aTransfer('one', { transferState: 'active', files: [aFile('a', { findings })] }))
    const inspection = { extent, ...(reason && { reason }) }
    expect(listed?.files[0]?.findings).toMatchObject({ isReadInFull: extent === 'full', inspection })
    expect(listedExtent(listed?.files ?? [])).toBe(extent)

    const standing = toFileStateView({ fileState: 'inspected', isGoingOn: false, findings } as FollowedFile)
    expect(standing.type === 'success').toBe(extent === 'full')
    expect(sensitiveDataIn([{ findings }]).fullyInspectedFiles).toBe(extent === 'full' ? 1 : 0)
  })

  test('is never clean for an entry of an earlier version without an extent', () => {
    const file = { id: 'a', name: 'a.txt', size: 1, fileExtension: 'txt' }
    expect(listedExtent([{ ...file, findings: { summary: [], isReadInFull: true } }])).toBe('part')
    expect(listedExtentText({ extent: 'part' })).toBe('Not all of it could be inspected')
  })

  test('of a transfer is that of its least inspected file', () => {
    const file = { id: 'a', name: 'a.txt', size: 1, fileExtension: 'txt' }
    const of = (...extents: ('full' | 'part' | 'none' | undefined)[]) =>
      listedExtent(
        extents.map(extent => ({
          ...file,
          findings: extent && { summary: [], isReadInFull: extent === 'full', inspection: { extent } },
        })),
      )
    expect(of('full', 'full')).toBe('full')
    expect(of('full', 'none')).toBe('part')
    expect(of('full', undefined)).toBe('part')
    expect(of('none', undefined)).toBe('none')
    expect(of(undefined)).toBeUndefined()
  })
})
