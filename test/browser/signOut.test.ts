import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestHost, testHost } from '../harness/host.ts'
import { signIn } from '../harness/person.ts'
import { bearer, expectRefusal, send } from '../harness/requests.ts'
import { launchChromium } from './chromium.ts'

const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')
const ENDPOINT = 'identity_provider/endpoint'
const COGNITO = /^https:\/\/cognito-idp\./

let browser: Browser
let host: TestHost
let context: BrowserContext
let page: Page
/** Every call that changed something, in turn. */
let calls: string[]

beforeAll(async () => {
  browser = await launchChromium()
  host = await testHost({ websiteDirectory, now: Date.now })
})
afterAll(async () => {
  await browser?.close()
  await host?.stop()
})

/** As on AWS: the identity provider is Cognito, which knows nothing of our sessions. */
beforeEach(async () => {
  // Cognito's address is none that this host's policy names.
  context = await browser.newContext({ bypassCSP: true })
  context.setDefaultTimeout(20_000)
  page = await context.newPage()
  calls = []
  page.on('request', request => {
    const target = request.headers()['x-amz-target']?.replace(/^.*\./, '')
    if (request.method() === 'POST') calls.push(target ?? new URL(request.url()).pathname)
  })
})
afterEach(() => context.close())

async function signedIn(name: string) {
  await page.goto(`${host.origin}/login`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('banner').getByText('Logout').first().waitFor()
  await page.route('**/api/config', async route => {
    const response = await route.fetch()
    const { [ENDPOINT]: _, ...configuration } = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: configuration })
  })
  // The page keeps it for an hour.
  await page.evaluate("localStorage.removeItem('configuration')")
  await page.route(COGNITO, route => route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }))
  calls = []
}

async function signOut() {
  await page.goto(`${host.origin}/logout`)
  await page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()
  expect(await page.evaluate<string[]>('Object.keys(localStorage).filter(key => /Cognito/.test(key))')).toEqual([])
}

const use = (token: string) =>
  send(host.origin, '/api/transfers/00000000-0000-4000-8000-000000000000/review', { headers: bearer(token) })

test('a member who signs out is signed out on every other device too, before Cognito is told', async () => {
  await signedIn('Alice')
  const elsewhere = (await signIn(host.origin, 'alice@acme.example')).id_token
  expectRefusal(await use(elsewhere), 404)

  await signOut()

  expect(calls).toEqual(['/api/auth/end_session', 'RevokeToken'])
  expectRefusal(await use(elsewhere), 401)
})

test('a visitor signs out without a call that would only be refused', async () => {
  await signedIn('Vera')

  await signOut()

  expect(calls).toEqual(['RevokeToken'])
})

test('signing out goes on when the API cannot be reached', async () => {
  await signedIn('Alice')
  await page.route('**/api/auth/end_session', route => route.abort())

  await signOut()

  expect(calls).toEqual(['/api/auth/end_session', 'RevokeToken'])
})

test('signing out waits for an API that does not answer, but not long', async () => {
  await signedIn('Alice')
  await page.route('**/api/auth/end_session', () => {})
  const began = performance.now()

  await signOut()

  expect(performance.now() - began).toBeLessThan(10_000)
  expect(calls).toEqual(['/api/auth/end_session', 'RevokeToken'])
})
