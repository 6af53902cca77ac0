/** Of the File System Access API, as far as it is not in TypeScript's library. Chromium alone has it. */
type SavePicker = (options: {
  suggestedName: string
  startIn: 'downloads'
  types?: { accept: Record<string, string[]> }[]
}) => Promise<FileSystemFileHandle>

/** Whether this browser lets a page write a file that the person chose, as large as it may be. */
export function canSaveToDisk(): boolean {
  return savePicker() !== undefined
}

/**
 * Asks where to save. To be called within the click itself: browsers open a picker for nothing else.
 * @returns undefined when the person thought better of it, 'unavailable' when there is no picker for them after all
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
