const SHOWN_CHARACTERS = 48

/** A path for display; `folders` is '' or ends with a slash. */
export type ShownPath = { folders: string; name: string; isWhole: boolean }

/**
 * Shortens long folders in their middle; the file's name stays complete.
 * @param path a file name, or folders and a file name joined by `/`
 */
export function shownPath(path: string): ShownPath {
  const ownName = path.lastIndexOf('/') + 1
  const folders = [...path.slice(0, ownName)]
  const name = path.slice(ownName)
  if (folders.length <= SHOWN_CHARACTERS) return { folders: folders.join(''), name, isWhole: true }
  const half = SHOWN_CHARACTERS / 2
  // Drops partial folder names unless none would remain, and any combining accent without its letter.
  const start = folders
    .slice(0, half)
    .join('')
    .replace(/(?<=\/)[^/]*$/, '')
  const end = folders
    .slice(-half)
    .join('')
    .replace(/^[^/]*(?=\/.)/, '')
    .replace(/^\p{Mark}+/u, '')
  return { folders: `${start}…${end}`, name, isWhole: false }
}
