import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  findCut,
  findInvisible,
  findOverflow,
  findSmallTargets,
  findStructureFaults,
  readStop,
  recordMotion,
  rememberLooks,
  spaceTexts,
} from './accessibilityChecks.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { readTranscript } from './transcript.ts'
import { makeViews } from './views.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const transcripts = join(import.meta.dirname, '../../docs/transcripts')
/** Names a folder for pictures in forced colours. */
const pictures = process.env.SCREENS
const wide = { width: 1280, height: 900 }
/** 1280 by 1024 pixels at 400 percent. */
const enlarged = { width: 320, height: 256 }
/** More stops than any view has. */
const MAX_STOPS = 250

/** Rules of level A and AA of all versions, and best practices. `target-size` is off by default. */
const runAxe = `(async () => {
  const { violations } = await axe.run({
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'target-size': { enabled: true } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ': ' + target.join(' ') + ': ' + failureSummary))
})()`
const settled = `(async () => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  await Promise.all(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished.catch(() => 0)))
})()`

const find = (page: Page, check: string) => page.evaluate<string[]>(check)

async function checkRules(page: Page, where: string) {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
  await page.evaluate(settled)
  expect.soft(await find(page, runAxe), `axe, ${where}`).toEqual([])
}

async function checkReflow(page: Page) {
  await page.setViewportSize(enlarged)
  await page.evaluate(settled)
  expect.soft(await find(page, findOverflow), 'reflow at 320 pixels').toEqual([])
  expect.soft(await find(page, findSmallTargets), 'target size at 320 pixels').toEqual([])
}

async function checkTextSpacing(page: Page) {
  for (const viewport of [wide, enlarged]) {
    await page.setViewportSize(viewport)
    await page.evaluate(settled)
    const before = new Set(await find(page, findCut))
    await page.evaluate(spaceTexts)
    const cut = (await find(page, findCut)).filter(fault => !before.has(fault))
    expect.soft(cut, `text spacing at ${viewport.width} pixels`).toEqual([])
    expect.soft(await find(page, findOverflow), `overflow with text spacing at ${viewport.width} pixels`).toEqual([])
    await page.evaluate('document.adoptedStyleSheets = []')
  }
}

async function checkForcedColours(page: Page, name: string) {
  await page.setViewportSize(wide)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.evaluate(settled)
  expect.soft(await find(page, findInvisible), 'forced colours').toEqual([])
  if (pictures) {
    mkdirSync(pictures, { recursive: true })
    await page.screenshot({ path: join(pictures, `${name}-forced.png`) })
  }
  await page.emulateMedia({ forcedColors: 'none' })
}

type Stop = { isLast: boolean; faults: string[]; name: string }

/** @returns the names of the stops */
async function walk(page: Page, where: string, key = 'Tab'): Promise<string[]> {
  // A notice lasts for 5 seconds and lies above the page.
  await expect.poll(() => page.evaluate('document.querySelectorAll("[popover][aria-live] > *").length')).toBe(0)
  await page.evaluate('scrollTo(0, 0)')
  await page.evaluate(rememberLooks)
  const stops: string[] = []
  const faults: string[] = []
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate<Stop>(readStop)
    if (stop.isLast) break
    stops.push(stop.name)
    faults.push(...stop.faults)
  }
  expect.soft(faults, `focus, ${where}`).toEqual([])
  expect.soft(stops.length, 'tab stops').toBeLessThan(MAX_STOPS)
  return stops
}

/** 3.2.6: what leads to help, in the order of the page. */
const findHelp = (page: Page) =>
  page.evaluate<string[]>(
    '[...document.querySelectorAll("footer a")].map(link => link.getAttribute("href")).filter(href => /^.(health|faq|help)|^mailto|^.accessibility/.test(href))',
  )

const helpInOrder = ['/health', '/faq', '/help', 'mailto:support@acme.example', '/accessibility']

