import type { IncomingMessage, ServerResponse } from 'node:http'

/** One part of the server: answers and says true, or leaves the request to the next part. */
export type Routes = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>

/**
 * Reads a small body whole.
 * @returns undefined when it is longer than `limit` bytes; the rest is not read
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined
  const chunks: Buffer[] = []
  let length = 0
  // The connection must outlive a body that is given up half way: it carries the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
