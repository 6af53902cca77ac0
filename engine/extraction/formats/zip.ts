import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readDirectory } from '../zip/directory.ts'
import { nestedEntry } from '../zip/nestedEntry.ts'
import { holdsUnlisted } from '../zip/unlisted.ts'

/** Reads a ZIP archive: every entry by its own content. */
export async function* zip(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  const entries = await readDirectory(source)
  for (const entry of entries) {
    if (!entry.isDirectory) yield* nestedEntry(source, entry, scope)
  }
  if (await holdsUnlisted(source, entries)) throw new NotInspectable('broken', 'the directory hides entries')
}
