import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { withBodyTimeout } from '../http.ts'

const MAX_BODY_BYTES = 64 * 1024
/** A sender of too much is heard out this far, since many clients read the answer only after they have sent all. */
const MAX_HEARD_BYTES = 1024 * 1024

export type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL }

/** @returns the body, or why there is none: it was too large, or the sender has gone */
export async function readBody(request: IncomingMessage): Promise<Buffer | 'tooLarge' | 'gone'> {
  return withBodyTimeout(collected(request))
}

async function collected(request: IncomingMessage): Promise<Buffer | 'tooLarge' | 'gone'> {
  const chunks: Buffer[] = []
  let heard = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      heard += chunk.length
      if (heard <= MAX_BODY_BYTES) chunks.push(chunk)
      if (heard > MAX_HEARD_BYTES) break
    }
  } catch {
    return 'gone'
  }
  return heard > MAX_BODY_BYTES ? 'tooLarge' : Buffer.concat(chunks)
}

/** Body text in strict UTF-8; undefined when it is not. */
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
  // What was not read of a body that is too large must not be taken for the next request.
  const closing: Record<string, string> = status === 413 ? { connection: 'close' } : {}
  answer(response, status, { 'content-type': mediaType, ...closing }, JSON.stringify(body))
}

/** Sends the browser on. Both `target` and what is added to it are encoded by URL, so that neither can end the header. */
export function redirect(response: ServerResponse, target: string, query: Record<string, string | undefined> = {}) {
  const location = new URL(target)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) location.searchParams.set(name, value)
  }
  answer(response, 302, { location: location.href })
}

/** Parameters by name; undefined when one is given twice (RFC 6749, 3.1). */
export function toParameters(query: URLSearchParams): Record<string, string> | undefined {
  const entries = [...query]
  return new Set(entries.map(([name]) => name)).size === entries.length ? Object.fromEntries(entries) : undefined
}

/** The value of a parameter that stands there once. */
export function getSingleParameter({ searchParams }: URL, name: string): string | undefined {
  const values = searchParams.getAll(name)
  return values.length === 1 ? values[0] : undefined
}
