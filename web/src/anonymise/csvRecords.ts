/** A row of a CSV file: its fields as they are meant, and the text of it as it stands, without its line ending. */
export type CsvRecord = { cells: string[]; line: string; isEnded: boolean }

/**
 * Reads rows by RFC 4180: quotes, doubled quotes and line breaks within them; LF, CRLF and CR end a row. What no
 * standard knows is read kindly, since the server judges: a quote within a field stands for itself.
 * @returns rows one by one; `isEnded` is false for one that the text breaks off in, or that nothing follows
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

/** @returns what stands between the quotes, and where the text goes on after them */
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
