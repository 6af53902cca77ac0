import { longestSpans, type Match } from './longestSpans.ts'

/** Limits hostile text. */
const MAX_PENDING = 128

/** {@link longestSpans} over matches ordered by start. */
export class SpanStream<M extends Match> {
  private pending: M[] = []
  private end = -1
  private resolvedUntil = -1
  private readonly onResolved: (match: M) => void

  constructor(onResolved: (match: M) => void) {
    this.onResolved = onResolved
  }

  add(match: M) {
    if (match.start >= this.end || this.pending.length >= MAX_PENDING) this.close()
    // A chain of guesses, closed early, must not hide a proven number.
    if (match.start < this.resolvedUntil && !match.isProven) return
    this.pending.push(match)
    this.end = Math.max(this.end, match.end)
  }

  /** Begins a new text, whose positions restart at 0. */
  restart() {
    this.close()
    this.end = -1
    this.resolvedUntil = -1
  }

  /** Call when no later match can overlap the last. */
  close() {
    if (this.pending.length === 0) return
    for (const match of this.pending.length === 1 ? this.pending : longestSpans(this.pending)) {
      this.resolvedUntil = Math.max(this.resolvedUntil, match.end)
      this.onResolved(match)
    }
    this.pending = []
  }
}
