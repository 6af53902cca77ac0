/** Well above one office behind one address, and well below the file descriptors of the process. */
export const MAX_CONNECTIONS_PER_ADDRESS = 256
/** Bodies of calls arrive within milliseconds. Uploads are not counted, because each has a signed address. */
export const MAX_UNFINISHED_BODIES_PER_ADDRESS = 32

export function addressCounts(max: number) {
  const open = new Map<string, number>()
  return {
    /** @returns a function that ends the item, or undefined when the address is at its limit */
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
