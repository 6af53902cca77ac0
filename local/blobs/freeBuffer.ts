/**
 * The garbage collector counts only the small wrapper of a buffer and runs too late at the pace of a disk. The caller
 * must not use the buffer afterwards.
 */
export function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
