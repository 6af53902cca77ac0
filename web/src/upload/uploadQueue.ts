import { unlessAborted } from './retry.ts'

const MAX_AT_ONCE = 4
/** On a slow line less goes out at once, so that a closed tab or a lost network costs no more than this. */
const MAX_SECONDS_UNDERWAY = 30
/** So little costs those under way next to nothing, and would wait minutes for them. */
const MAX_SMALL_BYTES = 256 * 1024

/** What waits to go out. */
type Load = {
  bytes: number
  /** What belongs to an earlier file goes first. */
  order: number
}

/** The way out for PUTs: a few at a time, as many as the network bears; one small one always has room beside them. */
export type UploadQueue = {
  /** Does the work when it is its turn. */
  turn<T>(load: Load, signal: AbortSignal, work: () => Promise<T>): Promise<T>
  /** No more than this rate moves in half a minute is let out together. */
  holdTo(bytesPerSecond: number): void
  /** A PUT failed for now: half as many at once, until some have succeeded. */
  narrow(): void
}

export function createUploadQueue(): UploadQueue {
  const waiting: (Load & { go: () => void })[] = []
  const underway = new Set<Load>()
  let width = MAX_AT_ONCE
  let mostBytes = Number.POSITIVE_INFINITY
  let succeeded = 0

  function admit() {
    for (;;) {
      const inOrder = waiting.toSorted((one, other) => one.order - other.order)
      // Nothing large overtakes: parts of an earlier file would wait for those of a later one.
      const next = inOrder.find((load, index) => (index === 0 || isSmall(load)) && hasRoom(load))
      if (!next) return
      waiting.splice(waiting.indexOf(next), 1)
      underway.add(next)
      next.go()
    }
  }

  function hasRoom(load: Load) {
    if (underway.size === 0) return true
    if (isSmall(load) && ![...underway].some(isSmall)) return true
    const sum = [...underway].reduce((total, { bytes }) => total + bytes, load.bytes)
    return underway.size < width && sum <= mostBytes
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
        if (succeeded >= width && width < MAX_AT_ONCE) {
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
      mostBytes = bytesPerSecond * MAX_SECONDS_UNDERWAY
      admit()
    },
    narrow() {
      width = Math.max(1, Math.floor(width / 2))
      succeeded = 0
    },
  }
}

function isSmall({ bytes }: Load): boolean {
  return bytes <= MAX_SMALL_BYTES
}
