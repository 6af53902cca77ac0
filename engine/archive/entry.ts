/** A file on its way into an archive. */
export type Entry = {
  /** Its path in the archive: relative, with `/`, as `safeFilePath` makes it. */
  readonly name: string
  /** In bytes, as many as `open()` will yield: anything else is an error. */
  readonly size: number
  readonly modifiedAt: Date
  /**
   * Called once, when its turn comes; closed (`return()`) when the archive is no longer wanted. A piece is done with when
   * the next one is asked for: its memory may be used again.
   */
  open(): AsyncIterable<Uint8Array>
}
