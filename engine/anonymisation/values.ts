const FIRST_BYTES = 4096
const FIRST_VALUES = 256

/** UTF-8 values end to end in one buffer, reused for each batch. */
export class Values {
  bytes = Buffer.alloc(FIRST_BYTES)
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

  /** The caller writes the bytes and increases `length`. */
  reserve(bytes: number) {
    if (this.length + bytes <= this.bytes.length) return
    const larger = Buffer.alloc(Math.max(this.length + bytes, 2 * this.bytes.length))
    larger.set(this.bytes.subarray(0, this.length))
    this.bytes.fill(0)
    this.bytes = larger
  }

  end() {
    if (this.count === this.ends.length) {
      const larger = new Int32Array(2 * this.count)
      larger.set(this.ends)
      this.ends = larger
    }
    this.ends[this.count] = this.length
    this.count += 1
  }

  add(source: Uint8Array, from: number, to: number) {
    this.reserve(to - from)
    copyBytes(source, from, to, this.bytes, this.length)
    this.length += to - from
  }

  wipe() {
    this.bytes.fill(0)
    this.clear()
  }
}

/** In bytes. Below it a loop is faster than `set`. */
const SHORT_COPY = 48

export function copyBytes(source: Uint8Array, from: number, to: number, target: Uint8Array, at: number): number {
  if (to - from > SHORT_COPY) target.set(source.subarray(from, to), at)
  else for (let index = from, out = at; index < to; index += 1, out += 1) target[out] = source[index] as number
  return at + to - from
}
