import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { languages } from '../../shared/texts/language.ts'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const at = inChromium(() =>
  liveHost({
    organisation: { ...demoOrganisation, faq: { en: 'faq.en.json' } },
    organisationFiles: new Map([
      [
        '/faq.en.json',
        Buffer.from(JSON.stringify({ recipient: [{ question: 'Who (you)?', answer: '<p>We (Acme).</p>' }] })),
      ],
    ]),
  }),
)
const to = (path: string) => at.page.goto(`${at.host.origin}${path}`)

/** The words that take more than one line. A hyphen at the end of a line is no letter. */
const brokenWords = `(selector => [...document.querySelectorAll(selector)].flatMap(element => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found = []
  while (walker.nextNode()) {
    for (const { index, 0: word } of walker.currentNode.data.matchAll(/[\\p{L}\\p{N}.,%]+/gu)) {
      const range = document.createRange()
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
    }
  }
  return found
}))`
const findBroken = (selector: string) => at.page.evaluate<string[]>(`${brokenWords}(${JSON.stringify(selector)})`)
/** A computed style of the first of some elements. */
const read = (place: Locator, style: string) =>
  place.first().evaluate((element, name) => {
    const { getComputedStyle } = globalThis as unknown as { getComputedStyle: (of: unknown) => Record<string, string> }
    return getComputedStyle(element)[name]
  }, style)
/** Width and height that are shown, and those of all that is inside. */
const sizes = (place: Locator) =>
  place.evaluate((element: { [key: string]: number }) => ({
    width: element.clientWidth ?? 0,
    height: element.clientHeight ?? 0,
    wholeWidth: element.scrollWidth ?? 0,
    wholeHeight: element.scrollHeight ?? 0,
  }))

describe('the header of a phone', () => {
  test.each(languages)('shows the name of the product without a break in %s', async locale => {
    await at.openBrowser({ locale })
    await to('/')
    const name = at.page.locator('header a span').first()
    await name.waitFor()
    await look(at.page, `header-${locale}`)

    for (const width of [320, 360]) {
      await at.page.setViewportSize({ width, height: 640 })
      expect(await findBroken('header a'), `${width}`).toEqual([])
      const { width: shown, wholeWidth } = await sizes(name)
      expect(wholeWidth, `${width}`).toBeLessThanOrEqual(shown)
    }
  })

  test('ends a name that has no room with an ellipsis', async () => {
    await at.openBrowser({ viewport: { width: 360, height: 640 } })
    await to('/')
    const name = at.page.locator('header a span').first()
    await name.evaluate(element => element.replaceChildren('Universitätsspitalverwaltungsgesellschaft'))

    expect(await findBroken('header a')).toEqual([])
    expect(await read(name, 'textOverflow')).toBe('ellipsis')
    expect(await at.page.evaluate('document.documentElement.scrollWidth')).toBe(360)
  })
})

test.each(['de', 'ja', 'fr', 'ar'])('the figures of quality have whole numbers on a phone in %s', async locale => {
  await at.openBrowser({ locale, signedInAs: 'Ada', viewport: { width: 360, height: 800 } })
  await to('/health')
  await at.page.locator('table caption').first().waitFor()

  expect(await findBroken('table td')).toEqual([])
  await at.page.locator('table').first().scrollIntoViewIfNeeded()
  await look(at.page, `quality-${locale}`)
})

