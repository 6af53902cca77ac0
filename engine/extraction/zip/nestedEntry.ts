import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import type { ZipEntry } from './directory.ts'
import { entryBytes, STORED, storedBytes } from './entryBytes.ts'

/** Yields what is in an entry, by its own content: one that is stored as it is is read in its place. */
export async function* nestedEntry(archive: Source, entry: ZipEntry, scope: ContainerScope): AsyncIterable<Extracted> {
  if (entry.method === STORED && !entry.isEncrypted) {
    yield* scope.nested(
      lazily(entry.compressedSize, () => storedBytes(archive, entry)),
      entry.name,
    )
  } else {
    yield* scope.nestedStream(entryBytes(archive, entry, scope.budget), entry.name)
  }
}

/** Looks at the header of the entry when the entry is read: what is wrong with it is the entry's own fault. */
function lazily(size: number, open: () => Promise<Source>): Source {
  let opened: Promise<Source> | undefined
  return {
    size,
    async *read(start, end) {
      opened ??= open()
      const source = await opened
      yield* source.read(start, end)
    },
  }
}
