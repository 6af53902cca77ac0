declare global {
  interface DataTransferItem {
    /** File System Access API; Chromium alone has it. */
    getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>
  }
  interface Window {
    /** File System Access API; Chromium alone has it. */
    showOpenFilePicker?: (options: { multiple: boolean }) => Promise<FileSystemFileHandle[]>
  }
}

/** One thing that was dropped or picked, in every form the browser has for it: which can be read shows later. */
export type Source = {
  handle?: FileSystemHandle | Promise<FileSystemHandle | null | undefined>
  entry?: FileSystemEntry | null
  file?: File | null
}

/** What a drop brought. It must be taken hold of before the event is over: afterwards its items answer nothing. */
export function droppedSources(data: DataTransfer | null): Source[] {
  return [...(data?.items ?? [])]
    .filter(item => item.kind === 'file')
    .map(item => ({
      // Refused for folders that hold system files, which can be read as entries all the same.
      handle: Promise.resolve(item.getAsFileSystemHandle?.()).catch(() => null),
      entry: item.webkitGetAsEntry(),
      file: item.getAsFile(),
    }))
}
