const MOST_NAMES = 3

/** What is said of folders among the files that were chosen or dropped. */
export function foldersLeftOut(folders: readonly string[]): string {
  return `Folders cannot be sent (${listed(folders)}): choose the files in them, or a ZIP.`
}

/** The first names, and how many more there are. */
export function listed(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES
  return names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
