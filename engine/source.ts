/** Bytes that can be read from anywhere: a file, a blob, an entry of an archive that was set aside. */
export type Source = {
  /** In bytes. */
  size: number
  /** The bytes from `start` up to, but not including, `end`, in pieces of any size. Read as often as is needed. */
  read(start: number, end: number): AsyncIterable<Uint8Array>
}

/** How far long work has come: bytes of the input that are done, of all there are. */
export type OnProgress = (done: number, total: number) => void
