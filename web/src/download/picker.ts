/** File System Access API, Chromium only, not in TypeScript's library. */
type SavePicker = (options: {
  suggestedName: string
  startIn: 'downloads'
  types?: { accept: Record<string, string[]> }[]
}) => Promise<FileSystemFileHandle>

/** Whether this browser lets a page write a chosen file, of any size. */
export function canSaveToDisk(): boolean {
  return savePicker() !== undefined
}

/**
 * Call it during the click: browsers open a picker at no other time.
 * @returns undefined when the person cancelled, 'unavailable' when the picker does not open
 */
export async function chooseFile(name: string, accept?: Record<string, string[]>) {
  try {
    const suggestedName = name.replaceAll('/', '_')
    return await savePicker()?.({ suggestedName, startIn: 'downloads', ...(accept ? { types: [{ accept }] } : {}) })
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : 'unavailable'
  }
}

function savePicker(): SavePicker | undefined {
  return (window as { showSaveFilePicker?: SavePicker }).showSaveFilePicker?.bind(window)
}
