/** Numbers as ZIP writes them: little-endian, in 2, 4 or 8 bytes each (APPNOTE 4.4.1.1). */
export const shorts = (...values: readonly number[]) =>
  joined(2, values, (to, value, at) => to.writeUInt16LE(value, at))
export const ints = (...values: readonly number[]) => joined(4, values, (to, value, at) => to.writeUInt32LE(value, at))
export const longs = (...values: readonly number[]) =>
  joined(8, values, (to, value, at) => to.writeBigUInt64LE(BigInt(value), at))

/** What a field of 4 bytes, or of 2, holds when its value stands in a zip64 record (4.4.1.4). */
export const ELSEWHERE = 0xffffffff
export const ELSEWHERE_SHORT = 0xffff

/** Version 5.1 of the format is the one with AES (4.4.3.2). As the maker's it says "of no system in particular". */
export const VERSION = 51

function joined(width: number, values: readonly number[], write: (to: Buffer, value: number, at: number) => void) {
  const bytes = Buffer.alloc(width * values.length)
  for (const [index, value] of values.entries()) write(bytes, value, index * width)
  return bytes
}
