import type { IncomingMessage, ServerResponse } from 'node:http'
import { getNetwork } from '../lambdas/core/request/network.ts'
import { Refusal, tooManyRequests } from '../lambdas/core/request/refusal.ts'
import type { Limits } from '../lambdas/ports/limits.ts'
import { getCaller } from './clientAddress.ts'

/** Only these two headers announce a body (RFC 9112, 6). Most calls have none. */
export function isWithBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** @returns false to leave the request to the next part */
export type Routes = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>

/** A client that sends a small body byte by byte must not hold a connection and its buffer without limit. */
const SMALL_BODY_MILLISECONDS = 30_000

/** @throws Refusal when a small body is not complete in time */
export async function withBodyTimeout<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    // Created only when needed: an error costs its stack trace, and nearly every body is in time.
    const tooLate = () => reject(new Refusal('bad_request', 'The request took too long to arrive.'))
    timer = setTimeout(tooLate, SMALL_BODY_MILLISECONDS).unref()
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reads a small body.
 * @returns undefined when it exceeds `limit` bytes; the rest is not read
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined
  return withBodyTimeout(collectBody(request, limit))
}

async function collectBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  // The connection carries the answer, so it must outlive a body that is abandoned.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function limitRequests(routes: Routes, isLimited: (url: URL) => boolean, limits: Limits): Routes {
  return async (request, response, url) => {
    const wait = isLimited(url) ? await limits.take('write', getNetwork(getCaller(request) ?? 'unknown')) : undefined
    if (wait !== undefined) throw tooManyRequests(wait)
    return routes(request, response, url)
  }
}
