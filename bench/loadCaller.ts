import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'

export type Answer = { status: number; body: string }
export type Caller = ReturnType<typeof caller>

/** One connection per loopback address (Linux has all of 127.0.0.0/8), because budgets are per address. */
export function caller(origin: string, localAddress: string) {
  const { host, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress })

  return {
    ask(method: string, url: string, headers: OutgoingHttpHeaders = {}, body?: string | Uint8Array): Promise<Answer> {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const path = url.startsWith(origin) ? url.slice(origin.length) : url
      const options = { agent, host: '127.0.0.1', port, method, path, headers: { host, ...length, ...headers } }
      return new Promise((resolve, reject) => {
        request(options, response => resolve(whole(response)))
          .on('error', reject)
          .end(body)
      })
    },
    close: () => agent.destroy(),
  }
}

async function whole(response: IncomingMessage): Promise<Answer> {
  let body = ''
  response.setEncoding('utf8').on('data', (text: string) => {
    body += text
  })
  await new Promise((resolve, reject) => response.on('end', resolve).on('error', reject))
  return { status: response.statusCode ?? 0, body }
}
