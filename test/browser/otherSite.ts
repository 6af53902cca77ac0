import { createServer } from 'node:http'

/** A target of redirects after a sign-in, a send or a request. */
export async function otherSite() {
  const server = createServer((_request, response) => response.end('Back.')).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
