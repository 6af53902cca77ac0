import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Condition, PolicyContent, Statement } from '../../shared/domain/policies/policy.ts'
import { type Person, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }
const cards = { name: 'cards.txt', content: Buffer.from('Credit card 4111 1111 1111 1111, valid.') }
const words = 'Card data leaves only through the vault.'
const link = 'https://intranet.acme.example/cards'
const recipient = 'rita@partner.example'

const withCards: Condition = { attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] }
const block: Statement = { feature: 'transfer', effect: 'block', message: words, link }
const sealed: Statement = { feature: 'passwordProtection', effect: 'required', message: words, link }

describe('policies, as a sender meets them', () => {
  const organisation = { ...demoOrganisation, smsCountries: ['CH', 'DE'] }
  const at = inChromium(() => liveHost({ organisation }), { start: { signedInAs: 'Alice' } })
  let ada: Person
  let alice: Person

  beforeAll(async () => {
    ada = await person(at.host.origin, 'ada@acme.example')
    alice = await person(at.host.origin, 'alice@acme.example')
  })
  afterEach(async () => {
    const { policies } = await ada.call(contracts.listPolicies)
    for (const { lastUpdated: _, mode, ...policy } of policies) {
      if (mode !== 'off') await ada.call(contracts.updatePolicy, { body: { ...toContent(policy), mode: 'off' } })
    }
  })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const option = (name: string | RegExp) => at.page.getByRole('checkbox', { name })
  const options = () => at.page.getByRole('region', { name: 'Options' })
  const helpOfOptions = () => options().getByRole('link', { name: 'What can I do?' }).getAttribute('href')
  const text = (value: string | RegExp) => at.page.getByText(value).first()
  const focused = () => at.page.evaluate<string>('document.activeElement.name || document.activeElement.textContent')

  function add(statements: Statement[], more: Partial<z.input<typeof PolicyContent>> = {}) {
    return ada.call(contracts.createPolicy, {
      body: { name: 'Cards', description: '', conditions: [], statements, ...more },
    })
  }

  async function fillStep1(query = '') {
    await at.page.goto(`${at.host.origin}/transfer${query}`)
    await at.page.locator('input[type=file]').first().setInputFiles([note])
    await at.page.getByLabel('Recipient e-mail').fill(recipient)
    await at.page.getByRole('textbox', { name: 'Message' }).fill('Hello')
  }

  async function goToOptions() {
    await fillStep1()
    await button('Next Step').click()
    await text('You are sending').waitFor()
  }

  /** @returns the id of a transfer that policies block after its inspection */
  async function sendBlocked() {
    const { id } = await alice.send([cards], { recipient })
    await at.host.settled()
    return id
  }

  async function openReview(id: string) {
    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)
    await text('Blocked by a policy').waitFor()
  }

  const isWithLink = async () => {
    const found = at.page.getByRole('link', { name: 'More at intranet.acme.example' }).first()
    expect([
      await found.getAttribute('href'),
      await found.getAttribute('target'),
      await found.getAttribute('rel'),
    ]).toEqual([link, '_blank', 'noopener noreferrer'])
  }

  test('required options are on and explained, prohibited ones are absent, and the expiry, template set and sign-in are bound', async () => {
    await add([
      sealed,
      { feature: 'trackingId', effect: 'required' },
      { feature: 'anonymousTransfer', effect: 'prohibited' },
      { feature: 'maxExpiryDays', effect: 'set', value: 3 },
      { feature: 'templateSet', effect: 'set', value: 'Legal' },
      { feature: 'signIn', effect: 'required' },
      { feature: 'acknowledgement', effect: 'optional' },
    ])
    await fillStep1()
    await text('Password protection and the tracking ID are required for this transfer. Policy: “Cards”.').waitFor()
    for (const demand of [
      'The link can work for at most 3 days.',
      'Only the template set “Legal” is allowed.',
      'The recipient must sign in to open the link.',
    ]) {
      await text(`${demand} Policy: “Cards”.`).waitFor()
    }
    await look(at.page, 'policy-announced')
    await button('Next Step').click()
    await text('You are sending').waitFor()

    await options().getByText('Your organization requires password protection for this transfer.').waitFor()
    await options().getByText(`Policy “Cards”: ${words}`).waitFor()
    await isWithLink()
    await options().getByText('Policy “Cards”: The link can work for at most 3 days.').waitFor()
    await options().getByText('Template set for the e-mails: Legal').waitFor()
    await options().getByText('The recipient must sign in to open the link.', { exact: true }).waitFor()
    await options().getByText('Off: the sign-in is enough').first().waitFor()
    await options().getByText('Not available: hiding the sender (policy “Cards”).').waitFor()
    for (const name of ['Password protection', /Hide my name/, /Template set/, /I confirm/]) {
      expect(await option(name).count(), `${name}`).toBe(0)
    }
    await option('Custom expiry').check()
    await at.page.getByLabel('Days until the link expires').fill('4')
    await text('Expiry cannot exceed 3 days.').waitFor()
    await at.page.getByLabel('Days until the link expires').fill('2')
    expect(await helpOfOptions()).toBe('/faq#faq-org-policyRequired')
    await look(at.page, 'policy-options')
    await button('Send Now').click()
    await expect.poll(focused).toBe('trackingId')
    await at.page.getByLabel('Tracking ID of this transfer').fill('case 7')
    await button('Send Now').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })

    const { transfers } = await alice.call(contracts.searchTransfers, { body: {} })
    const { transfer } = await alice.review(transfers[0]?.id ?? '')
    expect(transfer).toMatchObject({
      isPasswordProtected: true,
      trackingId: 'case 7',
      expiryDays: 2,
      templateSet: 'Legal',
    })
  })

  test('a block is shown in step 1 with the organisation’s words and link, without a provisional transfer', async () => {
    await add([block], { conditions: [{ attribute: 'recipient.domain', operator: 'in', values: ['partner.example'] }] })
    const calls: string[] = []
    at.page.on('request', request => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await fillStep1()

    await text('This transfer cannot be sent').waitFor()
    await text(`Policy “Cards”: ${words}`).waitFor()
    await text('Change the recipient or the files, or ask the administrators of your organization.').waitFor()
    await isWithLink()
    await look(at.page, 'policy-block')
    expect(await button('Next Step').getAttribute('aria-disabled')).toBe('true')
    await at.page.getByLabel('Recipient e-mail').press('Enter')
    expect(calls.filter(call => call.endsWith('/provisional_transfers'))).toEqual([])

    await at.page.getByLabel('Recipient e-mail').fill('rita@other.example')
    await text('This transfer cannot be sent').waitFor({ state: 'detached' })
    await button('Next Step').click()
    await text('You are sending').waitFor()
  })

  test('a block ends when an administrator switches the policy off, and the sender checks again', async () => {
    const { id, version, mode: _, lastUpdated: __, ...policy } = await add([block])
    await fillStep1()
    await text('This transfer cannot be sent').waitFor()
    await ada.call(contracts.updatePolicy, { body: { ...toContent({ ...policy, id, version }), mode: 'off' } })

    await button('Check again').click()

    await text('This transfer cannot be sent').waitFor({ state: 'detached' })
  })

  test('advice that cannot be had does not stop the sender', async () => {
    await at.page.route('**/api/policy/match', route => route.abort())
    await goToOptions()
  })

  test('a warning is announced in step 1 and shown before sending, in the add-on view too', async () => {
    await add([{ feature: 'transfer', effect: 'warn', message: 'Is this address right?', link }])
    await fillStep1('?view=addon')
    await text('Is this address right? Policy: “Cards”.').waitFor()
    await button('Next Step').click()

    await text('Please check this transfer').waitFor()
    await text('Policy “Cards”: Is this address right?').waitFor()
    await text('Check the recipient and the files.').waitFor()
    await look(at.page, 'policy-warning')
    await button(`Send to ${recipient}`).waitFor()
  })

  test('a request shows what policies demand as soon as its responder is known', async () => {
    const isRequest: Condition = { attribute: 'isTransferRequest', operator: 'is', values: [true] }
    await add(
      [
        { feature: 'trackingId', effect: 'required', message: words, link },
        { feature: 'anonymousTransfer', effect: 'prohibited' },
        { feature: 'maxExpiryDays', effect: 'set', value: 5 },
        { feature: 'templateSet', effect: 'set', value: 'Legal' },
      ],
      { conditions: [isRequest] },
    )
    await at.page.goto(`${at.host.origin}/transfer/request?view=addon`)
    await option(/Hide my name/).waitFor()
    await at.page.getByLabel('Responder e-mail').fill(recipient)

    await options().getByText(`Policy “Cards”: ${words}`).waitFor()
    await options().getByText('From 3 to 5 days.').waitFor()
    await options().getByText('Template set for the e-mails: Legal').waitFor()
    await options().getByText('Not available: hiding the sender (policy “Cards”).').waitFor()
    expect(await option(/Hide my name/).count()).toBe(0)
    expect(await helpOfOptions()).toBe('/faq#faq-org-policyRequired')
    await at.page.getByLabel('Tracking ID of this transfer').pressSequentially('case 8')
    await at.page.getByLabel('Message').fill('The contract, please.')
    await look(at.page, 'policy-request')
    await button('Request').click()
    await at.page.getByRole('heading', { name: 'Files requested' }).waitFor()
  })

  test('a policy that is saved while a request is written is shown once the request is refused', async () => {
    await at.page.goto(`${at.host.origin}/transfer/request`)
    const advised = at.page.waitForResponse('**/api/policy/match')
    await at.page.getByLabel('Responder e-mail').fill(recipient)
    await at.page.getByLabel('Message').fill('The contract, please.')
    await advised
    await add([{ feature: 'trackingId', effect: 'required', message: words, link }])
    await button('Request').click()

    await text('The request was not made').waitFor()
    await options().getByText(`Policy “Cards”: ${words}`).waitFor()
    await look(at.page, 'policy-request-refused')
    await at.page.getByLabel('Tracking ID of this transfer').fill('case 6')
    await button('Request').click()
    await at.page.getByRole('heading', { name: 'Files requested' }).waitFor()
  })

  test('a block that is saved after the advice is shown once Next Step is refused', async () => {
    const advised = at.page.waitForResponse('**/api/policy/match')
    await fillStep1()
    await advised
    await add([block])
    await button('Next Step').click()

    await text('This transfer cannot be sent').waitFor()
    await look(at.page, 'policy-step1-refused')
    expect(await button('Next Step').getAttribute('aria-disabled')).toBe('true')
  })

  test('a request that a policy blocks cannot be made', async () => {
    await add([block])
    await at.page.goto(`${at.host.origin}/transfer/request`)
    await at.page.getByLabel('Responder e-mail').fill(recipient)

    await text('This request cannot be made').waitFor()
    await text('Ask another person, or the administrators of your organization.').waitFor()
    await look(at.page, 'policy-request-block')
    expect(await button('Request').getAttribute('aria-disabled')).toBe('true')
  })

  test('a transfer that is blocked after its inspection is sent again in one click, without an upload', async () => {
    await add([sealed, { feature: 'maxExpiryDays', effect: 'set', value: 3 }], { conditions: [withCards] })
    const id = await sendBlocked()
    const puts: string[] = []
    at.page.on('request', request => request.method() === 'PUT' && puts.push(request.url()))
    await openReview(id)

    await text(/Password protection is required for this transfer\. Policy: “Cards”\./).waitFor()
    await text(
      'When you send it again, the transfer changes as follows. The files are stored; nothing is uploaded again.',
    ).waitFor()
    await text('The link works for 3 days.').waitFor()
    await text('The files are protected by a password.').waitFor()
    await isWithLink()
    await look(at.page, 'policy-send-again')
    await button('Send again').focus()
    await at.page.keyboard.press('Enter')
    await text('Files shared with the recipient').waitFor({ timeout: 60_000 })

    expect(new URL(at.page.url()).pathname).not.toContain(id)
    expect(puts).toEqual([])
    await openReview(id)
    await text('Sent again as').waitFor()
    expect(await button('Send again').count()).toBe(0)
  })

  test('a policy that is saved while the options are open is shown on the way back to them, and nothing is lost', async () => {
    await goToOptions()
    await option(/I confirm/).check()
    await option('Hide my name').check()
    await add([sealed, { feature: 'trackingId', effect: 'required' }])
    await button('Send Now').click()

    await text(/Password protection is required for this transfer\. Policy: “Cards”\./).waitFor()
    await text('Nothing was sent to the recipient yet.').waitFor()
    expect(await button('Try again').count()).toBe(0)
    await look(at.page, 'policy-refused')
    await button('Back to the options').click()

    await options().getByText('Your organization requires password protection for this transfer.').waitFor()
    await text('The transfer was not accepted').waitFor()
    await isWithLink()
    await text('Hello').waitFor()
    await text('note.txt').waitFor()
    for (const kept of [/I confirm/, 'Hide my name']) expect(await option(kept).isChecked(), `${kept}`).toBe(true)
    await look(at.page, 'policy-refused-options')
    await at.page.getByLabel('Tracking ID of this transfer').fill('case 5')
    await button('Send Now').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
    const { transfers } = await alice.call(contracts.searchTransfers, { body: {} })
    const { transfer } = await alice.review(transfers[0]?.id ?? '')
    expect(transfer).toMatchObject({ isPasswordProtected: true, isAnonymousTransfer: true, trackingId: 'case 5' })
  })

  test('a block that is saved while the options are open is checked again from the options, also after the sender left the page', async () => {
    await goToOptions()
    await option(/I confirm/).check()
    const { lastUpdated: _, mode: __, ...policy } = await add([block])
    await button('Send Now').click()
    await text(/Your organization does not allow this transfer\. Policy: “Cards”\./).waitFor()
    await at.page.getByRole('link', { name: 'My Transfers' }).click()
    await at.page.getByRole('heading', { name: 'My Transfers' }).waitFor()
    await at.page.getByRole('link', { name: 'Send Files' }).first().click()

    await button('Back to the options').click()
    await button('Check Again').waitFor()
    await text('The transfer was not accepted').waitFor()
    await look(at.page, 'policy-refused-block')
    await ada.call(contracts.updatePolicy, { body: { ...toContent(policy), mode: 'off' } })
    await button('Check Again').click()
    await button('Send Now').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
  })

  test('a transfer that a new policy blocks at the end of its upload leads to its review page', async () => {
    await goToOptions()
    await option(/I confirm/).check()
    await at.page.route('**/finalize', async route => {
      await add([sealed])
      await route.continue()
    })
    await button('Send Now').click()

    await text(/Password protection is required for this transfer\. Policy: “Cards”\./).waitFor({ timeout: 30_000 })
    await text('The files are stored').waitFor()
    expect(await button('Try again').count()).toBe(0)
    await look(at.page, 'policy-sending')
    await at.page.getByRole('link', { name: 'Review Transfer' }).click()
    await button('Send again').click()
    await text('Files shared with the recipient').waitFor({ timeout: 60_000 })
  })

  test('sending again asks for the phone number and the tracking ID that a policy requires, with the keyboard only', async () => {
    await add(
      [
        { feature: 'mobileOtp', effect: 'required' },
        { feature: 'trackingId', effect: 'required' },
      ],
      { conditions: [withCards] },
    )
    await openReview(await sendBlocked())
    await at.page.getByLabel('Recipient’s mobile number').waitFor()
    await button('Send again').focus()
    await at.page.keyboard.press('Enter')
    await text('Required!').waitFor()
    await expect.poll(focused).toBe('recipientPhoneNumber')
    await look(at.page, 'policy-send-again-fields')
    await at.page.keyboard.type('+41791234567')
    await at.page.keyboard.press('Tab')
    await expect.poll(focused).toBe('trackingId')
    await at.page.keyboard.type('case 9')
    await at.page.keyboard.press('Enter')

    await text('Files shared with the recipient').waitFor({ timeout: 60_000 })
    await text('case 9').waitFor()
  })

  test('an error of sending again is shown in the panel', async () => {
    await add([sealed], { conditions: [withCards] })
    await openReview(await sendBlocked())
    await add([block], { name: 'Nothing leaves' })

    await button('Send again').click()

    await text('The transfer was not sent again').waitFor()
    await text(/“Nothing leaves”/).waitFor()
  })

  test('a transfer that cannot be sent again says what to do', async () => {
    await add([block], { conditions: [withCards] })
    await openReview(await sendBlocked())

    await text(`Your organization does not allow this transfer. Policy: “Cards”. ${words}`).waitFor()
    await text(/^Nothing was shared with the recipient\. It cannot be sent again\./).waitFor()
    await isWithLink()
    expect(await button('Send again').count()).toBe(0)
    await look(at.page, 'policy-blocked')
  })
})

type Stored = z.input<(typeof contracts.updatePolicy)['body']>

function toContent({ id, version, name, description, conditions, statements }: Stored) {
  return { id, version, name, description, conditions, statements }
}
