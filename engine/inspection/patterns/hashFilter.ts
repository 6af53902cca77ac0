const BITS = 14

/**
 * Says of most hashes that are not in a set that they are not, several times faster than a Map: what is asked of every
 * word and number must cost no more than a look into one array.
 */
export class HashFilter {
  private readonly slots = new Uint8Array(1 << BITS)

  add(hash: number) {
    this.slots[toSlot(hash)] = 1
  }

  mayHave(hash: number): boolean {
    return this.slots[toSlot(hash)] === 1
  }
}

function toSlot(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> (32 - BITS)
}
