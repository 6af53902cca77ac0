// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const BREAKS_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g

/** Text that stays on its line: what a subject needs, so that no CR or LF reaches a header. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(BREAKS_A_LINE, ' ').trim()
}

/** The lines of a text, whichever of the three line breaks it uses. */
export function toLines(text: string): string[] {
  return text.toWellFormed().split(/\r\n|\r|\n/)
}

/** A text in the manner of a quotation, so that nobody takes the words of its author for ours. */
export function quoted(text: string): string {
  return toLines(text)
    .map(line => `> ${oneLine(line)}`.trimEnd())
    .join('\n')
}
