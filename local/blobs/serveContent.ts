import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { notFound } from '../../lambdas/core/request/refusal.ts'
import { contentDisposition } from '../../lambdas/core/transfer/contentDisposition.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import type { ContentRow } from './contentRows.ts'
import type { ByteRange } from './readContent.ts'
import { openRow, type Store } from './store.ts'

export class UnsatisfiableRange extends Error {
  override name = 'UnsatisfiableRange'
  readonly size: number

  constructor(size: number) {
    super('The file does not have this range.')
    this.size = size
  }
}

/** A running stream may finish after a withdrawal; no new one starts. */
export async function serveContent(
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  name: string,
) {
  const row = store.rows.shown(key)
  if (!row) throw notFound()
  const range = toRange(request, row)
  if (range === 'unsatisfiable') throw new UnsatisfiableRange(row.size)
  const { start, end } = range ?? { start: 0, end: row.size - 1 }
  const headers = {
    ...securityHeaders('file'),
    'content-type': 'application/octet-stream',
    'content-disposition': contentDisposition(name),
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    etag: computeEtag(row.id),
    ...(range ? { 'content-range': `bytes ${start}-${end}/${row.size}` } : {}),
  }
  if (request.method === 'HEAD') {
    response.writeHead(200, headers).end()
    return
  }
  const content = await openShown(store, key, row, { start, end })
  try {
    response.writeHead(range ? 206 : 200, headers)
    await pipeline(content.bytes(), response)
  } finally {
    await content.close()
  }
}

export function computeEtag(contentId: string): string {
  return `"${contentId}"`
}

/** RFC 9110: ranges apply to GET only (14.2), and only while If-Range names this content (13.1.5). */
function toRange({ method, headers }: IncomingMessage, { id, size }: ContentRow) {
  const isSame = headers['if-range'] === undefined || headers['if-range'] === computeEtag(id)
  return method === 'GET' && isSame ? byteRange(headers.range, size) : undefined
}

/** A content erased between look-up and opening is absent, not damaged. */
async function openShown(store: Store, key: string, row: ContentRow, range: ByteRange) {
  try {
    return await openRow(store, row, range)
  } catch (error) {
    throw store.rows.shown(key) ? error : notFound()
  }
}

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
