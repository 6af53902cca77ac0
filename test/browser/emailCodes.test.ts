import { describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { getOutbox, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { pressAsPerson } from './pressAsPerson.ts'

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }
const RECIPIENT = 'rita@partner.example'

describe('a code by e-mail, in a real Chromium', () => {
  const organisation = { ...demoOrganisation, smsCountries: ['CH'] }
  const at = inChromium(() => liveHost({ organisation }), { start: { signedInAs: 'Alice' } })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const option = (name: string | RegExp) => at.page.getByRole('checkbox', { name })

  async function goToOptions() {
    await at.page.goto(`${at.host.origin}/transfer`)
    await at.page.locator('input[type=file]').first().setInputFiles([note])
    await at.page.getByLabel('Recipient e-mail').fill(RECIPIENT)
    await at.page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await button('Next Step').click()
    await at.page.getByText('You are sending').first().waitFor()
  }

  const codes = async () =>
    (await getOutbox(at.host.origin)).flatMap(({ to, text }) =>
      to === RECIPIENT ? (/\b[A-Z]{2}-(\d{6})\b/.exec(text)?.[1] ?? []) : [],
    )

  test('is chosen in place of one by SMS, is named in the review, and opens the files', async () => {
    await goToOptions()
    await option('Code by SMS').check()
    await at.page.getByLabel('Recipient’s mobile number').waitFor()
    await option(/^Code by e-mail/).check()
    await expect.poll(() => option('Code by SMS').isChecked()).toBe(false)
    await at.page.getByText('It is weaker than a phone').waitFor()
    await expect.poll(() => at.page.getByText('the link is enough').count()).toBe(0)
    await look(at.page, 'email-code-option')

    await option(/I confirm/).check()
    await button('Send Now').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
    await at.host.settled()
    await at.page.getByRole('link', { name: 'Review Transfer' }).or(button('Review Transfer')).first().click()
    const panel = at.page.getByRole('region', { name: 'Code by e-mail' })
    await panel.getByText('The recipient’s own address').waitFor()
    await at.page.getByText('With this link and a code from their mailbox').waitFor()
    await look(at.page, 'email-code-review')
    await panel.getByRole('button', { name: 'Unlock codes' }).click()
    await at.page.getByText(`${RECIPIENT} can request codes again.`).waitFor()

    const alice = await person(at.host.origin, 'alice@acme.example')
    const [id = ''] = /[0-9a-f-]{36}/.exec(at.page.url()) ?? []
    const { downloadUrl = '' } = (await alice.review(id)).transfer
    await at.page.goto(downloadUrl)
    await at.page.getByText('Code by e-mail to r***@partner.example').waitFor()
    await look(at.page, 'email-code-ask')
    expect(await codes()).toEqual([])
    await button('Send code').click()
    await at.page.getByText('Code from the e-mail to r***@partner.example').waitFor()
    await look(at.page, 'email-code-entry')
    const [code = ''] = await codes()
    await at.page.getByRole('textbox').fill(code)
    await at.page.getByRole('textbox').press('Enter')

    await at.page.getByRole('checkbox').check()
    await pressAsPerson(button('Proceed'))
    await button('Download note.txt').waitFor()
    expect(await codes()).toHaveLength(1)
  })

  test('that a policy requires is not switched off, and one by SMS meets it', async () => {
    const ada = await person(at.host.origin, 'ada@acme.example')
    const statements = [{ feature: 'emailOtp' as const, effect: 'required' as const }]
    const body = { name: 'Codes', description: '', conditions: [], statements }
    const { id } = await ada.call(contracts.createPolicy, { body })
    await goToOptions()

    await at.page.getByText('Your organization requires a code, at least by e-mail.').waitFor()
    await expect.poll(() => option(/^Code by e-mail/).count()).toBe(0)
    await look(at.page, 'email-code-required')
    await option('Code by SMS').check()
    await expect.poll(() => at.page.getByText('requires a code, at least by e-mail').count()).toBe(0)
    await option('Code by SMS').uncheck()
    await at.page.getByText('Your organization requires a code, at least by e-mail.').waitFor()
    await ada.call(contracts.updatePolicy, { body: { ...body, id, mode: 'off', version: 1 } })
  })
})
