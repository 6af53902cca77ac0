import { pages as paths } from '../../../../shared/domain/pages.ts'
import { toVisible } from '../../../../shared/domain/text.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { receipt as texts } from '../../../../shared/texts/en/receipt.ts'
import { formatCount } from '../../../../shared/texts/format.ts'
import { getPageLanguage, languageFacts } from '../../../../shared/texts/language.ts'
import { describeFacts, describeFiles, describeSteps } from '../describeReceipt.ts'
import type { Genuine } from '../judgeReceipt.ts'
import { preparePaper } from './drawPages.ts'
import { type Block, edges, layOut, type Paragraph } from './layOut.ts'
import { writePdf } from './writePdf.ts'

const body = { size: 9.5 }
const strong = { size: 9.5, isBold: true }
const quiet = { size: 8.5, isQuiet: true }
const digest = { size: 8, isMono: true }

/**
 * A document of a genuine receipt in the language of the page, with the receipt itself as its attachment. Undefined where the browser
 * does not let pages read what they drew.
 */
export async function makeReceiptPdf(genuine: Genuine): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { tag, direction } = languageFacts[getPageLanguage()]
  const isRightToLeft = direction === 'rtl'
  const { measure, draw } = preparePaper(isRightToLeft)
  const placed = layOut(toBlocks(genuine), measure)
  const pages = []
  for (const [index, lines] of placed.entries()) {
    const text = texts.pageOf(formatCount(index + 1), formatCount(placed.length))
    const number = { ...quiet, text, x: edges.margin, y: edges.footer, width: measure(text, quiet) }
    const page = await draw([...lines, number])
    if (!page) return undefined
    pages.push(page)
  }
  return writePdf({
    title: `${texts.panel} ${genuine.receipt.deliveryId}`,
    language: tag,
    isRightToLeft,
    createdAt: genuine.receipt.issuedAt,
    pages,
    attachment: { name: 'delivery-receipt.jws', text: genuine.signed },
  })
}

function toBlocks({ receipt, kid }: Genuine): Block[] {
  const issuer = toVisible(receipt.issuer)
  const facts = describeFacts(receipt, kid)
  const steps = describeSteps(receipt)
  return [
    { value: [{ ...strong, size: 18, text: texts.panel }], gap: 0 },
    { value: [{ ...body, text: toVisible(receipt.organisation) }], gap: 4 },
    { value: [{ ...quiet, text: texts.verifyAt(`${issuer}${paths.receipt.path}`) }], gap: 10 },
    { value: [{ ...quiet, text: texts.provesNot }], gap: 2 },
    toHeading(texts.delivery),
    ...facts.map(({ name, value, note }) => ({
      label: [{ ...strong, text: name }],
      value: [...toParagraphs(value, body), ...toParagraphs(note === undefined ? [] : [note], quiet)],
      gap: 5,
    })),
    toHeading(common.files),
    ...describeFiles(receipt).map(({ name, size, sha256, notes }, index) => ({
      label: [{ ...body, text: formatCount(index + 1) }],
      value: [
        { ...strong, text: name },
        ...toParagraphs(notes, quiet),
        { ...body, text: size },
        { ...digest, text: sha256 },
      ],
      gap: 7,
    })),
    toHeading(texts.steps),
    ...(steps.length === 0 ? [{ value: [{ ...body, text: texts.noSteps }], gap: 5 }] : []),
    ...steps.map(({ what, notes, at }) => ({
      label: toParagraphs(at, quiet),
      value: [{ ...body, text: what }, ...toParagraphs(notes, quiet)],
      gap: 5,
    })),
  ]
}

function toHeading(text: string): Block {
  return { value: [{ ...strong, size: 12, text }], gap: 18, isHeading: true }
}

function toParagraphs(lines: readonly string[], style: Omit<Paragraph, 'text'>): Paragraph[] {
  return lines.map(text => ({ ...style, text }))
}
