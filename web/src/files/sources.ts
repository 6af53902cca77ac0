declare global {
  interface DataTransferItem {
    /** File System Access API, Chromium only. */
    getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>
  }
  interface Window {
    /** File System Access API, Chromium only. */
    showOpenFilePicker?: (options: { multiple: boolean }) => Promise<FileSystemFileHandle[]>
  }
}

/** Which form is readable shows later. */
export type Source = {
  handle?: FileSystemHandle | Promise<FileSystemHandle | null | undefined>
  entry?: FileSystemEntry | null
  file?: File | null
}

/** Call it during the drop event: its items are empty afterwards. */
export function droppedSources(data: DataTransfer | null): Source[] {
  return [...(data?.items ?? [])]
    .filter(item => item.kind === 'file')
    .map(item => ({
      // Refused for folders with system files, which are still readable as entries.
      handle: Promise.resolve(item.getAsFileSystemHandle?.()).catch(() => null),
      entry: item.webkitGetAsEntry(),
      file: item.getAsFile(),
    }))
}
