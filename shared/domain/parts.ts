const MIB = 1024 * 1024

/** Files larger than this are sent in parts, by clients that ask for it. Bytes. */
export const MAX_WHOLE_BYTES = 64 * MIB

/**
 * The limits of a multipart upload, which are S3's.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
 */
export const MAX_PARTS = 10_000
export const MIN_PART_BYTES = 5 * MIB

/** Small enough that a slow line loses little with a part that breaks, large enough that a fast one is not held up. */
const USUAL_PART_BYTES = 8 * MIB

/**
 * The size of the parts in which a file is uploaded: all are of this size but the last.
 * @param size of the file, in bytes
 * @returns whole MiB, in bytes
 */
export function partSizeFor(size: number): number {
  return Math.max(USUAL_PART_BYTES, Math.ceil(size / MAX_PARTS / MIB) * MIB)
}

/**
 * How many parts a file has. Sizes in bytes.
 * @returns at least 1
 */
export function partCount(size: number, partSize: number): number {
  return Math.max(1, Math.ceil(size / partSize))
}

/**
 * Where a part lies in its file. Sizes and positions in bytes.
 * @param partNumber counted from 1
 * @returns the first byte and the byte after the last; undefined when the file has no such part
 */
export function placeOfPart(
  size: number,
  partSize: number,
  partNumber: number,
): { start: number; end: number } | undefined {
  if (partNumber < 1 || partNumber > partCount(size, partSize)) return undefined
  const start = (partNumber - 1) * partSize
  return { start, end: Math.min(size, start + partSize) }
}
