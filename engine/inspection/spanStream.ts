import { longestSpans, type Match } from './longestSpans.ts'

/** Matches that hang together are weighed together; of more than this, in hostile text, so many at a time. */
const MAX_TOGETHER = 128

/** {@link longestSpans} over a text of any length, whose matches come by where they start. */
export class SpanStream<M extends Match> {
  private together: M[] = []
  private end = -1
  private takenUntil = -1
  private readonly stays: (match: M) => void

  constructor(stays: (match: M) => void) {
    this.stays = stays
  }

  add(match: M) {
    if (match.start >= this.end || this.together.length >= MAX_TOGETHER) this.close()
    // A long chain of guesses, closed before its end, must not hide a proven number.
    if (match.start < this.takenUntil && !match.isProven) return
    this.together.push(match)
    this.end = Math.max(this.end, match.end)
  }

  /** A new text begins: where its matches start is counted from 0 again. */
  restart() {
    this.close()
    this.end = -1
    this.takenUntil = -1
  }

  /** Called when no more matches come for now that could overlap the last. */
  close() {
    if (this.together.length === 0) return
    for (const match of this.together.length === 1 ? this.together : longestSpans(this.together)) {
      this.takenUntil = Math.max(this.takenUntil, match.end)
      this.stays(match)
    }
    this.together = []
  }
}
