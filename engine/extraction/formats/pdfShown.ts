import type { PdfPage } from './pdfPage.ts'

export type PdfShown = {
  /** All glyphs except spaces, including those beyond the edges. */
  glyphs: number
  text: string
  annotations: string[]
  paints: boolean
  length: number
}

/** In thousandths of the font size. Larger gaps separate words. */
const WORD_GAP = -200

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
      shown.annotations.push(joinLines(pieces))
      pieces = outside ?? []
      outside = undefined
    } else if (operator === OPS.showText) {
      for (const glyph of toGlyphs(argsArray[at])) {
        pieces.push(glyph)
        if (outside === undefined && glyph.trim() !== '') shown.glyphs += 1
      }
    }
  }
  shown.text = joinLines(pieces)
  return shown
}

/** Glyphs without a character become U+FFFD. */
function toGlyphs(operands: unknown): string[] {
  const glyphs: unknown = Array.isArray(operands) ? operands[0] : undefined
  if (!Array.isArray(glyphs)) return []
  return glyphs.flatMap(glyph => {
    if (typeof glyph === 'number') return glyph < WORD_GAP ? [' '] : []
    if (typeof glyph !== 'object' || glyph === null) return []
    return 'unicode' in glyph && typeof glyph.unicode === 'string' ? [glyph.unicode] : ['\ufffd']
  })
}

function joinLines(pieces: readonly string[]): string {
  return pieces.join('').replace(/\n+/g, '\n').trim().toWellFormed()
}
