import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { pages } from '../../shared/domain/pages.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { buildMarkedWebsite, findUnmarked } from './marked/markedWebsite.ts'
import { makeViews, policy } from './views.ts'

/** Set by `npm run screens`. */
const kept = process.env.KEPT_SCREENS
const looks = [
  { name: 'light-1280', width: 1280, colorScheme: 'light' },
  { name: 'dark-360', width: 360, colorScheme: 'dark' },
] as const

/** What people and organisations entered. */
const entered = [
  ...['Guide for', 'rita', 'alice', 'cards', '@partner', '@acme', '.example', 'localhost', 'partner', 'acme'],
  ...['Waybill', 'marked', 'Acme', 'Alice', 'Rita', 'Ada', 'csv', 'access_denied', 'Standard', 'ZIP'],
  ...[policy.name, policy.description, 'Staff list.csv', 'Contract.txt', 'Case 2026-17'],
  ...['Court cases stay sealed', 'Payment cards', 'Partners outside the contract', 'Bank data'],
  ...['Card numbers travel sealed.', 'Card data leaves only in a sealed archive.'],
  'Dear Rita, here are the papers for Monday. Please look through them before we meet.',
  'Dear Rita, here are the papers.',
  'Please send the signed contract.',
  // Of the drop page.
  'Files for Alice',
  'txt, csv',
  'Please send them here.',
  // Ids, digests, codes and moments.
  /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|[0-9a-f]{8}…|\b[A-Z]{2}-|\d+ \w{3} \d{4}, \d\d:\d\d( UTC)?/g,
  // Of a receipt: moments, the key and digests.
  /\d+ \w+ \d{4} at \d\d:\d\d UTC|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC|^[\w-]{43}$|^[0-9a-f]{64}$/g,
  // The language of the page, in itself.
  /^English$/g,
  /^\d+ \w{3}$|^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$|^\.txt$/g,
  // Citations and titles of documents.
  'Guide for members',
  /^(NIST|PCI DSS|Regulation|45 CFR) .*/g,
]

describe('the pictures of all pages', () => {
  const at = inChromium(async () => liveHost(kept ? {} : { websiteDirectory: await buildMarkedWebsite() }))
  const { views, prepare } = makeViews(at)
  beforeAll(prepare)

  test('every page has a view', () => {
    const shown = new Set(Object.values(views).map(({ page }) => page))

    expect(Object.keys(pages).filter(name => !shown.has(name as keyof typeof pages))).toEqual([])
  })

  test.skipIf(kept !== undefined).each(Object.entries(views))(
    'every text of the view %s comes from a catalogue',
    async (_, { page, signedInAs, reach }) => {
      if (page === 'local' || page === 'login') return
      await at.openBrowser({ signedInAs })

      await reach(at.page)

      expect(await findUnmarked(at.page, entered)).toEqual([])
    },
  )

  // Pictures are taken on demand; other tests check the content.
  test.skipIf(kept === undefined).each(looks)(
    'the pictures in $name',
    async ({ name: look, width, colorScheme }) => {
      for (const [name, { signedInAs, reach }] of Object.entries(views)) {
        await at.openBrowser({
          signedInAs,
          // Uses the system fonts.
          isInstalled: true,
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
        })
        await reach(at.page)
        // The header is sticky: a full picture must start at the top.
        await at.page.evaluate('scrollTo(0, 0)')
        await at.page.waitForTimeout(300)
        // Below a dialog, a full picture would show the page behind it.
        const fullPage = (await at.page.locator('dialog[open]').count()) === 0
        const picture = await at.page.screenshot({ fullPage })
        // An empty page has a tiny picture.
        expect(picture.length, name).toBeGreaterThan(5000)
        if (kept) {
          mkdirSync(kept, { recursive: true })
          await at.page.screenshot({ fullPage, path: join(kept, `${name}-${look}.png`) })
        }
      }
    },
    300_000,
  )
})
