import { beforeAll, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { download, type Person, person } from '../harness/person.ts'
import { held } from '../harness/portFaults.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }
const wrong = 'rita@partner.exampel'

describe('a transfer that went to the wrong recipient', () => {
  const organisation = { ...demoOrganisation, smsCountries: ['CH', 'DE'] }
  const at = inChromium(() => liveHost({ organisation }), { start: { signedInAs: 'Alice' } })
  let alice: Person
  beforeAll(async () => {
    alice = await person(at.host.origin, 'alice@acme.example')
  })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const text = (value: string | RegExp) => at.page.getByText(value).first()
  const address = () => at.page.getByLabel('E-mail of the right recipient')

  async function sent(options: Parameters<Person['send']>[1] = {}) {
    const { id, downloadUrl } = await alice.send([plan], { recipient: wrong, ...options })
    await at.host.settled()
    return { id, downloadUrl }
  }
  async function open(id: string) {
    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)
    await text('Transfer details').waitFor()
  }

  test('is withdrawn with one button, and its files go to the right one without an upload, by keyboard', async () => {
    const { id, downloadUrl } = await sent()
    const puts: string[] = []
    at.page.on('request', request => request.method() === 'PUT' && puts.push(request.url()))
    await open(id)

    await button('Wrong recipient?').focus()
    await at.page.keyboard.press('Enter')
    await text('Sent to the wrong recipient?').waitFor()
    await look(at.page, 'wrong-recipient-ask')
    await button('Withdraw now').focus()
    await at.page.keyboard.press('Enter')

    await text('Nothing was downloaded').waitFor()
    await text('Sent to the wrong recipient, withdrawn').waitFor()
    const details = at.page.getByRole('region', { name: 'Details' })
    await details.getByRole('term').getByText('Withdrawn', { exact: true }).waitFor()
    expect(await details.getByText(/Expires|in \d+ days/).count()).toBe(0)
    await expect.poll(() => at.page.evaluate<string>('document.activeElement.textContent')).toMatch(/^Nothing was/)
    await expect(download(at.host.origin, downloadUrl)).rejects.toMatchObject({ status: 410 })
    expect(await button('Wrong recipient?').count()).toBe(0)
    await look(at.page, 'wrong-recipient-withdrawn')

    await button('Send to the right recipient').click()
    await text('Required').waitFor()
    await address().fill(wrong.toUpperCase())
    await text('This is the address to which it was sent by mistake.').waitFor()
    await address().fill('Nina <nina@partner.example>')
    await text(/You have not sent files to nina@partner\.example before\./).waitFor()
    await look(at.page, 'wrong-recipient-warned')
    await address().press('Enter')
    await text('Replaces').waitFor({ timeout: 60_000 })

    expect(new URL(at.page.url()).pathname).not.toContain(id)
    await text('Files shared with the recipient').waitFor({ timeout: 60_000 })
    expect(puts).toEqual([])
    await look(at.page, 'wrong-recipient-new')
    await at.page.getByRole('link', { name: id }).click()
    await text('Sent to the right recipient as').waitFor()
    expect(await address().count()).toBe(0)
  })

  test('says plainly that it was downloaded, and what to do', async () => {
    const { id, downloadUrl } = await sent()
    await download(at.host.origin, downloadUrl)
    await open(id)
    await button('Wrong recipient?').click()
    await button('Withdraw now').click()

    await text(/^Downloaded once, on .* \(1 person\)$/).waitFor()
    await text(/Report it now to the security officer or an administrator/).waitFor()
    await look(at.page, 'wrong-recipient-downloaded')
  })

  test('can be left in the middle: the page offers the right recipient until the files are erased', async () => {
    const { id } = await sent({ options: { isOTPEnabled: true, recipientPhoneNumber: '+41791234567' } })
    await alice.withdrawWrongRecipient(id)

    await open(id)
    await text(/You can do this until .*; then the files are erased\./).waitFor()
    await address().fill('rita@partner.example')
    await button(/^Send to/).click()
    await text('Required').waitFor()
    await at.page.getByLabel('Recipient’s mobile number').fill('+41 79 123 45 99')
    await look(at.page, 'wrong-recipient-phone')
    await button(/^Send to/).click()

    await text('Replaces').waitFor({ timeout: 60_000 })
    await at.host.settled()
  })

  test('can be withdrawn before it is released', async () => {
    const inspection = held(at.host.context, ['engine', 'inspect'], 'before it is done')
    const { id } = await alice.send([plan], { recipient: wrong })
    await inspection.reached
    await open(id)
    await button('Wrong recipient?').click()
    await text(`Nothing has been released yet. ${wrong} gets neither the files nor an e-mail.`).waitFor()
    await look(at.page, 'wrong-recipient-processing-ask')
    await button('Withdraw now').click()
    await text('Nothing was downloaded').waitFor()
    await look(at.page, 'wrong-recipient-processing')

    await address().fill('rita@partner.example')
    await button(/^Send to/).click()
    await text('Replaces').waitFor({ timeout: 60_000 })
    inspection.release()
    await text('Files shared with the recipient').waitFor({ timeout: 60_000 })
  })

  test('asks for what policies demand of the right recipient only', async () => {
    const ada = await person(at.host.origin, 'ada@acme.example')
    const right = 'vera@vault.example'
    const policy = await ada.call(contracts.createPolicy, {
      body: {
        name: 'Vault',
        description: '',
        conditions: [{ attribute: 'recipient', operator: 'in', values: [right] }],
        statements: [{ feature: 'trackingId', effect: 'required' }],
      },
    })
    const { id } = await sent()
    await alice.withdrawWrongRecipient(id)
    await open(id)

    await address().fill(right)
    await at.page.getByLabel('Tracking ID of this transfer').fill('case 5')
    await button(/^Send to/).click()
    await text('Replaces').waitFor({ timeout: 60_000 })

    await text('case 5').waitFor()
    const { lastUpdated: _, updatedBy: __, ...content } = policy
    await ada.call(contracts.updatePolicy, { body: { ...content, mode: 'off' } })
  })

  test('is shown to administrators without the form, and a withdrawal that fails says so', async () => {
    const { id } = await sent()
    await open(id)
    await button('Wrong recipient?').click()
    await alice.retract(id)
    await button('Withdraw now').click()
    await text('The transfer was not withdrawn').waitFor()
    await button('Keep it').click()

    const other = await sent()
    await alice.withdrawWrongRecipient(other.id)
    const ada = await person(at.host.origin, 'ada@acme.example')
    const { transfer } = await ada.call(contracts.reviewAnyTransfer, { params: { id: other.id } })
    expect(transfer).toMatchObject({ isWrongRecipient: true, wasMistake: true })
  })
})
