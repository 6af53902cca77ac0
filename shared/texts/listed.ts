import { safeFilePath } from '../domain/text.ts'

const MAX_NAMES = 3

/**
 * The first file names, without characters that deceive the reader, and how many more there are.
 * @param more says so: 'and 2 more'
 */
export function listed(names: readonly string[], more: (count: number) => string): string {
  const rest = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).map(safeFilePath).join(', ') + (rest > 0 ? ` ${more(rest)}` : '')
}
