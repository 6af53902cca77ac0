import { expect, test } from 'vitest'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

// The people of the demo know rita@partner.example (`test/harness/knownRecipients.ts`).
const at = inChromium(() => liveHost(), { start: { signedInAs: 'Alice' } })
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }
const typo = 'rita@partner.exampel'
const rita = 'rita@partner.example'

const button = (name: string | RegExp) => at.page.getByRole('button', { name, exact: true })
const heading = (name: string | RegExp) => at.page.getByRole('heading', { name })
const field = (label = 'Recipient e-mail') => at.page.getByLabel(label)
const focused = () => at.page.evaluate<string>('document.activeElement.name || document.activeElement.textContent')
const unseen = 'Nobody at Acme has sent files to partner.exampel before. Did you mean partner.example?'
const evidence = /You and \d+ colleagues write to partner\.example; none to partner\.exampel\./

async function fill(recipient: string, view = '') {
  await at.page.goto(`${at.host.origin}/transfer${view}`)
  await at.page.locator('input[type=file]').first().setInputFiles([note])
  await field().fill(recipient)
  await at.page.getByRole('textbox', { name: 'Message' }).fill('Dear Rita.')
}

async function goToStep2(recipient: string, view?: string) {
  await fill(recipient, view)
  await button('Next Step').click()
  await heading(`You are sending 1 file(s) to ${recipient}`).waitFor()
}

async function send(label: string) {
  await at.page.getByRole('checkbox', { name: /I confirm/ }).check()
  await button(label).click()
  await heading('Success!').waitFor({ timeout: 30_000 })
}

test('step 1 warns under the address while typing, blocks nothing, and takes the suggestion with one click', async () => {
  const asked: string[] = []
  at.page.on('request', request => {
    if (request.url().endsWith('/api/policy/match')) asked.push(request.postData() ?? '')
  })
  await fill('')
  await field().pressSequentially(typo)

  await at.page.getByText(unseen).first().waitFor()
  await at.page.getByText(evidence).first().waitFor()
  expect(asked.length).toBeLessThan(5)
  expect(await button('Next Step').isDisabled()).toBe(false)
  await look(at.page, 'recipient-advice')

  await button(`Use ${rita}`).click()

  await expect.poll(() => field().inputValue()).toBe(rita)
  expect(await focused()).toBe('recipient')
  await at.page.getByText(unseen).first().waitFor({ state: 'detached' })
})

test('advice that arrives while a pointer is over Next Step waits, so that the press does not miss', async () => {
  const reply = Promise.withResolvers<void>()
  const advised = at.page.waitForResponse('**/api/policy/match')
  await fill('')
  await at.page.route('**/api/policy/match', async route => {
    await reply.promise
    await route.continue()
  })
  const next = button('Next Step')
  const top = async () => (await next.boundingBox())?.y
  const advise = async () => {
    reply.resolve()
    await (await advised).finished()
    // A page that moved would have rendered by now.
    await at.page.waitForTimeout(500)
  }

  await field().fill(typo)
  await next.hover()
  const before = await top()
  await advise()
  expect(await top()).toBe(before)
  await at.page.getByRole('heading', { name: 'Send files' }).hover()
  await at.page.getByText(unseen).first().waitFor()
  expect(await top()).toBeGreaterThan(before ?? Number.NaN)

  await field().fill(`${typo}l`)
  await at.page.getByText(unseen).first().waitFor({ state: 'detached' })
  await next.hover()
  await at.page.mouse.down()
  await at.page.waitForTimeout(1500)
  await at.page.mouse.up()

  await at.page.getByText('Please check the recipient').waitFor()
})

test('step 1 warns of the address before there are files', async () => {
  await at.page.goto(`${at.host.origin}/transfer`)
  await field().fill('eve@mail.banned.example')

  await at.page.getByText('Acme does not allow files to be sent to mail.banned.example.').first().waitFor()
})

test('step 2 shows the reason with its evidence, and the suggestion replaces the recipient without a way back', async () => {
  await goToStep2(typo)
  await at.page.getByText('Please check the recipient').waitFor()
  await at.page.getByText(unseen).waitFor()
  await at.page.getByText(evidence).waitFor()
  await button(`Send to ${typo}`).waitFor()
  await expect.poll(() => at.page.locator('mark').allTextContents()).toEqual(['e', 'e'])
  await look(at.page, 'recipient-check')

  await button(`Use ${rita}`).click()

  await heading(`You are sending 1 file(s) to ${rita}`).waitFor()
  await at.page.getByText('Please check the recipient').waitFor({ state: 'detached' })
  expect(await focused()).toBe(`You are sending 1 file(s) to ${rita}`)
  await send('Send Now')
  await at.page.getByText(rita).first().waitFor()
})

