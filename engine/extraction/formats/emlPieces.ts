const ENOUGH = 64 * 1024

/** Joins small texts into pieces that are worth passing on, and never parts a surrogate pair. */
export class Pieces {
  private held = ''

  add(text: string) {
    this.held += text
  }

  get isFull() {
    return this.held.length >= ENOUGH
  }

  get length() {
    return this.held.length
  }

  get endsLine() {
    return this.held.endsWith('\n')
  }

  /** All that is held, but for half a surrogate pair at its end: the other half may follow. */
  take(): string {
    const last = this.held.charCodeAt(this.held.length - 1)
    const end = last >= 0xd800 && last <= 0xdbff ? this.held.length - 1 : this.held.length
    const piece = this.held.slice(0, end).toWellFormed()
    this.held = this.held.slice(end)
    return piece
  }

  /** All that is held, at the end of a text. */
  takeRest(): string {
    const piece = this.held.toWellFormed()
    this.held = ''
    return piece
  }
}
