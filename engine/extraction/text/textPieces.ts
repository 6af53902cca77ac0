import type { Extracted, TextLocation } from '../extracted.ts'

const PIECE_CHARACTERS = 64 * 1024

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

  add(text: string) {
    if (text === '') return
    this.text += text
    this.isAtLineStart = text.charCodeAt(text.length - 1) === 0x0a
  }

  breakLine() {
    if (!this.isAtLineStart) this.add('\n')
  }

  addLine(text: string) {
    this.breakLine()
    this.add(text)
    this.breakLine()
  }

  /** Returns a full piece; any text when `isLast`. */
  take(isLast: boolean): Extracted[] {
    if (this.text.length < (isLast ? 1 : PIECE_CHARACTERS)) return []
    const { text, place } = this
    this.text = ''
    return [{ kind: 'text', text, place }]
  }
}
