import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { engineQuality } from '../../shared/domain/engineQuality.ts'
import { withDatabase } from '../harness/host.ts'
import { addRuns, broken, healthy } from './healthRuns.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const MINUTE = 60_000
describe('the page System Health, in a real Chromium', () => {
  const at = inChromium(liveHost, { start: { signedInAs: 'Alice', timezoneId: 'Europe/Zurich', locale: 'en-GB' } })
  afterEach(() => withDatabase(at.host, database => void database.exec('DELETE FROM health_runs')))

  const add = (count: number, changes?: Parameters<typeof addRuns>[2]) => addRuns(at.host, count, changes)
  const region = (name: string) => at.page.getByRole('region', { name })
  const open = async (page: Page = at.page) => {
    await page.goto(`${at.host.origin}/health`)
    await page.getByRole('heading', { level: 1, name: 'System Health' }).waitFor()
  }
  const fact = (name: string) =>
    region('Current Status').locator('dl > div', { has: at.page.locator(`dt:text-is("${name}")`) })
  const strip = (part: string) =>
    region('Last 24 hours')
      .getByRole('listitem')
      .filter({ has: at.page.getByRole('heading', { name: part }) })
  const footerLink = () => at.page.getByRole('contentinfo').getByRole('link', { name: /^System Health/ })

  test('before the first run the page says that it is running, and shows its result automatically', async () => {
    await open()
    await region('Current Status').getByText('The first check is running').waitFor()
    await look(at.page, 'health-empty')

    await add(1)

    await fact('Overall').getByText('Healthy').waitFor()
    await strip('Inspection').getByText('1 minute: healthy').waitFor()
  })

  test('a member reads the current status, a day of each part and the history', async () => {
    await add(288, at => (at === 300 || at === 295 ? broken : {}))
    await open()

    await fact('Last Checked')
      .getByText(/^now|second|minute/)
      .first()
      .waitFor()
    for (const name of ['Overall', 'Anonymization', 'Extraction', 'Inspection', 'Processing', 'E-mail', 'Sign-in']) {
      await fact(name).getByText('Healthy').waitFor()
    }
    await fact('Malware scanner').getByText('Not set up').waitFor()
    await strip('Extraction').getByText('24 hours: healthy', { exact: true }).waitFor()
    await strip('Inspection')
      .getByText(/^24 hours: unhealthy for 10 minutes at \d\d:\d\d; otherwise healthy$/)
      .waitFor()
    const table = region('History').getByRole('table')
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Time',
      'Overall Status',
      'Anonymization',
      'Extraction',
      'Inspection',
    ])
    const row = table.getByRole('row').filter({ hasText: 'Unhealthy' })
    await expect.poll(() => row.count()).toBe(0)
    await region('History')
      .getByRole('button', { name: /^Show all \d+ checks$/ })
      .click()
    await expect.poll(() => row.count()).toBe(2)
    expect(await row.first().getByRole('cell').allTextContents()).toEqual([
      'Unhealthy',
      'Healthy',
      'Healthy',
      'Unhealthy',
    ])
    await expect.poll(() => row.first().getByRole('rowheader').textContent()).toMatch(/\d\d:\d\d (CET|CEST|GMT\+[12])$/)
    await region('History').getByRole('button', { name: 'Show only the latest' }).press('Enter')
    await expect.poll(() => table.getByRole('row').count()).toBe(13)
    await at.page.evaluate('document.activeElement.blur(); scrollTo(0, 0)')
    await look(at.page, 'health-healthy')
    await region('Last 24 hours').evaluate(element => element.scrollIntoView())
    await look(at.page, 'health-day')
    await region('History').evaluate(element => element.scrollIntoView())
    await look(at.page, 'health-history')
  })

  test('a problem says what it means, and the footer of every page says that there is one', async () => {
    await add(40, at => (at < 15 ? { ...broken, mailStatus: 'degraded' } : {}))
    await open()

    await fact('Overall').getByText('Unhealthy').waitFor()
    await fact('E-mail').getByText('Degraded').waitFor()
    const alert = region('Current Status').locator('li', { hasText: 'Inspection:' })
    await alert.getByText('A text with 11 known findings gave 10.').waitFor()
    await alert.getByText('Transfers wait in processing and continue automatically.').waitFor()
    await expect.poll(() => footerLink().getAttribute('class')).toMatch(/problem/)
    await look(at.page, 'health-problem')

    await at.openTab()
    await at.page.goto(`${at.host.origin}/transfers`)
    await at.page.getByRole('link', { name: 'System Health (there is a problem)' }).waitFor()
    await look(at.page, 'health-footer')
    await at.page.getByRole('link', { name: 'System Health (there is a problem)' }).press('Enter')
    await at.page.getByRole('heading', { level: 1, name: 'System Health' }).waitFor()
  })

  test('the page works by keyboard, and says as text what it shows', async () => {
    await add(20, at => (at === 60 ? broken : {}))
    await open()
    await strip('Inspection')
      .getByText(/unhealthy for 5 minutes at/)
      .waitFor()

    const tree = await at.page.getByRole('main').ariaSnapshot()
    for (const heading of [
      'System Health',
      'Current Status',
      'Last 24 hours',
      'History',
      'Quality of the inspection',
    ]) {
      expect(tree).toContain(`heading "${heading}"`)
    }
    expect(tree).toMatch(/term: Overall\s+- definition:\s+- status: Healthy/)
    expect(tree).toMatch(/row "\d+ Nov.* Healthy Healthy Healthy Healthy"/)

    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Enter')
    const stops: string[] = []
    for (let stop = 0; stop < 3; stop += 1) {
      await at.page.keyboard.press('Tab')
      stops.push(await at.page.evaluate<string>('document.activeElement.textContent'))
    }
    expect(stops).toEqual(['Show all 20 checks', 'Presidio’s synthetic records', 'System Health'])
    await at.page.keyboard.press('Shift+Tab')
    await at.page.keyboard.press('Shift+Tab')
    await at.page.keyboard.press('Enter')
    await expect.poll(() => region('History').getByRole('row').count()).toBe(21)
    await at.page.getByRole('button', { name: 'Show only the latest' }).and(at.page.locator(':focus')).waitFor()
  })

  test('after 15 minutes without a run the page says that the state is not known', async () => {
    const createdAt = new Date(Date.now() - 20 * MINUTE).toISOString()
    await at.host.context.health.add({ createdAt, ...healthy })
    await open()

    await fact('Overall').getByText('Stale').waitFor()
    await region('Current Status').getByText('There was no check in the last 15 minutes').waitFor()
    const row = region('History').getByRole('row').last()
    expect(await row.getByRole('cell').allTextContents()).toEqual(['Healthy', 'Healthy', 'Healthy', 'Healthy'])
    await strip('Inspection')
      .getByText(/not checked for \d minutes/)
      .waitFor()
    await expect.poll(() => footerLink().textContent()).toContain('there is a problem')
    await look(at.page, 'health-stale')
  })

  test('a part that a broken one kept from being checked says so', async () => {
    const text = 'Not checked in this run, because another part is broken.'
    await add(1, () => ({
      ...broken,
      extractionStatus: 'stale',
      problems: [...broken.problems, { part: 'extraction', text }],
    }))
    await open()

    await fact('Extraction').getByText('Stale').waitFor()
    await region('Current Status').getByText(text).waitFor()
    expect(await region('Current Status').getByText('There was no check').count()).toBe(0)
  })

  test('a result that is only slow leaves the footer as it is', async () => {
    await add(3, () => ({ currentStatus: 'degraded', extractionStatus: 'degraded' }))
    await open()

    await fact('Overall').getByText('Degraded').waitFor()
    await region('Current Status').getByText('The results are correct but take longer than usual.').waitFor()
    expect(await footerLink().textContent()).toBe('System Health')
  })

  test('a failed call shows a toast once, keeps what is known, and offers to try again', async () => {
    await add(2)
    await at.page.clock.install()
    await open()
    await fact('Overall').getByText('Healthy').waitFor()
    await at.page.route('**/api/health?*', route => route.abort())

    await at.page.clock.runFor(MINUTE + 1000)
    await at.page.getByText('This page shows an earlier state.').waitFor()
    await at.page.getByRole('region', { name: 'Notifications' }).getByText('Failed to load health check data').waitFor()
    await fact('Overall').getByText('Healthy').waitFor()
    await look(at.page, 'health-failed')
    await at.page.unroute('**/api/health?*')
    await at.page.getByRole('button', { name: 'Retry' }).click()

    await at.page.getByText('This page shows an earlier state.').waitFor({ state: 'detached' })
  })

  test('an open page shows new runs automatically, and asks only for those', async () => {
    await add(5)
    await at.page.clock.install()
    await open()
    await fact('Overall').getByText('Healthy').waitFor()
    const asked: number[] = []
    at.page.on('request', request => {
      const from = new URL(request.url()).searchParams.get('from_timestamp')
      if (from !== null) asked.push(Number(from))
    })
    const newest = (await at.host.context.health.latest())?.createdAt ?? ''
    await at.host.context.health.add({ createdAt: new Date().toISOString(), ...healthy, ...broken })

    await at.page.clock.runFor(MINUTE + 1000)

    await fact('Overall').getByText('Unhealthy').waitFor()
    await expect.poll(() => region('History').getByRole('row').count()).toBe(7)
    expect(asked).toEqual([Date.parse(newest)])
  })

  test('the footer asks at most once in five minutes, also over page loads', async () => {
    let asked = 0
    at.page.on('request', request => {
      if (request.url().includes('/api/health')) asked += 1
    })
    for (const path of ['/transfers', '/transfer', '/']) {
      const loaded = at.page.waitForResponse(response => response.url().includes('/assets/health-'))
      await at.page.goto(`${at.host.origin}${path}`)
      await loaded
      await at.page.waitForTimeout(300)
    }

    expect(asked).toBe(1)
  })

  test('a signed-out visitor has no link and asks nothing', async () => {
    await at.openBrowser()
    const asked: string[] = []
    at.page.on('request', request => asked.push(request.url()))
    await at.page.goto(at.host.origin)
    await at.page.getByRole('contentinfo').waitFor()
    await at.page.waitForTimeout(2500)

    expect(await footerLink().count()).toBe(0)
    expect(asked.filter(url => /health/i.test(url))).toEqual([])
    await at.page.goto(`${at.host.origin}/health`)
    await at.page.waitForURL(/login|authorize/)
  })

  test('the quality of the running engine is published, kind by kind', async () => {
    await add(1)
    await open()
    const quality = region('Quality of the inspection')

    await quality.getByText('with this version of the engine').waitFor()
    const table = quality.getByRole('table', { name: /^Waybill’s labelled documents/ })
    const [set] = engineQuality.sets
    await expect.poll(() => table.getByRole('row').count()).toBe((set?.infoTypes.length ?? 0) + 1)
    const row = table.getByRole('row').filter({ hasText: 'Person names' })
    const names = set?.infoTypes.find(({ infoType }) => infoType === 'PERSON_NAME')
    if (!names) throw new Error('The names are measured.')
    const toPercent = (share: number) => `${(100 * share).toFixed(1)}%`
    const figures = [names.labels.toLocaleString('en'), toPercent(names.precision), toPercent(names.recall)]
    expect(await row.getByRole('cell').allTextContents()).toEqual(figures)
    await quality.getByText('under the Apache License 2.0: anyone may use, change and share them').waitFor()
    await quality.getByText('under the MIT License: anyone may use, change and share them').waitFor()
    await quality
      .getByText(
        '“few” marks kinds with fewer than 30 examples: a single mistake changes their shares by more than 3%.',
      )
      .waitFor()
    await quality.scrollIntoViewIfNeeded()
    await look(at.page, 'health-quality')
  })
})
