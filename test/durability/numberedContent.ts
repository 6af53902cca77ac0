import { createCipheriv, createHash } from 'node:crypto'
import { partCount, placeOfPart } from '../../shared/domain/parts.ts'

const BLOCK_BYTES = 16
export const ROW_BYTES = 64
const key = createHash('sha256').update('numbered content').digest()

/**
 * `sparse` is zeros, except for the number at the beginning of each part; `table` is CSV with a row for each 64 bytes: a
 * number, an address and 14 digits.
 */
export type ContentKind = 'random' | 'sparse' | 'table'

/** In bytes. */
export type NumberedContent = { size: number; partSize: number; kind: ContentKind }

/** Generates each part from its position: deterministic, unique, and never the whole file in memory. */
export function partOfContent({ size, partSize, kind }: NumberedContent, partNumber: number): Buffer {
  const { start = 0, end = 0 } = placeOfPart(size, partSize, partNumber) ?? {}
  const part = Buffer.alloc(end - start)
  if (kind === 'table') return fillWithRows(part, start)
  const counter = Buffer.alloc(BLOCK_BYTES)
  counter.writeBigUInt64BE(BigInt(start / BLOCK_BYTES), BLOCK_BYTES / 2)
  if (kind === 'random') return createCipheriv('aes-256-ctr', key, counter).update(part)
  counter.copy(part)
  return part
}

function fillWithRows(part: Buffer, start: number): Buffer {
  for (let at = 0; at < part.length; at += ROW_BYTES) {
    const row = String((start + at) / ROW_BYTES).padStart(15, '0')
    part.write(`${row},p${row}@partner.example,${row.slice(1)}\n`, at, 'latin1')
  }
  return part
}

/** SHA-256 of the whole, in hexadecimal. */
export function digestOfContent(content: NumberedContent): string {
  const hash = createHash('sha256')
  const count = partCount(content.size, content.partSize)
  for (let partNumber = 1; partNumber <= count; partNumber += 1) hash.update(partOfContent(content, partNumber))
  return hash.digest('hex')
}
