/** Far above an office behind one address, far below what the process has descriptors for. */
export const MAX_CONNECTIONS_PER_ADDRESS = 256
/** Bodies of calls arrive within milliseconds; uploads are not counted, since each has a signed address. */
export const MAX_UNFINISHED_BODIES_PER_ADDRESS = 32

/** Counts what is open at a time, per address. */
export function addressCounts(max: number) {
  const open = new Map<string, number>()
  return {
    /** @returns what ends it; undefined when the address has as many open as it may */
    enter(address: string): (() => void) | undefined {
      const count = open.get(address) ?? 0
      if (count >= max) return undefined
      open.set(address, count + 1)
      return () => {
        const left = (open.get(address) ?? 1) - 1
        if (left > 0) open.set(address, left)
        else open.delete(address)
      }
    },
  }
}
