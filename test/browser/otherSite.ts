import { createServer } from 'node:http'

/** A site of somebody else, to which a sign-in may return, or which is told what became of a send or a request. */
export async function otherSite() {
  const server = createServer((_request, response) => response.end('Back.')).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
