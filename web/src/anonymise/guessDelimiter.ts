import { csvRecords } from './csvRecords.ts'

/** The engine's candidates, likeliest first. Numbers and texts contain commas too. */
const CANDIDATES = ['\t', ';', '|', ',', '\x1f', '^', '~']
/** The engine's count: ten rows, plus a header row. */
const ROWS_LOOKED_AT = 10

/** @returns undefined when the result depends on whether the first row is a header */
export function guessDelimiter(text: string): string | undefined {
  const delimiter = detectDelimiter(text, ROWS_LOOKED_AT)
  return delimiter === detectDelimiter(text, ROWS_LOOKED_AT + 1) ? delimiter : undefined
}

function detectDelimiter(text: string, max: number): string {
  const seen = CANDIDATES.map(delimiter => ({ delimiter, agreeing: agreeing(text, delimiter, max) }))
  const fitting = seen.find(({ agreeing: { rows, of } }) => rows > 0 && rows === of)
  if (fitting) return fitting.delimiter
  const nearest = seen.reduce((best, next) => (next.agreeing.rows > best.agreeing.rows ? next : best))
  return nearest.agreeing.rows > 0 ? nearest.delimiter : ','
}

function agreeing(text: string, delimiter: string, max: number): { rows: number; of: number } {
  const counts: number[] = []
  for (const { cells, line } of csvRecords(text, delimiter)) {
    counts.push(line === '' ? 0 : cells.length)
    if (counts.length === max) break
  }
  while (counts.at(-1) === 0) counts.pop()
  const [first = 0] = counts
  // A blank line is no row of a table with several columns.
  return {
    rows: first > 1 ? counts.filter(count => count === first).length : 0,
    of: counts.filter(count => count > 0).length,
  }
}
