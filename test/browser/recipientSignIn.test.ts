import { describe, expect, test } from 'vitest'
import { codeSentTo } from '../harness/challenge.ts'
import { answerRequest, getOutbox, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { pressAsPerson } from './pressAsPerson.ts'

const note = { name: 'note.txt', content: Buffer.from('Short.') }
const PHONE = '+41791234567'
const ID_TOKEN_SECONDS = 60

describe('a recipient who has to sign in, in a real Chromium', () => {
  const at = inChromium(liveHost)

  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const heading = (name: string | RegExp) => at.page.getByRole('heading', { name })

  /** Recipients of the organisation’s own domain must sign in. */
  async function sentToBob(options: { isOTPEnabled?: boolean; recipientPhoneNumber?: string } = {}) {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { downloadUrl } = await alice.send([note], { recipient: 'bob@acme.example', options })
    await at.host.settled()
    return downloadUrl
  }

  const memberKeys = () =>
    at.page.evaluate<string[]>(
      `Object.entries(localStorage).filter(([key]) => /Cognito|login/.test(key)).map(entry => entry.join()).toSorted()`,
    )

  test('the recipient signs in and returns to the files, and no other address contains the link', async () => {
    const link = await sentToBob()
    const secret = link.slice(-43)
    const addresses: string[] = []
    at.page.on('request', request => {
      if (request.isNavigationRequest()) addresses.push(request.url(), request.headers().referer ?? '')
    })
    await at.page.goto(link)
    await heading('Sign in to open these files').waitFor()
    await look(at.page, 'download-sign-in')
    await expect.poll(() => at.page.getByText(/alice|note\.txt/).count()).toBe(0)
    addresses.length = 0

    await button('Sign in').click()
    await at.page.getByRole('link', { name: 'Bob' }).click()

    await button('Proceed').waitFor()
    expect(at.page.url()).toBe(link)
    expect(addresses.filter(address => address.includes(secret))).toEqual([link])
    expect(
      await at.page.evaluate(`[...Object.values(localStorage), ...Object.values(sessionStorage)]`),
    ).not.toContainEqual(expect.stringContaining(secret))
    await at.page.getByRole('checkbox').check()
    await pressAsPerson(button('Proceed'))
    const downloading = at.page.waitForEvent('download')
    await button('Download note.txt').click()
    expect((await downloading).suggestedFilename()).toBe('note.txt')
  })

  test('a recipient who is signed in sees the files immediately', async () => {
    const link = await sentToBob()
    await at.openBrowser({ signedInAs: 'Bob' })

    await at.page.goto(link)

    await button('Proceed').waitFor()
  })

  test('a person with another account sees a message, and can switch accounts', async () => {
    const link = await sentToBob()
    await at.openBrowser({ signedInAs: 'Ada' })
    await at.page.goto(link)
    await heading('These files do not open for you').waitFor()
    await at.page.getByText('You are signed in here as ada@acme.example.').waitFor()
    await look(at.page, 'download-somebody-else')

    await button('Sign in as another person').click()
    await at.page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await at.page.getByRole('link', { name: 'Bob' }).click()

    await button('Proceed').waitFor()
    expect(at.page.url()).toBe(link)
  })

  test('the page continues after a sign-in in another tab', async () => {
    const link = await sentToBob()
    await at.page.goto(link)
    await heading('Sign in to open these files').waitFor()
    const tab = await at.context.newPage()
    await tab.goto(`${at.host.origin}/login`)
    await tab.getByRole('link', { name: 'Bob' }).click()

    await button('Proceed').waitFor()
  })

  test('the recipient signs in, then enters the code if both are required, and the member session stays', async () => {
    const link = await sentToBob({ isOTPEnabled: true, recipientPhoneNumber: PHONE })
    await at.page.goto(link)
    await button('Sign in').click()
    await at.page.getByRole('link', { name: 'Bob' }).click()
    await button('Send code').waitFor()
    const before = await memberKeys()

    await button('Send code').click()
    await at.page.getByRole('textbox').waitFor()
    await at.page.getByRole('textbox').fill(await codeSentTo(at.host.origin, PHONE))
    await at.page.keyboard.press('Enter')

    await button('Proceed').waitFor()
    await expect.poll(memberKeys).toEqual(before)
    await at.page.reload()
    await button('Proceed').waitFor()
    await at.page.goto(`${at.host.origin}/transfer`)
    await heading('Send files').waitFor()
    await expect.poll(() => at.page.getByText('bob@acme.example').count()).toBeGreaterThan(0)
  })

  test('the requester opens the files from the mail after signing in', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { requestUrl } = await alice.request({ responder: 'rita@partner.example' })
    await answerRequest(at.host.origin, requestUrl, [note])
    await at.host.settled()
    const mail = (await getOutbox(at.host.origin)).find(
      ({ to, text }) => to === 'alice@acme.example' && text?.includes('/dl/'),
    )
    const link = /https?:\/\/\S+\/dl\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''

    await at.page.goto(link)
    await button('Sign in').click()
    await at.page.getByRole('link', { name: 'Alice' }).click()

    await heading('rita@partner.example has shared 1 file with you').waitFor()
  })
})

describe('a session that outlived its token', () => {
  let ahead = 0
  const at = inChromium(() => liveHost({ now: () => Date.now() + ahead, idTokenSeconds: ID_TOKEN_SECONDS }))

  test('the page renews it for the files, and the pages of members keep their session', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { downloadUrl } = await alice.send([note], { recipient: 'bob@acme.example' })
    await at.host.settled()
    await at.page.goto(`${at.host.origin}/login`)
    await at.page.getByRole('link', { name: 'Bob' }).click()
    await at.page.getByText('Select files to send').waitFor()
    await at.page.goto('about:blank')
    ahead = 2 * ID_TOKEN_SECONDS * 1000
    await at.page.clock.install({ time: Date.now() + ahead })

    await at.page.goto(downloadUrl)

    await at.page.getByRole('button', { name: 'Proceed' }).waitFor()
    await at.page.goto(`${at.host.origin}/transfer`)
    await at.page.getByRole('heading', { name: 'Send files' }).waitFor()
  })
})
