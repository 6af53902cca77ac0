/** How far back the rate looks: long enough to be calm, short enough to follow a change of network. */
const WINDOW_MILLISECONDS = 8000
/** A rate from less than this is a guess. */
const LEAST_MILLISECONDS = 1000

export type Pace = {
  /** Notes that so many bytes were sent by now. */
  note(sentBytes: number, now: number): void
  /** Bytes per second over the last seconds; undefined while too little is known. */
  rate(now: number): number | undefined
}

/** Measures how fast bytes go out. A file that starts anew takes bytes back, which starts the measure anew, too. */
export function createPace(): Pace {
  let notes: { at: number; sentBytes: number }[] = []

  return {
    note(sentBytes, now) {
      const last = notes.at(-1)
      if (last && sentBytes < last.sentBytes) notes = []
      notes.push({ at: now, sentBytes })
      while (notes.length > 2 && (notes[1]?.at ?? now) < now - WINDOW_MILLISECONDS) notes.shift()
    },
    rate(now) {
      const first = notes[0]
      const last = notes.at(-1)
      if (!first || !last || now - first.at < LEAST_MILLISECONDS) return undefined
      return ((last.sentBytes - first.sentBytes) * 1000) / (now - first.at)
    },
  }
}
