import type { MultipartFault } from '../../lambdas/ports/blobs.ts'
import { MIN_PART_BYTES } from '../../shared/domain/parts.ts'
import type { PartRow } from './partRows.ts'

/** The rules of S3's CompleteMultipartUpload: rising numbers, gaps allowed, each part the latest of its number. */
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

/** Derived from the bytes only: the same part sent by two tabs has one ETag. */
export function partEtag(sha256: string): string {
  return `"${sha256}"`
}
