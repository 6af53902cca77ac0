import { readFileSync } from 'node:fs'
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import { describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { getOutbox } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { pressAsPerson } from './pressAsPerson.ts'

const people = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['name,email,amount', ...Array.from({ length: 30 }, (_, row) => `Ada,ada${row}@corp.example,${row}`)].join('\n'),
  ),
}
const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Call +44 20 7946 0958, or write.') }
/** Above the limit of a sealed transfer only. */
const large = { name: 'large.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(1024 * 1024 + 1) }

describe('password protection, in a real Chromium', () => {
  const limits = { ...demoOrganisation.limits, zipEncryptSizeMiB: 1 }
  const at = inChromium(() => liveHost({ organisation: { ...demoOrganisation, limits } }), {
    start: { signedInAs: 'Alice' },
  })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const protection = () => at.page.getByRole('checkbox', { name: 'Password protection' })

  async function choose(...files: (typeof people)[]) {
    await at.page.goto(`${at.host.origin}/transfer`)
    await at.page.locator('input[type=file]').first().setInputFiles(files)
  }

  async function goOn(recipient = 'rita@partner.example') {
    await at.page.getByRole('dialog').waitFor({ state: 'detached' })
    await at.page.getByLabel('Recipient e-mail').fill(recipient)
    await at.page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await button('Next Step').click()
    await at.page.getByText('You are sending').first().waitFor()
  }

  async function send() {
    await at.page.getByRole('checkbox', { name: /I confirm/ }).check()
    await button('Send Now').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
  }

  async function withPolicy(passwordProtection: 'prohibited' | 'required') {
    await at.page.route('**/api/provisional_transfers', async route => {
      const response = await route.fetch()
      const json = await response.json()
      json.policyFeatures.passwordProtection = passwordProtection
      await route.fulfill({ response, json })
    })
  }

  function bodyOfCreate() {
    return at.page
      .waitForRequest(request => request.url().endsWith('/api/transfers') && request.method() === 'POST')
      .then(request => request.postDataJSON() as { isPasswordProtected: boolean })
  }

  test('anonymised and sealed files reach the recipient in an archive that opens with the mailed password', async () => {
    const recipient = 'rosa@partner.example'
    await choose(people, letter)
    await button('Anonymize people.csv').click()
    await at.page.getByLabel('Method for email').selectOption('Hash')
    await at.page
      .getByText(/^[0-9a-f]{64}$/)
      .first()
      .waitFor()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await goOn(recipient)
    await at.page.getByText('1 column anonymized').waitFor()
    await protection().check()
    await at.page.getByText('The recipient gets its password in a second e-mail').waitFor()
    await look(at.page, 'seal-confirm')
    await send()

    await button('Review Transfer').click()
    await at.page.getByText('Files shared with the recipient').first().waitFor({ timeout: 60_000 })
    await at.page
      .getByText(`The password was sent to ${recipient} in a separate e-mail. It is not stored here`)
      .waitFor()
    await at.page
      .getByText(/^Sensitive data found: .*1 phone number/)
      .first()
      .waitFor()
    await at.page.getByText('Phone number · 1 · ').waitFor()
    // Inspection reads the hashed column.
    await expect.poll(() => at.page.getByText('E-mail address ·').count()).toBe(0)
    await at.page.locator('summary').filter({ hasText: '1 column anonymized' }).click()
    await at.page.getByText('30 values changed, 0 unchanged.').waitFor()
    await look(at.page, 'seal-review')

    const mails = (await getOutbox(at.host.origin)).filter(({ to }) => to === recipient)
    expect(mails).toHaveLength(2)
    const [link] = mails.flatMap(({ text }) => /https?:\/\/\S+\/dl\/[\w-]{43}/.exec(text ?? '') ?? [])
    const [passwordMail] = mails.filter(({ text }) => !text?.includes('/dl/'))
    const password = /^\s*([A-Za-z0-9]{20})\s*$/m.exec(passwordMail?.text ?? '')?.[1] ?? ''
    expect(password).toHaveLength(20)

    await at.page.goto(link ?? '')
    await at.page.getByText('Its password comes in a separate e-mail.').waitFor()
    await look(at.page, 'seal-download')
    await at.page.getByRole('checkbox').check()
    await pressAsPerson(button('Proceed'))
    await at.page.getByRole('heading', { name: 'How to open the archive' }).waitFor()
    await at.page.getByText('Operation not permitted').waitFor()
    await look(at.page, 'seal-download-archive')
    await expect.poll(() => at.page.getByText('people.csv').count()).toBe(0)
    const downloading = at.page.waitForEvent('download')
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

  test('password protection is off by default, and can be switched on and off', async () => {
    await choose(letter)
    await goOn()
    await expect.poll(() => protection().isChecked()).toBe(false)
    await protection().check()
    await protection().uncheck()
    const created = bodyOfCreate()
    await send()

    expect((await created).isPasswordProtected).toBe(false)
  })

  test('password protection is unavailable above the limit, and the page shows the reason', async () => {
    await choose(large)
    await goOn()

    await at.page.getByText('Password protection is supported for total file size up to 1 MB.').waitFor()
    await at.page.getByText('The total file size of this transfer is 1 MB.').waitFor()
    await expect.poll(() => protection().isDisabled()).toBe(true)
    await look(at.page, 'seal-too-large')
  })

  test('password protection is on and fixed where a policy requires it', async () => {
    await withPolicy('required')
    await choose(letter)
    await goOn()

    await at.page.getByText('Your organization requires password protection for this transfer.').waitFor()
    await expect.poll(() => protection().count()).toBe(0)
    await look(at.page, 'seal-required')
    const created = bodyOfCreate()
    await send()
    expect((await created).isPasswordProtected).toBe(true)
  })

  test('required password protection blocks sending above the limit', async () => {
    await withPolicy('required')
    await choose(large)
    await goOn()

    await at.page.getByText('Your organization requires password protection for this transfer').waitFor()
    await at.page.getByText('Password protection is supported for total file size up to 1 MB.').waitFor()
    await expect.poll(() => button('Send Now').isDisabled()).toBe(true)
  })

  test('password protection is hidden where a policy prohibits it', async () => {
    await withPolicy('prohibited')
    await choose(letter)
    await goOn()

    await expect.poll(() => at.page.getByText(/password/i).count()).toBe(0)
  })
})

/** @throws if the password is wrong */
async function unzipped(archive: Buffer, password: string): Promise<Map<string, string>> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(archive)])), { password })
  const contents = new Map<string, string>()
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) contents.set(entry.filename, await entry.getData(new TextWriter()))
  }
  await reader.close()
  return contents
}
