import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { Agent, request } from 'node:https'

const ORIGIN_HEADER = 'x-origin-secret'

/**
 * Does what the distribution does with a call: strips /api, adds the origin’s secret and the viewer’s address. The
 * API’s address is set later.
 * @param pages answers all requests that are not calls
 */
export async function edgeStandIn(port: number, pages: RequestListener = nothing) {
  let target: { endpoint: URL; host: string; secret: string } | undefined
  // Shorter than the emulator’s idle timeout: a call on a closed connection is lost.
  const agent = new Agent({ keepAlive: true, timeout: 2000 })
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? ''
    if (!path.startsWith('/api/')) return pages(incoming, outgoing)
    if (!target) return nothing(incoming, outgoing)
    const { endpoint, host, secret } = target
    const forwarded = request(
      {
        agent,
        host: endpoint.hostname,
        port: endpoint.port,
        method: incoming.method,
        path: path.slice('/api'.length),
        servername: 'localhost',
        headers: {
          ...passedOn(incoming),
          host,
          [ORIGIN_HEADER]: secret,
          'true-client-ip': incoming.socket.remoteAddress,
        },
      },
      answer => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', error => outgoing.writeHead(502).end(error.message))
    incoming.pipe(forwarded)
  }).listen(port, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  return {
    pointTo(endpoint: string, apiId: string, secret: string) {
      const url = new URL(endpoint)
      target = { endpoint: url, host: `${apiId}.execute-api.localhost:${url.port}`, secret }
    },
    async close() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

const nothing: RequestListener = (_incoming, outgoing) => void outgoing.writeHead(404).end()

/** A viewer’s own headers never override those of the distribution. */
function passedOn({ headers }: IncomingMessage) {
  const { [ORIGIN_HEADER]: _, 'true-client-ip': __, connection: ___, ...rest } = headers
  return rest
}
