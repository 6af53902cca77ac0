import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readArchiveComment, readDirectory } from '../zip/directory.ts'
import { entryTexts } from '../zip/entryTexts.ts'
import { readNestedEntry } from '../zip/nestedEntry.ts'
import { hasUnlistedEntries } from '../zip/unlisted.ts'

export async function* zip(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  const entries = await readDirectory(source)
  yield* entryTexts(entries, await readArchiveComment(source), scope)
  for (const entry of entries) {
    if (!entry.isDirectory) yield* readNestedEntry(source, entry, scope)
  }
  if (await hasUnlistedEntries(source, entries))
    throw new NotInspectable('broken', 'The archive has entries outside its directory.')
}
