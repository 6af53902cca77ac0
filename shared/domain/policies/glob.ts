/**
 * Whether a pattern matches a whole text. `*` matches any characters, `?` matches one.
 * Takes at most `pattern.length * text.length` steps. Both in lower case.
 */
export function matchesGlob(pattern: string, text: string): boolean {
  let at = 0
  let place = 0
  let star = -1
  let starPlace = 0
  while (place < text.length) {
    const sign = pattern[at]
    if (sign === '*') {
      star = at
      starPlace = place
      at += 1
    } else if (sign === '?' || (sign !== undefined && sign === text[place])) {
      at += 1
      place += 1
    } else if (star >= 0) {
      at = star + 1
      starPlace += 1
      place = starPlace
    } else return false
  }
  while (pattern[at] === '*') at += 1
  return at === pattern.length
}
