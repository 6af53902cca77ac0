/**
 * Gives the memory of a buffer back at once. At the pace of a disk much would gather until the collector comes, which
 * does not see it: a buffer is small to it, whatever it holds. Nobody may look at the buffer any more.
 */
export function release({ buffer, byteLength }: Uint8Array): void {
  // What shares its memory with others, as slices and small buffers do, is left to the collector.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
