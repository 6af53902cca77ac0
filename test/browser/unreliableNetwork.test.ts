import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import type { TestHost } from '../harness/host.ts'
import { withLaterKeys } from '../harness/newerVersion.ts'
import { download, getOutbox } from '../harness/person.ts'
import { type BrowserSession, getSession } from './browserSession.ts'
import { launchChromium } from './chromium.ts'
import { knowTours } from './knowTours.ts'
import { liveHost } from './liveHost.ts'
import { pressAsPerson } from './pressAsPerson.ts'
import { overLine, type UnreliableNetwork, unreliableNetwork } from './unreliableNetwork.ts'

const MIB = 1024 * 1024
const PART = 8 * MIB
const PARTS_AT_ONCE = 4
const ID_TOKEN_SECONDS = 8
/** Above 64 MiB: nine parts, four at once. */
const content = randomBytes(65 * MIB + 3)

describe('an upload over a rough line, in a real Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-rough-'))
  const large = join(folder, 'large.bin')
  let browser: Browser
  let host: TestHost
  let line: UnreliableNetwork
  let context: BrowserContext
  let page: Page
  let session: BrowserSession

  beforeAll(async () => {
    writeFileSync(large, content)
    browser = await launchChromium(overLine)
    host = await liveHost()
    line = await unreliableNetwork(host.origin, () => undefined)
    session = await signIn()
  })
  afterAll(async () => {
    await browser?.close()
    await line?.close()
    await host?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    Object.assign(line, { fault: () => undefined, putBytes: 0, puts: 0, refusals: 0, cuts: 0 })
    await openBrowser(session)
  })
  afterEach(() => context.close())

  const signIn = async () => getSession(await browser.newContext(), host.origin, 'Alice')

  async function openBrowser(storageState: BrowserSession) {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState })
    await knowTours(context)
    context.setDefaultTimeout(60_000)
    page = await context.newPage()
  }

  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const isPut = ({ method, url }: IncomingMessage) => method === 'PUT' && url?.startsWith('/blobs/') === true

  async function send(recipient: string) {
    await page.goto(`${host.origin}/transfer`)
    await page.locator('input[type=file]').first().setInputFiles([large])
    await page.getByLabel('Recipient e-mail').fill(recipient)
    await page.getByRole('textbox', { name: 'Message' }).fill('Here it is.')
    await button('Next Step').click()
    await page.getByRole('checkbox', { name: fieldTexts.acknowledgement.slice(0, 40) }).check()
    await button(/^Send Now$/).click()
  }

  async function expectArrived(recipient: string) {
    // Polls the text, so that a failure reports it.
    await expect.poll(() => page.getByRole('main').textContent(), { timeout: 90_000 }).toContain('Success!')
    await host.settled()
    const mail = (await getOutbox(host.origin)).find(({ to }) => to === recipient)
    const [, link = ''] = /(http\S+\/dl\/\S+)/.exec(mail?.text ?? '') ?? []
    const { contents } = await download(host.origin, link)
    expect(computeDigest(contents[0])).toBe(computeDigest(content))
  }

  test('point 2: an upload continues when a newer server with more fields replaces the old one', async () => {
    let partsBefore = 0
    let answersAfter = 0
    page.on('request', request => {
      if (request.method() === 'PUT' && request.url().includes('/blobs/')) partsBefore += 1
    })
    // Only from the second part on: the page is of the older version.
    await page.route('**/api/**', async route => {
      const response = await route.fetch()
      const json = await response.json().catch(() => undefined)
      if (partsBefore < 2 || json === undefined) return route.fulfill({ response })
      answersAfter += 1
      return route.fulfill({ response, json: withLaterKeys(json) })
    })

    await send('later@partner.example')

    await expectArrived('later@partner.example')
    const mail = (await getOutbox(host.origin)).find(({ to }) => to === 'later@partner.example')
    await page.goto(`${host.origin}/transfers`)
    await page.getByText('later@partner.example').first().waitFor()
    await page.goto(/(http\S+\/dl\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
    await page.getByRole('checkbox').check()
    await pressAsPerson(button('Proceed'))
    await page.getByText('large.bin').first().waitFor()
    expect(answersAfter).toBeGreaterThan(5)
  })

  test('an upload completes over cuts, delays, refusals and a server restart', async () => {
    let requests = 0
    let restarting: Promise<TestHost> | undefined
    line.fault = request => {
      if (!request.url?.startsWith('/api/transfers') && !isPut(request)) return undefined
      if (isPut(request) && line.puts >= PARTS_AT_ONCE) restarting ??= host.restart()
      requests += 1
      if (requests % 5 === 0) return { cutAfterBytes: isPut(request) ? 3 * MIB : -1 }
      if (requests % 7 === 0) return { status: 503, retryAfterSeconds: 1 }
      return { delay: 50 + (requests % 4) * 50 }
    }

    await send('rough@partner.example')
    await expect.poll(() => restarting !== undefined, { timeout: 60_000 }).toBe(true)
    host = (await restarting) ?? host
    await expectArrived('rough@partner.example')

    expect(line.cuts).toBeGreaterThan(0)
    expect(line.refusals).toBeGreaterThan(0)
    // A broken part repeats at most its own bytes; the restart breaks the parts in progress.
    const broken = line.cuts + line.refusals + PARTS_AT_ONCE
    expect(line.putBytes).toBeLessThan(content.length + broken * PART)
  })

  test('a damaged part is reported and sent again', async () => {
    let damaged = 0
    line.fault = request => {
      if (!isPut(request) || damaged === 3) return undefined
      damaged += 1
      return 'damage'
    }

    await send('damaged@partner.example')
    await page.getByText('The upload arrived damaged.').first().waitFor()
    await expectArrived('damaged@partner.example')

    expect(line.putBytes).toBe(content.length + 3 * PART)
  })

  test('an upload waits while it is paused or offline, outlives its token, and sends only the missing parts', async () => {
    // Only here: a call that takes 5 seconds would end such a session.
    host = await host.restart({ idTokenSeconds: ID_TOKEN_SECONDS })
    await context.close()
    await openBrowser(await signIn())
    let begun = 0
    line.fault = request => {
      if (!isPut(request)) return undefined
      begun += 1
      return { delay: begun > PARTS_AT_ONCE ? 60_000 : 100 }
    }
    await send('paused@partner.example')
    await expect.poll(() => begun, { timeout: 30_000 }).toBe(2 * PARTS_AT_ONCE)

    await button('Pause').click()
    await button('Resume').waitFor()
    // A part sent during the pause would be counted.
    await page.waitForTimeout(1000)
    expect(begun).toBe(2 * PARTS_AT_ONCE)
    // Chromium completes requests that it began before it went offline.
    const { promise: offline, resolve: release } = Promise.withResolvers<void>()
    line.fault = request => {
      if (isPut(request)) begun += 1
      return isPut(request) ? { until: offline } : undefined
    }
    await button('Resume').click()
    await expect.poll(() => begun).toBeGreaterThan(2 * PARTS_AT_ONCE)

    await context.setOffline(true)
    release()
    await page.getByText('You are offline').waitFor()
    // The token expires, and nothing can renew it.
    await page.waitForTimeout(1000 * (ID_TOKEN_SECONDS + 2))
    expect(await page.getByText('You are offline').count()).toBeGreaterThan(0)
    line.fault = () => undefined
    await context.setOffline(false)

    await expectArrived('paused@partner.example')
    await expect.poll(() => page.getByText('You are offline').count()).toBe(0)
    // The line did not forward held parts.
    expect(line.putBytes).toBeLessThanOrEqual(content.length + PARTS_AT_ONCE * PART)
  })
})

function computeDigest(bytes: Uint8Array | undefined): string {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
}
