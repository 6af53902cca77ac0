import { unlessAborted } from './retry.ts'

const MAX_AT_ONCE = 4
/** A closed tab or lost network costs at most this. */
const MAX_SECONDS_UNDERWAY = 30
/** A PUT this small hardly slows the others, and would wait minutes for them. */
const MAX_SMALL_BYTES = 256 * 1024

type Load = {
  bytes: number
  /** Earlier files first. */
  order: number
}

/** Always has room for one small PUT. */
export type UploadQueue = {
  turn<T>(load: Load, signal: AbortSignal, work: () => Promise<T>): Promise<T>
  /** Limits parallel bytes to half a minute at this rate. */
  limitTo(bytesPerSecond: number): void
  /** Halves the parallel PUTs until some succeed. */
  narrow(): void
}

export function createUploadQueue(): UploadQueue {
  const waiting: (Load & { go: () => void })[] = []
  const underway = new Set<Load>()
  let width = MAX_AT_ONCE
  let maxBytes = Number.POSITIVE_INFINITY
  let succeeded = 0

  function admit() {
    for (;;) {
      const inOrder = waiting.toSorted((one, other) => one.order - other.order)
      // Otherwise parts of an earlier file would wait for a later one's.
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
    return underway.size < width && sum <= maxBytes
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
    limitTo(bytesPerSecond) {
      maxBytes = bytesPerSecond * MAX_SECONDS_UNDERWAY
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
