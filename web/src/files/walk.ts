/** A file, or a folder that can be looked into; `name` may be a path. `open` answers what the caller keeps of a file. */
export type Entry<Opened> =
  | { kind: 'file'; name: string; open: () => Promise<Opened> }
  | { kind: 'folder'; name: string; children: () => AsyncIterable<Entry<Opened>> }

export type Walk<Opened> = {
  files: { path: string; opened: Opened }[]
  /** Paths of folders in which there was nothing. */
  emptyFolders: string[]
  /** Names of what systems leave in folders for themselves. */
  systemFiles: string[]
  /** Paths of what could not be read. */
  unreadable: string[]
  /** Whether there was more than the most. */
  isCut: boolean
}

/** What file managers write into folders for themselves, in lower case. */
const SYSTEM_FILES = new Set(['.ds_store', 'thumbs.db', 'desktop.ini'])
const inNaturalOrder = new Intl.Collator('en', { numeric: true }).compare

/**
 * Finds the files in what was chosen, in folders at every level. What cannot be read is told and stops nothing.
 * @param most so many files are taken
 * @param onFound told how many files there are so far
 */
export async function walk<Opened>(
  entries: Iterable<Entry<Opened>>,
  most: number,
  onFound: (count: number) => void = () => {},
): Promise<Walk<Opened>> {
  const found: Walk<Opened> = { files: [], emptyFolders: [], systemFiles: [], unreadable: [], isCut: false }
  for (const entry of entries) {
    const before = found.files.length
    await visit(entry, '')
    // Folders list their files in any order; what was chosen one by one stays in the order of the choice.
    found.files.push(...sorted(found.files.splice(before), ({ path }) => path))
  }
  return found

  async function visit(entry: Entry<Opened>, folder: string): Promise<void> {
    const path = folder + entry.name
    try {
      if (entry.kind === 'folder') await visitChildren(entry.children(), path)
      else if (isSystemFile(path)) found.systemFiles.push(getName(path))
      else if (found.files.length >= most) found.isCut = true
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

/** As a person would sort them: 'page 2' before 'page 10'. */
export function sorted<Item>(items: Item[], getPath: (item: Item) => string): Item[] {
  return items.sort((one, other) => inNaturalOrder(getPath(one), getPath(other)))
}

/** Whether a file in a folder is there for the system alone; one that was chosen by itself is meant. */
function isSystemFile(path: string): boolean {
  return path.includes('/') && SYSTEM_FILES.has(getName(path).toLowerCase())
}

function getName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
