import { createCipheriv, createHash } from 'node:crypto'
import { partCount, placeOfPart } from '../../shared/domain/parts.ts'

const BLOCK_BYTES = 16
const key = createHash('sha256').update('numbered content').digest()

/** Generates each part from its position: deterministic, unique, and never the whole file in memory. */
export function partOfContent(size: number, partSize: number, partNumber: number): Buffer {
  const { start = 0, end = 0 } = placeOfPart(size, partSize, partNumber) ?? {}
  const counter = Buffer.alloc(BLOCK_BYTES)
  counter.writeBigUInt64BE(BigInt(start / BLOCK_BYTES), BLOCK_BYTES / 2)
  return createCipheriv('aes-256-ctr', key, counter).update(Buffer.alloc(end - start))
}

/** SHA-256 of the whole, in hexadecimal. */
export function digestOfContent(size: number, partSize: number): string {
  const hash = createHash('sha256')
  const count = partCount(size, partSize)
  for (let partNumber = 1; partNumber <= count; partNumber += 1) hash.update(partOfContent(size, partSize, partNumber))
  return hash.digest('hex')
}
