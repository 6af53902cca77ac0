/**
 * All windows up to a number of characters, then half as many per doubling of the text, so a gigabyte costs a few times
 * the first part. A hash of its number selects a window, because a regular interval would align with table columns.
 */
export class Sample {
  /** In UTF-16 units. */
  read = 0
  total = 0
  private readonly completeUpTo: number
  private windows = 0

  constructor(completeUpTo: number) {
    this.completeUpTo = completeUpTo
  }

  /** @returns whether to read the window */
  takes(length: number): boolean {
    const part = this.total < this.completeUpTo ? 1 : 2 ** (Math.floor(Math.log2(this.total / this.completeUpTo)) + 1)
    const isTaken = mixBits(this.windows++) < 2 ** 32 / part
    this.total += length
    if (isTaken) this.read += length
    return isTaken
  }
}

/** MurmurHash3's 32-bit finalizer. */
function mixBits(index: number): number {
  let mixed = Math.imul(index ^ (index >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
