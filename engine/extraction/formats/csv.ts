import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { CsvParser } from '../tables/csvParser.ts'
import { findDivision } from '../tables/delimiter.ts'
import { Table } from '../tables/table.ts'
import { decoded, deferFault } from '../text/decoded.ts'
import { legible } from '../text/legible.ts'

const SAMPLE_CHARACTERS = 16 * 1024

/** Reads tables separated by comma, semicolon, tab or bar. @throws NotInspectable as `legible` does */
export async function* csv(source: Source, { place, assume }: Scope): AsyncIterable<Extracted> {
  const { texts, rethrow } = deferFault(legible(decoded(source.read(0, source.size), { assume })))
  const table = new Table(place)
  let parser: CsvParser | undefined
  let head = ''
  for await (const text of texts) {
    if (parser === undefined) {
      head += text
      if (head.length < SAMPLE_CHARACTERS) continue
    }
    const ready = parser === undefined ? head : text
    parser ??= new CsvParser(table, detectDelimiter(head, false))
    parser.write(ready)
    yield* table.take(false)
  }
  if (parser === undefined) {
    parser = new CsvParser(table, detectDelimiter(head, true))
    parser.write(head)
  }
  parser.end()
  yield* table.take(true)
  rethrow()
}

function detectDelimiter(sample: string, isComplete: boolean): string {
  return findDivision(sample, isComplete)?.delimiter ?? ','
}
