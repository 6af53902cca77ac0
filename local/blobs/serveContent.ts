import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { notFound } from '../../lambdas/core/request/refusal.ts'
import { contentDisposition } from '../../lambdas/core/transfer/contentDisposition.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { byteRange } from './byteRange.ts'
import type { ContentRow } from './contentRows.ts'
import type { ByteRange } from './readContent.ts'
import { openRow, type Store } from './store.ts'

/** No byte of the object lies in the range that was asked for. */
export class UnsatisfiableRange extends Error {
  override name = 'UnsatisfiableRange'
  readonly size: number

  constructor(size: number) {
    super('The file has no such part.')
    this.size = size
  }
}

/** Answers GET and HEAD of a released object. A stream that runs when it is withdrawn may finish; no new one begins. */
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

/** RFC 9110: only GET knows ranges (14.2), and only while If-Range names this very content (13.1.5). */
function toRange({ method, headers }: IncomingMessage, { id, size }: ContentRow) {
  const isSame = headers['if-range'] === undefined || headers['if-range'] === computeEtag(id)
  return method === 'GET' && isSame ? byteRange(headers.range, size) : undefined
}

/** A content that was erased between the look-up and the opening is absent, not damaged. */
async function openShown(store: Store, key: string, row: ContentRow, range: ByteRange) {
  try {
    return await openRow(store, row, range)
  } catch (error) {
    throw store.rows.shown(key) ? error : notFound()
  }
}
