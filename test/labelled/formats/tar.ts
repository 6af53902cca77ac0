import type { Entry } from './zip.ts'

const BLOCK = 512

/** A ustar archive (POSIX.1-1988). */
export function toTar(entries: readonly Entry[]): Uint8Array {
  const parts = entries.flatMap(({ name, bytes }) => [tarHeader(name, bytes.length), bytes, padding(bytes.length)])
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)])
}

/** @param type `0` is a file */
export function tarHeader(name: string, size: number, type = '0'): Buffer {
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0, 100)
  header.write('0000644\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('15000000000\0', 136)
  header.write('        0', 148)
  header.write(type, 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}
