import type { Budget } from '../budget.ts'
import { Pieces } from './emlPieces.ts'
import type { PdfProxy } from './pdfDocument.ts'

export type PdfPage = Awaited<ReturnType<PdfProxy['getPage']>>

export type PdfPageText = {
  pieces: string[]
  characters: number
  isMeaningless: boolean
}

/** Private use, controls, unassigned and replacement characters, from fonts without meaning. */
const MEANINGLESS = /[\p{Co}\p{Cc}\p{Cn}\ufffd]/gu
const SPACES = /\s+/g

/** In content order, with the line ends that pdf.js detects. */
export async function pdfPageText(page: PdfPage, budget: Budget): Promise<PdfPageText> {
  const pieces = new Pieces()
  const read: string[] = []
  let meaningless = 0
  let characters = 0
  const keep = (text: string) => {
    const visible = text.replace(SPACES, '')
    characters += visible.length
    meaningless += visible.match(MEANINGLESS)?.length ?? 0
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
