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
