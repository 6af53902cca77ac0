import { beforeAll, describe, expect, test } from 'vitest'
import { fixedClock, testHost } from '../harness/host.ts'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { websiteDirectory } from './liveHost.ts'
import { look } from './look.ts'
import { makeHistory, type Planned, plannedHistory } from './transferListHistory.ts'

/** A Saturday, 10:00 in Zurich. */
const NOW = Date.parse('2026-11-21T09:00:00.000Z')
/** A multiple of ten, with more pages than the tests open. */
const SIZE = 1200
const shown = (count: number) => count.toLocaleString('en-GB')
const midnight = (day: string) => Date.parse(`${day}T00:00:00+01:00`)
const isRecent = ({ createdAt }: Planned) => createdAt >= midnight('2026-11-15')
const budgets = { read: 1e6, write: 1e6, link: 1e6, report: 1e6 }

describe('My Transfers, over a history with known answers', () => {
  const clock = fixedClock(NOW)
  const at = inChromium(() => testHost({ websiteDirectory, budgets }, clock), {
    clock,
    start: { signedInAs: 'Alice', timezoneId: 'Europe/Zurich' },
  })
  const plan = plannedHistory(SIZE, NOW)
  let ids: string[]

  beforeAll(async () => {
    ids = await makeHistory(at.host, await person(at.host.origin, 'alice@acme.example'), plan)
    // Creates 160 transfers in sequence.
  }, 300_000)

  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const range = (text: string) => at.page.getByText(text, { exact: true }).first()
  const figure = (name: string) => at.page.locator(`[data-figure=${name}] span:last-child`)

  async function open(search = '') {
    const columns = ['files', 'state', 'createdAt', 'expiryDate', 'id', 'sender']
    await at.page.addInitScript(
      `localStorage.columnVisibility ??= ${JSON.stringify(JSON.stringify({ transfers: columns, allTransfers: columns }))}`,
    )
    await at.page.goto(`${at.host.origin}/transfers${search}`)
    await at.page.getByRole('heading', { level: 1 }).waitFor()
  }

  /**
   * Compares the figures, the number of pages and the first page with the plan.
   * @param counted the transfers in the figures, which ignore the state filter
   */
  async function expectListed(wanted: readonly Planned[], counted = wanted, message = at.page.url()) {
    const first = wanted.slice(0, 10)
    if (wanted.length === 0) await at.page.getByText('No transfers match these filters').waitFor()
    else await range(`1 to ${first.length} of ${shown(wanted.length)}`).waitFor()
    await expect.poll(() => at.page.locator('[aria-busy=true]').count()).toBe(0)
    await expect.poll(shownIds, { message }).toEqual(first.map(({ index }) => ids[index]))
    const count = (state: string) => shown(counted.filter(one => one.state === state).length)
    await expect.poll(() => figure('total').textContent()).toBe(shown(counted.length))
    await expect.poll(() => figure('active').textContent()).toBe(count('active'))
    await expect.poll(() => figure('retracted').textContent()).toBe(count('retracted'))
    await expect.poll(() => figure('expired').textContent()).toBe(count('expired'))
  }

  const shownIds = () => at.page.locator('[data-column=id]').allTextContents()
  const anyTime = (search: string) => `?createdAt=any&${search}`

  test('the list shows the last seven days, newest first, ten per page, with matching figures', async () => {
    await open()

    await expectListed(plan.filter(isRecent))
    await expect.poll(() => at.page.title()).toBe('My Transfers · Waybill')
    expect(new URL(at.page.url()).search).toBe('')
    await button('Created: Last 7 days').waitFor()
    await expect
      .poll(() => at.page.getByRole('link', { name: 'My Transfers' }).getAttribute('aria-current'))
      .toBe('page')
    await look(at.page, 'transfers')
  })

  const narrowed: [search: string, (one: Planned) => boolean][] = [
    ['?type=sent', one => isRecent(one) && !one.isRequest],
    ['?type=requested', one => isRecent(one) && one.isRequest],
    [anyTime('state=active'), ({ state }) => state === 'active'],
    [anyTime('state=expired&state=retracted'), ({ state }) => state === 'expired' || state === 'retracted'],
    [anyTime('state=uploading'), ({ state }) => state === 'uploading'],
    [anyTime('recipient=finance@contoso.example'), ({ recipient }) => recipient === 'finance@contoso.example'],
    [anyTime('recipient=*@Fabrikam.example&recipient=rita@partner.example'), ({ index }) => index % 3 !== 1],
    [anyTime('keyword=meier+rent'), ({ index }) => index % 12 === 0],
    [anyTime('keyword=Case-120'), ({ trackingId }) => trackingId?.startsWith('Case-120') ?? false],
    [anyTime('message=RENT'), ({ index }) => index % 4 === 0],
    [anyTime('fileName=staff'), ({ file }) => file?.startsWith('Staff') ?? false],
    [anyTime('fileExtension=pdf'), ({ file }) => file?.endsWith('.pdf') ?? false],
    [
      anyTime('infotype=CREDIT_CARD_NUMBER'),
      ({ file, state }) => (file?.endsWith('.csv') ?? false) && state !== 'uploading',
    ],
    [anyTime('option=trackingId&option=otp'), ({ trackingId }) => trackingId !== undefined],
    ['?createdAt=yesterday', one => between(one.createdAt, '2026-11-20', '2026-11-21')],
    ['?createdAt=2026-11-16..2026-11-17', one => between(one.createdAt, '2026-11-16', '2026-11-18')],
    ['?createdAt=..2026-11-14', one => one.createdAt < midnight('2026-11-15')],
    [anyTime('expiryDate=next-week'), one => between(one.expiryDate, '2026-11-23', '2026-11-30')],
    [anyTime('state=failed'), () => false],
    [anyTime('keyword=%25&fileName=*'), () => false],
  ]
  // A new browser for each address would have an empty cache.
  test(`the address narrows the list, in ${narrowed.length} ways`, { timeout: 240_000 }, async () => {
    for (const [search, isWanted] of narrowed) {
      await open(search)

      await expectListed(plan.filter(isWanted), search.includes('state=') ? plan : undefined, search)
    }
  })

  test('point 15: a statistic card filters the list, by click and by keyboard, and the address follows', async () => {
    await open('?createdAt=any')
    const card = (name: string) => at.page.locator(`[data-figure=${name}]`)
    const pressed = async (name: string) => card(name).getAttribute('aria-pressed')
    await expectListed(plan)
    await expect.poll(() => pressed('total')).toBe('true')

    await card('retracted').click()
    await expectListed(
      plan.filter(({ state }) => state === 'retracted'),
      plan,
    )
    expect(new URL(at.page.url()).search).toBe('?state=retracted&createdAt=any')
    await expect.poll(() => pressed('retracted')).toBe('true')
    await expect.poll(() => pressed('total')).toBe('false')
    await look(at.page, 'transfers-cards')

    await card('active').focus()
    await at.page.keyboard.press('Enter')
    await expectListed(
      plan.filter(({ state }) => state === 'active'),
      plan,
    )
    await at.page.goBack()
    await expect.poll(() => pressed('retracted')).toBe('true')
    await card('retracted').click()
    await expectListed(plan)
    expect(new URL(at.page.url()).search).toBe('?createdAt=any')
  })

  test('point 15: the receiver filter accepts part of an address', async () => {
    await open('?createdAt=any')
    await button('Receiver').click()
    await at.page.getByText('the beginning of a name or domain in it (at least 3 letters)').waitFor()
    await at.page.getByRole('combobox', { name: 'Receiver' }).fill('CONTO')
    await at.page.keyboard.press('Enter')
    await expectListed(plan.filter(({ recipient }) => recipient.endsWith('@contoso.example')))
    expect(new URL(at.page.url()).search).toBe('?recipient=conto&createdAt=any')

    await at.page.getByRole('combobox', { name: 'Receiver' }).fill('co')
    await at.page.keyboard.press('Enter')
    await expect
      .poll(() => at.page.getByRole('combobox', { name: 'Receiver' }).getAttribute('aria-invalid'))
      .toBe('true')
  })

  test('point 15: Revoke stays in view at 1280 pixels with all columns, and looks destructive', async () => {
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await open('?createdAt=any&state=active')
    await expectListed(
      plan.filter(({ state }) => state === 'active'),
      plan,
    )
    await button('Columns').click()
    for (const box of await at.page.getByRole('dialog').or(at.page.locator('[popover]')).getByRole('checkbox').all())
      await box.check()
    await at.page.keyboard.press('Escape')
    await at.page.getByRole('columnheader', { name: 'Tracking ID' }).waitFor()

    const revoke = button(/^Revoke: /).first()
    const box = await revoke.boundingBox()
    expect((box?.x ?? 1280) + (box?.width ?? 0)).toBeLessThanOrEqual(1280)
    const colour = await at.page.evaluate(`getComputedStyle(document.querySelector('[aria-label^="Revoke: "]')).color`)
    expect(colour).toBe('rgb(193, 18, 31)')
    await look(at.page, 'transfers-all-columns')
    await revoke.click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).waitFor()
    const fill = await at.page.evaluate(
      'getComputedStyle(document.querySelector("dialog[open] button:last-of-type:not([class*=normal])")).backgroundColor',
    )
    expect(fill).toBe('rgb(193, 18, 31)')
  })

  function between(at: number | undefined, first: string, next: string): boolean {
    return at !== undefined && at >= midnight(first) && at < midnight(next)
  }

  test('each filter narrows the list, and the address follows', async () => {
    await open()
    await expectListed(plan.filter(isRecent))

    await button('State').click()
    await at.page.getByRole('checkbox', { name: 'Active' }).check()
    await at.page.getByRole('checkbox', { name: 'Expired' }).check()
    await look(at.page, 'transfers-filter')
    await at.page.keyboard.press('Escape')
    await button('Receiver').click()
    await at.page.getByRole('combobox', { name: 'Receiver' }).fill('contoso.example')
    await at.page.keyboard.press('Enter')
    await at.page.getByRole('button', { name: 'Remove contoso.example' }).waitFor()
    await at.page.keyboard.press('Escape')
    await button('Created: Last 7 days').click()
    await at.page.getByRole('radio', { name: 'Any time' }).check()
    await at.page.keyboard.press('Escape')
    await button('Add filter').click()
    await button('Message').click()
    await at.page.getByRole('searchbox', { name: 'Message' }).fill('papers')
    await at.page.keyboard.press('Enter')
    await button('Add filter').click()
    await button('File Extension').click()
    await at.page.getByLabel('Find in File Extension').fill('pd')
    await at.page.getByRole('checkbox', { name: 'pdf' }).check()
    await at.page.keyboard.press('Escape')

    const isWanted = ({ index, file, state }: Planned) =>
      index % 3 === 1 && file?.endsWith('.pdf') === true && (state === 'active' || state === 'expired')
    const isCounted = ({ index, file }: Planned) => index % 3 === 1 && file?.endsWith('.pdf') === true
    await expectListed(plan.filter(isWanted), plan.filter(isCounted))
    expect(decodeURIComponent(new URL(at.page.url()).search)).toBe(
      '?state=active&state=expired&recipient=contoso.example&message=papers&fileExtension=pdf&createdAt=any',
    )
    await button('Remove the filter Receiver').click()
    await button('Remove the filter Message').click()
    await button('Remove the filter File Extension').click()
    await expectListed(
      plan.filter(({ state }) => state === 'active' || state === 'expired'),
      plan,
    )
    await button('Clear filters').click()
    await expectListed(plan.filter(isRecent))
    expect(new URL(at.page.url()).search).toBe('')
  })

  test('the filters accept infotypes, options and custom days', async () => {
    await open('?createdAt=any')
    await button('Add filter').click()
    await button('Infotype').click()
    await expect.poll(() => at.page.getByRole('dialog', { name: 'Infotype' }).getByRole('checkbox').count()).toBe(11)
    await at.page.getByRole('checkbox', { name: 'IBAN code' }).check()
    await expectListed([])
    await at.page.getByRole('checkbox', { name: 'IBAN code' }).uncheck()
    await at.page.keyboard.press('Escape')

    await button('Add filter').click()
    await button('Option').click()
    for (const name of ['Anonymization', 'Password Protection', 'One-Time Password', 'Tracking ID']) {
      await at.page.getByRole('checkbox', { name, exact: true }).waitFor()
    }
    await at.page.getByRole('checkbox', { name: 'Tracking ID' }).check()
    await expectListed(plan.filter(({ trackingId }) => trackingId !== undefined))
    await at.page.keyboard.press('Escape')
    await button('Option: Tracking ID').waitFor()
    await button('Remove the filter Option').click()

    await button('Add filter').click()
    await button('Created').first().click()
    await at.page.getByLabel('From', { exact: true }).fill('2026-11-18')
    await at.page.getByLabel('To', { exact: true }).fill('2026-11-16')
    await at.page.getByText('The range ends before it begins.').waitFor()
    await at.page.getByLabel('To', { exact: true }).fill('2026-11-19')

    await expectListed(plan.filter(one => between(one.createdAt, '2026-11-18', '2026-11-20')))
    await button(/^Created: 18.–.19 Nov 2026$/).waitFor()
    expect(new URL(at.page.url()).search).toBe('?createdAt=2026-11-18..2026-11-19')
  })

  test('the browser history undoes and repeats each filter', async () => {
    await open()
    await expectListed(plan.filter(isRecent))
    await at.page.getByRole('radio', { name: 'Requested' }).check()
    await expectListed(plan.filter(one => isRecent(one) && one.isRequest))
    await button('State').click()
    await at.page.getByRole('checkbox', { name: 'Requested' }).check()
    await at.page.getByRole('checkbox', { name: 'Revoked' }).check()
    const isWanted = (one: Planned) => isRecent(one) && one.isRequest && one.state !== 'expired'
    await expectListed(plan.filter(isWanted))

    // Changes within one filter are one step.
    await at.page.goBack()
    await expectListed(plan.filter(one => isRecent(one) && one.isRequest))
    await at.page.goBack()
    await expectListed(plan.filter(isRecent))
    await at.page.goForward()
    await expectListed(plan.filter(one => isRecent(one) && one.isRequest))
  })

  test('the list sorts by creation and by expiry, with transfers that never expire last', async () => {
    const byExpiry = plan.toSorted((one, other) => (one.expiryDate ?? Infinity) - (other.expiryDate ?? Infinity))
    await open('?createdAt=any')
    await expectListed(plan)

    await at.page.getByRole('columnheader', { name: 'Expiry' }).getByRole('button').click()
    await at.page.waitForURL(/sort=expiryDate-asc/)
    await expectListed(byExpiry)
    await expect
      .poll(() => at.page.getByRole('columnheader', { name: 'Expiry' }).getAttribute('aria-sort'))
      .toBe('ascending')
    await at.page.getByRole('columnheader', { name: 'Created' }).getByRole('button').click()
    await expectListed(plan)
    await at.page.getByRole('columnheader', { name: 'Created' }).getByRole('button').click()
    await at.page.waitForURL(/sort=createdAt-asc/)
    await expectListed(plan.toReversed())
  })

  test('the pages show each transfer once, and keep the filters', async () => {
    await open('?createdAt=any&sort=createdAt-asc')
    const oldestFirst = ids.toReversed()
    async function walk(from: number, to: number) {
      for (let number = from; number <= to; number += 1) {
        await range(`${shown(number * 10 - 9)} to ${shown(number * 10)} of ${shown(SIZE)}`).waitFor()
        await expect.poll(() => at.page.locator('[aria-busy=true]').count()).toBe(0)
        await expect.poll(shownIds).toEqual(oldestFirst.slice(number * 10 - 10, number * 10))
        if (number < to) await at.page.getByRole('button', { name: 'Next' }).click()
      }
    }
    await walk(1, 12)
    await at.page.goto(`${at.page.url().replace(/&page=.*/, '')}&page=${SIZE / 20}`)
    await walk(SIZE / 20, SIZE / 20 + 4)
    await at.page.getByRole('button', { name: `Page ${SIZE / 10}`, exact: true }).click()
    await at.page.getByRole('button', { name: 'Previous' }).click()
    await walk(SIZE / 10 - 1, SIZE / 10)

    // At the last page, the button keeps the focus.
    await expect.poll(() => at.page.evaluate('document.activeElement?.ariaLabel')).toBe('Next')
    expect(new URL(at.page.url()).search).toBe(`?createdAt=any&sort=createdAt-asc&page=${SIZE / 10}`)
    await at.page.getByRole('button', { name: `Page ${SIZE / 10 - 1}`, exact: true }).click()
    await range(`${shown(SIZE - 19)} to ${shown(SIZE - 10)} of ${shown(SIZE)}`).waitFor()
  })

  test('the list shows its last page for a page number beyond it', async () => {
    await open('?createdAt=any&page=900')

    await range(`${shown(SIZE - 9)} to ${shown(SIZE)} of ${shown(SIZE)}`).waitFor()
    expect(new URL(at.page.url()).searchParams.get('page')).toBe(`${SIZE / 10}`)
  })

  test('the list ignores invalid parts of an address, and says so', async () => {
    await open('?state=open&createdAt=%F0%9F%98%80&from=5&__proto__=1&type=sent')

    await expectListed(plan.filter(one => isRecent(one) && !one.isRequest))
    await at.page.getByText('The list shows more than intended, because filters could not be read: State.').waitFor()
    await at.page
      .getByText('Parts of this address could not be read and were ignored: Created, “from” and “__proto__”.')
      .waitFor()
    await at.page.waitForURL(url => url.search === '?type=sent')
    await at.page.getByRole('radio', { name: 'Requested' }).check()
    await expectListed(plan.filter(one => isRecent(one) && one.isRequest))
    await expect.poll(() => at.page.getByText('could not be read').count()).toBe(0)
  })

  test('the list keeps the valid parts of a filter, and names the others', async () => {
    await open('?createdAt=any&state=active&state=bogus&page=99999')

    await at.page.getByText('Parts of this address could not be read and were ignored: State “bogus”.').waitFor()
    const active = plan.filter(({ state }) => state === 'active').length
    const last = Math.ceil(active / 10)
    await range(`${shown(last * 10 - 9)} to ${shown(active)} of ${shown(active)}`).waitFor()
    await at.page.waitForURL(url => url.search === `?state=active&createdAt=any&page=${last}`)
  })

  test('a page change scrolls to the top only if it is out of view, and keeps the focus', async () => {
    await open('?createdAt=any')
    await expectListed(plan)
    await at.page.setViewportSize({ width: 1280, height: 500 })
    const top = () => at.page.evaluate<number>('document.querySelector("table").getBoundingClientRect().top')
    await at.page.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded()
    await expect.poll(top).toBeLessThan(0)

    await at.page.getByRole('button', { name: 'Next' }).click()

    await at.page
      .getByRole('status')
      .getByText(`11 to 20 of ${shown(SIZE)}`)
      .waitFor()
    await expect.poll(top).toBeGreaterThanOrEqual(64)
    await expect.poll(top).toBeLessThan(250)
    await expect.poll(() => at.page.evaluate('document.activeElement?.ariaLabel')).toBe('Next')
  })

  test('the focus stays among the filters when filters are added and removed', async () => {
    const focus = () => at.page.evaluate<string>('document.activeElement?.textContent ?? ""')
    await open()
    await expectListed(plan.filter(isRecent))
    await button('Add filter').click()
    await button('Keyword').click()
    await at.page.keyboard.type('rent')
    await at.page.keyboard.press('Enter')
    await button('Keyword: rent').waitFor()
    await expect.poll(focus).toBe('Keyword:rent')

    await button('Add filter').click()
    await button('Message').click()
    await at.page.keyboard.press('Escape')
    await button('Message').waitFor({ state: 'detached' })
    await expect.poll(focus).toContain('Add filter')

    await button('Remove the filter Created').click()
    await button('Remove the filter Created').waitFor({ state: 'detached' })
    await expect.poll(focus).toBe('Keyword:rent')
    await button('Remove the filter Keyword').click()
    await button('Remove the filter Keyword').waitFor({ state: 'detached' })
    await expect.poll(focus).toContain('Add filter')
  })

  test('the panel of a filter is fully in view, also on a phone', async () => {
    await at.page.setViewportSize({ width: 360, height: 640 })
    await open()
    await button('Receiver').click()
    const bottom = await at.page.evaluate<number>(
      'document.querySelector("[role=dialog]").getBoundingClientRect().bottom',
    )
    expect(bottom).toBeLessThanOrEqual(640)
  })

  async function retell(tell: (transfer: Listed, index: number) => object) {
    await at.page.route(/\/api\/(search|admin)\/transfers$/, async route => {
      const json = await (await route.fetch()).json()
      await route.fulfill({ json: { ...json, transfers: json.transfers.map(tell) } })
    })
  }
  type Listed = { files: object[] }

  test('point 5: the list shows no transfer as clean that was not inspected in full', async () => {
    const none = { summary: [], isReadInFull: false }
    const findings = [
      { ...none, inspection: { extent: 'part', reason: 'sampled' } },
      undefined,
      { ...none, isReadInFull: true, inspection: { extent: 'full' } },
      // From an earlier version, for a sampled file.
      { ...none, isReadInFull: true },
    ]
    await retell((transfer, index) => ({
      ...transfer,
      transferState: 'active',
      files: [{ id: 'f', name: `file ${index}.pdf`, size: 5, fileExtension: 'pdf', findings: findings[index] }],
    }))
    await at.page.addInitScript('localStorage.columnVisibility = \'{"transfers":["files","infotypes"]}\'')
    await open('?type=sent')

    for (const [index, text] of [
      'Nothing found in what could be inspected',
      'Not inspected',
      'Nothing found',
      'Nothing found in what could be inspected',
    ].entries()) {
      const row = at.page.getByRole('row').filter({ hasText: `file ${index}.pdf` })
      await row.getByText(text, { exact: true }).waitFor()
      await row.getByRole('button', { name: /details$/ }).click()
      await at.page.getByRole('dialog').getByText(text, { exact: true }).waitFor()
      await at.page.keyboard.press('Escape')
    }
  })

  test('the list never shows the past in the future tense', async () => {
    await retell(transfer => ({ ...transfer, createdAt: new Date(NOW + 5000).toISOString() }))
    await open()

    await at.page.getByText('just now').first().waitFor()
    await expect.poll(() => at.page.getByText('in 5 seconds').count()).toBe(0)
  })

  const frames: [search: string, who: string, widths: number[]][] = [
    ['?createdAt=any', 'Alice', [1061, 1280, 1920]],
    ['/all?createdAt=any', 'Ada', [1161, 1280, 1920]],
  ]
  test.each(frames)(
    'the list shows all default columns at once, for names of any length: transfers%s',
    async (search, who, widths) => {
      await at.openBrowser({ signedInAs: who })
      const name = 'maximiliane.bergmann-oberholzer'
      await retell(transfer => ({
        ...transfer,
        recipient: `${name}@contoso-international.example`,
        sender: `${name}@acme-international.example`,
        files: [{ id: 'f', name: `${name} ${name}.pdf`, size: 5, fileExtension: 'pdf' }],
      }))
      await at.page.addInitScript('localStorage.columnVisibility = "{}"')
      await open(search)
      await at.page.getByText(/^1 to 10 of/).waitFor()

      for (const width of widths) {
        await at.page.setViewportSize({ width, height: 900 })
        await at.page.locator('table').waitFor()
        const beyond = 'document.querySelector("table").parentElement'
        const hidden = await at.page.evaluate<number>(`${beyond}.scrollWidth - ${beyond}.clientWidth`)
        expect(hidden, `at ${width}`).toBeLessThanOrEqual(0)
      }
    },
  )

  test('Refresh reloads the list, and so does a return to the tab after a while', async () => {
    let asked = 0
    await at.page.route('**/api/search/transfers', route => {
      asked += 1
      return route.continue()
    })
    await open()
    await expectListed(plan.filter(isRecent))
    const before = asked

    await button('Refresh').click()
    await at.page.getByText('The list is up to date.').waitFor({ state: 'attached' })
    expect(asked).toBe(before + 1)
    const comeBack = () => at.page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
    await comeBack()
    await at.page.clock.setFixedTime(NOW + 31_000)
    await comeBack()
    await expect.poll(() => asked).toBe(before + 2)
  })

  test('the list shows its time when it is far behind', async () => {
    await at.page.route('**/api/search/transfers', async route => {
      const json = await (await route.fetch()).json()
      await route.fulfill({ json: { ...json, asOf: new Date(NOW - 5 * 60_000).toISOString() } })
    })
    await open()

    await at.page.getByText(/^The list shows the state of 09:55 CES?T\.$/).waitFor()
  })

  test('the list reports no match, and offers all times and no filters', async () => {
    await open('?keyword=nowhere')
    await expectListed([])
    await look(at.page, 'transfers-no-match')
    await expect.poll(() => button('Clear filters').count()).toBe(1)
    await button('Show any time').click()
    await at.page.waitForURL(/createdAt=any/)
    await expectListed([])

    await button('Clear filters').click()
    await expect.poll(() => at.page.evaluate('document.activeElement?.tagName')).toBe('H1')

    await expectListed(plan.filter(isRecent))
  })

  test('the details show the whole transfer, with the message folded at first', async () => {
    const long = `${'Dear Rita, these are the papers. '.repeat(8)}Yours, Alice`
    const bob = await person(at.host.origin, 'bob@acme.example')
    const options = { trackingId: 'Case 99', isPasswordProtected: true, recipientName: 'Rita Meier' }
    const files = [
      { name: 'papers/Staff.csv', content: Buffer.from('card\n4111 1111 1111 1111\n') },
      { name: 'Note.txt', content: Buffer.from('Nothing.') },
    ]
    const { id } = await bob.send(files, { message: long, options })
    await at.host.settled()
    await at.openBrowser({ signedInAs: 'Bob' })
    await open()
    await at.page.getByText('Staff.csv').and(at.page.locator('bdi')).waitFor()
    await at.page.getByText('and 1 more').waitFor()
    await button('Rita Meier, details').click()

    const dialog = at.page.getByRole('dialog', { name: 'Transfer to Rita Meier' })
    await expect.poll(() => at.page.evaluate('document.activeElement?.tagName')).toBe('H2')
    for (const text of [
      'Files shared with the recipient',
      'Credit card number · 1',
      'Case 99',
      'Password protection',
      id,
    ])
      await dialog.getByText(text).first().waitFor()
    await dialog.getByText('2 files, 33 bytes in total').waitFor()
    await expect.poll(() => dialog.getByText('Yours, Alice').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Read More: Message' }).click()
    await dialog.getByText('Yours, Alice').waitFor()
    await dialog.getByRole('button', { name: 'Hide: Message' }).click()
    await expect
      .poll(() => dialog.getByRole('link', { name: 'Review' }).getAttribute('href'))
      .toBe(`/transfers/${id}/review`)
    for (const close of [
      () => at.page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await close()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => at.page.evaluate('document.activeElement?.textContent')).toBe('Rita Meier')
      await at.page.getByRole('cell', { name: /^Staff.csv/ }).click()
      await dialog.waitFor()
    }
    await look(at.page, 'transfers-details')
  })

  test('point 10: the list uses the time zone of the reader, and names it', async () => {
    const said = () => at.page.getByText(/^Times are in GMT-[45] \(America\/New York\)\.$/)
    await open()
    await expectListed(plan.filter(isRecent))
    await at.page.getByText(/^Times are in CES?T \(Europe\/Zurich\)\.$/).waitFor()

    await at.openBrowser({ timezoneId: 'America/New_York', signedInAs: 'Alice' })
    const asked = at.page.waitForRequest(request => request.url().endsWith('/api/search/transfers'))
    await open()

    await said().waitFor()
    // Days use the zone of the reader, too.
    const body = (await asked).postDataJSON() as { filters: { key: string; value: { from: string } }[] }
    const from = body.filters.find(({ key }) => key === 'createdAt')?.value.from ?? ''
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' })
    expect(clock.format(Date.parse(from))).toBe('00:00')
  })

  test('the list keeps the chosen columns after a reload', async () => {
    await open()
    await button('Columns').click()
    await expect.poll(() => at.page.getByRole('checkbox', { name: 'Sender' }).count()).toBe(0)
    await at.page.getByRole('checkbox', { name: 'Tracking ID' }).check()
    await at.page.getByRole('checkbox', { name: 'Files' }).uncheck()
    await at.page.getByRole('columnheader', { name: 'Tracking ID' }).waitFor()
    await look(at.page, 'transfers-columns')

    await at.page.reload()

    await at.page.getByRole('columnheader', { name: 'Tracking ID' }).waitFor()
    await expect.poll(() => at.page.getByRole('columnheader', { name: 'Files' }).count()).toBe(0)
    const kept = await at.page.evaluate<string>('localStorage.columnVisibility')
    expect(JSON.parse(kept).transfers).toEqual(['state', 'createdAt', 'expiryDate', 'id', 'sender', 'trackingId'])
  })

  test('the list shows the default columns when the stored choice is invalid', async () => {
    await at.page.addInitScript('localStorage.columnVisibility = "[{"')
    await open()

    await range(`1 to 10 of ${shown(plan.filter(isRecent).length)}`).waitFor()
    const heads = await at.page.getByRole('columnheader').allTextContents()
    expect(heads).toEqual(['Receiver', 'Files', 'State', 'Created', 'Expiry', 'Actions'])
  })

  test('the list works with the keyboard only', async () => {
    await open()
    await expectListed(plan.filter(isRecent))
    const press = (...keys: string[]) =>
      keys.reduce((last, key) => last.then(() => at.page.keyboard.press(key)), Promise.resolve())
    const focus = () => at.page.evaluate<string>('document.activeElement?.textContent ?? ""')
    async function tabTo(text: string) {
      for (let steps = 0; steps < 60; steps += 1) {
        await press('Tab')
        if ((await focus()).startsWith(text)) return
      }
      throw new Error(`Nothing that begins with ${text} was reached.`)
    }
    await at.page.evaluate('document.querySelector("main").focus()')

    await tabTo('State')
    await press('Enter', 'Tab', 'Space', 'Escape')
    await expect.poll(focus).toContain('State:')
    const [chosen = ''] = new URL(at.page.url()).searchParams.getAll('state')
    await expectListed(
      plan.filter(one => isRecent(one) && one.state === chosen),
      plan.filter(isRecent),
    )
    await tabTo('Expiry')
    await press('Enter')
    await at.page.waitForURL(/sort=expiryDate-asc/)
    await press('Tab', 'Enter')
    await at.page.getByRole('dialog', { name: /^(Transfer|Request) to/ }).waitFor()
    await press('Escape')
    await expect.poll(() => at.page.evaluate('document.activeElement?.ariaLabel')).toMatch(/details$/)
  })

  test('the keyword filter sends one call after typing, not one per letter', async () => {
    await open('?createdAt=any')
    await expectListed(plan)
    const asked: string[] = []
    at.page.on('request', request => {
      if (request.url().endsWith('/api/search/transfers')) asked.push(request.postData() ?? '')
    })
    await button('Add filter').click()
    await button('Keyword').click()
    await at.page.getByRole('searchbox', { name: 'Keyword' }).pressSequentially('contoso', { delay: 20 })

    await expectListed(plan.filter(({ index }) => index % 3 === 1))
    expect(asked.filter(body => body.includes('"co'))).toHaveLength(1)
    expect(asked.length).toBeLessThanOrEqual(2)
    await at.page.getByRole('searchbox', { name: 'Keyword' }).pressSequentially(' inv')
    await at.page.keyboard.press('Escape')
    await button('Keyword: contoso inv').waitFor()
    await expectListed(plan.filter(({ index, file }) => index % 3 === 1 && file?.startsWith('Invoice')))
  })

  test('the list shows where paging ends, and suggests filters', async () => {
    await at.page.route('**/api/search/transfers', async route => {
      const body = { ...(route.request().postDataJSON() as object), from: 0 }
      const response = await route.fetch({ postData: JSON.stringify(body) })
      await route.fulfill({ json: { ...(await response.json()), total: 25_000 } })
    })
    await open('?createdAt=any&page=1000')

    await range('9,991 to 10,000 of 25,000').waitFor()
    await at.page
      .getByText('Only the first 10,000 transfers can be listed. Narrow the filters to see the others.')
      .waitFor()
    await expect.poll(() => at.page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
    await at.page.getByRole('button', { name: 'Page 1', exact: true }).click()
    await range('1 to 10 of 25,000').waitFor()
    await at.page.getByText('Only the first 10,000 transfers can be listed.').waitFor()
  })

  test('the list drops an answer when a newer call is on its way', async () => {
    await open('?createdAt=any')
    await expectListed(plan)
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await at.page.route('**/api/search/transfers', async route => {
      if (route.request().postData()?.includes('"sent"')) await held
      await route.continue().catch(() => {})
    })
    await at.page.getByRole('radio', { name: 'Sent' }).check()
    await at.page.locator('[aria-busy=true] table').waitFor()
    await at.page.getByRole('radio', { name: 'Requested' }).check()
    await expectListed(plan.filter(({ isRequest }) => isRequest))

    release()
    await at.page.waitForTimeout(300)

    await expectListed(plan.filter(({ isRequest }) => isRequest))
  })

  test('the list shows why it failed to load, keeps the filters, and retries on demand', async () => {
    const refusal = {
      errorMessage: 'The search is not there just now.',
      errorCode: 'unavailable',
      requestId: 'r'.repeat(9),
    }
    await at.page.route('**/api/search/transfers', route => route.fulfill({ status: 503, json: refusal }))
    await open('?type=sent&createdAt=any')

    await at.page.getByText('The list could not be loaded').waitFor()
    await at.page.getByText(refusal.errorMessage).waitFor()
    await expect.poll(() => figure('total').textContent()).toBe('–')
    await look(at.page, 'transfers-failed')
    await at.page.unroute('**/api/search/transfers')
    await button('Retry').click()
    await expect.poll(() => at.page.evaluate('document.activeElement?.tagName')).toBe('H1')
    await expectListed(plan.filter(({ isRequest }) => !isRequest))
    await expect.poll(() => at.page.getByRole('radio', { name: 'Sent' }).isChecked()).toBe(true)
    await expect.poll(() => at.page.getByText('The list could not be loaded').count()).toBe(0)
  })

  test('the list reports that it is behind, and catches up automatically', async () => {
    let isBehind = true
    await at.page.route('**/api/search/transfers', async route => {
      const response = await route.fetch()
      const json = await response.json()
      await route.fulfill({ json: isBehind ? { ...json, asOf: new Date(NOW - 4000).toISOString() } : json })
    })
    await open()
    const line = at.page.getByText('The list is a few seconds old.')
    await line.waitFor()
    await look(at.page, 'transfers-behind')

    isBehind = false

    await line.waitFor({ state: 'detached' })
    await expectListed(plan.filter(isRecent))
  })

  test('the list reserves space for its rows, so that nothing moves when they arrive', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await at.page.route('**/api/search/transfers', async route => {
      await held
      await route.continue()
    })
    await open()
    await at.page.locator('[aria-busy=true] table').waitFor()
    const top = () => at.page.evaluate('document.querySelector("tbody")?.getBoundingClientRect().top')
    const before = await top()
    await expect.poll(() => at.page.locator('tbody tr[aria-hidden=true]').count()).toBe(10)
    await look(at.page, 'transfers-loading')
    await at.page.setViewportSize({ width: 1280, height: 900 })

    release()
    await expectListed(plan.filter(isRecent))

    await expect.poll(top).toBe(before)
  })

  test('All Transfers shows the transfers of all members with their senders, and offers no actions', async () => {
    await at.openBrowser({ signedInAs: 'Ada' })
    await open('/all?keyword=rent&createdAt=any')
    await expectListed(plan.filter(({ index }) => index % 4 === 0))
    await at.page.getByRole('columnheader', { name: 'Sender' }).waitFor()
    await expect.poll(() => at.page.getByText('alice@acme.example').count()).toBe(10)
    await expect.poll(() => button(/^Revoke( |:|$)|Resend|Request again/).count()).toBe(0)
    await look(at.page, 'all-transfers')

    await at.page.goto(
      `${at.host.origin}/transfers/all?sender=*@acme.example&recipient=*@contoso.example&createdAt=2026-11-18..`,
    )
    const isWanted = (one: Planned) => one.index % 3 === 1 && one.createdAt >= midnight('2026-11-18')
    await expectListed(plan.filter(isWanted))
    await at.page.goto(`${at.host.origin}/transfers/all?sender=nobody@acme.example`)
    await expectListed([])
    await at.page.goto(`${at.host.origin}/transfers/all?keyword=rent&createdAt=any`)
    await at.page
      .getByRole('button', { name: /details$/ })
      .first()
      .click()
    const dialog = at.page.getByRole('dialog')
    await dialog.getByText('alice@acme.example').waitFor()
    const review = dialog.getByRole('link', { name: 'Review' })
    await expect.poll(() => review.getAttribute('href')).toBe(`/transfers/all/${ids[0]}/review`)
  })

  test('All Transfers refuses a member without administrator rights', async () => {
    await open('/all')

    await at.page.getByText('You do not have access to this page.').waitFor()
    await expect.poll(() => at.page.getByRole('link', { name: 'All Transfers' }).count()).toBe(0)
  })
})
