import { deflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import fc from 'fast-check'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { toReceiptHeader } from '../../shared/domain/deliveryReceipt.ts'
import { findReceipt } from '../../shared/domain/findReceipt.ts'
import { RECEIPT_START } from '../../shared/domain/verifyReceipt.ts'
import { type Block, layOut } from '../../web/src/receipts/pdf/layOut.ts'
import { PAGE, type PdfText, writePdf } from '../../web/src/receipts/pdf/writePdf.ts'

const header = Buffer.from(toReceiptHeader('k'.repeat(43))).toString('base64url')
const receipt = `${header}.eyJ2ZXJzaW9uIjoxfQ.${'s'.repeat(86)}`
const other = `${header}.eyJ2ZXJzaW9uIjoyfQ.${'s'.repeat(86)}`
const encode = (text: string) => new TextEncoder().encode(text)
const line = (text: string, y: number, isRightToLeft = false): PdfText => ({
  ...{ text, isRightToLeft, x: 48, y, size: 10 },
  width: Math.min(text.length * 6, 480),
})

/** Pages of one black dot on white. */
function pdfWith(pages: readonly PdfText[][], attached = receipt) {
  const picture = deflateSync(Uint8Array.of(0x0f, 0xff))
  return writePdf({
    title: 'Delivery receipt',
    language: 'en-GB',
    isRightToLeft: false,
    createdAt: '2026-11-27T10:00:00.000Z',
    pages: pages.map(texts => ({ picture, columns: 2, rows: 2, texts })),
    attachment: { name: 'delivery-receipt.jws', text: attached },
  })
}

async function readPages(pdf: Uint8Array): Promise<string[][]> {
  const document = await getDocumentProxy(pdf.slice())
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      const text = items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
      return text.split('\n')
    }),
  )
}

describe('the PDF of a receipt', () => {
  const lines = ['Delivery receipt', 'Zażółć gęślą jaźń.pdf', '契約書（最終版）.docx', 'Ωμέγα 😀 “quoted” (\\)']

  test('gives its text to other readers, in every script', async () => {
    const pdf = pdfWith([lines.map((text, index) => line(text, 60 + index * 20)), [line('Second page', 60)]])

    expect(await readPages(pdf)).toEqual([lines, ['Second page']])
  })

  test('gives text from right to left to other readers', async () => {
    const pdf = pdfWith([[line('إثبات الإرسال', 60, true)]])

    expect(await readPages(pdf)).toEqual([['إثبات الإرسال']])
  })

  test('has more letters than one font has codes', async () => {
    const text = String.fromCodePoint(...Array.from({ length: 600 }, (_, index) => 0x4e00 + index))

    expect((await readPages(pdfWith([[line(text, 60)]]))).flat().join('')).toBe(text)
  })

  test('shows its pictures, and nothing of the text over them', async () => {
    const library = await PDFiumLibrary.init()
    const document = await library.loadDocument(Buffer.from(pdfWith([[line('Delivery receipt', 60)]])))

    const [page] = [...document.pages()]
    const { data, width, height } = (await page?.render({ scale: 1, render: 'bitmap' })) ?? expect.fail()

    expect([width, height]).toEqual([PAGE.width, PAGE.height])
    const shade = (x: number, y: number) => data[(y * width + x) * 4]
    expect([shade(100, 60), shade(400, 60), shade(100, 600)]).toEqual([0, 255, 255])
    document.destroy()
    library.destroy()
  })

  test('has the receipt as its attachment, and in plain bytes', async () => {
    const pdf = pdfWith([[line('Delivery receipt', 60)]])

    const document = await getDocumentProxy(pdf.slice())
    const [[id, { filename }] = expect.fail()] = [...((await document.getAttachments()) ?? [])]
    expect(filename).toBe('delivery-receipt.jws')
    expect(new TextDecoder().decode(await document.getAttachmentContent(id))).toBe(receipt)
    expect(findReceipt(pdf)).toBe(receipt)
  })
})

describe('a receipt is found', () => {
  test('in a text with breaks', () => {
    expect(findReceipt(encode(`\ufeff${receipt.replaceAll(/(.{60})/g, '$1\r\n')}\n`))).toBe(receipt)
  })

  test('in a PDF once, also if it is repeated', () => {
    expect(findReceipt(encode(`%PDF-1.7\n${receipt}\n${receipt}\n`))).toBe(receipt)
  })

  test.each([
    ['two receipts', `${receipt}\n${other}\n`],
    ['no receipt', 'stream\nendstream'],
    ['a part of one', receipt.slice(0, -1)],
    ['a receipt within a longer text', `a${receipt}`],
    ['a receipt with more behind it', `${receipt}A`],
  ])('in a PDF with %s not', (_, content) => {
    expect(findReceipt(encode(`%PDF-1.7\n${content}`))).toBeUndefined()
  })

  test('without a long search in a hostile file', () => {
    const hostile = encode(`%PDF-1.7\n${`${RECEIPT_START}.`.repeat(200_000)}`)

    const start = performance.now()
    expect(findReceipt(hostile)).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

describe('the layout of a document', () => {
  /** Each letter has half the width of its size. */
  const measure = (text: string, { size }: { size: number }) => (text.length * size) / 2
  const block = (text: string): Block => ({ label: [{ size: 10, text: 'Name' }], value: [{ size: 10, text }], gap: 5 })

  test('keeps every letter, within the page and without overlaps', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 400 }), { maxLength: 40 }), texts => {
        const pages = layOut(texts.map(block), measure)

        for (const lines of pages) {
          for (const { x, y, width } of lines) {
            expect(x + width).toBeLessThanOrEqual(PAGE.width - 48 + 0.001)
            expect(y).toBeLessThan(PAGE.height - 48)
          }
          const values = lines.filter(({ x }) => x > 48).map(({ y }) => y)
          expect(values).toEqual(values.toSorted((one, next) => one - next))
        }
        const shown = pages.flat().filter(({ x }) => x > 48)
        const letters = (text: string) => text.replaceAll(/\s/g, '')
        expect(letters(shown.map(({ text }) => text).join(''))).toBe(letters(texts.join('')))
      }),
    )
  })

  test('breaks at spaces, and a long word anywhere', () => {
    const [lines] = layOut([{ value: [{ size: 10, text: `Two words ${'x'.repeat(150)} end` }], gap: 0 }], measure)

    expect(lines?.map(({ text }) => text)).toEqual(['Two words', 'x'.repeat(99), `${'x'.repeat(51)} end`])
  })

  test('begins a section on the next page when only its heading fits', () => {
    const rows = Array.from({ length: 37 }, () => block('Row'))
    const heading = { value: [{ size: 12, text: 'Files' }], gap: 18, isHeading: true }

    const [, next] = layOut([...rows, heading, block('First')], measure)

    expect(next?.[0]?.text).toBe('Files')
  })
})
