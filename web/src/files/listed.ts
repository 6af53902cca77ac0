const MOST_NAMES = 3

/** The first names, and how many more there are. */
export function listed(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES
  return names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
