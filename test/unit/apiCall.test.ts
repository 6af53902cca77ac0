import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { getConfig } from '../../shared/contract/client.ts'
import { waitInWords } from '../../shared/texts/format.ts'
import { ApiError, call } from '../../web/src/api/call.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function ask(answer: (response: ServerResponse) => void, signal?: AbortSignal) {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const transport = { endpoint: `http://127.0.0.1:${port}/api`, token: async () => undefined }
  return call(transport, getConfig, signal ? { signal } : {}).catch(error => error)
}

describe('a call', () => {
  test('whose reply is cut off counts as unanswered, so that it is repeated', async () => {
    const error = await ask(response => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
      response.write('{"version":', () => response.destroy())
    })

    expect(error).toBeInstanceOf(ApiError)
    expect(error.status).toBe(0)
  })

  test('whose reply is complete and no JSON reports the status', async () => {
    const error = await ask(response => response.end('<html>'))

    expect(error).toBeInstanceOf(ApiError)
    expect(error.status).toBe(200)
  })

  test('that is aborted while its reply arrives ends as aborted', async () => {
    const controller = new AbortController()
    const error = await ask(response => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{', () => setTimeout(() => controller.abort(), 20))
    }, controller.signal)

    expect(error.name).toBe('AbortError')
  })
})

test.each([
  [59, '59 seconds'],
  [60, '1 minute'],
  [3540, '59 minutes'],
  [3541, '1 hour'],
  [3601, '2 hours'],
])('a wait of %i s reads %s', (seconds, text) => {
  expect(waitInWords(seconds)).toBe(text)
})
