import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { getSecret, type Person, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { pressAsPerson } from './pressAsPerson.ts'

const files = [
  { name: 'note.txt', content: Buffer.from('Short.') },
  { name: 'other.txt', content: Buffer.from('Other.') },
]
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36'

type Transfer = { id: string; link: string; api: string; fileUrl: string }

describe('who opens a link', () => {
  const at = inChromium(() => liveHost())
  let alice: Person
  beforeAll(async () => {
    alice = await person(at.host.origin, 'alice@acme.example')
  })

  async function sent(): Promise<Transfer> {
    const { id, downloadUrl: link } = await alice.send(files)
    await at.host.settled()
    const api = `${at.host.origin}/api/downloads/${getSecret(link)}`
    const { files: listed } = (await (await fetch(api)).json()) as { files: { url: string }[] }
    return { id, link, api, fileUrl: listed[0]?.url ?? '' }
  }
  async function getSteps(id: string) {
    const { steps } = await alice.call(contracts.getDeliveryHistory, { params: { id, deliveryId: id } })
    return steps.map(({ step }) => step)
  }
  async function expectNoDownload({ id }: Transfer) {
    const { transfer } = await alice.review(id)
    expect(transfer).toMatchObject({ downloadCount: 0 })
    expect(transfer.firstDownloadAt).toBeUndefined()
    const steps = await getSteps(id)
    expect(steps).not.toContain('fetched')
    expect(steps).not.toContain('saved')
    return steps
  }

  describe('a program that fetches', () => {
    const agent = (name: string) => ({ headers: { 'user-agent': name } })
    const acknowledged = ({ fileUrl }: Transfer) => `${fileUrl}?acknowledgement=true`
    const patterns: Record<string, (of: Transfer) => [url: string, init?: RequestInit]> = {
      'the page': ({ link }) => [link],
      'the page, by HEAD': ({ link }) => [link, { method: 'HEAD' }],
      'the page, for a preview in Slack': ({ link }) => [
        link,
        agent('Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'),
      ],
      'the page, before a click': ({ link }) => [link, { headers: { 'sec-purpose': 'prefetch;prerender' } }],
      'the transfer': ({ api }) => [api],
      'the transfer, by HEAD': ({ api }) => [api, { method: 'HEAD' }],
      'the transfer, before a click': ({ api }) => [api, { headers: { 'sec-purpose': 'prefetch' } }],
      'a file without an acknowledgement': ({ fileUrl }) => [fileUrl],
      'a file that was not acknowledged': ({ fileUrl }) => [`${fileUrl}?acknowledgement=false`],
      'a file by HEAD': of => [acknowledged(of), { method: 'HEAD' }],
      'a file by POST': of => [acknowledged(of), { method: 'POST' }],
      'a file as Facebook': of => [acknowledged(of), agent('facebookexternalhit/1.1')],
      'a file as BingPreview': of => [acknowledged(of), agent('Mozilla/5.0 BingPreview/1.0b')],
      'a file as Skype': of => [
        acknowledged(of),
        agent('Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5'),
      ],
      'a file as a headless browser': of => [acknowledged(of), agent(HEADLESS)],
      'a file before a click': of => [acknowledged(of), { headers: { 'sec-purpose': 'prefetch' } }],
      'a file for a preview': of => [acknowledged(of), { headers: { purpose: 'preview' } }],
    }

    test.each(Object.entries(patterns))('%s downloads nothing', async (_, pattern) => {
      const transfer = await sent()

      await fetch(...pattern(transfer))

      await expectNoDownload(transfer)
    })

    test('shows in the history what it took', async () => {
      const transfer = await sent()

      await fetch(acknowledged(transfer), agent(HEADLESS))

      expect(await getSteps(transfer.id)).toContain('fetchedByMachine')
    })
  })

  type Machine = { act: (page: Page) => Promise<void>; isDriven?: boolean; options?: BrowserContextOptions }

  /** Playwright waits for buttons; these programs press what they find. */
  const clickAll = (page: Page) =>
    page.evaluate('document.querySelectorAll("main input, main button, a[download]").forEach(one => one.click())')
  const tickAndPress = async (page: Page) => {
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Proceed' }).click()
  }
  const takeFiles = async (page: Page) => {
    for (const one of await page.getByRole('button', { name: /^Download/ }).all()) {
      await one.click({ timeout: 2000 }).catch(() => undefined)
    }
    await page.waitForTimeout(300)
  }
  const openFiles = (page: Page) => page.getByRole('button', { name: 'Open the files' })
  const machines: Record<string, Machine> = {
    'renders the page': { act: page => page.waitForTimeout(500) },
    'renders the page without scripts': {
      act: page => page.waitForTimeout(500),
      options: { javaScriptEnabled: false },
    },
    'is driven, and renders the page': { act: page => page.waitForTimeout(500), isDriven: true },
    'follows every link of the page': {
      act: async page => {
        const urls = await page.evaluate<string[]>('[...document.links].map(one => one.href)')
        for (const url of urls) await fetch(url).catch(() => undefined)
      },
    },
    'clicks everything by a script': { act: async page => void (await clickAll(page)) },
    'clicks everything by a script, again and again': {
      act: async page => {
        for (let times = 0; times < 12; times += 1) {
          await clickAll(page)
          await page.waitForTimeout(400)
        }
      },
    },
    'dispatches clicks': {
      act: async page => {
        await page.getByRole('checkbox').dispatchEvent('click')
        await page.getByRole('button', { name: 'Proceed' }).dispatchEvent('click')
        await takeFiles(page)
      },
    },
    'ticks and presses by script, and takes what opens after the wait': {
      act: async page => {
        await clickAll(page)
        await page.waitForTimeout(3300)
        await openFiles(page).dispatchEvent('click')
        await takeFiles(page)
      },
    },
    'ticks and presses at once': {
      act: async page => {
        await tickAndPress(page)
        await takeFiles(page)
      },
    },
    'ticks and presses at once, and again as soon as it can': {
      act: async page => {
        await tickAndPress(page)
        await openFiles(page).waitFor()
        const box = await openFiles(page).boundingBox()
        while ((await openFiles(page).getAttribute('aria-disabled')) !== null) await page.waitForTimeout(10)
        if (box) await page.mouse.click(box.x + 8, box.y + 8)
        await takeFiles(page)
      },
    },
    'is driven, and passes every step': {
      isDriven: true,
      act: async page => {
        await page.getByRole('checkbox').check()
        await pressAsPerson(page.getByRole('button', { name: 'Proceed' }))
        await page.waitForTimeout(3500)
        await openFiles(page).click()
        await takeFiles(page)
      },
    },
    'names itself, and moves like a person': {
      options: { userAgent: HEADLESS },
      act: async page => {
        await page.getByRole('checkbox').check()
        await pressAsPerson(page.getByRole('button', { name: 'Proceed' }))
        await takeFiles(page)
      },
    },
    'clicks at the places of all buttons': {
      act: async page => {
        for (const name of ['checkbox', 'button'] as const) {
          for (const one of await page.getByRole('main').getByRole(name).all()) {
            const box = await one.boundingBox()
            if (box) await page.mouse.click(box.x + 8, box.y + 8)
          }
        }
        await takeFiles(page)
      },
    },
    'presses keys at once': {
      act: async page => {
        await page.getByRole('checkbox').focus()
        for (const key of ['Space', 'Tab', 'Enter', 'Tab', 'Enter', 'Enter']) await page.keyboard.press(key)
        await takeFiles(page)
      },
    },
    'taps at once': {
      options: { hasTouch: true },
      act: async page => {
        await page.getByRole('checkbox').tap()
        await page.getByRole('button', { name: 'Proceed' }).tap()
        await takeFiles(page)
      },
    },
  }

  test.each(Object.entries(machines))('a machine that %s downloads nothing', async (_, machine) => {
    const transfer = await sent()
    await at.openBrowser(machine.options)
    if (machine.isDriven) {
      await at.context.addInitScript('Object.defineProperty(navigator, "webdriver", { get: () => true })')
    }
    await at.page.goto(transfer.link)
    if (machine.options?.javaScriptEnabled !== false) await at.page.getByRole('button', { name: 'Proceed' }).waitFor()

    await machine.act(at.page)

    await expectNoDownload(transfer)
  })

  test('an untouched page is shown as opened by a machine', async () => {
    const transfer = await sent()

    await at.page.goto(transfer.link)

    await expect.poll(() => getSteps(transfer.id), { timeout: 10_000 }).toContain('openedByMachine')
    expect(await getSteps(transfer.id)).not.toContain('opened')
  })

  const cdp = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page)
  /** A press without a way to it, as screen readers make it. */
  const pressWithoutMove = async (page: Page, name: string | RegExp, role: 'button' | 'checkbox' = 'button') => {
    const session = await cdp(page)
    const box = await page.getByRole(role, { name }).boundingBox()
    if (!box) throw new Error('There is nothing to press.')
    const where = { x: box.x + 8, y: box.y + 8, button: 'left', clickCount: 1 } as const
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...where })
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...where })
  }
  const tapSlowly = async (page: Page, role: 'button' | 'checkbox', name: string | RegExp) => {
    const session = await cdp(page)
    const box = await page.getByRole(role, { name }).boundingBox()
    if (!box) throw new Error('There is nothing to tap.')
    const touchPoints = [{ x: box.x + 8, y: box.y + 8 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(80)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const persons: Record<string, Machine> = {
    'uses a mouse': {
      act: async page => {
        await page.getByRole('checkbox').check()
        await pressAsPerson(page.getByRole('button', { name: 'Proceed' }))
      },
    },
    'uses the keyboard only': {
      act: async page => {
        await page.waitForTimeout(700)
        for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
          await page.keyboard.press(key)
          if (await page.evaluate('document.activeElement.type === "checkbox"')) break
        }
        await page.keyboard.press('Space')
        await page.waitForTimeout(300)
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
      },
    },
    'taps on a phone': {
      options: { hasTouch: true, viewport: { width: 360, height: 740 } },
      act: async page => {
        await page.waitForTimeout(700)
        await tapSlowly(page, 'checkbox', /./)
        await page.waitForTimeout(400)
        await tapSlowly(page, 'button', 'Proceed')
      },
    },
    'presses without a way to the button, and once more': {
      act: async page => {
        await page.waitForTimeout(900)
        await pressWithoutMove(page, /./, 'checkbox')
        await page.waitForTimeout(400)
        await pressWithoutMove(page, 'Proceed')
        await page.getByText('The button is ready.', { exact: true }).first().waitFor()
        await look(page, 'download-person-step')
        await page.waitForTimeout(400)
        await pressWithoutMove(page, 'Open the files')
      },
    },
    'is faster than the page expects, and waits once': {
      act: async page => {
        await tickAndPress(page)
        await openFiles(page).waitFor()
        await page.waitForTimeout(3600)
        await openFiles(page).press('Enter')
      },
    },
    'presses too early, and then waits': {
      act: async page => {
        await tickAndPress(page)
        await openFiles(page).press('Enter')
        await page.waitForTimeout(3600)
        await openFiles(page).press('Enter')
      },
    },
  }

  test.each(Object.entries(persons))('a person who %s gets the files, and is counted', async (_, { act, options }) => {
    const transfer = await sent()
    await at.openBrowser(options)
    await at.page.goto(transfer.link)
    await at.page.getByRole('button', { name: 'Proceed' }).waitFor()

    await act(at.page)
    const downloading = at.page.waitForEvent('download')
    await at.page.getByRole('button', { name: 'Download note.txt' }).click()
    await downloading

    await expect.poll(async () => (await alice.review(transfer.id)).transfer.downloadCount).toBe(1)
    await expect.poll(() => getSteps(transfer.id)).toEqual(expect.arrayContaining(['opened', 'fetched', 'mailed']))
  })
})
