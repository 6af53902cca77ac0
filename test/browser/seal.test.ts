import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { outboxOf } from '../harness/person.ts'
import { launchChromium } from './chromium.ts'
import { look, watch } from './look.ts'

const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')
const people = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['name,email,amount', ...Array.from({ length: 30 }, (_, row) => `Ada,ada${row}@corp.example,${row}`)].join('\n'),
  ),
}
const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Call +44 20 7946 0958, or write.') }
/** Above the limit of a sealed transfer here, and below that of another. */
const large = { name: 'large.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(1024 * 1024 + 1) }

describe('password protection, in a real Chromium', () => {
  let browser: Browser
  let host: TestHost
  let context: BrowserContext
  let page: Page
  let faults: string[]

  beforeAll(async () => {
    browser = await launchChromium()
    const limits = { ...demoOrganisation.limits, zipEncryptSizeMiB: 1 }
    host = await testHost({ websiteDirectory, now: Date.now, organisation: { ...demoOrganisation, limits } })
  })
  afterAll(async () => {
    await browser?.close()
    await host?.stop()
  })
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true })
    context.setDefaultTimeout(20_000)
    faults = watch(context)
    page = await context.newPage()
  })
  afterEach(async () => {
    await context.close()
    expect(faults).toEqual([])
  })

  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const protection = () => page.getByRole('checkbox', { name: 'Password protection' })

  async function choose(...files: (typeof people)[]) {
    await page.goto(`${host.origin}/transfer`)
    await page.getByRole('link', { name: 'Alice' }).click()
    await page.locator('input[type=file]').first().setInputFiles(files)
  }

  async function goOn(recipient = 'rita@partner.example') {
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByLabel('Recipient e-mail').fill(recipient)
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await button('Next Step').click()
    await page.getByText('You are sending').first().waitFor()
  }

  async function send() {
    await page.getByRole('checkbox', { name: /I confirm/ }).check()
    await button('Send Now').click()
    await page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
  }

  /** What the server says of step 2, with another word on password protection: as a policy of an organisation would. */
  async function withPolicy(passwordProtection: 'prohibited' | 'required') {
    await page.route('**/api/provisional_transfers', async route => {
      const response = await route.fetch()
      const json = await response.json()
      json.policyFeatures.passwordProtection = passwordProtection
      await route.fulfill({ response, json })
    })
  }

  function bodyOfCreate() {
    return page
      .waitForRequest(request => request.url().endsWith('/api/transfers') && request.method() === 'POST')
      .then(request => request.postDataJSON() as { isPasswordProtected: boolean })
  }

  test('anonymised and sealed files reach the recipient in an archive that the mailed password opens', async () => {
    const recipient = 'rosa@partner.example'
    await choose(people, letter)
    await button('Anonymise people.csv').click()
    await page.getByLabel('Method for email').selectOption('Hash')
    await page
      .getByText(/^[0-9a-f]{64}$/)
      .first()
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await goOn(recipient)
    await page.getByText('1 column anonymised').waitFor()
    await page.getByText('The recipient gets its password in a second e-mail').waitFor()
    await protection().check()
    await look(page, 'seal-confirm')
    await send()

    await button('Review Transfer').click()
    await page.getByText('Files shared with the recipient').first().waitFor({ timeout: 60_000 })
    await page.getByText(`The password was sent to ${recipient} in a mail of its own, and is not kept here`).waitFor()
    await page
      .getByText(/^Sensitive data found: .*1 phone number/)
      .first()
      .waitFor()
    await page.getByText('Phone number · 1 · ').waitFor()
    // What was hashed is inspected as the recipient gets it: none of the addresses is left.
    expect(await page.getByText('E-mail address ·').count()).toBe(0)
    await page.locator('summary').filter({ hasText: '1 column anonymised' }).click()
    await page.getByText('30 values changed, 0 unchanged.').waitFor()
    await look(page, 'seal-review')

    const mails = (await outboxOf(host.origin)).filter(({ to }) => to === recipient)
    expect(mails).toHaveLength(2)
    const [link] = mails.flatMap(({ text }) => /https?:\/\/\S+\/dl\/[\w-]{43}/.exec(text ?? '') ?? [])
    const [passwordMail] = mails.filter(({ text }) => !text?.includes('/dl/'))
    const password = /^\s*([A-Za-z0-9]{20})\s*$/m.exec(passwordMail?.text ?? '')?.[1] ?? ''
    expect(password).toHaveLength(20)

    await page.goto(link ?? '')
    await page.getByText('Its password comes in an e-mail of its own.').waitFor()
    await look(page, 'seal-download')
    await page.getByRole('checkbox').check()
    await button('Proceed').click()
    await page.getByRole('heading', { name: 'How to open the archive' }).waitFor()
    await page.getByText('Operation not permitted').waitFor()
    await look(page, 'seal-download-archive')
    expect(await page.getByText('people.csv').count()).toBe(0)
    const downloading = page.waitForEvent('download')
    await button(/^Download .*\.zip/).click()
    const archive = readFileSync(await (await downloading).path())

    const contents = await unzipped(archive, password)
    expect([...contents.keys()].toSorted()).toEqual(['letter.txt', 'people.csv'])
    expect(contents.get('letter.txt')).toBe(letter.buffer.toString())
    const rows = contents.get('people.csv')?.split('\n') ?? []
    expect(rows[0]).toBe('name,email,amount')
    expect(rows.slice(1, 31).every((row, index) => new RegExp(`^Ada,[0-9a-f]{64},${index}$`).test(row))).toBe(true)
    await expect(unzipped(archive, `${password}x`)).rejects.toThrow()
  })

  test('is off unless the sender wants it, and off again when the sender says so', async () => {
    await choose(letter)
    await goOn()
    expect(await protection().isChecked()).toBe(false)
    await protection().check()
    await protection().uncheck()
    const created = bodyOfCreate()
    await send()

    expect((await created).isPasswordProtected).toBe(false)
  })

  test('cannot be had above the limit, and says what stands against it', async () => {
    await choose(large)
    await goOn()

    await page.getByText('Password protection is supported for total file size up to 1 MB.').waitFor()
    await page.getByText('The total file size of this transfer is 1 MB.').waitFor()
    expect(await protection().isDisabled()).toBe(true)
    await look(page, 'seal-too-large')
  })

  test('is on, and no matter of choice, where a policy requires it', async () => {
    await withPolicy('required')
    await choose(letter)
    await goOn()

    await page.getByText('Your organisation requires password protection for this transfer.').waitFor()
    expect(await protection().count()).toBe(0)
    await look(page, 'seal-required')
    const created = bodyOfCreate()
    await send()
    expect((await created).isPasswordProtected).toBe(true)
  })

  test('that is required keeps files above the limit from being sent', async () => {
    await withPolicy('required')
    await choose(large)
    await goOn()

    await page.getByText('Your organisation requires password protection for this transfer').waitFor()
    await page.getByText('Password protection is supported for total file size up to 1 MB.').waitFor()
    expect(await button('Send Now').isDisabled()).toBe(true)
  })

  test('is not spoken of where a policy prohibits it', async () => {
    await withPolicy('prohibited')
    await choose(letter)
    await goOn()

    expect(await page.getByText(/password/i).count()).toBe(0)
  })
})

/** The texts in an archive, by their names. @throws when the password is wrong */
async function unzipped(archive: Buffer, password: string): Promise<Map<string, string>> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(archive)])), { password })
  const contents = new Map<string, string>()
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) contents.set(entry.filename, await entry.getData(new TextWriter()))
  }
  await reader.close()
  return contents
}
