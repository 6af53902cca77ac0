import type { Budget } from '../budget.ts'
import { Pieces } from './emlPieces.ts'
import type { PdfProxy } from './pdfDocument.ts'

type Page = Awaited<ReturnType<PdfProxy['getPage']>>

/** What could be read of one page. */
export type PdfPageText = {
  pieces: string[]
  /** No more than spaces. */
  isBlank: boolean
  /** Most of its characters mean nothing: its fonts do not tell what their shapes stand for. */
  isMeaningless: boolean
}

/** Private use, controls, and the sign for what has no character: what a font without meaning yields. */
const MEANINGLESS = /[\p{Co}\p{Cc}\p{Cn}\ufffd]/gu
const SPACES = /\s+/g

/** Reads the text of a page in the order of its content, a line feed at the end of each line that pdf.js sees. */
export async function pdfPageText(page: Page, budget: Budget): Promise<PdfPageText> {
  const pieces = new Pieces()
  const read: string[] = []
  let meaningless = 0
  let characters = 0
  const keep = (text: string) => {
    const solid = text.replace(SPACES, '')
    characters += solid.length
    meaningless += solid.match(MEANINGLESS)?.length ?? 0
    read.push(text)
  }
  for await (const { items } of page.streamTextContent()) {
    for (const item of items) {
      if (!('str' in item)) continue
      budget.inflate(item.str.length + 1)
      pieces.add(item.hasEOL ? `${item.str}\n` : item.str)
    }
    if (pieces.isFull) keep(pieces.take())
  }
  keep(pieces.takeRest())
  return { pieces: read, isBlank: characters === 0, isMeaningless: meaningless * 2 > characters }
}

/**
 * Whether a page without text shows something all the same: a scanned picture, letters drawn as shapes. Images are
 * refused by their size, so that the strict document stops where the other goes on: that tells that there was one.
 */
export async function showsSomething(strict: () => Promise<Page>, lenient: () => Promise<Page>): Promise<boolean> {
  const { getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  const paints = [OPS.constructPath, OPS.shadingFill, OPS.rawFillPath]
  const [one, other] = [await operatorsOf(await strict()), await operatorsOf(await lenient())]
  if (one === undefined || other === undefined || one.fnArray.length !== other.fnArray.length) return true
  return other.fnArray.some(
    (operator, at) => paints.includes(operator) || (operator === OPS.showText && showsGlyphs(other.argsArray[at])),
  )
}

/** Whether what is shown is more than spaces: glyphs without a character are. */
function showsGlyphs(operands: unknown): boolean {
  const glyphs: unknown = Array.isArray(operands) ? operands[0] : undefined
  if (!Array.isArray(glyphs)) return false
  return glyphs.some(glyph => typeof glyph === 'object' && glyph !== null && !isSpace(glyph))
}

function isSpace(glyph: object) {
  return 'unicode' in glyph && typeof glyph.unicode === 'string' && /^\s+$/.test(glyph.unicode)
}

async function operatorsOf(page: Page) {
  try {
    return await page.getOperatorList()
  } catch {
    return undefined
  }
}
