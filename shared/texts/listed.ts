import { safeFilePath } from '../domain/text.ts'

const MAX_NAMES = 3

/**
 * The first file names, without deceptive characters, and the number of others.
 * @param more formats the number: 'and 2 more'
 */
export function listed(names: readonly string[], more: (count: number) => string): string {
  const rest = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).map(safeFilePath).join(', ') + (rest > 0 ? ` ${more(rest)}` : '')
}
