import type { ChosenFile } from './chosenFile.ts'
import type { Source } from './sources.ts'
import type { Entry } from './walk.ts'

export type Found = Omit<ChosenFile, 'path'>

/** Prefers the form that lists every file. */
export async function toEntries({ handle, entry, file }: Source): Promise<Entry<Found>[]> {
  const held = (await handle) ?? undefined
  if (entry) return [entryWith(entry, held)]
  if (isFileHandle(held)) {
    return [{ kind: 'file', name: held.name, open: async () => ({ file: await held.getFile(), handle: held }) }]
  }
  return file ? [entryOfPicked(file)] : []
}

/** The file's own `webkitRelativePath` has its folders. */
export function entryOfPicked(file: File): Entry<Found> {
  return { kind: 'file', name: file.webkitRelativePath || file.name, open: async () => ({ file }) }
}

/** A listing by handles silently skips names such as `a.url`. */
function entryWith(entry: FileSystemEntry, held: FileSystemHandle | undefined): Entry<Found> {
  const { name } = entry
  if (entry.isDirectory) {
    const folder = isFolderHandle(held) ? held : undefined
    return { kind: 'folder', name, children: () => getChildren(entry as FileSystemDirectoryEntry, folder) }
  }
  const open = () => new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
  return {
    kind: 'file',
    name,
    open: async () => ({ file: await open(), ...(isFileHandle(held) && { handle: held }) }),
  }
}

/** A reader returns batches, 100 in Chromium, with an empty one at the end. */
async function* getChildren(folder: FileSystemDirectoryEntry, held: FileSystemDirectoryHandle | undefined) {
  const reader = folder.createReader()
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (portion.length === 0) return
    for (const entry of portion) yield entryWith(entry, await getHandle(entry, held))
  }
}

async function getHandle({ name, isDirectory }: FileSystemEntry, folder: FileSystemDirectoryHandle | undefined) {
  try {
    return await (isDirectory ? folder?.getDirectoryHandle(name) : folder?.getFileHandle(name))
  } catch {
    // Only a closed tab requires choosing it again.
    return undefined
  }
}

function isFileHandle(handle: FileSystemHandle | undefined): handle is FileSystemFileHandle {
  return handle?.kind === 'file'
}

function isFolderHandle(handle: FileSystemHandle | undefined): handle is FileSystemDirectoryHandle {
  return handle?.kind === 'directory'
}
