import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Refusal } from '../lambdas/core/request/refusal.ts'
import { type ErrorReply, statusOfError } from '../shared/contract/errors.ts'
import { securityHeaders } from '../shared/domain/securityHeaders.ts'

const DRAIN_MILLISECONDS = 10_000

type More = { requestId: string; status?: number; headers?: Record<string, string> }

export async function answerError(request: IncomingMessage, response: ServerResponse, refusal: Refusal, more: More) {
  const reply: ErrorReply = { errorMessage: refusal.message, errorCode: refusal.code, requestId: more.requestId }
  const body = JSON.stringify(reply)
  response.writeHead(more.status ?? statusOfError[refusal.code], {
    ...securityHeaders('file'),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(refusal.retryAfterSeconds === undefined ? {} : { 'retry-after': String(refusal.retryAfterSeconds) }),
    ...more.headers,
    ...(request.complete ? {} : { connection: 'close' }),
  })
  await endAnswer(request, response, body)
}

/** An answer to a request that was not read to its end needs `connection: close`. */
export async function endAnswer(request: IncomingMessage, response: ServerResponse, body: string | Buffer) {
  const isUnread = !request.complete
  if (request.method !== 'HEAD') response.write(body)
  if (isUnread) await drain(request)
  response.end()
}

/** Closing a socket with unread bytes resets it, and a browser that is still sending then loses the answer. */
function drain(request: IncomingMessage): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, DRAIN_MILLISECONDS).unref()
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    request.once('end', done).once('close', done)
    request.on('error', done).resume()
  })
}
