import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { previousHost, previousWebsite, release } from '../harness/previousRelease.ts'
import { getSession } from './browserSession.ts'
import { launchChromium } from './chromium.ts'
import { inChromium } from './inChromium.ts'
import { knowTours } from './knowTours.ts'
import { liveHost, websiteDirectory } from './liveHost.ts'
import { pressAsPerson } from './pressAsPerson.ts'

// For minutes at an update, and for days in an open tab, two releases run side by side.

const MIB = 1024 * 1024
const PARTS = 9
const PARTS_THAT_ARRIVE = 4
const RECIPIENT = 'rita@partner.example'
const folder = mkdtempSync(join(tmpdir(), 'waybill-releases-'))
const contents = { 'note.txt': Buffer.from('Short.'), 'large.bin': randomBytes(66 * MIB + 3) }
const paths = Object.keys(contents).map(name => join(folder, name))

beforeAll(() => {
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), content)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each([
  [
    `the pages of ${release.version} on this version’s API`,
    async () => {
      const website = previousWebsite()
      const host = await liveHost({ websiteDirectory: website })
      return {
        ...host,
        async stop() {
          await host.stop()
          rmSync(website, { recursive: true })
        },
      }
    },
  ],
  [
    `this version’s pages on the API of ${release.version}`,
    async () => {
      const data = mkdtempSync(join(tmpdir(), 'waybill-previous-data-'))
      const host = await previousHost(data, { websiteDirectory })
      return {
        ...host,
        async stop() {
          await host.stop()
          rmSync(data, { recursive: true })
        },
      }
    },
  ],
])('%s', (_, startHost) => {
  const at = inChromium(startHost, { start: { signedInAs: 'Alice' }, patienceMilliseconds: 30_000 })
  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const heading = (name: string | RegExp) => at.page.getByRole('heading', { name })
  const choose = () => at.page.locator('input[type=file]').first().setInputFiles(paths)

  test('a member sends, continues the upload in another tab, and finds the transfer; the recipient downloads it', async () => {
    let puts = 0
    await at.context.route('**/blobs/**', async route => {
      if (route.request().method() !== 'PUT') return route.continue()
      puts += 1
      // The others stay on their way until the tab closes.
      if (puts <= PARTS_THAT_ARRIVE) await route.continue()
    })
    await at.page.goto(`${at.host.origin}/transfer`)
    await choose()
    await at.page.getByLabel('Recipient e-mail').fill(RECIPIENT)
    await at.page.getByRole('textbox', { name: 'Message' }).fill('Here they are.')
    await button('Next Step').click()
    await at.page.getByRole('checkbox', { name: fieldTexts.acknowledgement.slice(0, 40) }).check()
    await button(/^Send (Now$|to )/).click()
    await expect.poll(() => puts, { timeout: 60_000 }).toBeGreaterThan(PARTS_THAT_ARRIVE)
    await at.page.close()
    await at.context.unroute('**/blobs/**')

    let later = 0
    at.context.on('request', request => {
      if (request.method() === 'PUT') later += 1
    })
    await at.openTab()
    await at.page.goto(`${at.host.origin}/transfer`)
    await heading(`Unfinished transfer to ${RECIPIENT}`).waitFor()
    await button('Choose the files again').click()
    await heading(/Continue sending to/).waitFor()
    await choose()
    await heading('Success!').waitFor({ timeout: 60_000 })
    expect(later).toBeGreaterThan(0)
    expect(later).toBeLessThan(PARTS + 1)
    await at.host.settled()

    await at.page.goto(`${at.host.origin}/transfers`)
    await button(RECIPIENT).first().click()
    await at.page.getByRole('dialog').getByText('large.bin').first().waitFor()

    await at.openBrowser()
    await at.page.goto(`${at.host.origin}/local/outbox`)
    const mail = await at.page.content()
    const [link = ''] = /http[^\s"<]+\/dl\/[\w-]+[^\s"<]*/.exec(mail) ?? []
    await at.page.goto(link.replaceAll('&amp;', '&'))
    await at.page.getByRole('checkbox').check()
    await pressAsPerson(button('Proceed'))
    for (const [name, content] of Object.entries(contents)) {
      const [download] = await Promise.all([
        at.page.waitForEvent('download'),
        button(new RegExp(`^Download ${name.replace('.', '\\.')}`)).click(),
      ])
      expect(computeDigest(readFileSync(await download.path()))).toBe(computeDigest(content))
    }
  })
})

test('a tab that is older than the program offers to reload where a script is gone, and a reload keeps the draft', async () => {
  const website = previousWebsite()
  // Until the pages of this version change, both releases have the same.
  renameAsset(website, 'TransfersPage')
  const earlier = await liveHost({ websiteDirectory: website })
  const browser = await launchChromium()
  let host = earlier
  try {
    const context = await browser.newContext({
      storageState: await getSession(await browser.newContext(), earlier.origin, 'Alice'),
    })
    await knowTours(context)
    const page = await context.newPage()
    await page.goto(`${earlier.origin}/transfer`)
    await page.getByLabel('Recipient e-mail').fill(RECIPIENT)
    await page.getByRole('textbox', { name: 'Message' }).fill('The figures of March.')

    host = await earlier.restart({ websiteDirectory })
    page.once('dialog', dialog => void dialog.accept())
    await page.getByRole('link', { name: 'Transfers' }).first().click()
    await page.getByRole('button', { name: 'Reload' }).click()
    await page
      .getByRole('heading', { name: /Transfers/ })
      .first()
      .waitFor()

    await page.goto(`${host.origin}/transfer`)
    await expect.poll(() => page.getByLabel('Recipient e-mail').inputValue()).toBe(RECIPIENT)
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('The figures of March.')
  } finally {
    await browser.close()
    await host.stop()
    rmSync(website, { recursive: true })
  }
})

/** Gives a script of the pages another hash. */
function renameAsset(website: string, name: string) {
  const assets = join(website, 'assets')
  const script = readdirSync(assets).find(file => file.startsWith(`${name}-`) && file.endsWith('.js')) ?? ''
  renameSync(join(assets, script), join(assets, `${name}-earlier.js`))
  for (const folder of [website, assets]) {
    for (const file of readdirSync(folder).filter(file => /\.(js|html)$/.test(file))) {
      const text = readFileSync(join(folder, file), 'utf8')
      if (text.includes(script)) writeFileSync(join(folder, file), text.replaceAll(script, `${name}-earlier.js`))
    }
  }
}

function computeDigest(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
