import type { ByteRange } from './readContent.ts'

/**
 * Parses a Range header (RFC 9110, section 14).
 * @returns undefined for the full content (no header, another unit, several ranges or a malformed one, which section
 * 14.2 allows to ignore); `unsatisfiable` when the range has no byte of `size`
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return within({ start: Math.max(0, size - Number(last)), end: size - 1 }, size)
  if (last !== '' && Number(last) < Number(first)) return undefined
  return within({ start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }, size)
}

function within(range: ByteRange, size: number): ByteRange | 'unsatisfiable' {
  return range.start < size ? range : 'unsatisfiable'
}
