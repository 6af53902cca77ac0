import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { routeTokenCall } from '../../web/src/auth/routeTokenCall.ts'

describe('the token call of a sign-in', () => {
  const { fetch: plain } = globalThis
  let server: Server
  let host: string
  let came: string[]

  beforeEach(async () => {
    came = []
    server = createServer(({ method, url }, response) => {
      came.push(`${method} ${url}`)
      response.end('{}')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(async () => {
    globalThis.fetch = plain
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })

  const tokenCall = () => fetch(`https://${host}/oauth2/token`, { method: 'POST', body: 'code=1' })

  test('reaches a provider on plain-http localhost, once', async () => {
    routeTokenCall({ origin: `http://${host}`, host, isPlainLocalhost: true })

    const response = await tokenCall()

    expect(response.status).toBe(200)
    expect(came).toEqual(['POST /oauth2/token'])
    expect(globalThis.fetch).toBe(plain)
    await expect(tokenCall()).rejects.toThrow()
  })

  test('is the only call that is routed', async () => {
    const restore = routeTokenCall({ origin: `http://${host}`, host, isPlainLocalhost: true })

    await expect(fetch(`https://${host}/oauth2/token?more`)).rejects.toThrow()
    await expect(fetch(`https://${host}/oauth2/revoke`)).rejects.toThrow()
    await fetch(`http://${host}/api`)

    expect(came).toEqual(['GET /api'])
    restore()
    expect(globalThis.fetch).toBe(plain)
  })

  test('is not routed where the provider uses https', () => {
    routeTokenCall({ origin: 'https://login.acme.example', host: 'login.acme.example', isPlainLocalhost: false })

    expect(globalThis.fetch).toBe(plain)
  })
})
