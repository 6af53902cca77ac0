import type { ChosenFile } from './chosenFile.ts'

type Entry<Id> = { id: Id; name: string; handle?: FileSystemFileHandle | undefined }

/** Opens those that still exist. Call it before any await: the browser grants permission only during the click. */
export async function filesByHandles<Id>(entries: readonly Entry<Id>[]): Promise<Map<Id, ChosenFile>> {
  const found = entries.map(async ({ id, name, handle }): Promise<[Id, ChosenFile][]> => {
    const file = handle && (await fileOfHandle(handle))
    return file ? [[id, { file, path: name, handle }]] : []
  })
  return new Map((await Promise.all(found)).flat())
}

export async function fileOfHandle(handle: FileSystemFileHandle): Promise<File | undefined> {
  try {
    const permission = (await handle.requestPermission?.({ mode: 'read' })) ?? 'granted'
    return permission === 'granted' ? await handle.getFile() : undefined
  } catch {
    return undefined
  }
}

declare global {
  interface FileSystemHandle {
    /** File System Access API, Chromium only. */
    requestPermission?: (descriptor: { mode: 'read' }) => Promise<PermissionState>
  }
}