test('Change recipient returns to the address field', async () => {
  await goToStep2('nobody-knows@partner.example')
  await at.page.getByText('You have not sent files to nobody-knows@partner.example before.').waitFor()

  await button('Change recipient').click()

  await heading('Send files').waitFor()
  await expect.poll(focused).toBe('recipient')
  expect(await field().inputValue()).toBe('nobody-knows@partner.example')
})

test('Keep leaves a line and the label of the button; the next transfer to the address warns of nothing', async () => {
  const recipient = 'greta@new-partner.example'
  await goToStep2(recipient)
  await button(`Keep ${recipient}`).click()

  await at.page.getByText('Please check the recipient').waitFor({ state: 'detached' })
  expect(await focused()).toContain(`You keep ${recipient}.`)
  await look(at.page, 'recipient-kept')
  await button('Show the warning').click()
  expect(await focused()).toContain('Please check the recipient')
  await button(`Keep ${recipient}`).click()
  await send(`Send to ${recipient}`)
  await at.host.settled()

  await goToStep2(recipient)
  await button('Send Now').waitFor()
})

test('a kept address stays kept after Back and Next, and another one is asked about', async () => {
  const [recipient, other] = ['hanna@kept.example', 'hanna@asked.example']
  const kept = at.page.getByText(`You keep ${recipient}.`)
  await goToStep2(recipient)
  await button(`Keep ${recipient}`).click()
  await button('Go Back').click()

  await at.page.getByRole('textbox', { name: 'Message' }).fill('Dear Hanna.')
  await button('Next Step').click()
  await kept.waitFor()
  expect(await at.page.getByText('Please check the recipient').count()).toBe(0)
  expect(await focused()).toBe(`You are sending 1 file(s) to ${recipient}`)

  await button('Go Back').click()
  await field().fill(other)
  await button('Next Step').click()
  await button(`Keep ${other}`).waitFor()
  await button('Go Back').click()
  await field().fill(recipient)
  await button('Next Step').click()
  await kept.waitFor()
  await button('Show the warning').click()
  expect(await focused()).toContain('Please check the recipient')
  await button('Go Back').click()
  await button('Next Step').click()
  await button(`Keep ${recipient}`).waitFor()
})

test('the add-on view shows the card, and a keyboard reaches all of it', async () => {
  await goToStep2(typo, '?view=addon')
  await at.page.getByText(unseen).waitFor()
  const seen: string[] = []
  for (let presses = 0; presses < 12; presses += 1) {
    await at.page.keyboard.press('Tab')
    seen.push(await focused())
  }

  expect(seen).toEqual(expect.arrayContaining([`Use ${rita}`, 'Change recipient', `Keep ${typo}`]))
  await look(at.page, 'recipient-check-addon')
})

test('a banned domain cannot be kept', async () => {
  await goToStep2('eve@banned.example')
  await at.page.getByText('This transfer cannot be sent').waitFor()

  expect(await button('Keep eve@banned.example').count()).toBe(0)
  await button('Change recipient').click()
  await expect.poll(focused).toBe('recipient')
})

test('a request warns of its responder, too', async () => {
  await at.page.goto(`${at.host.origin}/transfer/request`)
  await field('Responder e-mail').fill(typo)
  await at.page.getByText(unseen).first().waitFor()
  await look(at.page, 'request-advice')

  await button(`Use ${rita}`).click()

  await expect.poll(() => field('Responder e-mail').inputValue()).toBe(rita)
})

test.each([
  'a@x.example, b@y.example',
  'a@x.example; B <b@y.example>',
  'a@x.example b@y.example',
  'A <a@x.example>\nB <b@y.example>\n',
])('a request recognises several addresses while typing and at a paste: %j', async text => {
  const responder = 'Responder e-mail'
  const sentence = at.page.getByText('Enter one address only.')
  await at.page.goto(`${at.host.origin}/transfer/request`)
  if (!text.includes('\n')) {
    await field(responder).pressSequentially(text)
    await sentence.waitFor()
    await field(responder).fill('')
    await sentence.waitFor({ state: 'detached' })
  }

  await paste(text, responder)

  await sentence.waitFor()
})

test('a pasted name with an address fills both fields', async () => {
  await at.page.goto(`${at.host.origin}/transfer`)
  await paste('Rita Meier <rita@partner.example>')

  await expect.poll(() => field().inputValue()).toBe(rita)
  expect(await at.page.getByLabel('Recipient name').inputValue()).toBe('Rita Meier')
})

async function paste(text: string, label?: string) {
  await field(label).focus()
  await at.page.evaluate(`(() => {
    const data = new DataTransfer()
    data.setData('text/plain', ${JSON.stringify(text)})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })()`)
}
