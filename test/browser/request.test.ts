import { describe, expect, test } from 'vitest'
import { answerRequest, getOutbox, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const UPLOAD_LINK = /\/transfer\/[\w-]{43}$/

describe('a request for files, in a real Chromium', () => {
  const at = inChromium(liveHost, {
    start: { signedInAs: 'Alice', permissions: ['clipboard-read', 'clipboard-write'] },
  })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const heading = (name: string) => at.page.getByRole('heading', { name })
  const days = () => at.page.getByLabel('Days until the upload link expires')
  const option = (name: string | RegExp) => at.page.getByRole('checkbox', { name })
  const request = () => at.page.getByRole('button', { name: 'Request', exact: true })

  async function open() {
    await at.page.goto(`${at.host.origin}/transfer/request`)
    await heading('Request files').waitFor()
  }

  async function fill(responder: string) {
    await at.page.getByLabel('Responder e-mail').fill(responder)
    await at.page.getByRole('textbox', { name: 'Message' }).fill('The signed contract, please.')
  }

  async function ask(responder: string) {
    await open()
    await fill(responder)
    await request().click()
    await heading('Files requested').waitFor()
  }

  test('a member creates a request with all fields, and follows it on its review page', async () => {
    const responder = 'rita@partner.example'
    await open()
    await expect.poll(() => days().inputValue()).toBe('7')
    await at.page.getByLabel('Responder name').fill('Rita Partner')
    await fill(responder)
    await option('Hide my name').check()
    await at.page.getByText('On: the recipient sees only Acme', { exact: true }).waitFor()
    await option('Tracking ID').check()
    await at.page.getByLabel('Tracking ID of this transfer').fill('case 7')
    await option('Template set').check()
    await at.page.getByRole('combobox', { name: 'Template set' }).selectOption('Legal')
    await expect.poll(() => days().inputValue()).toBe('30')
    await look(at.page, 'request')
    await request().click()

    await at.page.getByText('Transfer Request Successful').waitFor()
    await heading('Files requested').waitFor()
    await expect.poll(() => at.page.evaluate('document.activeElement?.textContent')).toBe('Files requested')
    await at.page.getByText(`${responder} gets this link by e-mail`).waitFor()
    const link = await at.page.getByRole('textbox', { name: 'Upload link' }).inputValue()
    expect(link).toMatch(UPLOAD_LINK)
    await button('Copy link').click()
    await button('Copied').waitFor()
    await expect.poll(() => at.page.evaluate('navigator.clipboard.readText()')).toBe(link)
    await look(at.page, 'request-made')
    const [mail, ...more] = (await getOutbox(at.host.origin)).filter(({ to }) => to === responder)
    expect(more).toEqual([])
    expect(mail?.text).toContain(link)
    expect(JSON.stringify(mail)).not.toContain('alice@acme.example')

    await at.page.getByRole('link', { name: 'Review' }).click()
    await heading('Request details').waitFor()
    await at.page.getByText('Waiting for recipient to upload files').first().waitFor()
    await expect.poll(() => at.page.getByRole('textbox', { name: 'Upload link' }).inputValue()).toBe(link)
    for (const text of ['Rita Partner', 'case 7', 'Hidden: the recipient sees only your organization']) {
      await at.page.getByText(text).first().waitFor()
    }
    await look(at.page, 'request-review')
  })

  test('the form lists missing fields, and sends nothing until they are complete', async () => {
    await open()
    let asked = 0
    at.page.on('request', call => {
      if (call.url().endsWith('/transfers/request') && call.method() === 'POST') asked += 1
    })
    await request().click()
    await at.page.locator('form').getByText('Required!').first().waitFor()
    await expect.poll(() => at.page.locator('form').getByText('Required!').count()).toBeGreaterThanOrEqual(2)
    await expect.poll(() => at.page.evaluate('document.activeElement?.name')).toBe('responder')
    await at.page.getByLabel('Responder e-mail').fill('rita@partner')
    await at.page.locator('form').getByText('Invalid Email').first().waitFor()
    await days().fill('2')
    await at.page.locator('form').getByText('Expiry must be at least 3 days.').first().waitFor()
    await days().fill('61')
    await at.page.locator('form').getByText('Expiry cannot exceed 60 days.').first().waitFor()
    await look(at.page, 'request-faults')
    expect(asked).toBe(0)
  })

  test('a request with a lost answer is created once, for any number of retries', async () => {
    const responder = 'lost@partner.example'
    let losses = 2
    const ids = new Set<string>()
    await at.page.route('**/api/transfers/request', async route => {
      const response = await route.fetch()
      ids.add((await response.json()).id)
      if (losses-- > 0) return route.abort()
      return route.fulfill({ response })
    })
    await open()
    await fill(responder)
    for (let attempts = 0; attempts < 2; attempts += 1) {
      await request().click()
      await at.page.getByText('The request was not made').waitFor()
      await request().and(at.page.locator(':enabled')).waitFor()
    }
    await expect.poll(() => at.page.getByLabel('Responder e-mail').inputValue()).toBe(responder)
    await look(at.page, 'request-failed')
    await request().click()
    await heading('Files requested').waitFor()

    expect(ids.size).toBe(1)
    expect((await getOutbox(at.host.origin)).filter(({ to }) => to === responder)).toHaveLength(1)
  })

  test('a refused request shows the reason', async () => {
    await open()
    await fill('someone@competitor.example')
    await request().click()

    await at.page.getByText('The request was not made').waitFor()
    await at.page
      .getByText(/competitor\.example/)
      .first()
      .waitFor()
  })

  test('the page reports a form that failed to load, and retries', async () => {
    let isDown = true
    await at.page.route('**/api/transfers/request/pre', route => (isDown ? route.abort() : route.continue()))
    await open()
    await at.page.getByText('Failed transfer request pre-check').waitFor()
    await look(at.page, 'request-unavailable')

    isDown = false
    await button('Retry').click()

    await at.page.getByLabel('Responder e-mail').waitFor()
  })

  test('a request with an unsent mail shows its link', async () => {
    await at.page.route('**/api/transfers/request', async route => {
      const response = await route.fetch()
      const json = { ...(await response.json()), linkMail: { state: 'refused', at: new Date().toISOString() } }
      await route.fulfill({ response, json })
    })
    await open()
    await fill('full@partner.example')
    await request().click()

    await heading('Pass the link on yourself').waitFor()
    await at.page.getByText('The e-mail with the link could not be sent').waitFor()
    await expect.poll(() => at.page.getByRole('textbox', { name: 'Upload link' }).inputValue()).toMatch(UPLOAD_LINK)
    await look(at.page, 'request-not-mailed')
  })

  test('a request without a mail shows its link to the requester', async () => {
    const responder = 'quiet@partner.example'
    await open()
    await fill(responder)
    await option(/E-mail the link/).uncheck()
    await request().click()

    await at.page.getByText(`Give this link to ${responder}`).waitFor()
    expect((await getOutbox(at.host.origin)).filter(({ to }) => to === responder)).toEqual([])
  })

  test('Request more opens an empty form', async () => {
    await ask('first@partner.example')
    await button('Request more').click()

    await heading('Request files').waitFor()
    await expect.poll(() => at.page.getByLabel('Responder e-mail').inputValue()).toBe('')
    await expect.poll(() => at.page.evaluate('document.activeElement?.textContent')).toBe('Request files')
  })

  test('a request can be mailed again, revoked, and repeated', async () => {
    const responder = 'slow@partner.example'
    await ask(responder)
    const first = await at.page.getByRole('textbox', { name: 'Upload link' }).inputValue()
    await at.page.getByRole('link', { name: 'Review' }).click()
    const mails = async () => (await getOutbox(at.host.origin)).filter(({ to }) => to === responder)
    await button('Resend request').click()
    const asking = at.page.getByRole('dialog', { name: 'Send this request again?' })
    await asking.getByText(`${responder} receives the e-mail with the upload link once more.`).waitFor()
    await look(at.page, 'request-resend')
    await asking.getByRole('button', { name: 'Not now' }).click()
    await expect.poll(mails).toHaveLength(1)
    await button('Resend request').click()
    await asking.getByRole('button', { name: 'Send again' }).click()
    await at.page.getByText(`The request was sent to ${responder} again.`).waitFor()
    await expect.poll(mails).toHaveLength(2)
    await expect.poll(() => button('Resend request').getAttribute('aria-disabled')).toBe('true')

    await button('Revoke Transfer').click()
    await at.page.getByText('The upload link stops working at once').waitFor()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    await at.page.getByText('Transfer was revoked').first().waitFor()
    const ended = new URL(at.page.url()).pathname
    await look(at.page, 'request-revoked')

    await button('Request again').click()
    await at.page
      .getByRole('dialog', { name: 'Request these files again?' })
      .getByRole('button', { name: 'Request again' })
      .click()
    await at.page.waitForURL(({ pathname }) => pathname !== ended)
    await at.page.getByText('Waiting for recipient to upload files').first().waitFor()
    await expect.poll(() => at.page.getByRole('textbox', { name: 'Upload link' }).inputValue()).not.toBe(first)

    await at.page.goto(`${at.host.origin}${ended}`)
    await at.page.getByText('Requested again as').waitFor()
    await expect.poll(() => button('Request again').count()).toBe(0)
  })

  test('an answered request shows the files, for the requester to download', async () => {
    await ask('prompt@partner.example')
    const link = await at.page.getByRole('textbox', { name: 'Upload link' }).inputValue()
    await at.page.getByRole('link', { name: 'Review' }).click()
    await at.page.getByText('Waiting for recipient to upload files').first().waitFor()
    await answerRequest(at.host.origin, link, [{ name: 'contract.txt', content: Buffer.from('Signed.') }])
    await at.host.settled()
    await at.page.reload()

    await at.page.getByText('The files from prompt@partner.example are here').first().waitFor()
    await at.page.getByText('contract.txt').first().waitFor()
    const download = at.page.getByRole('link', { name: 'Download' })
    await expect.poll(() => download.getAttribute('href')).toMatch(/\/dl\/[\w-]{43}$/)
    await expect.poll(() => button('Resend request').count()).toBe(0)
    await look(at.page, 'request-answered')
  })

  test('the send and request pages link to each other, and the first page links to both', async () => {
    await at.page.goto(at.host.origin)
    await at.page.getByRole('link', { name: 'Request Files' }).click()
    await heading('Request files').waitFor()
    await expect.poll(() => at.page.title()).toContain('Request Files')
    await at.page.getByText('Do you want to send files?').getByRole('link', { name: 'Click here' }).click()
    await heading('Send files').waitFor()
    await at.page.getByText('Do you want to request files?').getByRole('link', { name: 'Click here' }).click()
    await heading('Request files').waitFor()
  })

  test('the success page shows a request from the history state', async () => {
    const responder = 'success@partner.example'
    await ask(responder)
    const review = (await at.page.getByRole('link', { name: 'Review' }).getAttribute('href')) ?? ''
    const transfer = { id: review.split('/')[2], recipient: responder, expiryDate: '2030-01-01T00:00:00.000Z' }
    await at.page.addInitScript(`history.replaceState(${JSON.stringify({ usr: { transfer }, key: 'k', idx: 0 })}, '')`)
    await at.page.goto(`${at.host.origin}/success`)

    await heading('Success!').waitFor()
    await at.page.getByText(`${responder} was asked for files.`).waitFor()
    await at.page.getByText('Waiting for recipient to upload files').first().waitFor()
    await look(at.page, 'request-success')
  })

  test('a visitor cannot request files', async () => {
    await at.openBrowser()
    await at.page.goto(`${at.host.origin}/transfer/request`)
    await at.page.getByRole('link', { name: 'Vera' }).click()
    await at.page.getByText('You do not have access to this page.').waitFor()
  })
})

describe('an unfinished request', () => {
  const at = inChromium(() => liveHost({ idTokenSeconds: 8 }))

  test('the form survives the end of the session, and the request is created after signing in again', async () => {
    await at.page.goto(`${at.host.origin}/transfer/request`)
    await at.page.getByRole('link', { name: 'Alice' }).click()
    await at.page.getByLabel('Responder e-mail').fill('patient@partner.example')
    await at.page.getByRole('textbox', { name: 'Message' }).fill('The signed contract, please.')
    const { idToken } = await person(at.host.origin, 'alice@acme.example')
    const { sub } = JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString())
    await at.host.context.sessions.endBefore(sub, Math.floor(Date.now() / 1000) + 1)
    await at.page.getByText('Your session has expired. Please login to continue.').waitFor({ timeout: 30_000 })

    const opening = at.context.waitForEvent('page')
    await at.page.getByRole('link', { name: 'Login in a new tab' }).click()
    await (await opening).getByRole('link', { name: 'Alice' }).click()
    await at.page.getByRole('heading', { name: 'Request files' }).waitFor()
    await expect.poll(() => at.page.getByLabel('Responder e-mail').inputValue()).toBe('patient@partner.example')
    await at.page.getByRole('button', { name: 'Request', exact: true }).click()

    await at.page.getByRole('heading', { name: 'Files requested' }).waitFor()
  })
})
