const FIRST_BYTES = 4096
const FIRST_VALUES = 256

/** Values in UTF-8, laid end to end in one buffer that is used again for each batch. */
export class Values {
  bytes = Buffer.alloc(FIRST_BYTES)
  /** Of each value, where it ends; it begins where the one before it ends. */
  ends = new Int32Array(FIRST_VALUES)
  count = 0
  length = 0

  clear() {
    this.count = 0
    this.length = 0
  }

  getStart(index: number): number {
    return index === 0 ? 0 : (this.ends[index - 1] as number)
  }

  /** Makes room for so many bytes behind what is there; whoever writes them counts `length` up. */
  reserve(bytes: number) {
    if (this.length + bytes <= this.bytes.length) return
    const larger = Buffer.alloc(Math.max(this.length + bytes, 2 * this.bytes.length))
    larger.set(this.bytes.subarray(0, this.length))
    this.bytes.fill(0)
    this.bytes = larger
  }

  /** Ends the value whose bytes were written since the last. */
  end() {
    if (this.count === this.ends.length) {
      const larger = new Int32Array(2 * this.count)
      larger.set(this.ends)
      this.ends = larger
    }
    this.ends[this.count] = this.length
    this.count += 1
  }

  /** Puts a value behind the last, or a part of one before `end` is called. */
  add(source: Uint8Array, from: number, to: number) {
    this.reserve(to - from)
    copyBytes(source, from, to, this.bytes, this.length)
    this.length += to - from
  }

  /** Original values are not left lying in memory. */
  wipe() {
    this.bytes.fill(0)
    this.clear()
  }
}

/** Below this a loop is faster than a call into the engine. */
const SHORT_COPY = 48

/** @returns the position in `target` behind what was written */
export function copyBytes(source: Uint8Array, from: number, to: number, target: Uint8Array, at: number): number {
  if (to - from > SHORT_COPY) target.set(source.subarray(from, to), at)
  else for (let index = from, out = at; index < to; index += 1, out += 1) target[out] = source[index] as number
  return at + to - from
}
