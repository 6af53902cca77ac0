import { describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { getOutbox, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { pressAsPerson } from './pressAsPerson.ts'

const RECIPIENT = 'rita@partner.example'
const file = { name: 'note.txt', content: Buffer.from('Short.') }

describe('a trusted device, in a real Chromium', () => {
  const organisation = { ...demoOrganisation, trustedDevices: true }
  const at = inChromium(() => liveHost({ organisation }))

  const button = (name: string) => at.page.getByRole('button', { name })
  const trustBox = () => at.page.getByRole('checkbox', { name: 'Trust this device for 30 days' })
  const trusted = () => at.page.getByText('This device is trusted. Links to you open here without a code.')

  async function sentTo(recipient: string) {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { id, downloadUrl } = await alice.send([file], { recipient, options: { isEmailOTPEnabled: true } })
    await at.host.settled()
    return { alice, id, downloadUrl }
  }

  async function enterCode() {
    await button('Send code').click()
    const field = at.page.getByRole('textbox')
    await field.waitFor()
    const [mail] = (await getOutbox(at.host.origin)).filter(({ text }) => /\b[A-Z]{2}-\d{6}\b/.test(text))
    await field.fill(/\b[A-Z]{2}-(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '')
    await field.press('Enter')
  }

  const acknowledgement = () => at.page.getByRole('checkbox', { name: /I confirm/ })

  test('opens the next link without a code, until it is forgotten', async () => {
    await at.page.goto((await sentTo(RECIPIENT)).downloadUrl)
    await button('Send code').waitFor()
    expect(await trustBox().isChecked()).toBe(false)
    await look(at.page, 'trusted-device-choice')
    await trustBox().check()
    await enterCode()
    await acknowledgement().waitFor()
    await trusted().waitFor()

    const next = await sentTo(RECIPIENT)
    await at.page.goto(next.downloadUrl)
    await acknowledgement().check()
    await trusted().waitFor()
    await look(at.page, 'trusted-device')
    await pressAsPerson(button('Proceed'))
    const downloading = at.page.waitForEvent('download')
    await button('Download note.txt').click()
    expect((await downloading).suggestedFilename()).toBe('note.txt')
    const params = { id: next.id, deliveryId: next.id }
    const { steps } = await next.alice.call(contracts.getDeliveryHistory, { params })
    expect(steps.map(({ step }) => step)).toEqual(expect.arrayContaining(['opened', 'passedByDevice', 'fetched']))

    await button('Forget this device').click()
    await at.page.getByRole('main').getByText('This device is no longer trusted.').waitFor()
    await expect.poll(() => button('Forget this device').count()).toBe(0)
    await look(at.page, 'trusted-device-forgotten')
    await at.page.goto((await sentTo(RECIPIENT)).downloadUrl)
    await button('Send code').waitFor()
  })

  test('is asked for a code again after the sender unlocked the codes, and by files of another recipient', async () => {
    const first = await sentTo(RECIPIENT)
    await at.page.goto(first.downloadUrl)
    await trustBox().check()
    await enterCode()
    await trusted().waitFor()

    await at.page.goto((await sentTo('rolf@partner.example')).downloadUrl)
    await button('Send code').waitFor()
    const second = await sentTo(RECIPIENT)
    await at.page.goto(second.downloadUrl)
    await trusted().waitFor()
    await first.alice.call(contracts.resetPhoneVerification, { params: { id: first.id }, body: {} })
    await at.page.reload()
    await button('Send code').waitFor()
    await enterCode()
    await acknowledgement().waitFor()
    expect(await trusted().count()).toBe(0)
  })
})

describe('files that need a sign-in and a code', () => {
  const organisation = { ...demoOrganisation, trustedDevices: true }
  const at = inChromium(() => liveHost({ organisation }), { start: { signedInAs: 'bob@acme.example' } })

  test('are opened by a trusted device of the person who signed in', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const send = async () => {
      const options = { isEmailOTPEnabled: true }
      const { downloadUrl } = await alice.send([file], { recipient: 'bob@acme.example', options })
      await at.host.settled()
      return downloadUrl
    }
    const trusted = () => at.page.getByText('This device is trusted. Links to you open here without a code.')
    await at.page.goto(await send())
    await at.page.getByRole('checkbox', { name: 'Trust this device for 30 days' }).check()
    await at.page.getByRole('button', { name: 'Send code' }).click()
    const field = at.page.getByRole('textbox')
    await field.waitFor()
    const [mail] = (await getOutbox(at.host.origin)).filter(({ text }) => /\b[A-Z]{2}-\d{6}\b/.test(text))
    await field.fill(/\b[A-Z]{2}-(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '')
    await field.press('Enter')
    await trusted().waitFor()

    await at.page.goto(await send())
    await trusted().waitFor()

    await at.page.getByRole('button', { name: 'Forget this device' }).click()
    await at.page.getByRole('main').getByText('This device is no longer trusted.').waitFor()
    await at.page.goto(await send())
    await at.page.getByRole('button', { name: 'Send code' }).waitFor()
  })
})

describe('an organisation that allows no trusted devices', () => {
  const at = inChromium(() => liveHost())

  test('offers no trust', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { downloadUrl } = await alice.send([file], { recipient: RECIPIENT, options: { isEmailOTPEnabled: true } })
    await at.host.settled()

    await at.page.goto(downloadUrl)

    await at.page.getByRole('button', { name: 'Send code' }).waitFor()
    expect(await at.page.getByRole('checkbox').count()).toBe(0)
  })
})
