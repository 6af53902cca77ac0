import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { scan, scanned, type XmlReader } from '../markup/scanned.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readDirectory } from '../zip/directory.ts'
import { readEntryBytes } from '../zip/entryBytes.ts'
import { readNestedEntry } from '../zip/nestedEntry.ts'
import { hasUnlistedEntries } from '../zip/unlisted.ts'

const NO_CONTENT =
  /^(?:mimetype$|settings\.xml$|META-INF\/manifest\.xml$|layout-cache$|manifest\.rdf$|(?:META-INF|Configurations2|Thumbnails|Fonts)\/.*(?<!\.xml)$)/

/**
 * Reads an OpenDocument package (OASIS OpenDocument 1.3, Part 2): XML through `reader`, the rest as nested documents.
 * @throws NotInspectable `password` when its parts are encrypted
 */
export async function* openDocument(
  source: Source,
  scope: ContainerScope,
  reader: () => XmlReader,
): AsyncIterable<Extracted> {
  const entries = await readDirectory(source)
  const manifest = entries.find(({ name }) => name === 'META-INF/manifest.xml')
  if (manifest !== undefined && (await isEncrypted(readEntryBytes(source, manifest, scope.budget)))) {
    throw new NotInspectable('password')
  }
  for (const entry of entries) {
    if (entry.isDirectory || NO_CONTENT.test(entry.name)) continue
    if (!entry.name.endsWith('.xml')) {
      yield* readNestedEntry(source, entry, scope)
      continue
    }
    scope.budget.entry()
    try {
      yield* scanned(readEntryBytes(source, entry, scope.budget), reader())
    } catch (error) {
      if (!(error instanceof NotInspectable) || scope.budget.isSpent) throw error
      yield { kind: 'notInspectable', reason: error.reason, place: scope.getPlace(entry.name) }
    }
  }
  if (await hasUnlistedEntries(source, entries))
    throw new NotInspectable('broken', 'The archive has entries outside its directory.')
}

async function isEncrypted(manifest: AsyncIterable<Uint8Array>): Promise<boolean> {
  let found = false
  await scan(manifest, {
    open(name) {
      if (name === 'encryption-data') found = true
    },
    close() {},
    text() {},
  })
  return found
}
