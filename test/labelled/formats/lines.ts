import type { Draft } from '../draft.ts'

/** Paragraphs and rows as lines; `cell` separates the cells of a row. */
export function toLines(draft: Draft, cell = '\t'): string[] {
  return draft.blocks.flatMap(block =>
    'paragraph' in block
      ? [block.paragraph.text]
      : [block.header.join(cell), ...block.rows.map(row => row.map(({ text }) => text).join(cell))],
  )
}

/** Breaks at spaces, so that lines have at most `width` characters where possible. */
export function wrapped(line: string, width: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + word.length >= width) {
      lines.push(current)
      current = word
    } else {
      current = current === '' ? word : `${current} ${word}`
    }
  }
  return [...lines, current]
}
