/** Little-endian numbers (APPNOTE 4.4.1.1). */
export const shorts = (...values: readonly number[]) =>
  concatNumbers(2, values, (to, value, at) => to.writeUInt16LE(value, at))
export const ints = (...values: readonly number[]) =>
  concatNumbers(4, values, (to, value, at) => to.writeUInt32LE(value, at))
export const longs = (...values: readonly number[]) =>
  concatNumbers(8, values, (to, value, at) => to.writeBigUInt64LE(BigInt(value), at))

/** Marks a field of 4 or 2 bytes whose value is in a zip64 record (4.4.1.4). */
export const IN_ZIP64 = 0xffffffff
export const IN_ZIP64_SHORT = 0xffff

/** Format version with AES (4.4.3.2); as "made by" it names no system. */
export const VERSION = 51

function concatNumbers(
  width: number,
  values: readonly number[],
  write: (to: Buffer, value: number, at: number) => void,
) {
  const bytes = Buffer.alloc(width * values.length)
  for (const [index, value] of values.entries()) write(bytes, value, index * width)
  return bytes
}
