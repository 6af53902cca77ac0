/** The next bytes of a stream in one buffer, so that decoders need not wait within a block. */
export class StreamWindow {
  bytes: Buffer = Buffer.alloc(0)
  /** The first unread byte. */
  at = 0
  private readonly pieces: AsyncIterator<Uint8Array>
  private isEnded = false

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.pieces = bytes[Symbol.asyncIterator]()
  }

  get unread(): number {
    return this.bytes.length - this.at
  }

  /** @returns whether so many bytes are left; fewer only at the end of the stream */
  async fill(count: number): Promise<boolean> {
    // Also at the end, where decoders ask for more than is left, block after block.
    if (this.unread >= count || this.isEnded) return this.unread >= count
    const held: Uint8Array[] = [this.bytes.subarray(this.at)]
    let length = this.unread
    while (length < count && !this.isEnded) {
      const next = await this.pieces.next()
      if (next.done) this.isEnded = true
      else {
        held.push(next.value)
        length += next.value.length
      }
    }
    this.bytes = Buffer.concat(held, length)
    this.at = 0
    return length >= count
  }

  async release() {
    await this.pieces.return?.()
  }
}