describe('in Arabic', () => {
  const direction = (place: Locator) => read(place, 'direction')

  test('English documents and answers read from left to right', async () => {
    await at.openBrowser({ locale: 'ar' })
    await to('/docs')
    await at.page.locator('main ul[lang=en]').first().waitFor()
    expect(await direction(at.page.locator('main ul[lang=en] p'))).toBe('ltr')
    await look(at.page, 'docs-ar')
    await at.page.locator('main ul[lang=en] a').first().click()
    await at.page.locator('article [lang=en] p').first().waitFor()
    expect(await direction(at.page.locator('article [lang=en] p'))).toBe('ltr')
    expect(await direction(at.page.locator('main h1'))).toBe('ltr')
    await look(at.page, 'document-ar')

    await to('/faq')
    await at.page.locator('main summary').first().click()
    await at.page.getByText('We (Acme).').waitFor()
    expect(await direction(at.page.getByText('We (Acme).'))).toBe('ltr')
    expect(await direction(at.page.getByText('Who (you)?'))).toBe('ltr')
  })

  test('links, digests and numbers of phones read from left to right', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { id } = await alice.send([{ name: 'a.txt', content: Buffer.from('a') }], {
      options: { isOTPEnabled: true, recipientPhoneNumber: '+41791234567' },
    })
    await at.host.settled()
    await at.openBrowser({ locale: 'ar', signedInAs: 'Alice' })
    await to(`/transfers/${id}/review`)
    const number = at.page.getByText(/^\+41/)
    await number.first().waitFor()

    expect(await direction(number)).toBe('ltr')
    expect(await direction(at.page.getByText(/^[0-9a-f]{8}…$/))).toBe('ltr')
    expect(await direction(at.page.locator('input[readonly]'))).toBe('ltr')
    await look(at.page, 'review-ar')
  })
})

describe('a small window', () => {
  test('reaches all of a tour', async () => {
    await at.openBrowser({ signedInAs: 'Alice', withTours: true, viewport: { width: 320, height: 256 } })
    await at.context.addInitScript('localStorage.removeItem("FeatureGuide")')
    await to('/transfer')
    const box = at.page.locator('dialog[open] > div').last()
    await box.getByText('1 of 4').waitFor()

    for (let step = 1; step <= 4; step++) {
      await box.getByText(`${step} of 4`).waitFor()
      const bounds = await box.boundingBox()
      expect(bounds?.y).toBeGreaterThanOrEqual(0)
      expect((bounds?.y ?? 0) + (bounds?.height ?? 0)).toBeLessThanOrEqual(256)
      const next = box.getByRole('button', { name: step === 4 ? 'Done' : 'Next', exact: true })
      await next.focus()
      const button = await next.boundingBox()
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(256)
      await next.press('Enter')
    }
    await box.waitFor({ state: 'hidden' })
  })

  test('enlarges a picture to its full size, and scrolls it by keyboard', async () => {
    await at.openBrowser({ viewport: { width: 360, height: 640 } })
    await to('/help')
    await at.page.getByRole('button', { name: 'Enlarge the picture: Sign in' }).click()
    const dialog = at.page.getByRole('dialog')
    const picture = dialog.getByRole('region', { name: 'Sign in' })
    await picture.getByRole('img').waitFor()

    const { width, wholeWidth } = await sizes(picture)
    expect(width).toBeLessThan(360)
    expect(wholeWidth).toBe(1000)
    const start = await picture.evaluate(element => element.scrollLeft)
    expect(start).toBeCloseTo((wholeWidth - width) / 2, -1)
    await picture.focus()
    await at.page.keyboard.press('ArrowRight')
    await expect.poll(() => picture.evaluate(element => element.scrollLeft)).toBeGreaterThan(start)
    await dialog.getByText('Step 1 of 8').waitFor()
  })
})

test('a tour that a person asked for comes also when they press keys', async () => {
  await at.openBrowser({ signedInAs: 'Alice' })
  await to('/help')
  await at.page.getByRole('button', { name: 'Start the tour: Send files' }).click()
  await at.page.keyboard.press('Tab')
  await at.page.keyboard.press('Shift')

  await at.page.getByRole('dialog').getByText('1 of 4').waitFor({ timeout: 5000 })
})

test('the help of a page without an answer of its own leads to all questions', async () => {
  await at.openBrowser({ signedInAs: 'Alice' })
  const help = () => at.page.getByRole('link', { name: /What can I do/ }).getAttribute('href')

  await to('/no-such-page')
  expect(await help()).toBe('/faq')
  await to('/policy/list')
  expect(await help()).toBe('/faq')
})

test('a printed document is its text', async () => {
  await to('/docs')
  await at.page.locator('main ul[lang=en] a').first().click()
  await at.page.locator('article p').first().waitFor()

  await at.page.emulateMedia({ media: 'print' })

  for (const hidden of ['header', 'footer', 'nav', 'a[href="#main"]']) {
    expect(await at.page.locator(`${hidden}:visible`).count(), hidden).toBe(0)
  }
  await at.page.locator('article p').first().waitFor()
})
