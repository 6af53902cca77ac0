import type { Route } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Alert } from '../../shared/domain/insights/alert.ts'
import { insightFailures } from '../../shared/texts/en/insights.ts'
import { withDatabase } from '../harness/host.ts'
import { inChromium } from './inChromium.ts'
import { addHistory, clock, createAlerts, insightHost, NOW } from './insightHistory.ts'
import { look } from './look.ts'

describe('the states of Activity Insights', () => {
  const at = inChromium(insightHost, {
    clock,
    start: { signedInAs: 'Ada', timezoneId: 'Europe/Zurich', locale: 'en-GB' },
  })
  let alerts: Alert[]

  beforeAll(async () => {
    const [record] = (await addHistory(at.host)).toReversed()
    alerts = createAlerts(record?.id ?? '')
  }, 60_000)
  beforeEach(async () => {
    withDatabase(at.host, database => void database.exec('DELETE FROM alerts; DELETE FROM alert_readers'))
    await at.host.context.alerts.add(alerts, NOW)
  })

  const open = async (search = '') => {
    await at.page.goto(`${at.host.origin}/insights${search}`)
    await at.page.getByRole('heading', { level: 1, name: 'Activity Insights' }).waitFor()
  }
  const settled = () => expect.poll(() => at.page.locator('main [aria-busy=true]').count(), { timeout: 15_000 }).toBe(0)
  const column = () => at.page.getByRole('region', { name: 'Alerts' })
  const items = () => column().locator('ol > li')
  const insights = (answer: (route: Route, query: string) => unknown) =>
    at.page.route('**/api/admin/insights', route => answer(route, route.request().postDataJSON().query))

  test('full, the page passes every rule at both widths and in both schemes', async () => {
    await open()
    await settled()
    await items().first().waitFor()
    await at.page.waitForTimeout(1200)
    await look(at.page, 'insights-full')
    for (const id of ['security', 'alerts']) {
      await at.page.evaluate(`document.getElementById('${id}').scrollIntoView()`)
      await look(at.page, `insights-${id}`)
    }
  })

  test('every chart has a table that passes every rule', async () => {
    await open()
    await settled()
    for (const toggle of await at.page.getByRole('button', { name: /^Show as table/ }).all()) await toggle.click()
    await expect.poll(() => at.page.locator('main table').count()).toBe(14)

    await look(at.page, 'insights-tables')
  })

  test('empty, each card says so', async () => {
    await open('?range=2020-01-01..2020-01-07')
    await settled()
    await expect.poll(() => at.page.getByText('No data found.').count()).toBe(12)
    await column().getByText('No alerts to show.').waitFor()
    await look(at.page, 'insights-empty')
  })

  test('loading, each card keeps its size', async () => {
    const sizes = () =>
      at.page.evaluate<number[]>(
        `[...document.querySelectorAll('main section[id]')].slice(0, -1).map(card => card.offsetHeight)`,
      )
    await open()
    await settled()
    await at.page.waitForTimeout(1200)
    const full = await sizes()

    await insights(() => undefined)
    await at.page.reload()
    await at.page.getByText('Loading Top partners').waitFor({ state: 'attached' })
    const loading = await sizes()

    for (const [place, size] of loading.entries()) {
      expect(Math.abs(size - (full[place] ?? 0)), `card ${place}`).toBeLessThanOrEqual(48)
    }
    await look(at.page, 'insights-loading')
  })

  test('another range keeps the cards, dimmed, until its answer is there', async () => {
    await open()
    await settled()
    await at.page.waitForTimeout(1200)
    const held: Route[] = []
    await insights(route => held.push(route))
    await at.page.getByRole('button', { name: /^Date range/ }).click()
    await at.page.getByRole('radio', { name: 'This month' }).check()

    await expect.poll(() => held.length).toBeGreaterThan(15)
    expect(await at.page.getByText(/^Loading /).count()).toBe(0)
    await expect.poll(() => at.page.locator('#top-senders [data-overtaken]').count()).toBe(1)
    for (const route of held) await route.continue()
    await settled()
    await expect.poll(() => at.page.locator('[data-overtaken]').count()).toBe(0)
  })

  test('a failed card keeps the others, says so inside and in a toast of its own, and tries again', async () => {
    await insights((route, query) => (query === 'topSenders' ? route.abort() : route.continue()))
    await open()
    const card = at.page.getByRole('region', { name: 'Top senders' })
    await card.getByText('Failed to load Top Senders data').waitFor()
    await at.page.getByRole('region', { name: 'Notifications' }).getByText('Failed to load Top Senders data').waitFor()
    await at.page.getByRole('region', { name: 'Top partners' }).locator('ol > li').first().waitFor()

    await at.page.unroute('**/api/admin/insights')
    await card.getByRole('button', { name: /^Retry/ }).click()
    await card.locator('ol > li').first().waitFor()
  })

  test('when all fail, each has the text of the specification, and one toast says so', async () => {
    await insights(route =>
      route.fulfill({ status: 503, json: { errorMessage: 'Down.', errorCode: 'unavailable', requestId: 'r' } }),
    )
    await open()

    const toasts = at.page.getByRole('region', { name: 'Notifications' })
    await toasts.getByText(/^Failed to load 1\d cards of Activity Insights$/).waitFor()
    // The first ones may come before it.
    expect(await toasts.getByRole('button', { name: 'Dismiss' }).count()).toBeLessThanOrEqual(4)
    const { transfers: _, ...shown } = insightFailures
    for (const text of Object.values(shown)) {
      await at.page.getByRole('main').getByText(text).filter({ visible: true }).first().waitFor()
    }
    await look(at.page, 'insights-failed')
    const spikes = at.page.getByRole('region', { name: 'Sudden spikes' })
    await at.page.unroute('**/api/admin/insights')
    await spikes.getByRole('button', { name: /^Retry/ }).click()
    await spikes.getByText('No data found.').or(spikes.locator('ol > li').first()).waitFor()
  })

  test('an interval that is too short says what to choose instead', async () => {
    await open('?range=2016-01-01..2026-11-20&interval=hour')

    const card = at.page.getByRole('region', { name: 'Transfers over time' })
    await card.getByText('A chart has at most 1500 points. Choose a longer interval or a shorter range.').waitFor()
    await at.page.getByRole('region', { name: 'Top partners' }).locator('ol > li').first().waitFor()
    await at.page.getByRole('combobox', { name: 'Interval' }).selectOption('Automatic')
    await card.getByRole('img', { name: 'Transfers over time' }).waitFor()
  })

  test('charts that cannot be loaded say so, and leave the other cards', async () => {
    await at.page.route('**/assets/belowFold*.js', route => route.fulfill({ status: 503 }))
    await open()
    const card = at.page.getByRole('region', { name: 'Data volume' })
    await card.getByText('Failed to load the chart').waitFor()
    await at.page.getByRole('region', { name: 'Top partners' }).locator('ol > li').first().waitFor()
  })

  test('alerts are listed newest first, lead to their transfers, and are counted beside Insights', async () => {
    await at.page.goto(`${at.host.origin}/transfers`)
    const link = at.page.getByRole('navigation').getByRole('link', { name: 'Insights, 8 new alerts' })
    await link.waitFor()
    await look(at.page, 'insights-count')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await link.click()

    await expect.poll(() => items().count()).toBe(8)
    const texts = await items().locator('p:first-child').allInnerTexts()
    expect(texts.map(text => text.replace(/\s*New$/, ''))).toEqual([
      'Sensitive info types detected',
      'Possible mistake by bob@acme.example prevented',
      'New sender detected: alice@acme.example',
      'New domain detected: partner.example',
      'New recipient detected: rita@partner.example',
      ...(await items().locator('p:first-child a').allInnerTexts()).slice(5),
    ])
    expect(texts.slice(5).toSorted()).toEqual([
      expect.stringContaining('Sudden spike in transfers from alice@acme.example detected'),
      expect.stringContaining('Sudden spike in transfers to partner.example detected'),
      expect.stringContaining('Sudden spike in transfers to rita@partner.example detected'),
    ])
    await items().first().getByText('1 hour ago').waitFor()
    const links = await items()
      .locator('p:first-child a')
      .evaluateAll(all => all.map(each => each.getAttribute('href')))
    const review = `/transfers/all/${alerts[0]?.transferId}/review`
    expect(links.slice(0, 5)).toEqual([
      review,
      review,
      '/transfers/all?sender=alice%40acme.example',
      '/transfers/all?recipient=*%40partner.example',
      '/transfers/all?recipient=rita%40partner.example',
    ])
    expect(links.slice(5).every(href => href?.endsWith('createdAt=2026-11-20..2026-11-20'))).toBe(true)
    // Looking at them is enough.
    await at.page.getByRole('navigation').getByRole('link', { name: 'Insights', exact: true }).waitFor()

    await items().first().getByRole('link').click()
    await at.page.waitForURL(url => url.pathname === review)
    await at.page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('an alert is acknowledged with a note, opened again, and found by its kind', async () => {
    await open()
    await items().first().getByRole('button', { name: 'Acknowledge: Sensitive info types detected' }).click()
    const dialog = at.page.getByRole('dialog', { name: 'Acknowledge' })
    await dialog.getByLabel('Note (optional)').fill('Agreed with the legal department.')
    await look(at.page, 'insights-acknowledge')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await dialog.getByRole('button', { name: 'Acknowledge' }).click()
    await items().first().getByText('Acknowledged by ada@acme.example just now').waitFor()
    await items().first().getByText('Agreed with the legal department.').waitFor()
    await at.page.reload()
    // A note in another direction does not turn the words around it.
    await items().first().locator('bdi', { hasText: 'Agreed with the legal department.' }).waitFor()

    await column().getByLabel('Open only').check()
    await expect.poll(() => items().count()).toBe(7)
    await column().getByLabel('Open only').uncheck()
    await items().first().getByRole('button', { name: 'Reopen: Sensitive info types detected' }).click()
    await items()
      .first()
      .getByRole('button', { name: /^Acknowledge/ })
      .waitFor()

    await column().getByLabel('Kind of alert').selectOption('New domains')
    await expect.poll(() => items().count()).toBe(1)
    await items().getByText('New domain detected: partner.example').waitFor()
  })

  test('the filters of the alerts are in the address', async () => {
    await open()
    await column().getByLabel('Kind of alert').selectOption('New domains')
    await column().getByLabel('Open only').check()
    await at.page.waitForURL(/\?range=last-7-days&alerts=newDomains&open=true$/)
    await at.page.reload()

    await expect.poll(() => items().count()).toBe(1)
    expect(await column().getByLabel('Open only').isChecked()).toBe(true)
  })

  test('all alerts are reached, and a phone shows ten first', async () => {
    const many = Array.from(
      { length: 620 },
      (_, place): Alert => ({
        id: `newSenders s${place}@acme.example`,
        kind: 'newSenders',
        createdAt: new Date(NOW - 3_600_000 - place * 60_000).toISOString(),
        sender: `s${place}@acme.example`,
      }),
    )
    await at.host.context.alerts.add(many, NOW)
    await open()
    await expect.poll(() => items().count()).toBe(100)
    await column().getByText('528 older alerts are not shown.').waitFor()
    await column().getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => items().count()).toBe(599)
    await column().getByText('29 older alerts are not shown.').waitFor()
    await column().getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => items().count()).toBe(628)
    expect(await column().getByRole('button', { name: 'Show more' }).count()).toBe(0)
    expect(new Set(await items().locator('p:first-child').allInnerTexts()).size).toBeGreaterThan(620)

    await at.page.setViewportSize({ width: 360, height: 900 })
    await at.page.reload()
    await expect.poll(() => items().filter({ visible: true }).count()).toBe(10)
    await look(at.page, 'insights-alerts-many')
    await at.page.setViewportSize({ width: 360, height: 900 })
    await column().getByRole('button', { name: 'Show all 100' }).click()
    await expect.poll(() => items().filter({ visible: true }).count()).toBe(100)
    await at.page.setViewportSize({ width: 1280, height: 900 })
  })

  test('an administrator chooses which alerts come by mail', async () => {
    await open()
    await column().getByRole('button', { name: 'Alerts by e-mail' }).click()
    const dialog = at.page.getByRole('dialog', { name: 'Alerts by e-mail' })
    await dialog.getByText('The e-mails go to ada@acme.example.').waitFor()
    expect(await dialog.getByLabel('No e-mails').isChecked()).toBe(true)
    await dialog.getByLabel('Once a week').check()
    for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
    await dialog.getByText('Choose at least one kind.').waitFor()
    await dialog.getByRole('checkbox', { name: 'Sensitive info types' }).check()
    await look(at.page, 'insights-subscription')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await at.page.getByText('Your choice of e-mails has been saved.').waitFor()

    await at.page.setViewportSize({ width: 1280, height: 900 })
    await column().getByRole('button', { name: 'Alerts by e-mail' }).click()
    await dialog.getByText('They end on').waitFor()
    expect(await dialog.getByLabel('Once a week').isChecked()).toBe(true)
    expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(1)
  })

  test('the keyboard reaches the range, a menu, More, a point of a chart and an alert', async () => {
    await open()
    await settled()
    const press = async (...keys: string[]) => {
      for (const key of keys) await at.page.keyboard.press(key)
    }
    const focused = () =>
      at.page.evaluate<string>('document.activeElement.ariaLabel ?? document.activeElement.textContent')

    await at.page.getByRole('button', { name: /^Date range/ }).focus()
    await press('Enter')
    await at.page
      .getByRole('radio', { name: 'Today' })
      .and(at.page.locator(':focus'))
      .or(at.page.getByRole('radio', { name: 'Last 7 days' }).and(at.page.locator(':focus')))
      .waitFor()
    await at.page.getByRole('radio', { name: 'Last 7 days' }).focus()
    await press('ArrowDown')
    await at.page.waitForURL(/range=this-week/)
    await press('Escape')
    expect(await focused()).toBe('Date range: This week')
    await settled()

    await at.page.getByRole('button', { name: 'Menu of Top partners' }).focus()
    await press('ArrowDown')
    await expect.poll(focused).toMatch(/^Open the transfers of all/)
    await press('ArrowDown')
    expect(await focused()).toBe('Copy link to this card')
    await press('End')
    expect(await focused()).toBe('Download PNG')
    await look(at.page, 'insights-menu')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await press('Escape')
    expect(await focused()).toBe('Menu of Top partners')

    await at.page.getByRole('button', { name: 'More: Top senders' }).focus()
    await press('Enter')
    await at.page.getByRole('dialog', { name: 'Top senders' }).locator('ol > li').nth(6).waitFor()
    await look(at.page, 'insights-more')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await press('Escape')
    expect(await focused()).toBe('More: Top senders')

    const slider = at.page.getByRole('slider', { name: 'Transfers over time' })
    await slider.focus()
    await press('Home')
    expect(await slider.getAttribute('aria-valuetext')).toMatch(
      /^Mon, 16 Nov 2026\. Transfers: \d+, Requests: \d+, 7-day/,
    )
    await look(at.page, 'insights-point')
    await at.page.setViewportSize({ width: 1280, height: 900 })

    await items().first().getByRole('link').focus()
    await press('Tab')
    expect(await focused()).toBe('Acknowledge: Sensitive info types detected')
    await press('Enter')
    await at.page.getByRole('dialog', { name: 'Acknowledge' }).waitFor()
    await press('Escape')
    expect(await focused()).toBe('Acknowledge: Sensitive info types detected')
  })

  test('the page shows its parts in a screen reader', async () => {
    await open()
    await settled()
    await at.page.waitForTimeout(1200)
    const tree = await at.page.getByRole('main').ariaSnapshot()

    expect(tree).toMatch(/heading "Activity" \[level=2\]/)
    expect(tree).toMatch(/heading "Security Insights" \[level=2\]/)
    expect(tree).toMatch(/heading "Alerts" \[level=2\]/)
    expect(tree).toMatch(/term: Total Transfers\s+- definition:\s+- '?link "Total Transfers: [\d,]+"/)
    expect(tree).toMatch(/(Up|Down) [\d.,]+% from the previous period\.|There was none in the previous period\./)
    expect(tree).toMatch(/img "Anonymization: \d+% \(/)
  })
})
