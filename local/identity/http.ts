import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { withBodyTimeout } from '../http.ts'

const MAX_BODY_BYTES = 64 * 1024
/** A longer body is read up to this size, because many clients read the answer only after sending all of it. */
const MAX_READ_BYTES = 1024 * 1024

export type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL }

/** @returns the body, or the reason for its absence: too large, or the client disconnected */
export async function readBody(request: IncomingMessage): Promise<Buffer | 'tooLarge' | 'gone'> {
  return withBodyTimeout(collectBody(request))
}

async function collectBody(request: IncomingMessage): Promise<Buffer | 'tooLarge' | 'gone'> {
  const chunks: Buffer[] = []
  let received = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      received += chunk.length
      if (received <= MAX_BODY_BYTES) chunks.push(chunk)
      if (received > MAX_READ_BYTES) break
    }
  } catch {
    return 'gone'
  }
  return received > MAX_BODY_BYTES ? 'tooLarge' : Buffer.concat(chunks)
}

/** @returns undefined for bytes that are not strict UTF-8 */
export function toText(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

export function hasMediaType(request: IncomingMessage, mediaType: string): boolean {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === mediaType
}

export function answer(response: ServerResponse, status: number, headers: Record<string, string>, body = '') {
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  response.writeHead(status, { ...securityHeaders('api'), ...length, ...headers }).end(body)
}

export function answerJson(
  response: ServerResponse,
  status: number,
  body: object,
  mediaType = 'application/json; charset=utf-8',
) {
  // The unread rest of the body must not be parsed as the next request.
  const closing: Record<string, string> = status === 413 ? { connection: 'close' } : {}
  answer(response, status, { 'content-type': mediaType, ...closing }, JSON.stringify(body))
}

/** `URL` encodes the target and the query, so neither can inject a header. */
export function redirect(response: ServerResponse, target: string, query: Record<string, string | undefined> = {}) {
  const location = new URL(target)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) location.searchParams.set(name, value)
  }
  answer(response, 302, { location: location.href })
}

/** Parameters by name; undefined when one is repeated (RFC 6749, 3.1). */
export function toParameters(query: URLSearchParams): Record<string, string> | undefined {
  const entries = [...query]
  return new Set(entries.map(([name]) => name)).size === entries.length ? Object.fromEntries(entries) : undefined
}

export function getSingleParameter({ searchParams }: URL, name: string): string | undefined {
  const values = searchParams.getAll(name)
  return values.length === 1 ? values[0] : undefined
}
