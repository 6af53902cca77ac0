import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contracts } from '../../shared/contract/table.ts'
import type { CallName } from './calls.ts'

export type Exchange = { call: CallName; reply: unknown }

/**
 * Serves a host’s API under another origin, and records its answers.
 * @param change of the JSON of every answer, errors included
 */
export async function recordedApi(origin: string, change: (json: unknown) => unknown = json => json) {
  const exchanges: Exchange[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { host: _, connection: _closed, 'content-length': _length, ...headers } = request.headers
    const { method = '', url = '' } = request
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}
    const answer = await fetch(`${origin}${url}`, { method, headers: headers as Record<string, string>, ...body })
    const json: unknown = await answer.json()
    const call = findCall(method, new URL(url, origin).pathname)
    if (answer.ok && call) exchanges.push({ call, reply: json })
    const retryAfter = answer.headers.get('retry-after')
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(retryAfter ? { 'retry-after': retryAfter } : {}),
    })
    response.end(JSON.stringify(change(json)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function findCall(method: string, path: string): CallName | undefined {
  const isIt = (name: CallName) =>
    contracts[name].method === method &&
    new RegExp(`^/api${contracts[name].path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return (Object.keys(contracts) as CallName[]).find(isIt)
}
