/** A name of a column is hardly ever longer. */
const MAX_NAME_LENGTH = 80

/**
 * Guesses whether the first row of a table names its columns: short texts that differ from each other, none of which
 * is a number, a date, or an address.
 */
export function looksLikeHeader(row: readonly (string | undefined)[]): boolean {
  const names = row.map(name => name?.trim() ?? '').filter(name => name !== '')
  return names.length > 0 && names.every(isName) && new Set(names).size === names.length
}

function isName(text: string): boolean {
  if (text.length > MAX_NAME_LENGTH || text.includes('@')) return false
  const digits = text.replace(/[^0-9]/g, '').length
  return /\p{L}/u.test(text) && digits * 2 <= text.length
}
