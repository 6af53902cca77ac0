/** Words and signs in quotation marks or after a backslash. Digits, dates, colours and conditions stand between them. */
const LITERALS = /"([^"]*)(?:"|$)|\\(.)|\[[^\]]*(?:\]|$)|(;)|[_*].|[^"\\]/gsu
const WORD = /[\p{L}\p{N}]/u

/**
 * @param code of a number format (ECMA-376, Part 1, 18.8.31)
 * @returns the words that cells show beside their number, a line for each section: `0 "dollars and" .00 "cents"`
 */
export function formatText(code: string): string {
  let text = ''
  for (const [, quoted, escaped, end] of code.matchAll(LITERALS)) text += quoted ?? escaped ?? (end ? '\n' : ' ')
  const lines = text.split('\n').map(line => line.replace(/\s+/g, ' ').trim())
  return lines.filter(line => WORD.test(line)).join('\n')
}
