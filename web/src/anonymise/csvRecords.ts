/** `line` is the source text without its line ending. */
export type CsvRecord = { cells: string[]; line: string; isEnded: boolean }

/**
 * RFC 4180; LF, CRLF and CR end a row. Lenient, since the server decides: a quote inside an unquoted field is literal.
 * @returns rows one by one; `isEnded` is false for a row that is cut off or last
 */
export function* csvRecords(text: string, delimiter: string): Generator<CsvRecord> {
  let at = 0
  while (at < text.length) {
    const start = at
    const cells: string[] = []
    for (let isRowOver = false; !isRowOver; ) {
      const field = text[at] === '"' ? quotedField(text, at) : { value: '', end: at }
      const end = endOfPlain(text, field.end, delimiter)
      cells.push(field.value + text.slice(field.end, end))
      isRowOver = text[end] !== delimiter
      at = isRowOver ? end : end + 1
    }
    const line = text.slice(start, at)
    const isEnded = at < text.length
    at += text.startsWith('\r\n', at) ? 2 : 1
    yield { cells, line, isEnded }
  }
}

/** @returns the text between the quotes, and the index after them */
function quotedField(text: string, start: number): { value: string; end: number } {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return { value: value + text.slice(from), end: text.length }
    value += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    from = quote + 2
  }
}

function endOfPlain(text: string, start: number, delimiter: string): number {
  let at = start
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}
