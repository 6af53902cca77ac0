import { beforeEach, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { getRecipient } from '../harness/challenge.ts'
import { getOutbox, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { pressAsPerson } from './pressAsPerson.ts'

const note = { name: 'note.txt', content: Buffer.from('Short.') }
const other = { name: 'other.txt', content: Buffer.from('Other.') }
const RECIPIENT = 'rita@partner.example'
const MINUTES = 60_000

describe('files behind a code, in a real Chromium', () => {
  /** Of the host clock. */
  let ahead = 0
  let phones = 0
  const at = inChromium(() => liveHost({ now: () => Date.now() + ahead }))

  beforeEach(() => {
    ahead = 0
  })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const field = () => at.page.getByRole('textbox')
  const told = (text: string | RegExp) => at.page.getByRole('main').getByText(text).first().waitFor()

  async function protectedTransfer({ isOTPEmailAllowed = false } = {}) {
    phones += 1
    const phone = `+417912345${String(phones).padStart(2, '0')}`
    const alice = await person(at.host.origin, 'alice@acme.example')
    const options = { isOTPEnabled: true, recipientPhoneNumber: phone, isOTPEmailAllowed }
    const { id, downloadUrl } = await alice.send([note, other], { recipient: RECIPIENT, options })
    await at.host.settled()
    return { id, phone, link: downloadUrl, alice }
  }

  const messagesTo = async (to: string) =>
    (await getOutbox(at.host.origin)).filter(message => message.to === to && /\b\d{6}\b/.test(message.text ?? ''))

  async function codeFor(to: string) {
    const [message] = await messagesTo(to)
    const [digits = ''] = /\b\d{6}\b/.exec(message?.text ?? '') ?? []
    const [, prefix = ''] = /\b([BCDFGHJKMNPRTVWXZ]{2})\b/.exec(message?.text ?? '') ?? []
    return { digits, prefix }
  }

  const otherThan = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, '0')

  async function askForCode(link: string) {
    await at.page.goto(link)
    await button('Send code').click()
    await field().waitFor()
  }

  async function enter(digits: string) {
    await field().fill(digits)
    await field().press('Enter')
  }

  async function openFiles() {
    await at.page.getByRole('checkbox').check()
    await pressAsPerson(button('Proceed'))
    await button('Download note.txt').waitFor()
  }

  test('the page hides the files until the recipient enters the code, and sends the code only on request', async () => {
    const { link, phone } = await protectedTransfer()
    await at.page.goto(`${link}?r=${RECIPIENT}&rph=67`)
    await told(/Code by SMS to \+41\s\*\*\s\*\*\*\s\*\*\s\d\d$/)
    expect(at.page.url()).toBe(link)
    await look(at.page, 'code-ask')
    // Mail scanners render links; this must not send a code.
    await at.page.waitForTimeout(1500)
    await expect.poll(() => messagesTo(phone)).toEqual([])
    await expect.poll(() => at.page.getByText(/alice|note\.txt|2 files/).count()).toBe(0)

    await button('Send code').click()
    await field().waitFor()
    const { prefix, digits } = await codeFor(phone)
    await at.page.getByText(`${prefix}-`, { exact: true }).waitFor()
    await at.page
      .getByRole('timer')
      .getByText(/Expires in [012]:\d\d/)
      .waitFor()
    await look(at.page, 'code-entry')
    await enter(`${prefix}-${digits}`)

    await openFiles()
    const downloading = at.page.waitForEvent('download')
    await button('Download note.txt').click()
    expect((await downloading).suggestedFilename()).toBe(note.name)
    await expect.poll(() => messagesTo(phone)).toHaveLength(1)
    await expect.poll(() => at.page.evaluate<string>('localStorage.getItem("login")')).toBe('OTP')
  })

  test('a keyboard user pastes the code from the message and opens the files', async () => {
    const { link, phone } = await protectedTransfer()
    await at.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: at.host.origin })
    await at.page.goto(link)
    await button('Send code').waitFor()
    await at.page.keyboard.press('Tab')
    await expect.poll(focused).toBe('Send code')
    await at.page.keyboard.press('Enter')
    await field().waitFor()
    await expect.poll(focused).toMatch(/Code from the SMS/)

    const { prefix, digits } = await codeFor(phone)
    await at.page.evaluate(`navigator.clipboard.writeText('${prefix}-${digits}')`)
    await at.page.keyboard.press('Control+V')
    await expect.poll(() => field().inputValue()).toBe(digits)
    await at.page.keyboard.press('Tab')
    await expect.poll(focused).toBe('Verify')
    await at.page.keyboard.press('Enter')

    await button('Proceed').waitFor()
    await expect.poll(() => at.page.evaluate('document.activeElement.tagName')).toBe('H1')
  })

  test('the page explains a wrong code, the remaining attempts, and how to get another code', async () => {
    const { link, phone } = await protectedTransfer()
    await askForCode(link)
    const { digits, prefix } = await codeFor(phone)

    await enter('12')
    await told('The code has six digits.')
    await field().fill(`${prefix === 'ZZ' ? 'XX' : 'ZZ'}-123456`)
    await told(new RegExp(`This code begins with .. The newest one begins with ${prefix}`.replace('..', '...')))
    await enter(otherThan(digits))
    await told('Wrong password')
    await told('2 attempt(s) left')
    await expect.poll(() => field().inputValue()).toBe('')
    await enter(otherThan(digits))
    await told('1 attempt(s) left')
    await look(at.page, 'code-wrong')
    await enter(otherThan(digits))
    await told('0 attempt(s) left')
    await look(at.page, 'code-over')
    await expect.poll(() => button('Verify').getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => field().isEditable()).toBe(false)
    await field().press('Enter')
    await expect.poll(() => button('Proceed').count()).toBe(0)

    await button('Send a new code by SMS').click()
    await at.page
      .getByRole('timer')
      .getByText(/Expires in/)
      .waitFor()
    await expect.poll(() => messagesTo(phone)).toHaveLength(2)
    await enter((await codeFor(phone)).digits)
    await button('Proceed').waitFor()
  })

  test('an expired code can be replaced, and the attempts still count', async () => {
    const { link, phone } = await protectedTransfer()
    await at.page.clock.install()
    await askForCode(link)
    await enter(otherThan((await codeFor(phone)).digits))
    await told('2 attempt(s) left')
    await expect.poll(() => button(/Send a new code/).count()).toBe(0)

    await at.page.clock.runFor(181_000)
    await told('The code has expired.')
    await expect.poll(() => button('Verify').getAttribute('aria-disabled')).toBe('true')
    await look(at.page, 'code-expired')
    await button('Send a new code by SMS').click()

    await at.page
      .getByRole('timer')
      .getByText(/Expires in/)
      .waitFor()
    await expect.poll(() => messagesTo(phone)).toHaveLength(2)
    await enter(otherThan((await codeFor(phone)).digits))
    await told('1 attempt(s) left')
    await enter((await codeFor(phone)).digits)
    await button('Proceed').waitFor()
  })

  test('the recipient chooses e-mail where the sender allows it', async () => {
    const { link } = await protectedTransfer({ isOTPEmailAllowed: true })
    const before = (await messagesTo(RECIPIENT)).length
    await askForCode(link)
    await look(at.page, 'code-channels')

    await button('Send it by e-mail instead').click()
    await told(/Code from the e-mail to r\S*@/)

    await expect.poll(() => messagesTo(RECIPIENT)).toHaveLength(before + 1)
    await enter((await codeFor(RECIPIENT)).digits)
    await button('Proceed').waitFor()
  })

  test('the files stay open after a reload, and only in that tab', async () => {
    const { link, phone } = await protectedTransfer()
    await askForCode(link)
    await enter((await codeFor(phone)).digits)
    await button('Proceed').waitFor()

    await at.page.reload()
    await button('Proceed').waitFor()

    const tab = await at.context.newPage()
    await tab.goto(link)
    await tab.getByRole('button', { name: 'Send code' }).waitFor()
    await expect.poll(() => messagesTo(phone)).toHaveLength(1)
  })

  test('the page asks for another code when the pass expires, and keeps its state', async () => {
    const { link, phone } = await protectedTransfer()
    await askForCode(link)
    await enter((await codeFor(phone)).digits)
    await button('Proceed').waitFor()
    await openFiles()
    const first = at.page.waitForEvent('download')
    await button('Download note.txt').click()
    await first

    ahead = 16 * MINUTES
    await button('Download other.txt').click()
    await button('Send code').click()
    await field().waitFor()
    const downloading = at.page.waitForEvent('download')
    await enter((await codeFor(phone)).digits)

    expect((await downloading).suggestedFilename()).toBe(other.name)
    await button('Download note.txt again').waitFor()
  })

  test('the request for a code fails while the server is unreachable, and succeeds afterwards', async () => {
    const { link, phone } = await protectedTransfer()
    await at.page.goto(link)
    await button('Send code').waitFor()
    await at.context.setOffline(true)
    await button('Send code').click()
    await told('The server cannot be reached.')
    await at.context.setOffline(false)

    await button('Send code').click()

    await field().waitFor()
    await enter((await codeFor(phone)).digits)
    await button('Proceed').waitFor()
  })

  test('the page is in German for a German browser', async () => {
    await at.openBrowser({ locale: 'de-CH' })
    const { link, phone } = await protectedTransfer()
    await at.page.goto(link)
    await told('Bitte bestätigen Sie, dass Sie es sind')
    await expect.poll(() => at.page.locator('html').getAttribute('lang')).toBe('de')
    await look(at.page, 'code-ask-german')

    await button('Code senden').click()
    await field().waitFor()
    await enter(otherThan((await codeFor(phone)).digits))
    await told('Falscher Code: noch 2 Versuche')
    await look(at.page, 'code-wrong-german')
    await enter((await codeFor(phone)).digits)

    await button('Weiter').waitFor()
    await told(/Läuft in 7 Tagen ab/)
    await look(at.page, 'download-german')
    await at.page.getByRole('checkbox').check()
    await pressAsPerson(button('Weiter'))
    await button('note.txt herunterladen').waitFor()
    await look(at.page, 'download-files-german')
  })

  // These tests are last: they move the clock forward.
  test('the page locks after five codes in an hour, shows until when, and unlocks', async () => {
    const { link, phone } = await protectedTransfer()
    await spendCodes(link, 5)
    await at.page.goto(link)

    await button('Send code').click()

    await told(/No code was sent, because too many were requested. You can request another one in \d+ (minutes|hour)/)
    await look(at.page, 'code-locked')
    await expect.poll(() => messagesTo(phone)).toHaveLength(5)
    ahead = 61 * MINUTES
    await button('Send code').click()
    await field().waitFor()
    await enter((await codeFor(phone)).digits)
    await button('Proceed').waitFor()
  })

  test('the page locks permanently after 33 codes, until the sender allows new ones', async () => {
    const { id, link, phone, alice } = await protectedTransfer()
    let sent = 0
    for (let hour = 0; sent < 33; hour += 8) {
      ahead = hour * 60 * MINUTES
      sent += await spendCodes(link, 5)
      // As each minute: the outbox forgets messages of yesterday, so it cannot count them.
      await at.host.sweep()
    }
    ahead += 24 * 60 * MINUTES
    await at.page.goto(link)

    await button('Send code').click()
    await told('Please ask the sender to allow new codes')
    await look(at.page, 'code-locked-for-good')
    const again = await person(at.host.origin, 'alice@acme.example')
    await again.call(contracts.resetPhoneVerification, { params: { id }, body: {} })
    await button('Send code').click()

    await field().waitFor()
    await enter((await codeFor(phone)).digits)
    await button('Proceed').waitFor()
    expect(alice.idToken).not.toBe(again.idToken)
  })

  const focused = () =>
    at.page.evaluate<string>('(document.activeElement.labels?.[0] ?? document.activeElement).textContent')

  /**
   * As an attacker or another tab could.
   * @returns how many were sent
   */
  async function spendCodes(link: string, most: number) {
    const gate = await (await fetch(link.replace('/dl/', '/api/downloads/'))).json()
    const { username } = gate as { username: string }
    const recipient = await getRecipient(at.host.origin)
    let sent = 0
    for (let asked = 0; asked < most; asked += 1) {
      const { parameters } = await recipient.send(await recipient.open(username), username)
      if (parameters.retryAfter === undefined) sent += 1
    }
    return sent
  }
})
