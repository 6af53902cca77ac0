const FIRST_CELLS = 1024

export class Cells {
  count = 0
  /** Index from 0 among the columns to anonymise. */
  slots = new Int32Array(FIRST_CELLS)
  starts = new Int32Array(FIRST_CELLS)
  ends = new Int32Array(FIRST_CELLS)
  quoted = new Uint8Array(FIRST_CELLS)

  add(slot: number, start: number, end: number, isQuoted: boolean) {
    if (this.count === this.slots.length) this.grow()
    this.slots[this.count] = slot
    this.starts[this.count] = start
    this.ends[this.count] = end
    this.quoted[this.count] = isQuoted ? 1 : 0
    this.count += 1
  }

  private grow() {
    const larger = <T extends Int32Array | Uint8Array>(to: T, from: T): T => {
      to.set(from)
      return to
    }
    this.slots = larger(new Int32Array(2 * this.count), this.slots)
    this.starts = larger(new Int32Array(2 * this.count), this.starts)
    this.ends = larger(new Int32Array(2 * this.count), this.ends)
    this.quoted = larger(new Uint8Array(2 * this.count), this.quoted)
  }
}
