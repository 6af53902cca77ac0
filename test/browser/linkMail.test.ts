import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LinkMail } from '../../shared/domain/transfer.ts'
import { linkMailTexts } from '../../shared/texts/linkMail.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { person } from '../harness/person.ts'
import { launchChromium } from './chromium.ts'
import { look, watch } from './look.ts'

const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')
const undelivered = Object.keys(linkMailTexts) as (keyof typeof linkMailTexts)[]

describe('a link whose mail did not arrive, in a real Chromium', () => {
  let browser: Browser
  let host: TestHost
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    browser = await launchChromium()
    host = await testHost({ websiteDirectory, now: Date.now })
  })
  afterAll(async () => {
    await browser?.close()
    await host?.stop()
  })
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    context.setDefaultTimeout(20_000)
    page = await context.newPage()
  })
  afterEach(() => context.close())

  /** A sent transfer, and what the mail system told of its link. */
  async function sent(state: LinkMail['state']): Promise<string> {
    const alice = await person(host.origin, 'alice@acme.example')
    const { id } = await alice.send([{ name: 'note.txt', content: Buffer.from('Short.') }])
    await expect.poll(async () => (await alice.review(id)).transfer.transferState, { timeout: 20_000 }).toBe('active')
    const before = await host.context.transfers.get(id)
    if (!before) throw new Error('The transfer is gone.')
    const at = new Date().toISOString()
    const event = { at, action: 'notify', actor: 'system', result: 'done' } as const
    await host.context.transfers.replace(before, { ...before, linkMail: { state, at } }, event)
    return id
  }

  async function review(id: string) {
    await page.goto(`${host.origin}/transfers/${id}/review`)
    await page
      .getByRole('link', { name: 'Alice' })
      .or(page.getByRole('heading', { name: 'State' }))
      .first()
      .waitFor()
    const signIn = page.getByRole('link', { name: 'Alice' })
    if (await signIn.isVisible()) await signIn.click()
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
  }

  test('is told on its page with what to do, in every look', async () => {
    const faults = watch(context)

    for (const state of undelivered) {
      await review(await sent(state))

      const { title, meaning } = linkMailTexts[state]
      await page.getByText(title, { exact: true }).waitFor()
      await page.getByText(`${meaning} The files are there: copy the link below`).waitFor()
      await look(page, `link-mail-${state}`)
    }

    expect(faults).toEqual([])
  })

  test('is not spoken of once the mail was delivered, or the transfer taken back', async () => {
    const delivered = await sent('delivered')
    await review(delivered)
    expect(await page.getByText('The mail with the link').count()).toBe(0)

    const bounced = await sent('bounced')
    await (await person(host.origin, 'alice@acme.example')).retract(bounced)
    await page.goto(`${host.origin}/transfers/${bounced}/review`)
    await page.getByText('Revoked', { exact: true }).waitFor()

    expect(await page.getByText('The mail with the link').count()).toBe(0)
  })
})
