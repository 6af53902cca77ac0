import type { Extracted, TextLocation } from '../extracted.ts'

const PIECE_CHARACTERS = 64 * 1024

/** Joins the crumbs of text that a parser finds into pieces that are worth passing on. */
export class TextPieces {
  private readonly place: TextLocation
  private text = ''
  private isAtLineStart = true

  constructor(place: TextLocation) {
    this.place = place
  }

  get isLineStart(): boolean {
    return this.isAtLineStart
  }

  /** On the line that the text before is on. */
  add(text: string) {
    if (text === '') return
    this.text += text
    this.isAtLineStart = text.charCodeAt(text.length - 1) === 0x0a
  }

  /** Begins a new line, unless one has just begun. */
  breakLine() {
    if (!this.isAtLineStart) this.add('\n')
  }

  /** On a line of its own. */
  addLine(text: string) {
    this.breakLine()
    this.add(text)
    this.breakLine()
  }

  /** What has come together, if it is enough, or if nothing follows. */
  take(isLast: boolean): Extracted[] {
    if (this.text.length < (isLast ? 1 : PIECE_CHARACTERS)) return []
    const { text, place } = this
    this.text = ''
    return [{ kind: 'text', text, place }]
  }
}
