import type { Budget } from '../budget.ts'
import { Pieces } from './emlPieces.ts'
import type { PdfProxy } from './pdfDocument.ts'

export type PdfPage = Awaited<ReturnType<PdfProxy['getPage']>>

/** What could be read of one page. */
export type PdfPageText = {
  pieces: string[]
  /** Those that are more than spaces. */
  characters: number
  /** Most of its characters mean nothing: its fonts do not tell what their shapes stand for. */
  isMeaningless: boolean
}

/** Private use, controls, and the sign for what has no character: what a font without meaning yields. */
const MEANINGLESS = /[\p{Co}\p{Cc}\p{Cn}\ufffd]/gu
const SPACES = /\s+/g

/** Reads the text of a page in the order of its content, a line feed at the end of each line that pdf.js sees. */
export async function pdfPageText(page: PdfPage, budget: Budget): Promise<PdfPageText> {
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
  return { pieces: read, characters, isMeaningless: meaningless * 2 > characters }
}
