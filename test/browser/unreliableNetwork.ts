import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** Forwards the request when undefined. */
export type LineFault =
  | { status: number; retryAfterSeconds?: number }
  | { cutAfterBytes: number }
  /** Breaks off the answer after this many bytes. */
  | { cutAnswerAfterBytes: number }
  | { delay: number }
  | { until: Promise<unknown> }
  /** Keeps the number of bytes. */
  | 'damage'
  /** Forwards the request, and drops the answer. */
  | 'loseAnswer'

export type UnreliableNetwork = Awaited<ReturnType<typeof unreliableNetwork>>

/** The loopback address of the line; see `overLine`. */
export const ADDRESS_OF_LINE = '127.0.0.2'

/** Routes all local hosts over the line, with the same names and ports. */
export const overLine = [`--host-resolver-rules=MAP localhost ${ADDRESS_OF_LINE}`]

/**
 * A proxy that cuts, delays, refuses and counts requests.
 * @param fault decides for each request; can change at any time
 */
export async function unreliableNetwork(origin: string, fault: (request: IncomingMessage) => LineFault | undefined) {
  const port = Number(new URL(origin).port)
  const line = { fault, putBytes: 0, puts: 0, cuts: 0, refusals: 0, lostAnswers: 0 }

  const server = createServer({ requestTimeout: 0 }, async (incoming, response) => {
    const what = line.fault(incoming)
    if (what === undefined) return forward(incoming, response)
    if (what === 'damage') return forward(incoming, response, { isDamaging: true })
    if (what === 'loseAnswer') return forward(incoming, response, { isMute: true })
    if ('status' in what) return refuse(incoming, response, what)
    if ('delay' in what) await setTimeout(what.delay)
    if ('until' in what) await what.until
    // The client gave up.
    if (response.destroyed) return
    forward(incoming, response, 'delay' in what || 'until' in what ? {} : what)
  })

  function refuse(
    incoming: IncomingMessage,
    response: ServerResponse,
    what: { status: number; retryAfterSeconds?: number },
  ) {
    line.refusals += 1
    incoming.resume()
    if (what.retryAfterSeconds !== undefined) response.setHeader('retry-after', what.retryAfterSeconds)
    response.writeHead(what.status).end()
  }

  function forward(
    incoming: IncomingMessage,
    response: ServerResponse,
    more: { cutAfterBytes?: number; cutAnswerAfterBytes?: number; isDamaging?: boolean; isMute?: boolean } = {},
  ) {
    const { cutAfterBytes = Number.POSITIVE_INFINITY, cutAnswerAfterBytes = Number.POSITIVE_INFINITY } = more
    const { isDamaging = false, isMute = false } = more
    const { method, url: path, headers } = incoming
    const isPut = method === 'PUT' && path?.startsWith('/blobs/')
    if (isPut) line.puts += 1
    let bytes = 0
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, answer => {
      if (isMute) {
        line.lostAnswers += 1
        response.destroy()
        return
      }
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      let answered = 0
      answer.on('data', (chunk: Buffer) => {
        answered += chunk.length
        if (answered <= cutAnswerAfterBytes || response.destroyed) return
        line.cuts += 1
        response.destroy()
      })
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (isDamaging) chunk[0] = ~(chunk[0] ?? 0)
      if (isPut) line.putBytes += chunk.length
      if (bytes <= cutAfterBytes || response.destroyed) return
      line.cuts += 1
      response.destroy()
    })
    incoming.pipe(onward)
  }

  await new Promise<void>(resolve => server.listen(port, ADDRESS_OF_LINE, resolve))
  return Object.assign(line, {
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  })
}
