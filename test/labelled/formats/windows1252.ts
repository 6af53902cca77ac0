/** The characters of windows-1252 from 0x80 to 0x9F; spaces where it has none. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

export function windows1252(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const place = upper.indexOf(text.charAt(at))
    if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) bytes[at] = code
    else if (place >= 0) bytes[at] = 0x80 + place
    else return undefined
  }
  return bytes
}
