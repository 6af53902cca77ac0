import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { isWithinDomain } from '../../shared/domain/email.ts'
import type { InsightRecord } from '../../shared/domain/insights/insightRecord.ts'
import type { InfoType } from '../../shared/domain/inspection.ts'
import { formatBytes } from '../../shared/texts/format.ts'
import { capitalised, infoTypeText } from '../../shared/texts/inspection.ts'
import { inChromium } from './inChromium.ts'
import {
  addHistory,
  clock,
  DAY,
  insightHost,
  isWithin,
  organisation,
  rankSlowly,
  week,
  weekBefore,
} from './insightHistory.ts'

describe('Activity Insights over a history with known figures', () => {
  const at = inChromium(insightHost, {
    clock,
    start: { signedInAs: 'Ada', timezoneId: 'Europe/Zurich', locale: 'en-GB' },
  })
  let records: InsightRecord[]
  let within: InsightRecord[]
  let sent: InsightRecord[]

  beforeAll(async () => {
    records = await addHistory(at.host)
    within = records.filter(isWithin(week))
    sent = within.filter(({ isRequest }) => !isRequest)
    expect(within.length).toBeGreaterThan(200)
  }, 60_000)

  const behaviours: [name: string, holds: (record: InsightRecord) => boolean][] = [
    ['Anonymization', ({ isAnonymized }) => isAnonymized],
    ['Password Protection', ({ isPasswordProtected }) => isPasswordProtected],
    ['One-Time Password', ({ isOTPEnabled }) => isOTPEnabled],
    ['Tracking ID', ({ hasTrackingId }) => hasTrackingId],
  ]
  const isSensitive = ({ infoTypes }: InsightRecord) =>
    infoTypes.some(kind => organisation.sensitiveInfotypes.includes(kind))
  const count = (all: readonly InsightRecord[], holds: (record: InsightRecord) => boolean) => all.filter(holds).length
  const isExpired = ({ transferState, expiryDate }: InsightRecord) =>
    transferState === 'expired' ||
    ((transferState === 'active' || transferState === 'requested') &&
      expiryDate !== undefined &&
      expiryDate <= clock.now())
  const shown = (value: number) => value.toLocaleString('en-GB')
  const toChangeText = (now: number, before: number) => {
    if (before === 0) return now === 0 ? '0%' : 'n/a'
    const percent = Math.abs(Math.round(((now - before) / before) * 1000) / 10)
    return `${percent >= 10 ? shown(Math.round(percent)) : percent}%`
  }

  async function open(search = '', page: Page = at.page) {
    await page.goto(`${at.host.origin}/insights${search}`)
    await page.getByRole('heading', { level: 1, name: 'Activity Insights' }).waitFor()
    await settled(page)
  }
  const settled = (page: Page = at.page) =>
    expect.poll(() => page.locator('main [aria-busy=true]').count(), { timeout: 15_000 }).toBe(0)
  const card = (id: string) => at.page.locator(`#${id}`)
  const tile = (id: string, name: string) => card(id).locator(`[data-figure="${name}"]`)
  /** The rows of a card's table. */
  async function readTable(id: string): Promise<string[][]> {
    const toggle = card(id).getByRole('button', { name: /^Show as table/ })
    await toggle.click()
    const rows = await card(id).locator('tbody tr').all()
    const texts = await Promise.all(rows.map(row => row.locator('th, td').allTextContents()))
    await toggle.click()
    return texts
  }

  test('the highlights are the figures of a separate count, with their changes', async () => {
    await open()
    const before = records.filter(isWithin(weekBefore))
    const figures: [name: string, of: (all: InsightRecord[]) => number][] = [
      ['Total Transfers', all => count(all, ({ isRequest }) => !isRequest)],
      ['Total Requests', all => count(all, ({ isRequest }) => isRequest)],
      ['Total Users', all => new Set(all.map(({ sender }) => sender)).size],
      ['Downloads', all => all.reduce((sum, { downloadCount }) => sum + downloadCount, 0)],
      ['Expired', all => count(all, isExpired)],
    ]

    for (const [name, of] of figures) {
      const [now, then] = [of(within), of(before)]
      const text = await tile('activity-highlights', name).locator('dd').innerText()
      expect(text.split(/\s+/).slice(0, 2), name).toEqual([shown(now), toChangeText(now, then)])
      const carets = await tile('activity-highlights', name).locator('svg').count()
      expect(carets, name).toBe(now === then || then === 0 ? 0 : 1)
    }
  })

  test('the rankings show five names, and More shows all', async () => {
    await open()
    const partners = within
      .map(({ recipientDomain = '' }) => recipientDomain)
      .filter(domain => !organisation.domains.some(own => isWithinDomain(domain, own)))
    const rankings: [id: string, title: string, names: string[]][] = [
      ['top-partners', 'Top partners', partners],
      ['top-senders', 'Top senders', within.map(({ sender }) => sender)],
      ['top-receivers', 'Top receivers', within.map(({ recipient }) => recipient)],
      ['top-info-types', 'Top info types', within.flatMap(({ infoTypes }) => infoTypes)],
    ]

    for (const [id, title, names] of rankings) {
      const expected = rankSlowly(names).map(([name, value]) => [
        id === 'top-info-types' ? capitalised(infoTypeText(name as InfoType).many) : name,
        shown(value),
      ])
      const bars = await card(id).locator('ol > li').allInnerTexts()
      expect(
        bars.slice(0, 5).map(text => text.split('\n')),
        title,
      ).toEqual(expected.slice(0, 5))
      if (id === 'top-partners') {
        const rest =
          names.length -
          rankSlowly(names)
            .slice(0, 5)
            .reduce((sum, [, value]) => sum + value, 0)
        expect(bars[5]?.split('\n')).toEqual([`${shown(expected.length - 5)} others`, shown(rest)])
      } else expect(bars).toHaveLength(5)

      await card(id)
        .getByRole('button', { name: `More: ${title}` })
        .click()
      const dialog = at.page.getByRole('dialog', { name: title })
      await expect.poll(() => dialog.locator('ol > li').count()).toBe(Math.min(expected.length, 500))
      expect((await dialog.locator('ol > li').first().innerText()).split('\n')).toEqual(expected[0])
      await at.page.keyboard.press('Escape')
      await card(id)
        .getByRole('button', { name: `More: ${title}` })
        .and(at.page.locator(':focus'))
        .waitFor()
    }
  })

  test('the charts over time, and their tables, have every day with its average and the day before', async () => {
    await open()
    const perDay = (start: number) => records.filter(isWithin({ from: start, to: start + DAY }))
    const starts = Array.from({ length: 7 }, (_, day) => week.from + day * DAY)

    const rows = await readTable('transfers-over-time')
    expect(rows.map(row => row.slice(1))).toEqual(
      starts.map(start => {
        const days = Array.from({ length: 7 }, (_, back) => perDay(start - back * DAY).length)
        const mean = Math.round((days.reduce((sum, size) => sum + size, 0) / 7) * 100) / 100
        const requests = count(perDay(start), ({ isRequest }) => isRequest)
        const before = perDay(start - 7 * DAY).length
        return [perDay(start).length - requests, requests, mean, before].map(value =>
          value.toLocaleString('en-GB', { maximumFractionDigits: 3 }),
        )
      }),
    )
    expect(rows[0]?.[0]).toBe('Sun, 15 Nov 2026')
    const volume = await readTable('data-volume')
    const bytes = (all: InsightRecord[]) => all.reduce((sum, one) => sum + one.bytes, 0)
    expect(volume.map(([, first]) => first)).toEqual(starts.map(start => formatBytes(bytes(perDay(start)))))
    await card('data-volume')
      .getByText(formatBytes(bytes(within)), { exact: true })
      .waitFor()

    const hours = await readTable('weekdays')
    const monday = week.from + DAY
    expect(hours[0]?.slice(1).map(Number)).toEqual(
      Array.from({ length: 24 }, (_, hour) =>
        count(within, isWithin({ from: monday + hour * 3_600_000, to: monday + (hour + 1) * 3_600_000 })),
      ),
    )
  })

  test('behaviours, file types, downloads and flows are the figures of a separate count', async () => {
    await open()
    const share = (of: number, all: number) => Math.round((of / all) * 100)

    expect(await readTable('behaviours')).toEqual(
      behaviours.map(([name, holds]) => {
        const found = count(sent, holds)
        const percent = share(found, sent.length)
        return [name, shown(found), shown(sent.length - found), `${percent}`, `${100 - percent}`]
      }),
    )
    for (const [name, holds] of behaviours) {
      await at.page.getByRole('img', { name: `${name}: ${share(count(sent, holds), sent.length)}% (` }).waitFor()
    }
    const types = rankSlowly(within.flatMap(({ fileExtensions }) => fileExtensions))
    expect(await readTable('file-types')).toEqual(
      types.map(([name, value]) => [name === '' ? 'No extension' : `.${name}`, shown(value)]),
    )
    const released = sent.filter(({ transferState }) => transferState === 'active' || transferState === 'expired')
    const never = count(released, ({ firstDownloadAfter }) => firstDownloadAfter === undefined)
    const hour = count(released, ({ firstDownloadAfter = Infinity }) => firstDownloadAfter <= 3_600_000)
    const downloads = await readTable('first-downloads')
    expect(downloads[0]).toEqual(['Within an hour', shown(hour)])
    expect(downloads.at(-1)).toEqual(['Sent and never downloaded', shown(never)])
    expect(downloads.reduce((sum, [, value]) => sum + Number(value), 0)).toBe(released.length)
    const flows = rankSlowly(within.map(({ sender, recipientDomain }) => `${sender} ${recipientDomain}`))
    expect(await card('flows').innerText()).toContain(`The 50 strongest flows, and ${flows.length - 50} others.`)
    const [first] = await readTable('flows')
    expect(first).toEqual([...(flows[0]?.[0].split(' ') ?? []), shown(flows[0]?.[1] ?? 0)])
    // The table asks for all.
    await expect.poll(async () => (await readTable('flows')).length).toBe(flows.length)
  })

  test('the security highlights count firsts, and list them', async () => {
    await open()
    const firsts = (toName: (record: InsightRecord) => string) => {
      const known = new Set(records.filter(({ createdAt }) => createdAt < week.from).map(toName))
      return new Set(within.map(toName).filter(name => !known.has(name)))
    }
    const senders = firsts(({ sender }) => sender)
    const recipients = firsts(({ recipient }) => recipient)
    const sensitive = within.filter(isSensitive)
    const figure = (name: string) => tile('security-highlights', name).locator('dd > :first-child').innerText()

    expect(await figure('New Senders')).toBe(shown(senders.size))
    expect(await figure('New Recipients')).toBe(shown(recipients.size))
    expect(await figure('Sensitive Infotypes')).toBe(shown(sensitive.length))
    expect(await figure('Mistakes Prevented')).toBe('0')
    await at.page.getByRole('button', { name: /^New Senders: / }).click()
    const dialog = at.page.getByRole('dialog', { name: /^New Senders/ })
    await expect.poll(() => dialog.locator('li').count()).toBe(Math.min(500, senders.size))
    const listed = await dialog.locator('li a:not([aria-label])').allTextContents()
    expect(listed.every(name => senders.has(name))).toBe(true)
  })

  /** Follows a link, and compares the total of the list. */
  async function expectTotal(href: string | null, total: number, message: string) {
    await at.page.goto(`${at.host.origin}${href}`)
    await expect
      .poll(() => at.page.locator('[data-figure=total] span:last-child').textContent(), { message })
      .toBe(shown(total))
  }

  test.each(['Europe/Zurich', 'America/New_York'])(
    'a figure opens a list with the same total, for a reader in %s',
    async timezoneId => {
      await at.openBrowser({ signedInAs: 'Ada', timezoneId, locale: 'en-GB' })
      await open()
      const tiles = await Promise.all(
        ['Total Transfers', 'Total Requests'].map(name =>
          at.page.getByRole('link', { name: new RegExp(`^${name}: `) }).getAttribute('href'),
        ),
      )
      const bars = await Promise.all(
        ['top-partners', 'top-senders', 'top-receivers', 'top-info-types'].map(async id => {
          const link = card(id).locator('ol a').first()
          return {
            id,
            href: await link.getAttribute('href'),
            value: Number(await link.locator('span').nth(1).innerText()),
          }
        }),
      )
      await card('first-downloads')
        .getByRole('button', { name: /^Menu of/ })
        .click()
      const released = await at.page.getByRole('menuitem', { name: 'Open transfers' }).getAttribute('href')
      const pies = await Promise.all(
        behaviours.map(([name]) => card('behaviours').getByRole('link', { name, exact: true }).getAttribute('href')),
      )
      await at.page.getByRole('button', { name: /^Sensitive Infotypes: / }).click()
      const sensitive = await at.page.getByRole('link', { name: 'Open these transfers' }).getAttribute('href')
      await at.page.getByRole('button', { name: 'Close' }).click()
      await at.page.keyboard.press('Escape')
      await card('top-senders')
        .getByRole('button', { name: /^Menu of/ })
        .click()
      const five = await at.page.getByRole('menuitem', { name: 'Open the transfers of all 5' }).getAttribute('href')

      await at.page.keyboard.press('Escape')
      await card('flows')
        .getByRole('button', { name: /^Show as table/ })
        .click()
      const rows = (await card('flows').locator('tbody tr').all()).slice(0, 2)
      const flows = await Promise.all(
        rows.map(async row => ({
          href: await row.getByRole('link').getAttribute('href'),
          value: Number(await row.locator('td').last().innerText()),
        })),
      )
      expect(flows).toHaveLength(2)

      expect(tiles[0]?.includes('T')).toBe(timezoneId !== 'Europe/Zurich')
      await expectTotal(tiles[0] ?? '', sent.length, 'transfers')
      await expectTotal(tiles[1] ?? '', within.length - sent.length, 'requests')
      for (const [place, [name, holds]] of behaviours.entries()) {
        await expectTotal(pies[place] ?? '', count(sent, holds), name)
      }
      await expectTotal(sensitive, count(within, isSensitive), 'sensitive infotypes')
      for (const { id, href, value } of bars) await expectTotal(href, value, id)
      const top = rankSlowly(within.map(({ sender }) => sender)).slice(0, 5)
      await expectTotal(
        five,
        top.reduce((sum, [, value]) => sum + value, 0),
        'five senders',
      )
      const total = count(sent, ({ transferState }) => transferState === 'active' || transferState === 'expired')
      // The statistics of a list ignore its filter by state.
      await at.page.goto(`${at.host.origin}${released}`)
      await at.page
        .getByText(`1 to 10 of ${shown(total)}`)
        .first()
        .waitFor()
      for (const { href, value } of flows) await expectTotal(href, value, 'flow')
    },
  )

  test('the range is in the address: quick ranges, own days, Back and a reload', async () => {
    await open()
    await at.page.getByRole('button', { name: 'Date range: Last 7 days' }).click()
    await at.page.getByRole('radio', { name: 'Last month' }).check()
    await at.page.waitForURL(/\?range=last-month$/)
    const october = { from: Date.parse('2026-09-30T22:00:00Z'), to: Date.parse('2026-10-31T23:00:00Z') }
    const sentIn = (window: typeof october) => count(records.filter(isWithin(window)), ({ isRequest }) => !isRequest)
    const figure = () => tile('activity-highlights', 'Total Transfers').locator('dd > :first-child').innerText()
    await expect.poll(figure).toBe(shown(sentIn(october)))
    await at.page.getByText(/1.–.31 Oct 2026, compared with 31 Aug.–.30 Sept 2026/).waitFor()

    await at.page.getByLabel('From', { exact: true }).fill('2026-11-10')
    await at.page.getByLabel('To', { exact: true }).fill('2026-11-09')
    const apply = at.page.getByRole('button', { name: 'Apply' })
    await apply.click()
    await at.page.getByText('The range ends before it begins.').waitFor()
    await at.page.getByLabel('From', { exact: true }).fill('1969-12-31')
    await apply.click()
    await at.page.getByText('The earliest date is 2 January 1970.').waitFor()
    await at.page.getByLabel('From', { exact: true }).fill('2026-11-10')
    await at.page.getByLabel('To', { exact: true }).fill('2026-11-12')
    expect(at.page.url()).toMatch(/\?range=last-month$/)
    await apply.click()
    await at.page.waitForURL(/\?range=2026-11-10\.\.2026-11-12$/)
    const days = { from: Date.parse('2026-11-09T23:00:00Z'), to: Date.parse('2026-11-12T23:00:00Z') }
    await expect.poll(figure).toBe(shown(sentIn(days)))
    await at.page.keyboard.press('Escape')
    await at.page.getByLabel('Interval').selectOption('Hour')
    await at.page.waitForURL(/&interval=hour$/)
    await settled()
    await expect.poll(async () => (await readTable('transfers-over-time')).length).toBe(72)
    await at.page.reload()
    await expect.poll(figure).toBe(shown(sentIn(days)))
    await at.page.goBack()
    await at.page.waitForURL(/\?range=2026-11-10\.\.2026-11-12$/)
  })

  test('the search goes to All Transfers with its words', async () => {
    await open()
    await at.page.getByRole('searchbox', { name: 'Search all transfers' }).fill(' annual report ')
    await at.page.keyboard.press('Enter')

    await at.page.waitForURL(url => url.pathname === '/transfers/all' && url.search === '?keyword=annual+report')
    await at.page.getByRole('heading', { level: 1, name: 'All Transfers' }).waitFor()
  })

  test('a card has an address, a CSV file and a picture', async () => {
    await at.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('?range=this-month')
    const choose = async (name: string) => {
      await card('top-senders').getByRole('button', { name: 'Menu of Top senders' }).click()
      await at.page.getByRole('menuitem', { name }).click()
    }
    await choose('Copy link to this card')
    await at.page.getByText('The link to Top senders has been copied.').waitFor()
    const address = await at.page.evaluate<string>('navigator.clipboard.readText()')
    expect(address).toBe(`${at.host.origin}/insights?range=this-month#top-senders`)

    const csv = at.page.waitForEvent('download')
    await choose('Download CSV')
    const month = records.filter(
      isWithin({ from: Date.parse('2026-10-31T23:00:00Z'), to: Date.parse('2026-11-30T23:00:00Z') }),
    )
    const senders = rankSlowly(month.map(({ sender }) => sender))
    expect((await csv).suggestedFilename()).toBe('top-senders this-month.csv')
    const lines = readFileSync(await (await csv).path(), 'utf8').split('\r\n')
    expect(lines.slice(0, 2)).toEqual(['\uFEFF"Sender","Transfers"', `"${senders[0]?.[0]}",${senders[0]?.[1]}`])

    const png = at.page.waitForEvent('download')
    await choose('Download PNG')
    const picture = readFileSync(await (await png).path())
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.readUInt32BE(16)).toBeGreaterThan(600)
    expect(picture.length).toBeGreaterThan(10_000)

    await at.page.goto(address)
    await expect.poll(() => at.page.evaluate('document.activeElement.id')).toBe('top-senders')
    await settled()
  })

  test('the report of a month has two pages', async () => {
    await at.page.addInitScript('window.print = () => { window.printed = location.search }')
    await open()
    await at.page.getByRole('button', { name: 'Print report' }).click()
    await at.page.getByRole('dialog', { name: 'Print report' }).getByRole('button', { name: 'Last month' }).click()

    await expect.poll(() => at.page.evaluate('window.printed')).toBe('?range=last-month')
    expect(await at.page.locator('main [aria-busy=true]').count()).toBe(0)
    const pdf = (await at.page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
    await at.page.emulateMedia({ media: 'print' })
    const box = `getComputedStyle(document.querySelector('#file-types li a')).getPropertyValue('print-color-adjust')`
    expect(await at.page.evaluate(box)).toBe('exact')
  })

  test('a member and a visitor do not reach the page', async () => {
    await at.openBrowser({ signedInAs: 'Alice' })
    await at.page.goto(`${at.host.origin}/insights`)
    await at.page.getByText('You do not have access to this page.').waitFor()
    expect(await at.page.getByRole('link', { name: 'Insights' }).count()).toBe(0)

    await at.openBrowser()
    await at.page.goto(`${at.host.origin}/insights`)
    await at.page.waitForURL(/login|authorize/)
  })
})
