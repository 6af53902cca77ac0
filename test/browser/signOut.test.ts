import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../harness/person.ts'
import { bearer, expectRefusal, send } from '../harness/requests.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'

const ENDPOINT = 'identity_provider/endpoint'
const COGNITO = /^https:\/\/cognito-idp\./

/** As on AWS: Cognito has no data on our sessions. The CSP of this host does not allow its address. */
const at = inChromium(liveHost, { start: { bypassCSP: true } })
/** POST calls in order. */
let calls: string[]

beforeEach(() => {
  calls = []
  at.page.on('request', request => {
    const target = request.headers()['x-amz-target']?.replace(/^.*\./, '')
    if (request.method() === 'POST') calls.push(target ?? new URL(request.url()).pathname)
  })
})

async function signedIn(name: string) {
  await at.page.goto(`${at.host.origin}/login`)
  await at.page.getByRole('link', { name }).click()
  await at.page.getByRole('banner').getByText('Logout').first().waitFor()
  await at.page.route('**/api/config', async route => {
    const response = await route.fetch()
    const { [ENDPOINT]: _, ...configuration } = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: configuration })
  })
  // The page caches it for an hour.
  await at.page.evaluate("localStorage.removeItem('configuration')")
  await at.page.route(COGNITO, route => route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }))
  calls = []
}

async function signOut() {
  await at.page.goto(`${at.host.origin}/logout`)
  await at.page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()
  await expect
    .poll(() => at.page.evaluate<string[]>('Object.keys(localStorage).filter(key => /Cognito/.test(key))'))
    .toEqual([])
}

const use = (token: string) =>
  send(at.host.origin, '/api/transfers/00000000-0000-4000-8000-000000000000/review', { headers: bearer(token) })

test('a member who signs out is signed out on all devices before the page calls Cognito', async () => {
  await signedIn('Alice')
  const elsewhere = (await signIn(at.host.origin, 'alice@acme.example')).id_token
  expectRefusal(await use(elsewhere), 404)

  await signOut()

  expect(calls).toEqual(['/api/auth/end_session', 'RevokeToken'])
  expectRefusal(await use(elsewhere), 401)
})

test('a visitor signs out without the call that the API would refuse', async () => {
  await signedIn('Vera')

  await signOut()

  expect(calls).toEqual(['RevokeToken'])
})

test('signing out continues when the API is unreachable', async () => {
  await signedIn('Alice')
  await at.page.route('**/api/auth/end_session', route => route.abort())

  await signOut()

  expect(calls).toEqual(['/api/auth/end_session', 'RevokeToken'])
})

test('signing out waits less than ten seconds for an API that does not answer', async () => {
  await signedIn('Alice')
  await at.page.route('**/api/auth/end_session', () => {})
  const began = performance.now()

  await signOut()

  expect(performance.now() - began).toBeLessThan(10_000)
  expect(calls).toEqual(['/api/auth/end_session', 'RevokeToken'])
})
