import type { PdfPage } from './pdfPage.ts'

/** What a page puts on paper, beyond what pdf.js takes for its text. */
export type PdfShown = {
  /** All its glyphs that are more than spaces, and what they read: those beyond its edges too. */
  glyphs: number
  text: string
  /** What its notes and fields show, one by one. */
  annotations: string[]
  /** Lines, areas and shades. */
  paints: boolean
  /** The number of its operators. */
  length: number
}

/** In thousandths of the size of the font: what moves the next glyph farther than that parts words. */
const WORD_GAP = -200

/** Reads what a page shows from its operators, images aside; a line for each place that text is moved to. */
export async function pdfShown(page: PdfPage): Promise<PdfShown> {
  const { getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const moves = new Set([OPS.beginText, OPS.moveText, OPS.setLeadingMoveText, OPS.setTextMatrix, OPS.nextLine])
  const paints = new Set([OPS.constructPath, OPS.shadingFill, OPS.rawFillPath])
  const shown: PdfShown = { glyphs: 0, text: '', annotations: [], paints: false, length: fnArray.length }
  let pieces: string[] = []
  let outside: string[] | undefined
  for (const [at, operator] of fnArray.entries()) {
    if (moves.has(operator)) pieces.push('\n')
    else if (paints.has(operator)) shown.paints = true
    else if (operator === OPS.beginAnnotation) [outside, pieces] = [pieces, []]
    else if (operator === OPS.endAnnotation) {
      shown.annotations.push(lined(pieces))
      pieces = outside ?? []
      outside = undefined
    } else if (operator === OPS.showText) {
      for (const glyph of toGlyphs(argsArray[at])) {
        pieces.push(glyph)
        if (outside === undefined && glyph.trim() !== '') shown.glyphs += 1
      }
    }
  }
  shown.text = lined(pieces)
  return shown
}

/** The characters of each glyph; of one that tells none, the sign for that. */
function toGlyphs(operands: unknown): string[] {
  const glyphs: unknown = Array.isArray(operands) ? operands[0] : undefined
  if (!Array.isArray(glyphs)) return []
  return glyphs.flatMap(glyph => {
    if (typeof glyph === 'number') return glyph < WORD_GAP ? [' '] : []
    if (typeof glyph !== 'object' || glyph === null) return []
    return 'unicode' in glyph && typeof glyph.unicode === 'string' ? [glyph.unicode] : ['\ufffd']
  })
}

function lined(pieces: readonly string[]): string {
  return pieces.join('').replace(/\n+/g, '\n').trim().toWellFormed()
}
