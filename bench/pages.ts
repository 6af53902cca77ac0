import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { buildWebIfStale } from '../bin/buildWeb.ts'
import { demoOrganisation } from '../local/demoOrganisation.ts'
import { type Host, startHost } from '../local/host.ts'
import { launchChromium, unpackChromium } from '../test/browser/chromium.ts'
import { knowTours } from '../test/browser/knowTours.ts'
import { person } from '../test/harness/person.ts'
import { budgets } from '../test/web/budgets.ts'
import { fullOrBrief } from './brief.ts'
import { median, shown } from './figures.ts'
import { machine } from './machine.ts'
import { type Control, loadPage, type PageLoad, type Storage } from './pageLoad.ts'

// node bench/pages.ts: the pages in Chromium on "Fast 3G" with a four times slower CPU and an empty cache, against the
// goals. Figures are medians.
const ROUNDS = fullOrBrief(5, 1)
const WAIT_MILLISECONDS = 60_000

type Limits = Partial<Record<keyof PageLoad, number>>
type MeasuredPage = {
  path: string
  isMembers: boolean
  limits: Limits
  control: Control
  use: (page: Page) => Promise<unknown>
}

const { scriptKb, styleKb, requests } = budgets.review
const appLimits: Limits = { usableSeconds: 4, jsBytes: 165_000, cssBytes: 45_000, requests: 15 }

const directory = mkdtempSync(join(tmpdir(), 'waybill-pages-'))
await buildWebIfStale()
const host = await startHost(
  { port: 0, host: '127.0.0.1', dataDirectory: directory, organisation: demoOrganisation, logLevel: 'error' },
  { websiteDirectory: join(import.meta.dirname, '..', 'web', 'dist') },
)
await unpackChromium()
const browser = await launchChromium([], { isInstalled: true })
try {
  console.log(`${machine()} · Chromium ${browser.version()}`)
  const member = await signedIn(browser, host)
  for (const [name, page] of Object.entries(await measuredPages(host))) {
    const loads: PageLoad[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      loads.push(await loadPage(browser, `${host.origin}${page.path}`, page.isMembers ? member : undefined, page))
    }
    print(name, page.limits, loads)
  }
} finally {
  await browser.close()
  await host.stop()
  rmSync(directory, { recursive: true, force: true })
}

async function measuredPages({ origin, settled }: Host): Promise<Record<string, MeasuredPage>> {
  const alice = await person(origin, 'alice@acme.example')
  const { id, downloadUrl } = await alice.send([{ name: 'report.pdf', content: Buffer.alloc(100_000) }])
  await settled()
  return {
    download: {
      path: new URL(downloadUrl).pathname,
      isMembers: false,
      limits: { paintSeconds: 1.6, usableSeconds: 2.6, jsBytes: 64_000, cssBytes: 4000 },
      control: { selector: 'button', text: 'Proceed' },
      async use(page) {
        await page.getByRole('checkbox').check()
        await page.getByRole('button', { name: 'Proceed' }).click()
        await page.getByText('report.pdf').first().waitFor()
      },
    },
    landing: {
      path: '/',
      isMembers: true,
      limits: appLimits,
      control: { selector: 'button', text: 'Select files to send' },
      use: page => Promise.all([page.waitForEvent('filechooser'), page.getByText('Select files to send').click()]),
    },
    send: {
      path: '/transfer',
      isMembers: true,
      limits: appLimits,
      control: { selector: 'label', text: 'Recipient e-mail' },
      async use(page) {
        await page.getByLabel('Recipient e-mail').fill('rita@partner')
        await page.getByLabel('Recipient e-mail').blur()
        await page.getByText('Invalid Email').waitFor()
      },
    },
    // No goal in seconds; its size has a budget.
    review: {
      path: `/transfers/${id}/review`,
      isMembers: true,
      limits: { jsBytes: scriptKb * 1000, cssBytes: styleKb * 1000, requests },
      control: { selector: 'button', text: 'Copy' },
      async use(page) {
        await page.getByRole('button', { name: /Copy/ }).first().click()
        await page.getByText('Copied').first().waitFor()
      },
    },
  }
}

async function signedIn(chromium: Browser, { origin }: Host): Promise<Storage> {
  const context = await chromium.newContext()
  await knowTours(context)
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MILLISECONDS)
  await page.goto(`${origin}/login`)
  await page.getByRole('link', { name: 'Alice' }).click()
  await page.getByText('Select files to send').waitFor()
  const storage = await context.storageState()
  await context.close()
  return storage
}

function print(name: string, limits: Limits, loads: PageLoad[]) {
  const figures: [string, keyof PageLoad][] = [
    ['first contentful paint s', 'paintSeconds'],
    ['usable s', 'usableSeconds'],
    ['JS bytes', 'jsBytes'],
    ['CSS bytes', 'cssBytes'],
    ['requests', 'requests'],
  ]
  console.log(`\n${name}, median of ${loads.length}`)
  console.table(
    Object.fromEntries(
      figures.map(([title, figure]) => {
        const ours = median(loads.map(load => load[figure]))
        const limit = limits[figure]
        return [title, { ours: shown(ours), limit: limit ?? '', ratio: limit === undefined ? '' : shown(ours / limit) }]
      }),
    ),
  )
}
