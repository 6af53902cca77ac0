import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { buildWebIfStale } from '../bin/buildWeb.ts'
import { demoOrganisation } from '../local/demoOrganisation.ts'
import { type Host, startHost } from '../local/host.ts'
import { launchChromium, unpackChromium } from '../test/browser/chromium.ts'
import { knowTours } from '../test/browser/knowTours.ts'
import { fullOrBrief } from './brief.ts'
import { percentile, shown } from './figures.ts'
import { fillDirectory } from './listsData.ts'
import { machine } from './machine.ts'
import type { Storage } from './pageLoad.ts'

// node bench/listPage.ts <directory> [count]: the list pages and Activity Insights in Chromium, from the menu click to drawn
// figures, rows and cards, with an empty cache. Creates a missing directory as bench/listsFill.ts does (default: a million transfers). An
// older directory has fewer transfers in the last seven days.
const ROUNDS = fullOrBrief(12, 1)
const WAIT_MILLISECONDS = 120_000
const list = { goal: 1000, heading: undefined }
const all = { link: 'All Transfers', person: 'Ada', ...list }
const mine = [
  { link: 'My Transfers', person: 'Alice', ...list },
  { link: 'My Transfers', person: 'Ada', ...list },
]
/** Every card, also below the fold. */
const insights = { link: 'Insights', person: 'Ada', goal: 1500, heading: 'Activity Insights' }
// With few transfers, one person may have none in the last seven days, and the page then waits for rows in vain.
const measured = fullOrBrief([...mine, all, insights], [all, insights])

const untilWhole = `new Promise(resolve => {
  let clickedAt
  addEventListener('click', ({ timeStamp }) => { clickedAt ??= timeStamp }, { capture: true })
  const isWhole = () => {
    const cards = document.querySelectorAll('main section[aria-busy]')
    if (cards.length > 0) return cards.length > 10 && !document.querySelector('main [aria-busy="true"]')
    const figures = document.querySelector('fieldset[aria-busy="false"]')
    const table = document.querySelector('[aria-busy="false"] table')
    return figures && table && table.querySelectorAll('tbody th').length > 0 && !figures.textContent.includes('–')
  }
  const look = () => {
    if (clickedAt === undefined || !isWhole()) return requestAnimationFrame(look)
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)))
  }
  requestAnimationFrame(look)
})`

const [directory = '', count = fullOrBrief('1000000', '5000')] = process.argv.slice(2)
if (directory === '') throw new Error('Say where the data lies, or is to lie: node bench/listPage.ts /tmp/lists')
await buildWebIfStale()
if (!existsSync(directory)) await fillDirectory(directory, { seed: 7, count: Number(count), now: Date.now() })
const host = await startHost(
  { port: 0, host: '127.0.0.1', dataDirectory: directory, organisation: demoOrganisation, logLevel: 'error' },
  { websiteDirectory: join(import.meta.dirname, '..', 'web', 'dist') },
)
await unpackChromium()
const browser = await launchChromium([], { isInstalled: true })
try {
  console.log(`${machine()} · Chromium ${browser.version()}`)
  const rows: Record<string, object> = {}
  for (const { link, person, goal, heading } of measured) {
    const storage = await signedIn(browser, host, person)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await measureTime(browser, host, storage, { link, heading }))
    rows[`${link}, ${person}`] = {
      'p50 ms': shown(percentile(times, 50)),
      'p95 ms': shown(percentile(times, 95)),
      goal,
      ratio: shown(percentile(times, 95) / goal),
      load: shown(loadavg()[0] ?? 0),
    }
  }
  console.table(rows)
  console.log(`RSS of the host, and of what drives the browser: ${shown(process.memoryUsage.rss() / 2 ** 20)} MiB`)
} finally {
  await browser.close()
  await host.stop()
}

async function signedIn(chromium: Browser, { origin }: Host, name: string): Promise<Storage> {
  const context = await chromium.newContext()
  await knowTours(context)
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MILLISECONDS)
  await page.goto(`${origin}/login`)
  await page.getByRole('link', { name }).click()
  // Administrators start at the insights.
  await page.getByText(/^(Select files to send|Activity Insights)$/).waitFor()
  const storage = await context.storageState()
  await context.close()
  return storage
}

async function measureTime(
  chromium: Browser,
  { origin }: Host,
  storageState: Storage,
  { link, heading = link }: { link: string; heading: string | undefined },
): Promise<number> {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 900 }, storageState })
  await knowTours(context)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(WAIT_MILLISECONDS)
    await page.goto(origin)
    await page.getByText('Select files to send').waitFor()
    const whole = page.evaluate<number>(untilWhole)
    await page.getByRole('link', { name: link, exact: true }).first().click()
    const time = await whole
    await page.getByRole('heading', { name: heading, exact: true }).waitFor()
    return time
  } finally {
    await context.close()
  }
}
