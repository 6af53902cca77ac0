import fs from 'node:fs'
import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { dirname } from 'node:path'

/** A call to the file system that matters to what is there after a power cut. */
export type FileCall = { call: 'write' | 'sync' | 'make' | 'move'; path: string; to?: string }

const { openSync, closeSync, writeFileSync, fsyncSync, linkSync, renameSync, mkdirSync } = fs
const { open, rename, mkdir } = promises
const originals = { openSync, closeSync, writeFileSync, fsyncSync, linkSync, renameSync, mkdirSync }
const originalPromises = { open, rename, mkdir }

/**
 * Records what this process asks of the file system while `work` runs: after a process is killed all of it is there, after
 * a power cut only what was synced.
 * @param onCall is called before each of them, and may throw in its place
 */
export async function watchFiles(
  work: () => Promise<unknown> | unknown,
  onCall: (call: FileCall) => void = () => undefined,
): Promise<FileCall[]> {
  const calls: FileCall[] = []
  const paths = new Map<number, string>()
  const note = (call: FileCall) => {
    onCall(call)
    calls.push(call)
  }
  /** All folders that a recursive call makes, the outermost first. */
  const noteMade = (path: string) => {
    const made: string[] = []
    for (let at = path; !fs.existsSync(at); at = dirname(at)) made.unshift(at)
    for (const path of made) note({ call: 'make', path })
  }

  replace(fs, {
    openSync(path: string, ...rest: never[]) {
      const descriptor = openSync(path, ...(rest as unknown as [string]))
      paths.set(descriptor, path)
      return descriptor
    },
    closeSync(descriptor: number) {
      paths.delete(descriptor)
      closeSync(descriptor)
    },
    writeFileSync(to: number | string, ...rest: never[]) {
      note({ call: 'write', path: typeof to === 'number' ? (paths.get(to) ?? '') : to })
      writeFileSync(to, ...(rest as unknown as [string]))
    },
    fsyncSync(descriptor: number) {
      note({ call: 'sync', path: paths.get(descriptor) ?? '' })
      fsyncSync(descriptor)
    },
    linkSync(path: string, to: string) {
      note({ call: 'move', path, to })
      linkSync(path, to)
    },
    renameSync(path: string, to: string) {
      note({ call: 'move', path, to })
      renameSync(path, to)
    },
    mkdirSync(path: string, ...rest: never[]) {
      noteMade(path)
      return mkdirSync(path, ...rest)
    },
  })
  replace(promises, {
    async open(path: string, ...rest: never[]) {
      return watched(await open(path, ...rest), path, note)
    },
    rename(path: string, to: string) {
      note({ call: 'move', path, to })
      return rename(path, to)
    },
    mkdir(path: string, ...rest: never[]) {
      noteMade(path)
      return mkdir(path, ...rest)
    },
  })
  try {
    await work()
  } finally {
    replace(fs, originals)
    replace(promises, originalPromises)
  }
  return calls
}

function watched(handle: FileHandle, path: string, note: (call: FileCall) => void): FileHandle {
  const [writeFile, sync] = [handle.writeFile.bind(handle), handle.sync.bind(handle)]
  return Object.assign(handle, {
    async writeFile(...args: Parameters<typeof writeFile>) {
      note({ call: 'write', path })
      await writeFile(...args)
    },
    async sync() {
      note({ call: 'sync', path })
      await sync()
    },
  })
}

function replace(module: object, functions: object) {
  Object.assign(module, functions)
  syncBuiltinESMExports()
}

/** What a power cut after these calls may lose of files that were moved to their place, and of folders that were made. */
export function losses(calls: readonly FileCall[]): string[] {
  return calls.flatMap((call, at) => {
    const before = calls.slice(0, at)
    const isSyncedAfter = (path: string) => calls.slice(at).some(later => later.call === 'sync' && later.path === path)
    if (call.call === 'make') {
      return isSyncedAfter(dirname(call.path)) ? [] : [`the folder ${call.path}`]
    }
    if (call.call !== 'move') return []
    const findLast = (wanted: FileCall['call']) =>
      before.findLastIndex(({ call: made, path }) => made === wanted && path === call.path)
    const isWhole = findLast('sync') > findLast('write')
    return [
      ...(isWhole ? [] : [`the bytes of ${call.to}`]),
      ...(isSyncedAfter(dirname(call.to ?? '')) ? [] : [`the name of ${call.to}`]),
    ]
  })
}
