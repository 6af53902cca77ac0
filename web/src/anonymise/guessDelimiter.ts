import { csvRecords } from './csvRecords.ts'

/** As the engine takes them, likeliest first: a comma that fits stands in numbers and texts, too. */
const CANDIDATES = ['\t', ';', '|', ',', '\x1f', '^', '~']
/** As the engine does, so that both read a file in the same way: ten rows, and a header row if there is one. */
const ROWS_LOOKED_AT = 10

/**
 * The character between the fields: by which the first rows have as many fields as each other, and more than one.
 * @returns undefined where it hangs on whether the first row is a header
 */
export function guessDelimiter(text: string): string | undefined {
  const delimiter = detectDelimiter(text, ROWS_LOOKED_AT)
  return delimiter === detectDelimiter(text, ROWS_LOOKED_AT + 1) ? delimiter : undefined
}

function detectDelimiter(text: string, most: number): string {
  const seen = CANDIDATES.map(delimiter => ({ delimiter, agreeing: agreeing(text, delimiter, most) }))
  const fitting = seen.find(({ agreeing: { rows, of } }) => rows > 0 && rows === of)
  if (fitting) return fitting.delimiter
  const nearest = seen.reduce((best, next) => (next.agreeing.rows > best.agreeing.rows ? next : best))
  return nearest.agreeing.rows > 0 ? nearest.delimiter : ','
}

/** How many of the first rows have as many fields as the first one, if that has more than one. */
function agreeing(text: string, delimiter: string, most: number): { rows: number; of: number } {
  const counts: number[] = []
  for (const { cells, line } of csvRecords(text, delimiter)) {
    counts.push(line === '' ? 0 : cells.length)
    if (counts.length === most) break
  }
  while (counts.at(-1) === 0) counts.pop()
  const [first = 0] = counts
  return { rows: first > 1 ? counts.filter(count => count === first).length : 0, of: counts.length }
}
