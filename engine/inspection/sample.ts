/**
 * Decides which windows are read by detectors that are too slow for all of a large text. Everything is, up to a number
 * of characters; of what follows, each doubling of the text gives half that number, so that a text of a gigabyte is
 * sampled from end to end at a few times the cost of the first part. Windows are drawn by a hash of their number: one
 * out of so many in turn would fall into step with the columns of a table.
 */
export class Sample {
  /** In UTF-16 units. */
  read = 0
  total = 0
  private readonly wholeUpTo: number
  private windows = 0

  constructor(wholeUpTo: number) {
    this.wholeUpTo = wholeUpTo
  }

  /** Counts a window, and says whether it is read. */
  takes(length: number): boolean {
    const part = this.total < this.wholeUpTo ? 1 : 2 ** (Math.floor(Math.log2(this.total / this.wholeUpTo)) + 1)
    const isTaken = scatter(this.windows++) < 2 ** 32 / part
    this.total += length
    if (isTaken) this.read += length
    return isTaken
  }
}

/** MurmurHash3's last mixing, on 32 bits. */
function scatter(index: number): number {
  let mixed = Math.imul(index ^ (index >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
