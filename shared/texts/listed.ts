import { safeFilePath } from '../domain/text.ts'
import { formatList } from './format.ts'

const MAX_NAMES = 3

/**
 * The first file names, without deceptive characters, and the number of others: 'a, b, c and 2 more'.
 * @param more formats the number: '2 more'
 */
export function listed(names: readonly string[], more: (count: number) => string): string {
  const rest = names.length - MAX_NAMES
  const shown = names.slice(0, MAX_NAMES).map(safeFilePath)
  return formatList(rest > 0 ? [...shown, more(rest)] : shown)
}
