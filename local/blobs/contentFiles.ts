import { type FileHandle, mkdir, open, opendir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DISK_RESERVE_BYTES } from '../diskReserve.ts'
import { createDirectoryDurably } from '../durableFile.ts'

export type ContentFiles = ReturnType<typeof contentFiles>

export function contentPath(directory: string, id: string): string {
  return join(directory, id.slice(0, 2), id)
}

/** A final path never holds an incomplete file. */
export function contentFiles(directory: string) {
  const temporary = join(directory, 'tmp')
  const toPath = (id: string) => contentPath(directory, id)
  createDirectoryDurably(temporary, 0o700)

  /** Returns once the content survives a power cut. */
  async function write(id: string, pieces: AsyncIterable<Buffer>) {
    const unfinished = join(temporary, id)
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await writeThrough(file, pieces)
      await file.sync()
    } finally {
      await file.close()
    }
    const place = dirname(toPath(id))
    const isNewPlace = (await mkdir(place, { recursive: true, mode: 0o700 })) !== undefined
    await rename(unfinished, toPath(id))
    await syncDirectory(place)
    if (isNewPlace) await syncDirectory(directory)
  }

  /** A file that cannot be unlinked is unreadable without its key; a later sweep removes it. */
  async function remove(id: string) {
    await Promise.all([rm(join(temporary, id), { force: true }), rm(toPath(id), { force: true })]).catch(
      () => undefined,
    )
  }

  async function free(): Promise<number> {
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize - DISK_RESERVE_BYTES
  }

  async function* stored(): AsyncGenerator<string, void, undefined> {
    for await (const place of await opendir(directory)) {
      if (!place.isDirectory() || place.name === 'tmp') continue
      for await (const { name } of await opendir(join(directory, place.name))) yield name
    }
  }

  async function* unfinished(): AsyncGenerator<{ id: string; changedAt: number }, void, undefined> {
    for await (const { name: id } of await opendir(temporary)) {
      const found = await stat(join(temporary, id)).catch(() => undefined)
      if (found) yield { id, changedAt: found.mtimeMs }
    }
  }

  return { toPath, write, remove, free, stored, unfinished }
}

async function writeThrough(file: FileHandle, pieces: AsyncIterable<Buffer>) {
  let writing: Promise<void> = Promise.resolve()
  for await (const piece of pieces) {
    await writing
    writing = file.writeFile(piece)
    // The next `await` reports a failure; until then the rejection must count as handled.
    writing.catch(() => undefined)
  }
  await writing
}

async function syncDirectory(directory: string) {
  // Windows neither allows nor needs it.
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
