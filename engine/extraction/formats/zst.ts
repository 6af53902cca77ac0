import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { inflated } from '../inflated.ts'

/** RFC 8878. It has no name, so its content decides. */
export async function* zst(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  yield* scope.nestedStream(inflated(source.read(0, source.size), 'zstd', scope.budget), 'content')
}
