import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { decoded } from '../text/decoded.ts'

/** Reads plain text. */
export async function* txt(source: Source, { place }: Scope): AsyncIterable<Extracted> {
  for await (const text of decoded(source.read(0, source.size))) yield { kind: 'text', text, place }
}
