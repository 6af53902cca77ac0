import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { withDatabase } from '../harness/host.ts'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

describe('the administrator’s review of a member’s transfer, in a real Chromium', () => {
  const at = inChromium(() => liveHost(), { start: { signedInAs: 'Ada' } })

  async function sent(recipient: string) {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const options = { isOTPEnabled: true, recipientPhoneNumber: '+41791234567' }
    const content = Buffer.from('card\n4111 1111 1111 1111\n')
    const { id } = await alice.send([{ name: 'cards.csv', content }], { recipient, options })
    await at.host.settled()
    return { id, alice }
  }
  const shown = (text: string | RegExp) => at.page.getByRole('main').getByText(text).first()
  const button = (name: string) => at.page.getByRole('button', { name })

  test('All Transfers opens the review, which shows everything except the link', async () => {
    await sent('rita@partner.example')
    await at.page.goto(`${at.host.origin}/transfers/all?recipient=rita@partner.example`)
    await at.page.getByRole('button', { name: /details$/ }).click()

    await at.page.getByRole('dialog').getByRole('link', { name: 'Review' }).click()

    for (const text of [
      'alice@acme.example',
      /^Sensitive data found: .*credit card/i,
      'cards.csv',
      '+41 ** *** ** 67',
    ]) {
      await shown(text).waitFor()
    }
    await shown(/^You are viewing this as an administrator, without the link/).waitFor()
    await shown('Files shared with the recipient').waitFor()
    expect(await at.page.content()).not.toContain('/dl/')
    for (const name of ['Revoke', 'Unlock codes', 'Change number'])
      await expect.poll(() => button(name).count()).toBe(0)
    await expect.poll(() => at.page.title()).toBe('Review Transfer · Waybill')
    await look(at.page, 'review-any')
  })

  test('the history of a delivery is shown, and the look is audited', async () => {
    const { id } = await sent('rita@partner.example')
    await at.page.goto(`${at.host.origin}/transfers/all/${id}/review`)

    await button('History of the delivery to rita@partner.example').click()

    await at.page.getByRole('dialog').getByText('Link given to the mail system').waitFor()
    await look(at.page, 'history-any')
    expect(
      withDatabase(at.host, database =>
        database.prepare("SELECT result FROM audit WHERE action = 'read-any-history' AND transfer_id = ?").all(id),
      ),
    ).toEqual([{ result: 'done' }])
  })

  test('an administrator at the address of the sender’s review gets to the administrator’s', async () => {
    const { id } = await sent('rolf@partner.example')

    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)

    await shown('cards.csv').waitFor()
    expect(new URL(at.page.url()).pathname).toBe(`/transfers/all/${id}/review`)
  })

  test('the review of a revoked transfer offers no actions', async () => {
    const { id, alice } = await sent('bea@fabrikam.example')
    await alice.retract(id)

    await at.page.goto(`${at.host.origin}/transfers/all/${id}/review`)

    await shown('Revoked').waitFor()
    await expect.poll(() => button('Resend').count()).toBe(0)
  })

  test('the review reloads only on Refresh, because every view is audited', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { id } = await alice.request()
    const looks = () =>
      withDatabase(at.host, database =>
        database.prepare("SELECT at FROM audit WHERE action = 'review-any' AND transfer_id = ?").all(id),
      ).length
    await at.page.clock.install()
    await at.page.goto(`${at.host.origin}/transfers/all/${id}/review`)
    await shown('Waiting for recipient to upload files').waitFor()

    await at.page.clock.runFor(120_000)
    expect(looks()).toBe(1)
    await alice.retract(id)
    await button('Refresh').click()

    await shown('Revoked').waitFor()
    expect(looks()).toBe(2)
  })

  test('the review reports an unknown transfer, and links to the list', async () => {
    await at.page.goto(`${at.host.origin}/transfers/all/00000000-0000-4000-8000-000000000000/review`)

    await at.page.getByText('Transfer not found').waitFor()
    await at.page.getByRole('main').getByRole('link', { name: 'All Transfers' }).click()
    await at.page.getByRole('heading', { name: 'All Transfers' }).waitFor()
  })

  test('the review refuses a member without administrator rights', async () => {
    const { id } = await sent('rita@partner.example')
    await at.openBrowser({ signedInAs: 'Bob' })

    await at.page.goto(`${at.host.origin}/transfers/all/${id}/review`)

    await at.page.getByText('You do not have access to this page.').waitFor()
  })

  test('point 16: an administrator whose rights end is asked to log in again, continues as a member, and returns to the page', async () => {
    // The server answers this an hour after it read the groups.
    const json = { errorMessage: 'Your rights have ended.', errorCode: 'forbidden', requestId: 'request' }
    await at.page.route('**/api/admin/**', route => route.fulfill({ status: 403, json }))
    await at.page.goto(`${at.host.origin}/transfers/all`)
    await at.page.getByRole('heading', { name: 'Login again' }).waitFor()
    await shown(/^Your administrator rights have ended\. Please login again to continue\./).waitFor()
    await look(at.page, 'rights-ended')

    await at.page.getByRole('main').getByRole('link', { name: 'My Transfers' }).click()
    await at.page.getByRole('heading', { name: 'My Transfers' }).first().waitFor()
    await at.page.goBack()
    await at.page.getByRole('heading', { name: 'Login again' }).waitFor()
    await at.page.unroute('**/api/admin/**')
    await at.page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click()
    // The header of the former page shows the name, too.
    await at.page.waitForURL('**/oauth2/authorize**')
    await at.page.getByText('Ada').first().click()

    await at.page.getByRole('heading', { name: 'All Transfers' }).first().waitFor()
    expect(new URL(at.page.url()).pathname).toBe('/transfers/all')
  })

  test('an administrator with limited rights sees a message, and a member without rights has no access', async () => {
    const { idToken = '' } = await person(at.host.origin, 'ada@acme.example')
    const { sub = '' } = decodeJwt(idToken)
    await at.host.context.sessions.limitRights(sub, 'member')
    await at.page.goto(`${at.host.origin}/transfers/all`)
    await at.page.getByRole('heading', { name: 'Rights limited' }).waitFor()
    await shown(/^An operator limited your rights to those of a member\./).waitFor()

    await at.host.context.sessions.limitRights(sub, 'visitor')
    await at.page.goto(`${at.host.origin}/transfers`)
    await at.page.getByRole('heading', { name: 'No access' }).waitFor()
    await at.host.context.sessions.limitRights(sub, undefined)
  })
})
