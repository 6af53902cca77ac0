import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Refusal } from '../lambdas/core/request/refusal.ts'
import { type ErrorReply, statusOfError } from '../shared/contract/errors.ts'
import { securityHeaders } from '../shared/domain/securityHeaders.ts'

/** How long the rest of a refused upload is read and thrown away. */
const LINGER_MILLISECONDS = 10_000

type More = { requestId: string; status?: number; headers?: Record<string, string> }

/** Answers an error as the API does, at once, even while the body of the request is still on its way. */
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

/** Sends the body of an answer; one to a request that was not read whole has the header `connection: close`. */
export async function endAnswer(request: IncomingMessage, response: ServerResponse, body: string) {
  const isUnread = !request.complete
  if (request.method !== 'HEAD') response.write(body)
  if (isUnread) await drained(request)
  response.end()
}

/**
 * Closing a socket with unread bytes resets it, and a browser that is still sending then loses the answer it was sent
 * already: read on, for a while, until it has stopped.
 */
function drained(request: IncomingMessage): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, LINGER_MILLISECONDS).unref()
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    request.once('end', done).once('close', done)
    // A sender that goes away meanwhile has heard enough.
    request.on('error', done).resume()
  })
}
