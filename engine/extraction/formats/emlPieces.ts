const PIECE_CHARACTERS = 64 * 1024

/** Joins small texts without splitting surrogate pairs. */
export class Pieces {
  private pending = ''

  add(text: string) {
    this.pending += text
  }

  get isFull() {
    return this.pending.length >= PIECE_CHARACTERS
  }

  get length() {
    return this.pending.length
  }

  get endsLine() {
    return this.pending.endsWith('\n')
  }

  take(): string {
    const last = this.pending.charCodeAt(this.pending.length - 1)
    const end = last >= 0xd800 && last <= 0xdbff ? this.pending.length - 1 : this.pending.length
    const piece = this.pending.slice(0, end).toWellFormed()
    this.pending = this.pending.slice(end)
    return piece
  }

  takeRest(): string {
    const piece = this.pending.toWellFormed()
    this.pending = ''
    return piece
  }
}
