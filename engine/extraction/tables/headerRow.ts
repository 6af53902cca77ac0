const MAX_NAME_LENGTH = 80

/** Short, distinct texts without numbers, dates and addresses. */
export function looksLikeHeader(row: readonly (string | undefined)[]): boolean {
  const names = row.map(name => name?.trim() ?? '').filter(name => name !== '')
  return names.length > 0 && names.every(isName) && new Set(names).size === names.length
}

function isName(text: string): boolean {
  if (text.length > MAX_NAME_LENGTH || text.includes('@')) return false
  const digits = text.replace(/[^0-9]/g, '').length
  return /\p{L}/u.test(text) && digits * 2 <= text.length
}
