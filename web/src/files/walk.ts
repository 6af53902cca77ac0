import { getPageLanguage, languageFacts } from '../../../shared/texts/language.ts'

/** `name` may be a path. `open` returns the data to keep of a file. */
export type Entry<Opened> =
  | { kind: 'file'; name: string; open: () => Promise<Opened> }
  | { kind: 'folder'; name: string; children: () => AsyncIterable<Entry<Opened>> }

export type Walk<Opened> = {
  files: { path: string; opened: Opened }[]
  emptyFolders: string[]
  systemFiles: string[]
  unreadable: string[]
  isCut: boolean
}

/** Files that file managers create in folders, in lower case. */
const SYSTEM_FILES = new Set(['.ds_store', 'thumbs.db', 'desktop.ini'])

/**
 * An unreadable file does not stop the walk.
 * @param onFound gets the number of files so far
 */
export async function walk<Opened>(
  entries: Iterable<Entry<Opened>>,
  max: number,
  onFound: (count: number) => void = () => {},
): Promise<Walk<Opened>> {
  const found: Walk<Opened> = { files: [], emptyFolders: [], systemFiles: [], unreadable: [], isCut: false }
  for (const entry of entries) {
    const before = found.files.length
    await visit(entry, '')
    // Folders list their files in any order; files chosen one by one keep their order.
    found.files.push(...sorted(found.files.splice(before), ({ path }) => path))
  }
  return found

  async function visit(entry: Entry<Opened>, folder: string): Promise<void> {
    const path = folder + entry.name
    try {
      if (entry.kind === 'folder') await visitChildren(entry.children(), path)
      else if (isSystemFile(path)) found.systemFiles.push(getName(path))
      else if (found.files.length >= max) found.isCut = true
      else onFound(found.files.push({ path, opened: await entry.open() }))
    } catch {
      found.unreadable.push(path)
    }
  }

  async function visitChildren(children: AsyncIterable<Entry<Opened>>, path: string) {
    let isEmpty = true
    for await (const child of children) {
      isEmpty = false
      await visit(child, `${path}/`)
      if (found.isCut) return
    }
    if (isEmpty) found.emptyFolders.push(path)
  }
}

/** Sorts 'page 2' before 'page 10'. */
export function sorted<Item>(items: Item[], getPath: (item: Item) => string): Item[] {
  const { compare } = new Intl.Collator(languageFacts[getPageLanguage()].tag, { numeric: true })
  return items.sort((one, other) => compare(getPath(one), getPath(other)))
}

/** A system file chosen explicitly counts as a file. */
function isSystemFile(path: string): boolean {
  return path.includes('/') && SYSTEM_FILES.has(getName(path).toLowerCase())
}

function getName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
