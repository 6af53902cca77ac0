/** The window is long enough to be stable and short enough to follow a change of network. */
const WINDOW_MILLISECONDS = 8000
/** A rate over a shorter time is a guess. */
const MIN_MILLISECONDS = 1000
/** After a longer silence, the next rate is unknown. */
const SILENCE_MILLISECONDS = 3000

export type Pace = {
  note(sentBytes: number, now: number): void
  /** 0 after three silent seconds; undefined with too little data. */
  rate(now: number): number | undefined
}

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
