import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeSentTo } from '../harness/challenge.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { answerRequest, outboxOf, person } from '../harness/person.ts'
import { launchChromium } from './chromium.ts'
import { look, watch } from './look.ts'

const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')
const note = { name: 'note.txt', content: Buffer.from('Short.') }
const PHONE = '+41791234567'
const ID_TOKEN_SECONDS = 60

describe('a recipient who has to sign in, in a real Chromium', () => {
  let browser: Browser
  let host: TestHost
  let context: BrowserContext
  let page: Page
  let faults: string[]

  beforeAll(async () => {
    browser = await launchChromium()
    host = await testHost({ websiteDirectory, now: Date.now })
  })
  afterAll(async () => {
    await browser?.close()
    await host?.stop()
  })
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true })
    context.setDefaultTimeout(20_000)
    faults = watch(context)
    page = await context.newPage()
  })
  afterEach(async () => {
    await context.close()
    expect(faults).toEqual([])
  })

  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const heading = (name: string | RegExp) => page.getByRole('heading', { name })

  /** Files for a colleague: people of the organisation's own domain sign in. */
  async function sentToBob(options: { isOTPEnabled?: boolean; recipientPhoneNumber?: string } = {}) {
    const alice = await person(host.origin, 'alice@acme.example')
    const { downloadUrl } = await alice.send([note], { recipient: 'bob@acme.example', options })
    await host.settled()
    return downloadUrl
  }

  async function signIn(name: string) {
    await page.goto(`${host.origin}/login`)
    await page.getByRole('link', { name }).click()
    await page
      .getByRole('button', { name: 'Logout' })
      .or(page.getByRole('link', { name: 'Logout' }))
      .first()
      .waitFor()
  }

  const memberKeys = () =>
    page.evaluate<string[]>(
      `Object.entries(localStorage).filter(([key]) => /Cognito|login/.test(key)).map(entry => entry.join()).toSorted()`,
    )

  test('signs in and comes back to the files, and the link stands in no other address', async () => {
    const link = await sentToBob()
    const secret = link.slice(-43)
    const addresses: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) addresses.push(request.url(), request.headers().referer ?? '')
    })
    await page.goto(link)
    await heading('Sign in to open these files').waitFor()
    await look(page, 'download-sign-in')
    expect(await page.getByText(/alice|note\.txt/).count()).toBe(0)
    addresses.length = 0

    await button('Sign in').click()
    await page.getByRole('link', { name: 'Bob' }).click()

    await button('Proceed').waitFor()
    expect(page.url()).toBe(link)
    expect(addresses.filter(address => address.includes(secret))).toEqual([link])
    expect(
      await page.evaluate(`[...Object.values(localStorage), ...Object.values(sessionStorage)]`),
    ).not.toContainEqual(expect.stringContaining(secret))
    await page.getByRole('checkbox').check()
    await button('Proceed').click()
    const downloading = page.waitForEvent('download')
    await button('Download note.txt').click()
    expect((await downloading).suggestedFilename()).toBe('note.txt')
  })

  test('who is signed in already sees the files at once', async () => {
    const link = await sentToBob()
    await signIn('Bob')

    await page.goto(link)

    await button('Proceed').waitFor()
  })

  test('who is signed in as somebody else is told so, and can sign in as another person', async () => {
    const link = await sentToBob()
    await signIn('Ada')
    await page.goto(link)
    await heading('These files do not open for you').waitFor()
    await page.getByText('You are signed in here as ada@acme.example.').waitFor()
    await look(page, 'download-somebody-else')

    await button('Sign in as another person').click()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await page.getByRole('link', { name: 'Bob' }).click()

    await button('Proceed').waitFor()
    expect(page.url()).toBe(link)
  })

  test('goes on when they signed in beside it, in another tab', async () => {
    const link = await sentToBob()
    await page.goto(link)
    await heading('Sign in to open these files').waitFor()
    const tab = await context.newPage()
    await tab.goto(`${host.origin}/login`)
    await tab.getByRole('link', { name: 'Bob' }).click()

    await button('Proceed').waitFor()
  })

  test('signs in first and then names the code, where both are asked for; the session of the member stays', async () => {
    const link = await sentToBob({ isOTPEnabled: true, recipientPhoneNumber: PHONE })
    await page.goto(link)
    await button('Sign in').click()
    await page.getByRole('link', { name: 'Bob' }).click()
    await button('Send code').waitFor()
    const before = await memberKeys()

    await button('Send code').click()
    await page.getByRole('textbox').waitFor()
    await page.getByRole('textbox').fill(await codeSentTo(host.origin, PHONE))
    await page.keyboard.press('Enter')

    await button('Proceed').waitFor()
    expect(await memberKeys()).toEqual(before)
    await page.reload()
    await button('Proceed').waitFor()
    await page.goto(`${host.origin}/transfer`)
    await heading('Send files').waitFor()
    expect(await page.getByText('bob@acme.example').count()).toBeGreaterThan(0)
  })

  test('a requester gets what was asked for after signing in, from the mail alone', async () => {
    const alice = await person(host.origin, 'alice@acme.example')
    const { requestUrl } = await alice.request({ responder: 'rita@partner.example' })
    await answerRequest(host.origin, requestUrl, [note])
    await host.settled()
    const mail = (await outboxOf(host.origin)).find(
      ({ to, text }) => to === 'alice@acme.example' && text?.includes('/dl/'),
    )
    const link = /https?:\/\/\S+\/dl\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''

    await page.goto(link)
    await button('Sign in').click()
    await page.getByRole('link', { name: 'Alice' }).click()

    await heading('rita@partner.example has shared 1 file with you').waitFor()
  })
})

describe('a session that outlived its token', () => {
  test('is renewed for the files, and stays what it was for the pages of members', async () => {
    const browser = await launchChromium()
    let ahead = 0
    const host = await testHost({
      websiteDirectory,
      now: () => Date.now() + ahead,
      idTokenSeconds: ID_TOKEN_SECONDS,
    })
    try {
      const alice = await person(host.origin, 'alice@acme.example')
      const { downloadUrl } = await alice.send([note], { recipient: 'bob@acme.example' })
      await host.settled()
      const page = await browser.newPage()
      await page.goto(`${host.origin}/login`)
      await page.getByRole('link', { name: 'Bob' }).click()
      await page.getByText('Select files to send').waitFor()
      await page.goto('about:blank')
      ahead = 2 * ID_TOKEN_SECONDS * 1000
      await page.clock.install({ time: Date.now() + ahead })

      await page.goto(downloadUrl)

      await page.getByRole('button', { name: 'Proceed' }).waitFor()
      await page.goto(`${host.origin}/transfer`)
      await page.getByRole('heading', { name: 'Send files' }).waitFor()
    } finally {
      await browser.close()
      await host.stop()
    }
  })
})
