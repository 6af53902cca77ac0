import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { type CallName, requestFor, type Target } from '../../harness/calls.ts'

/** Calls the API directly, like an attacker who bypasses the edge. */
export function askDirectly(apiId: string, name: CallName, target: Target, headers: Record<string, string>) {
  const { method, path, body } = requestFor(name, target)
  const url = new URL(process.env.AWS_ENDPOINT_URL ?? '')
  const host = `${apiId}.execute-api.localhost:${url.port}`
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request(
      {
        ...{ host: url.hostname, port: url.port, servername: 'localhost', method, path: path.slice('/api'.length) },
        headers: { 'content-type': 'application/json', ...headers, host },
      },
      async answer => resolve({ status: answer.statusCode ?? 0, text: await text(answer) }),
    )
    asked.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })
}
