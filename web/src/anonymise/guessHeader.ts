/** What is a value, and no name of a column: numbers, dates, addresses. */
const VALUE = /^[\s\d.,:;/+()€$£%-]*\d[\s\d.,:;/+()€$£%-]*$|@|^https?:|^(true|false|yes|no)$/i
const MAX_NAME_LENGTH = 60

/**
 * Whether the first row names the columns: every field of it is a short text of its own, and none is a value.
 * A guess, which the person corrects.
 */
export function guessHeader([first = []]: readonly (readonly string[])[]): boolean {
  const names = first.map(cell => cell.trim().toLowerCase())
  const isName = (text: string) => text !== '' && text.length <= MAX_NAME_LENGTH && !VALUE.test(text)
  return names.every(isName) && new Set(names).size === names.length
}
