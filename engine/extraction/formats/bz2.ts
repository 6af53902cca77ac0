import type { Source } from '../../source.ts'
import { bunzipped } from '../compression/bzip2.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'

/** It has no name, so its content decides. */
export async function* bz2(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  yield* scope.nestedStream(bunzipped(source.read(0, source.size), scope.budget), 'content')
}
