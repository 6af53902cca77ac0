import type { ChosenFile } from './chosenFile.ts'
import type { Source } from './sources.ts'
import type { Entry } from './walk.ts'

/** What is kept of a file that was found. */
export type Found = Omit<ChosenFile, 'path'>

/** The form of a dropped thing that says most: a handle, by which it can be found again, before an entry. */
export async function entryOf({ handle, entry, file }: Source): Promise<Entry<Found>[]> {
  const held = await handle
  if (held) return [entryOfHandle(held)]
  if (entry) return [entryOfFileSystem(entry)]
  return file ? [{ kind: 'file', name: file.name, open: async () => ({ file }) }] : []
}

/** A file of a picked folder; the browser says in the file itself where it stood. */
export function entryOfPicked(file: File): Entry<Found> {
  return { kind: 'file', name: file.webkitRelativePath || file.name, open: async () => ({ file }) }
}

export function entryOfHandle(handle: FileSystemHandle): Entry<Found> {
  const { name } = handle
  if (isFileHandle(handle)) {
    return { kind: 'file', name, open: async () => ({ file: await handle.getFile(), handle }) }
  }
  return { kind: 'folder', name, children: () => childrenOfHandle(handle as FileSystemDirectoryHandle) }
}

async function* childrenOfHandle(folder: FileSystemDirectoryHandle) {
  for await (const child of folder.values()) yield entryOfHandle(child)
}

function isFileHandle(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file'
}

function entryOfFileSystem(entry: FileSystemEntry): Entry<Found> {
  const { name } = entry
  if (entry.isDirectory) {
    return { kind: 'folder', name, children: () => childrenOfEntry(entry as FileSystemDirectoryEntry) }
  }
  const open = () => new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
  return { kind: 'file', name, open: async () => ({ file: await open() }) }
}

/** A reader answers a folder in portions, 100 at a time in Chromium, and an empty one at the end. */
async function* childrenOfEntry(folder: FileSystemDirectoryEntry) {
  const reader = folder.createReader()
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (portion.length === 0) return
    for (const entry of portion) yield entryOfFileSystem(entry)
  }
}
