import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import type { ZipEntry } from './directory.ts'
import { openStoredBytes, readEntryBytes, STORED } from './entryBytes.ts'

export async function* readNestedEntry(
  archive: Source,
  entry: ZipEntry,
  scope: ContainerScope,
): AsyncIterable<Extracted> {
  if (entry.method === STORED && !entry.isEncrypted) {
    yield* scope.nested(
      createLazySource(entry.compressedSize, () => openStoredBytes(archive, entry)),
      entry.name,
    )
  } else {
    yield* scope.nestedStream(readEntryBytes(archive, entry, scope.budget), entry.name)
  }
}

/** Reads the header on demand, so that its faults belong to the entry. */
function createLazySource(size: number, open: () => Promise<Source>): Source {
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
