import type { MultipartFault } from '../../lambdas/ports/blobs.ts'
import { MIN_PART_BYTES } from '../../shared/domain/parts.ts'
import type { PartRow } from './partRows.ts'

/**
 * The parts that a list names, as S3's CompleteMultipartUpload takes them: numbers rise, gaps are allowed, each part is
 * the one that arrived last under its number.
 * @param arrived all parts of the upload
 */
export function chooseParts(
  arrived: readonly PartRow[],
  listed: readonly { partNumber: number; etag: string }[],
): readonly PartRow[] | MultipartFault {
  const rises = listed.every(
    ({ partNumber }, index) => index === 0 || partNumber > (listed[index - 1]?.partNumber ?? 0),
  )
  if (listed.length === 0 || !rises) return { kind: 'invalidOrder' }

  const byNumber = new Map(arrived.map(part => [part.number, part]))
  const chosen: PartRow[] = []
  for (const { partNumber, etag } of listed) {
    const part = byNumber.get(partNumber)
    if (!part || partEtag(part.sha256) !== etag) return { kind: 'invalidPart', partNumber }
    chosen.push(part)
  }
  const small = chosen.slice(0, -1).find(({ size }) => size < MIN_PART_BYTES)
  return small ? { kind: 'tooSmall', partNumber: small.number } : chosen
}

/** Of the bytes alone: the same part, sent by two tabs, is the same to both. */
export function partEtag(sha256: string): string {
  return `"${sha256}"`
}
