const VALUE = /^[\s\d.,:;/+()€$£%-]*\d[\s\d.,:;/+()€$£%-]*$|@|^https?:|^(true|false|yes|no)$/i
const MAX_NAME_LENGTH = 60

/** The person can correct the guess. */
export function guessHeader([first = []]: readonly (readonly string[])[]): boolean {
  const names = first.map(cell => cell.trim().toLowerCase())
  const isName = (text: string) => text !== '' && text.length <= MAX_NAME_LENGTH && !VALUE.test(text)
  return names.every(isName) && new Set(names).size === names.length
}
