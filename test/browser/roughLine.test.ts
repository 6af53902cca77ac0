import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acknowledgementText } from '../../shared/texts/fields.ts'
import type { TestHost } from '../harness/host.ts'
import { withLaterKeys } from '../harness/newerVersion.ts'
import { download, getOutbox } from '../harness/person.ts'
import { launchChromium } from './chromium.ts'
import { liveHost } from './liveHost.ts'
import { overLine, type RoughLine, roughLine } from './roughLine.ts'

const MIB = 1024 * 1024
/** Above 64 MiB, and so sent in parts: nine of them, four at once. */
const content = randomBytes(65 * MIB + 3)

describe('over a rough line, in a real Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-rough-'))
  const large = join(folder, 'large.bin')
  let browser: Browser
  let host: TestHost
  let line: RoughLine
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    writeFileSync(large, content)
    browser = await launchChromium(overLine)
  })
  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    host = await liveHost({ idTokenSeconds: 8 })
    line = await roughLine(host.origin, () => undefined)
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    context.setDefaultTimeout(60_000)
    page = await context.newPage()
  })
  afterEach(async () => {
    await context.close()
    await line.close()
    await host.stop()
  })

  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const isPut = ({ method, url }: IncomingMessage) => method === 'PUT' && url?.startsWith('/blobs/') === true

  /** From signing in to the click on Send Now. */
  async function send(recipient: string, files: string[] = [large]) {
    await page.goto(`${host.origin}/login`)
    await page.getByRole('link', { name: 'alice@acme.example' }).click()
    await page
      .getByRole('button', { name: 'Logout' })
      .or(page.getByRole('link', { name: 'Logout' }))
      .first()
      .waitFor()
    await page.goto(`${host.origin}/transfer`)
    await page.locator('input[type=file]').first().setInputFiles(files)
    await page.getByLabel('Recipient e-mail').fill(recipient)
    await page.getByRole('textbox', { name: 'Message' }).fill('Here it is.')
    await button('Next Step').click()
    await page.getByRole('checkbox', { name: acknowledgementText.slice(0, 40) }).check()
    await button(/^Send Now$/).click()
  }

  async function expectArrived(recipient: string) {
    await page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 90_000 })
    await host.settled()
    const mail = (await getOutbox(host.origin)).find(({ to }) => to === recipient)
    const [, link = ''] = /(http\S+\/dl\/\S+)/.exec(mail?.text ?? '') ?? []
    const { contents } = await download(host.origin, link)
    expect(computeDigest(contents[0])).toBe(computeDigest(content))
  }

  test('point 2: an upload goes on when the server is replaced by one that says more', async () => {
    let partsBefore = 0
    let answersAfter = 0
    page.on('request', request => {
      if (request.method() === 'PUT' && request.url().includes('/blobs/')) partsBefore += 1
    })
    // From the second part on: the page is of the version before.
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
    await button('Proceed').click()
    await page.getByText('large.bin').first().waitFor()
    expect(answersAfter).toBeGreaterThan(5)
  })

  test('an upload that is cut, delayed and refused again and again arrives whole', async () => {
    let requests = 0
    line.weather = request => {
      if (!request.url?.startsWith('/api/transfers') && !isPut(request)) return undefined
      requests += 1
      if (requests % 5 === 0) return { cutAfterBytes: isPut(request) ? 3 * MIB : -1 }
      if (requests % 7 === 0) return { status: 503, retryAfterSeconds: 1 }
      return { delay: 50 + (requests % 4) * 50 }
    }

    await send('rough@partner.example')
    await expectArrived('rough@partner.example')

    expect(line.cuts).toBeGreaterThan(0)
    expect(line.refusals).toBeGreaterThan(0)
    // Of each part that broke no more was lost than what had gone of it.
    expect(line.putBytes).toBeLessThan(content.length + (line.cuts + line.refusals) * 8 * MIB)
  })

  test('a part that arrives damaged is told and sent again', async () => {
    let damaged = 0
    line.weather = request => {
      if (!isPut(request) || damaged === 3) return undefined
      damaged += 1
      return 'damage'
    }

    await send('damaged@partner.example')
    await page.getByText('Other bytes arrived than were sent.').first().waitFor()
    await expectArrived('damaged@partner.example')

    expect(line.putBytes).toBe(content.length + 3 * 8 * MIB)
  })

  test('an upload goes on where it was when the server is restarted in the middle', async () => {
    let restarting: Promise<TestHost> | undefined
    line.weather = request => {
      if (isPut(request) && line.puts >= 4) restarting ??= host.restart()
      return isPut(request) ? { delay: 100 } : undefined
    }

    await send('restarted@partner.example')
    await expect.poll(() => restarting !== undefined, { timeout: 60_000 }).toBe(true)
    host = (await restarting) ?? host
    await expectArrived('restarted@partner.example')

    expect(line.putBytes).toBeLessThanOrEqual(content.length + 4 * 8 * MIB)
  })

  test('an upload outlives the token with which it began', async () => {
    // Three times, one after the other.
    line.weather = request => (isPut(request) ? { delay: 3000 } : undefined)

    await send('patient@partner.example')
    await expectArrived('patient@partner.example')
  })

  test('an upload waits while the browser is offline, says so, and goes on by itself', async () => {
    line.weather = request => (isPut(request) ? { delay: 500 } : undefined)
    await send('offline@partner.example')
    await expect.poll(() => line.puts, { timeout: 30_000 }).toBeGreaterThan(2)

    await context.setOffline(true)
    await page.getByText('You are offline').waitFor()
    await context.setOffline(false)

    await expectArrived('offline@partner.example')
    await expect.poll(() => page.getByText('You are offline').count()).toBe(0)
  })

  test('an upload stands still when paused, and goes on with what is missing', async () => {
    let begun = 0
    line.weather = request => {
      if (!isPut(request)) return undefined
      begun += 1
      return { delay: 1000 }
    }
    await send('paused@partner.example')
    await expect.poll(() => begun, { timeout: 30_000 }).toBeGreaterThan(4)

    await button('Pause').click()
    await button('Go on').waitFor()
    // What was on its way in that moment may arrive yet.
    await page.waitForTimeout(500)
    const begunWhenPaused = begun
    // Longer than any of them takes, so that another would follow.
    await page.waitForTimeout(1500)
    expect(begun).toBe(begunWhenPaused)
    expect(begun).toBeLessThan(9)
    await button('Go on').click()

    await expectArrived('paused@partner.example')
    expect(line.putBytes).toBeLessThanOrEqual(content.length + 4 * 8 * MIB)
  })
})

function computeDigest(bytes: Uint8Array | undefined): string {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
}
