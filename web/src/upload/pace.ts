/** How far back the rate looks: long enough to be calm, short enough to follow a change of network. */
const WINDOW_MILLISECONDS = 8000
/** A rate from less than this is a guess. */
const MIN_MILLISECONDS = 1000
/** When nothing moves for longer, nothing is known of how fast it will be afterwards. */
const SILENCE_MILLISECONDS = 3000

export type Pace = {
  /** Notes that so many bytes were sent by now. */
  note(sentBytes: number, now: number): void
  /** Bytes per second over the last seconds, 0 when nothing moved in the last three; undefined while too little is known. */
  rate(now: number): number | undefined
}

/** Measures how fast bytes go out. What takes bytes back starts the measure anew, and so does a silence. */
export function createPace(): Pace {
  let notes: { at: number; sentBytes: number }[] = []
  const isSilent = (now: number) => now - (notes.at(-1)?.at ?? now) > SILENCE_MILLISECONDS

  return {
    note(sentBytes, now) {
      if (sentBytes < (notes.at(-1)?.sentBytes ?? 0) || isSilent(now)) notes = []
      notes.push({ at: now, sentBytes })
      while (notes.length > 2 && (notes[1]?.at ?? now) < now - WINDOW_MILLISECONDS) notes.shift()
    },
    rate(now) {
      const first = notes[0]
      const last = notes.at(-1)
      if (!first || !last) return undefined
      if (isSilent(now)) return 0
      if (now - first.at < MIN_MILLISECONDS) return undefined
      return ((last.sentBytes - first.sentBytes) * 1000) / (now - first.at)
    },
  }
}
