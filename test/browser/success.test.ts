import { describe, expect, test } from 'vitest'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { withDatabase } from '../harness/host.ts'
import { person } from '../harness/person.ts'
import { addRuns, broken } from './healthRuns.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

/** Takes about 40 seconds. */
describe('point 4: the success page follows the transfer, in a real Chromium', () => {
  const at = inChromium(liveHost, {
    start: { signedInAs: 'Alice', permissions: ['clipboard-read', 'clipboard-write'] },
  })
  const recipient = 'rita@partner.example'
  const heading = (name: string) => at.page.getByRole('heading', { level: 1, name, exact: true })

  async function sent(options = {}): Promise<string> {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { id } = await alice.send([{ name: 'note.txt', content: Buffer.from('Short.') }], { options })
    await at.host.settled()
    return id
  }

  async function change(id: string, changes: Partial<Transfer>) {
    const before = await at.host.context.transfers.get(id)
    if (!before) throw new Error('The transfer is gone.')
    const event = { at: new Date().toISOString(), action: 'notify', actor: 'system', result: 'done' } as const
    expect(await at.host.context.transfers.replace(before, { ...before, ...changes }, event)).toBe(true)
  }

  async function open(id: string) {
    const transfer = { id, recipient, expiryDate: '2030-01-01T00:00:00.000Z' }
    await at.page.addInitScript(`history.replaceState(${JSON.stringify({ usr: { transfer }, key: 'k', idx: 0 })}, '')`)
    await at.page.goto(`${at.host.origin}/success`)
  }

  test('a transfer that fails shows the reason without a green tick, and announces it to screen readers', async () => {
    const id = await sent()
    await change(id, { transferState: 'processing' })
    await open(id)
    await heading('Success!').waitFor()
    await at.page
      .getByText(`Your files are being processed and will be sent to ${recipient} once done.`, { exact: true })
      .waitFor()
    await at.page.getByText('Your transfer will expire in 7 days.', { exact: true }).waitFor()
    await at.page
      .getByText('Download link will be available on review page after processing completes.', { exact: true })
      .waitFor()
    await expect.poll(() => at.page.getByRole('button', { name: 'Revoke Transfer' }).isDisabled()).toBe(true)
    await look(at.page, 'success-processing')

    await change(id, { transferState: 'failed', failureReason: 'The file note.txt was damaged on its way.' })
    await heading('Your files were not sent').waitFor()
    await at.page.getByText('The file note.txt was damaged on its way.').first().waitFor()
    await expect.poll(() => at.page.title()).toContain('Your files were not sent')
    await expect.poll(() => at.page.getByText(/Success!|being processed|will be sent/).count()).toBe(0)
    await expect
      .poll(() => at.page.locator('[aria-live]').allTextContents())
      .toContainEqual(expect.stringContaining('The file note.txt was damaged on its way.'))
    await look(at.page, 'success-failed')
  })

  test('a transfer that waits for a healthy engine says only that it waits, and why', async () => {
    const id = await sent({ isPasswordProtected: true })
    await change(id, { transferState: 'processing' })
    await addRuns(at.host, 1, () => broken)
    const reason =
      'File inspection is not working correctly at the moment. Files are not released unchecked. The transfer continues automatically.'
    const others = () =>
      at.page.getByText(
        /Success|being processed|will expire|Download link|Nothing found|No sensitive data|Sealing|Inspected/,
      )

    await open(id)
    await heading('Your files are waiting').waitFor()
    await at.page.getByText(reason).waitFor()
    expect(await others().count()).toBe(0)
    await look(at.page, 'success-waiting')

    await at.page.getByRole('button', { name: 'Review Transfer' }).click()
    await heading('Transfer details').waitFor()
    await at.page.getByText(reason).waitFor()
    await at.page.getByText('Not inspected yet').waitFor()
    expect(await others().count()).toBe(0)
    expect(await at.page.getByText('This page updates').count()).toBe(0)
    await look(at.page, 'review-waiting')

    withDatabase(at.host, database => void database.exec('DELETE FROM health_runs'))
    await at.page.getByText('Files are being processed').first().waitFor()
    await at.page.getByText('Nothing found').waitFor()
  })

  test('an active transfer shows its link to copy, and Revoke leads to the revoked state', async () => {
    const id = await sent({ sendEmailNotification: false })
    await open(id)
    await heading('Success!').waitFor()
    await at.page
      .getByText(`Your files are ready. Copy the link below, and give it to ${recipient}.`, { exact: true })
      .waitFor()
    await at.page.getByRole('button', { name: 'Copy link' }).click()
    await at.page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await at.page.evaluate('navigator.clipboard.readText()')).toMatch(/\/dl\/[\w-]{43}$/)
    await look(at.page, 'success-active')

    await at.page.getByRole('button', { name: 'Revoke Transfer' }).click()
    await at.page.getByRole('button', { name: 'Revoke', exact: true }).click()
    await heading('Your transfer was revoked').waitFor()
    await expect.poll(() => at.page.getByRole('button', { name: 'Copy link' }).count()).toBe(0)
    await look(at.page, 'success-revoked')
  })

  test('the page shows a bounced mail and an expired transfer', async () => {
    const id = await sent()
    await change(id, { linkMail: { state: 'bounced', at: new Date().toISOString() } })
    await open(id)
    await heading('Pass the link on yourself').waitFor()
    await at.page.getByText('The e-mail with the link came back').waitFor()
    await at.page.getByRole('button', { name: 'Copy link' }).waitFor()
    await look(at.page, 'success-bounced')

    await change(id, { expiryDate: '2026-01-01T00:00:00.000Z' })
    await at.page.reload()
    await heading('Your transfer has expired').waitFor()
    await look(at.page, 'success-expired')
  })

  test('the page shows no state to a signed-out visitor, or during a server failure', async () => {
    const id = await sent()
    await at.page.route('**/api/transfers/*/review', route => route.fulfill({ status: 503, body: '{}' }))
    await open(id)
    await heading('Your files were submitted').waitFor()
    await at.page.getByText('The state is currently unknown').waitFor()
    await expect.poll(() => at.page.getByText(/Success!|will be sent/).count()).toBe(0)
    await look(at.page, 'success-unknown')

    await at.openBrowser()
    await open(id)
    await heading('Your files were submitted').waitFor()
    await at.page.getByText('Login to see their state.').waitFor()
    await look(at.page, 'success-signed-out')
  })
})
