import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { decoded } from '../text/decoded.ts'
import { legible } from '../text/legible.ts'

/** Reads plain text. @throws NotInspectable as `legible` does */
export async function* txt(source: Source, { place }: Scope): AsyncIterable<Extracted> {
  for await (const text of legible(decoded(source.read(0, source.size)))) yield { kind: 'text', text, place }
}
