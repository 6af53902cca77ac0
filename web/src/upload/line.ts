import { unlessAborted } from './persevere.ts'

const MOST_AT_ONCE = 4
/** On a slow line less goes out at once, so that a closed tab or a lost network costs no more than this. */
const MOST_SECONDS_UNDERWAY = 30

/** What waits to go out. */
type Load = {
  bytes: number
  /** What belongs to an earlier file goes first. */
  order: number
}

/** The way out for PUTs: a few at a time, as many as the network bears. */
export type Line = {
  /** Does the work when it is its turn. */
  turn<T>(load: Load, signal: AbortSignal, work: () => Promise<T>): Promise<T>
  /** No more than this rate moves in half a minute is let out together. */
  holdTo(bytesPerSecond: number): void
  /** A PUT failed for now: half as many at once, until some have succeeded. */
  narrow(): void
}

export function createLine(): Line {
  const waiting: (Load & { go: () => void })[] = []
  const underway = new Set<Load>()
  let width = MOST_AT_ONCE
  let mostBytes = Number.POSITIVE_INFINITY
  let succeeded = 0

  function admit() {
    for (;;) {
      const [first] = waiting.toSorted((one, other) => one.order - other.order)
      if (!first || !hasRoom(first)) return
      waiting.splice(waiting.indexOf(first), 1)
      underway.add(first)
      first.go()
    }
  }

  function hasRoom({ bytes }: Load) {
    const sum = [...underway].reduce((total, load) => total + load.bytes, bytes)
    return underway.size === 0 || (underway.size < width && sum <= mostBytes)
  }

  return {
    async turn(load, signal, work) {
      const place = { ...load, go: () => {} }
      try {
        await unlessAborted(signal, go => {
          place.go = go
          waiting.push(place)
          admit()
        })
        const result = await work()
        succeeded += 1
        if (succeeded >= width && width < MOST_AT_ONCE) {
          width += 1
          succeeded = 0
        }
        return result
      } finally {
        const index = waiting.indexOf(place)
        if (index >= 0) waiting.splice(index, 1)
        underway.delete(place)
        admit()
      }
    },
    holdTo(bytesPerSecond) {
      mostBytes = bytesPerSecond * MOST_SECONDS_UNDERWAY
      admit()
    },
    narrow() {
      width = Math.max(1, Math.floor(width / 2))
      succeeded = 0
    },
  }
}