describe('each view', () => {
  const at = inChromium(liveHost)
  const { views, prepare } = makeViews(at)
  /** By page. */
  const titles = new Map<string, string>()
  beforeAll(prepare)
  // Sending changes the lists.
  const inOrder = Object.entries(views).toSorted(
    ([one], [other]) => Number(one === 'success') - Number(other === 'success'),
  )

  test.each(inOrder)('%s is accessible', async (name, { page: pageName, signedInAs, reach }) => {
    // The demo's own pages. Organisations have their identity provider.
    if (pageName === 'login') return
    await at.openBrowser({ signedInAs, reducedMotion: 'reduce' })
    await at.context.addInitScript(recordMotion)
    await reach(at.page)
    await at.page.evaluate(settled)

    const transcript = await readTranscript(at.page)
    if (pageName !== 'local') {
      expect.soft(await find(at.page, findStructureFaults), 'structure').toEqual([])
      const help = await findHelp(at.page)
      expect.soft(help, 'help').toEqual(helpInOrder.filter(path => help.includes(path)))
      expect.soft(help, 'help').toContain('mailto:support@acme.example')
      await checkForcedColours(at.page, name)
    }
    await checkRules(at.page, 'light, 1280 pixels')
    expect.soft(await find(at.page, findSmallTargets), 'target size at 1280 pixels').toEqual([])
    await checkTextSpacing(at.page)
    await checkReflow(at.page)
    await at.page.emulateMedia({ colorScheme: 'dark' })
    await checkRules(at.page, 'dark, 320 pixels')
    await walk(at.page, '320 by 256 pixels')
    await at.page.setViewportSize(wide)
    await walk(at.page, '1280 by 900 pixels')
    await walk(at.page, 'backwards', 'Shift+Tab')
    if (pageName !== 'local') {
      expect.soft(await at.page.evaluate('[...motions]'), 'reduced motion').toEqual([])
    }
    if (!titles.has(pageName)) titles.set(pageName, await at.page.title())

    await expect(transcript).toMatchFileSnapshot(join(transcripts, `${name}.txt`))
  })

  test('no two pages have the same title', () => {
    // A request is reviewed on the same page by its owner and by administrators.
    const all = [...titles]
      .filter(([page]) => !['local', 'reviewAny', 'logout'].includes(page))
      .map(([, title]) => title)

    expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
  })

  test.each(['/', '/faq', '/help', '/docs', '/docs/members', '/accessibility', '/nowhere'])(
    'the page %s is complete in Arabic, from right to left',
    path => checkArabic(() => `${at.host.origin}${path}`),
  )

  test.each([
    ['Alice', '/transfer'],
    ['Alice', '/transfer/request'],
    ['Alice', '/transfers'],
    ['Alice', '/health'],
    ['Ada', '/insights'],
    ['Ada', '/policy/list'],
    ['Ada', '/transfers/all'],
  ])('for %s, the page %s is complete in Arabic, from right to left', (signedInAs, path) =>
    checkArabic(() => `${at.host.origin}${path}`, signedInAs),
  )

  async function checkArabic(address: () => string, signedInAs?: string) {
    await at.openBrowser({ signedInAs, locale: 'ar', reducedMotion: 'reduce' })
    await at.page.goto(address())
    await at.page.getByRole('heading', { level: 1 }).first().waitFor()
    await at.page.waitForLoadState('networkidle')
    expect(await at.page.locator('html').getAttribute('lang')).toBe('ar')
    expect(await at.page.evaluate('getComputedStyle(document.body).direction')).toBe('rtl')
    // 3.1.2: each language of the menu in its own; the documents are English.
    expect(
      await at.page.evaluate('[...document.querySelectorAll("footer option")].every(({ lang }) => lang !== "")'),
    ).toBe(true)
    if (address().endsWith('/docs/members')) {
      expect(await at.page.evaluate('document.querySelector("main h1").closest("[lang]").lang')).toBe('en')
    }
    expect.soft(await find(at.page, findStructureFaults), 'structure').toEqual([])
    await checkRules(at.page, 'Arabic, 1280 pixels')
    await checkReflow(at.page)
    await checkRules(at.page, 'Arabic, 320 pixels')
  }

  test('the sign-in asks for no memory or puzzle: codes can be pasted and filled in by the browser', async () => {
    await at.openBrowser({ permissions: ['clipboard-read', 'clipboard-write'] })
    await views['download-code']?.reach(at.page)
    const field = at.page.getByRole('textbox')

    expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
    await at.page.evaluate('navigator.clipboard.writeText("123 456")')
    await field.press('Control+V')
    expect(await field.inputValue()).toBe('123456')
  })

  test('nothing is asked for twice in one process', async () => {
    await at.openBrowser({ signedInAs: 'Alice' })
    await views['send-options']?.reach(at.page)
    await at.page.getByRole('button', { name: 'Go Back' }).click()
    expect(await at.page.getByLabel('Recipient e-mail').inputValue()).toBe('rita@partner.example')
    expect(await at.page.getByRole('textbox', { name: 'Message' }).inputValue()).toContain('here are the papers')
    await at.page.getByText('Staff list.csv').first().waitFor()
  })
})
