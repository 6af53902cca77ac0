export type Entry = {
  /** Relative path with `/`, as `safeFilePath` returns it. */
  readonly name: string
  /** In bytes. `open()` must yield exactly this many. */
  readonly size: number
  readonly modifiedAt: Date
  /**
   * Called once, in order; closed (`return()`) when the archive is abandoned. A piece's memory may be reused with the
   * next one.
   */
  open(): AsyncIterable<Uint8Array>
}
