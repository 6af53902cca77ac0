/** Random-access bytes: a file, a blob or a spooled archive entry. */
export type Source = {
  size: number
  /** `end` is exclusive; pieces have any size. May be called repeatedly. */
  read(start: number, end: number): AsyncIterable<Uint8Array>
}

/** Bytes of the input. */
export type OnProgress = (done: number, total: number) => void
