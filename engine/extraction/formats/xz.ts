import type { Source } from '../../source.ts'
import { unxzipped } from '../compression/xz.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'

/** It has no name, so its content decides. */
export async function* xz(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  yield* scope.nestedStream(unxzipped(source.read(0, source.size), scope.budget), 'content')
}
