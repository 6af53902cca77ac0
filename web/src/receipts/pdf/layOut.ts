import { PAGE } from './writePdf.ts'

/** Sizes in points. */
export type TextStyle = { size: number; isBold?: boolean; isMono?: boolean; isQuiet?: boolean }
export type Paragraph = TextStyle & { text: string }
/** `label` in the first column, or `value` over both. */
export type Block = { label?: readonly Paragraph[]; value: readonly Paragraph[]; gap: number; isHeading?: boolean }

/** `x` from the side where lines start, `y` of the baseline from the top. */
export type PlacedLine = TextStyle & { text: string; x: number; y: number; width: number }
export type Measure = (text: string, style: TextStyle) => number

const MARGIN = 48
const LABEL_WIDTH = 132
const COLUMN_GAP = 12
/** The number of the page is below. */
const BOTTOM = PAGE.height - 56
const LINE_HEIGHT = 1.35
/** A heading is followed by some of its section. */
const MIN_AFTER_HEADING = 60

export const edges = { margin: MARGIN, footer: PAGE.height - 32 }

/** Breaks paragraphs into lines, and places blocks below each other, on as many pages as they need. */
export function layOut(blocks: readonly Block[], measure: Measure): PlacedLine[][] {
  const pages: PlacedLine[][] = [[]]
  let y = MARGIN
  for (const { label = [], value, gap, isHeading } of blocks) {
    const valueX = label.length > 0 ? MARGIN + LABEL_WIDTH + COLUMN_GAP : MARGIN
    const labels = toColumn(label, MARGIN, LABEL_WIDTH, measure)
    const values = toColumn(value, valueX, PAGE.width - MARGIN - valueX, measure)
    const height = Math.max(labels.height, values.height)
    y += gap
    if (y + height + (isHeading ? MIN_AFTER_HEADING : 0) > BOTTOM) {
      pages.push([])
      y = MARGIN
    }
    pages.at(-1)?.push(...[...labels.lines, ...values.lines].map(line => ({ ...line, y: line.y + y })))
    y += height
  }
  return pages
}

function toColumn(paragraphs: readonly Paragraph[], x: number, width: number, measure: Measure) {
  let height = 0
  const lines = paragraphs.flatMap(({ text, ...style }) =>
    toLines(text, width, part => measure(part, style)).map(line => {
      height += style.size * LINE_HEIGHT
      const baseline = height - (style.size * (LINE_HEIGHT - 1)) / 2 - style.size * 0.2
      return { ...style, text: line, x, y: baseline, width: measure(line, style) }
    }),
  )
  return { lines, height }
}

/** At spaces; a word that is wider than the line, and text without spaces, anywhere between letters. */
function toLines(text: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=\s)/)) {
    if (measure((line + word).trimEnd()) <= width) {
      line += word
      continue
    }
    if (line.trimEnd() !== '') lines.push(line.trimEnd())
    line = ''
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      if (line !== '' && measure((line + segment).trimEnd()) > width) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
  }
  return [...lines, line.trimEnd()]
}
