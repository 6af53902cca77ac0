const MIB = 1024 * 1024

/** Larger files are sent in parts, if the client supports it. Bytes. */
export const MAX_WHOLE_BYTES = 64 * MIB

/**
 * S3's limits of a multipart upload.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
 */
export const MAX_PARTS = 10_000
export const MIN_PART_BYTES = 5 * MIB

/** The largest body of one PUT. */
export const MAX_PUT_BYTES = 5 * 1024 * MIB

/** Small enough that a failed part costs a slow line little, large enough not to slow down a fast one. */
const USUAL_PART_BYTES = 8 * MIB

/**
 * Size of all parts but the last.
 * @param size of the file, in bytes
 * @returns whole MiB, in bytes
 */
export function partSizeFor(size: number): number {
  return Math.max(USUAL_PART_BYTES, Math.ceil(size / MAX_PARTS / MIB) * MIB)
}

const PARTS_OF_A_SIZE = MAX_PARTS / 4

/**
 * Size of a part of a content whose total size is not known. It doubles each quarter of the numbers: parts that begin
 * with 16 MiB hold 586 GiB.
 * @param partNumber from 1
 * @param first size of the first part, in bytes
 */
export function storedPartSize(partNumber: number, first: number): number {
  return first * 2 ** Math.floor((partNumber - 1) / PARTS_OF_A_SIZE)
}

/**
 * Number of parts. Sizes in bytes.
 * @returns at least 1
 */
export function partCount(size: number, partSize: number): number {
  return Math.max(1, Math.ceil(size / partSize))
}

/**
 * Byte range of a part in its file. Sizes and positions in bytes.
 * @param partNumber from 1
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
