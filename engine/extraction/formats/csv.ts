import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { CsvParser } from '../tables/csvParser.ts'
import { findDivision } from '../tables/delimiter.ts'
import { Table } from '../tables/table.ts'
import { decoded, held } from '../text/decoded.ts'
import { legible } from '../text/legible.ts'

const SAMPLE_CHARACTERS = 16 * 1024

/** Reads tables with a delimiter between the fields: comma, semicolon, tab or bar, whichever the lines agree on. @throws NotInspectable as `legible` does */
export async function* csv(source: Source, { place }: Scope): AsyncIterable<Extracted> {
  // What was read is told before what is wrong with it.
  const { texts, rethrow } = held(legible(decoded(source.read(0, source.size))))
  const table = new Table(place)
  let parser: CsvParser | undefined
  let begun = ''
  for await (const text of texts) {
    if (parser === undefined) {
      begun += text
      if (begun.length < SAMPLE_CHARACTERS) continue
    }
    const ready = parser === undefined ? begun : text
    parser ??= new CsvParser(table, detectDelimiter(begun, false))
    parser.write(ready)
    yield* table.take(false)
  }
  if (parser === undefined) {
    parser = new CsvParser(table, detectDelimiter(begun, true))
    parser.write(begun)
  }
  parser.end()
  yield* table.take(true)
  rethrow()
}

function detectDelimiter(sample: string, isWhole: boolean): string {
  return findDivision(sample, isWhole)?.delimiter ?? ','
}
