import type { TextLocation } from '../extraction/extracted.ts'

/** Owns the matches that start between `from` and `to`. */
export type Cut = {
  text: string
  place: TextLocation
  /** Owned range in `text`. */
  from: number
  to: number
  /** Offset of `text` in the complete text. */
  offset: number
}

/** Each position belongs to one of the overlapping windows, which sees at least the margin around it. */
export class TextWindows {
  private readonly size: number
  private readonly margin: number
  private readonly take: (cut: Cut) => void
  private pending = ''
  private place: TextLocation | undefined
  private before = 0
  private offset = 0

  /** @param size,margin in UTF-16 units */
  constructor({ size, margin, take }: { size: number; margin: number; take: (cut: Cut) => void }) {
    this.size = size
    this.margin = margin
    this.take = take
  }

  /** Another place object begins a new text. */
  push(text: string, place: TextLocation) {
    if (place !== this.place) this.end()
    this.place = place
    let at = 0
    for (;;) {
      const to = this.before + this.size
      const missing = to + this.margin - this.pending.length
      if (text.length - at < missing) break
      // Strings above 128 KiB are large objects to V8, which cost more than the scan.
      const window = this.pending + text.slice(at, at + missing)
      at += missing
      this.take({ text: window, place, from: this.before, to, offset: this.offset })
      const step = Math.max(0, to - this.margin)
      this.pending = window.slice(step)
      this.offset += step
      this.before = to - step
    }
    this.pending += at === 0 ? text : text.slice(at)
  }

  end() {
    const { pending: text, place, before: from, offset } = this
    if (place !== undefined && text.length > from) this.take({ text, place, from, to: text.length, offset })
    this.pending = ''
    this.place = undefined
    this.before = 0
    this.offset = 0
  }
}
