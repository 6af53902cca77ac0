/** So much of the folders is shown; beyond it their middle gives way. */
const SHOWN_CHARACTERS = 48

/** A path as a list shows it; `folders` is '' or ends with a slash. */
export type ShownPath = { folders: string; name: string; isWhole: boolean }

/**
 * The folders that lead to a file, shortened in their middle where they are long, and the file's own name, always whole.
 * @param path a file name, or folders and a file name joined by `/`
 */
export function shownPath(path: string): ShownPath {
  const ownName = path.lastIndexOf('/') + 1
  const folders = [...path.slice(0, ownName)]
  const name = path.slice(ownName)
  if (folders.length <= SHOWN_CHARACTERS) return { folders: folders.join(''), name, isWhole: true }
  const half = SHOWN_CHARACTERS / 2
  // Folders that were cut in two go too, unless that leaves nothing; an accent without its letter always does.
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
