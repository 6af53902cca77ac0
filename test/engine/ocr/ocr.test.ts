import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Budget } from '../../../engine/extraction/budget.ts'
import { extract } from '../../../engine/extraction/extract.ts'
import { extractIsolated } from '../../../engine/extraction/isolated/extractIsolated.ts'
import { Recogniser } from '../../../engine/extraction/ocr/recogniser.ts'
import { memorySource } from '../../../engine/extraction/sources.ts'
import { inspectSource } from '../../../engine/inspection/inspect.ts'
import { patternDetectors } from '../../../engine/inspection/patterns/patternDetectors.ts'
import { files, letter } from '../extraction/packages.ts'
import { getReading } from '../extraction/reading.ts'
import { headers } from './hostilePictures.ts'
import { type Bitmap, print, toPng, toScannedPdf, toTiff, turnedUpsideDown } from './scans.ts'

const ocr = { languages: ['en' as const], maxPages: 50, maxSeconds: 60 }
const detectors = patternDetectors()
const temporaryDirectory = mkdtempSync(join(tmpdir(), 'waybill-ocr-'))
afterAll(() => rmSync(temporaryDirectory, { recursive: true, force: true }))

let card: Bitmap
let account: Bitmap
beforeAll(async () => {
  card = await print('Please charge my credit card', '4111 1111 1111 1111', 'and confirm it to anna@partner.example.')
  account = await print('The new account of the company is', 'CH93 0076 2011 6238 5295 7', 'from the first of May.')
})

/** In the process that opens documents. */
function inspect(bytes: Uint8Array, name: string, settings: object = { ocr }) {
  const progress: number[] = []
  const findings = inspectSource(memorySource(bytes), name, {
    detectors,
    extract: (source, named) => extractIsolated(source, named, { temporaryDirectory, ...settings }),
    onProgress: (done, total) => progress.push(done / total),
  })
  return findings.then(found => ({ ...found, progress }))
}

/** In this process, which is quicker. */
function read(bytes: Uint8Array, name: string, limits: object = {}) {
  const recogniser = new Recogniser({ ...ocr, ...limits })
  return getReading(extract(memorySource(bytes), name, new Budget(bytes.length), { recogniser }))
}

const joinTexts = ({ texts }: Awaited<ReturnType<typeof read>>) => texts.map(({ text }) => text).join('\n')

describe('text in pictures', () => {
  test('a table is read by column, with its headers', async () => {
    const gap = ' '.repeat(20)
    const rows = [
      ['Staff', 'Cards', 'Towns'],
      ['Anna', '1111', 'Basel'],
      ['Beth', '2222', 'Aarau'],
      ['Carl', '3333', 'Lyon'],
      ['Dora', '4444', 'Rome'],
    ]

    const { texts } = await read(toPng(await print(...rows.map(row => row.join(gap)))), 'a.png')

    const columns = [0, 1, 2].map(column => rows.map(row => `${row[column]}\n`).join(''))
    expect(texts.map(({ text }) => text)).toEqual(columns)
  })

  test('a scanned page is read in the process without network, and its finding says so', async () => {
    const { summary, places, recognised, notInspectable, progress } = await inspect(
      toScannedPdf([card, account]),
      'a.pdf',
    )

    const cards = { infoType: 'CREDIT_CARD_NUMBER', count: 1 }
    expect(summary).toContainEqual(expect.objectContaining(cards))
    expect(summary).toContainEqual(expect.objectContaining({ infoType: 'IBAN_CODE', count: 1 }))
    expect(places).toContainEqual(expect.objectContaining({ ...cards, page: 1, isRecognised: true }))
    expect({ recognised, notInspectable }).toEqual({ recognised: 2, notInspectable: [] })
    expect(progress).toEqual(expect.arrayContaining([0.5, 1]))
  })

  test('without the setting, scans and pictures are not inspectable', async () => {
    const scan = await inspect(toScannedPdf([card]), 'a.pdf', {})
    const picture = await inspect(toPng(card), 'a.png', {})

    expect(scan).toMatchObject({ summary: [], notInspectable: [{ reason: 'unsupported', count: 1, isWhole: false }] })
    expect(picture).toMatchObject({ summary: [], notInspectable: [{ reason: 'unsupported', count: 1, isWhole: true }] })
    expect(scan).not.toHaveProperty('recognised')
  })

  test('each page of a TIFF has its number', async () => {
    const reading = await read(toTiff(card, account), 'fax.tif')

    expect(reading.texts).toEqual([
      { page: 1, text: expect.stringContaining('4111 1111 1111 1111') },
      { page: 2, text: expect.stringContaining('CH93 0076 2011 6238 5295 7') },
    ])
    expect(reading.notInspectable).toEqual([])
  })

  test('a page that lies upside down is read', async () => {
    expect(joinTexts(await read(toPng(turnedUpsideDown(card)), 'a.png'))).toContain('4111 1111 1111 1111')
  })

  test('pictures in archives and letters are read', async () => {
    const picture = { name: 'word/media/image1.png', content: toPng(account) }
    const reading = await read(
      files({ name: 'card.png', content: toPng(card) }, { name: 'letter.docx', content: letter('', picture) }),
      'all.zip',
    )

    expect(joinTexts(reading)).toContain('4111 1111 1111 1111')
    expect(joinTexts(reading)).toContain('CH93 0076 2011 6238 5295 7')
    expect(reading.notInspectable).toEqual([])
  })

  test('a scan with a stamp in text is read, and so is the stamp', async () => {
    const text = joinTexts(await read(toScannedPdf([card], 'Received 3 May'), 'a.pdf'))

    expect(text).toContain('Received 3 May')
    expect(text).toContain('4111 1111 1111 1111')
  })
})

describe('content that cannot be read is reported', () => {
  test('a picture without text', async () => {
    const blank = { width: 300, height: 200, grey: new Uint8Array(60_000).fill(255) }

    expect(await read(toPng(blank), 'a.png')).toMatchObject({ texts: [], notInspectable: [{ reason: 'unsupported' }] })
  })

  test('pages beyond the limit', async () => {
    const { texts, notInspectable } = await read(toScannedPdf([card, account, card]), 'a.pdf', { maxPages: 1 })

    expect(texts.map(({ page }) => page)).toEqual([1])
    expect(notInspectable).toEqual([
      { reason: 'tooManyEntries', page: 2 },
      { reason: 'tooManyEntries', page: 3 },
    ])
  })

  test('pages for which no time is left', async () => {
    const { texts, notInspectable } = await read(toScannedPdf([card, account]), 'a.pdf', { maxSeconds: 0.01 })

    expect(texts).toEqual([])
    expect(notInspectable).toEqual([
      { reason: 'timeout', page: 1 },
      { reason: 'timeout', page: 2 },
    ])
  })

  test.each(headers)('%s, without decoding it', async (_, found, bytes, reason) => {
    const before = process.cpuUsage()
    const reading = await read(bytes, `a.${found}`)
    const { user, system } = process.cpuUsage(before)

    expect(reading).toMatchObject({ texts: [], notInspectable: [{ reason }] })
    expect((user + system) / 1e6).toBeLessThan(1)
  })

  test('a picture whose data is cut', async () => {
    const png = toPng(card)

    const { notInspectable } = await read(png.subarray(0, png.length / 2), 'a.png')

    expect(notInspectable).toEqual([{ reason: 'broken' }])
  })
})
