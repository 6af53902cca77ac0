// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const BREAKS_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g

/** No CR or LF may reach a header. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(BREAKS_A_LINE, ' ').trim()
}

export function toLines(text: string): string[] {
  return text.toWellFormed().split(/\r\n|\r|\n/)
}

/** Readers must not take quoted text for the product's. */
export function quoted(text: string): string {
  return toLines(text)
    .map(line => `> ${oneLine(line)}`.trimEnd())
    .join('\n')
}
