import type { Page } from 'playwright-core'
import type * as z from 'zod'
import { contracts } from '../../shared/contract/table.ts'
import type { pages } from '../../shared/domain/pages.ts'
import type { Condition, PolicyContent } from '../../shared/domain/policies/policy.ts'
import { sampleDropPage } from '../harness/calls.ts'
import type { TestHost } from '../harness/host.ts'
import { getOutbox, getSecret, person } from '../harness/person.ts'
import { addHealthyDay, broken } from './healthRuns.ts'
import { pressAsPerson } from './pressAsPerson.ts'

const people = `name,email,phone,card
Rita Meier,rita.meier@partner.example,+41 44 668 18 00,4111 1111 1111 1111
Zoë Rossi,zoe@partner.example,+41 31 322 21 11,5500 0000 0000 0004
`

const cards = { attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] } satisfies Condition
const outside = { attribute: 'recipient.domain', operator: 'notIn', values: ['acme.example'] } satisfies Condition
export const policy = {
  name: 'Card numbers leave sealed',
  description: 'PCI DSS 4.0, section 4.2',
  conditions: [cards],
  // The other views send card numbers.
  mode: 'monitor',
  statements: [{ feature: 'passwordProtection', effect: 'required', message: 'Card numbers travel sealed.' }],
} satisfies z.input<typeof PolicyContent>

/** Every page has at least one view. */
export type View = {
  page: keyof typeof pages | 'notFound' | 'local'
  signedInAs?: string
  reach: (page: Page) => Promise<void>
}

/** @param at the host, once it runs */
export function makeViews(at: { readonly host: TestHost }) {
  const links = {
    drop: '',
    blocked: '',
    bound: '',
    review: '',
    request: '',
    waiting: '',
    plain: '',
    sealed: '',
    coded: '',
  }

  /** Makes the transfers, policies and health runs that the views show. */
  async function prepare() {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const ada = await person(at.host.origin, 'ada@acme.example')
    const { id } = await ada.call(contracts.createPolicy, { body: { ...policy, mode: 'off' } })
    await ada.call(contracts.updatePolicy, {
      body: { ...policy, id, version: 1, conditions: [cards, outside], mode: 'monitor' },
    })
    const files = [
      { name: 'Staff list.csv', content: Buffer.from(people) },
      {
        name: 'Contract.txt',
        content: Buffer.from('Between Acme and Partner AG, 8001 Zürich. IBAN CH93 0076 2011 6238 5295 7.'),
      },
    ]
    const dropPage = await alice.call(contracts.saveDropPage, { body: sampleDropPage })
    links.drop = dropPage.page?.url ?? ''
    const more = { message: 'Dear Rita, here are the papers for Monday. Please look through them before we meet.' }
    const plain = await alice.send(files, more)
    await ada.call(contracts.createPolicy, {
      body: {
        name: 'Court cases stay sealed',
        description: '',
        conditions: [{ attribute: 'trackingId', operator: 'matches', values: ['case *'] }],
        statements: [{ feature: 'passwordProtection', effect: 'required' }],
      },
    })
    const sealed = await alice.send(files, {
      ...more,
      options: { isPasswordProtected: true, trackingId: 'Case 2026-17' },
    })
    const vault = { message: 'Card data leaves only in a sealed archive.', link: 'https://intranet.acme.example/cards' }
    await ada.call(contracts.createPolicy, {
      body: {
        name: 'Payment cards',
        description: '',
        conditions: [
          { attribute: 'recipient', operator: 'in', values: ['cards@partner.example'] },
          { attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] },
        ],
        statements: [{ feature: 'passwordProtection', effect: 'required', ...vault }],
      },
    })
    await ada.call(contracts.createPolicy, {
      body: {
        name: 'Partners outside the contract',
        description: '',
        conditions: [{ attribute: 'recipient.domain', operator: 'in', values: ['blocked.example'] }],
        statements: [
          { feature: 'transfer', effect: 'block', message: 'The contract with them has ended.', link: vault.link },
        ],
      },
    })
    await ada.call(contracts.createPolicy, {
      body: {
        name: 'Bank data',
        description: '',
        conditions: [{ attribute: 'recipient', operator: 'in', values: ['bank@partner.example'] }],
        statements: [
          { feature: 'passwordProtection', effect: 'required', ...vault },
          { feature: 'trackingId', effect: 'required' },
          { feature: 'anonymousTransfer', effect: 'prohibited' },
          { feature: 'maxExpiryDays', effect: 'set', value: 3 },
          { feature: 'templateSet', effect: 'set', value: 'Legal' },
        ],
      },
    })
    const blocked = await alice.send(files, { ...more, recipient: 'cards@partner.example' })
    const options = { isOTPEnabled: true, recipientPhoneNumber: '+41791234567' }
    const coded = await alice.send(files, { ...more, options })
    const asked = await alice.request({ recipientName: 'Rita', message: 'Please send the signed contract.' })
    await addHealthyDay(at.host, minutesAgo => ([190, 195].includes(minutesAgo) ? broken : {}))
    await at.host.settled()
    Object.assign(links, {
      blocked: blocked.id,
      bound: sealed.id,
      review: plain.id,
      waiting: asked.id,
      request: asked.requestUrl,
    })
    Object.assign(links, { plain: plain.downloadUrl, sealed: sealed.downloadUrl, coded: coded.downloadUrl })
  }

  const to = async (page: Page, path: string) => void (await page.goto(`${at.host.origin}${path}`))
  const opened = (link: () => string, heading: RegExp) => async (page: Page) => {
    await page.goto(link())
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
  const choose = (page: Page) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles([{ name: 'Staff list.csv', mimeType: 'text/csv', buffer: Buffer.from(people) }])
  async function sendDetails(page: Page, recipient = 'rita@partner.example') {
    await to(page, '/transfer')
    await page.getByLabel('Recipient e-mail').fill(recipient)
    await page.getByRole('textbox', { name: 'Message' }).fill('Dear Rita, here are the papers.')
    await choose(page)
  }

  async function editPolicy(page: Page) {
    await to(page, '/policy/list')
    await page.getByRole('button', { name: `Edit: ${policy.name}` }).click()
    await page.getByRole('dialog').waitFor()
  }

  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click({ force: true })

  /** Another administrator saves first. */
  async function saveStale(page: Page) {
    await page.route('**/api/admin/policy', route => {
      const current = {
        ...route.request().postDataJSON(),
        ...{ description: policy.description, mode: 'enforce', version: 3 },
        ...{ lastUpdated: new Date().toISOString(), updatedBy: { subject: 'zoe', email: 'zoe@acme.example' } },
      }
      const reply = {
        errorMessage: 'Stale',
        errorCode: 'conflict',
        requestId: 'request',
        errorReason: 'stale',
        current,
      }
      return route.fulfill({ status: 409, json: reply })
    })
    await editPolicy(page)
    await page.getByRole('textbox', { name: 'Description' }).fill('PCI DSS 4.0, section 4.2.1')
    await save(page)
    await page.getByText('zoe@acme.example saved version 3').waitFor()
  }

  const views: Record<string, View> = {
    landing: {
      page: 'landing',
      signedInAs: 'Alice',
      reach: async page => {
        await to(page, '/')
        await page.getByText('Select files to send').waitFor()
      },
    },
    'landing-visitor': {
      page: 'landing',
      reach: async page => {
        await to(page, '/')
        await page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()
      },
    },
    login: {
      page: 'login',
      reach: async page => {
        await to(page, '/login')
        await page.getByRole('link', { name: 'Alice' }).waitFor()
      },
    },
    logout: {
      page: 'logout',
      reach: async page => {
        await to(page, '/logout')
        await page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()
      },
    },
    token: {
      page: 'token',
      reach: async page => {
        await to(page, '/token?error=access_denied&state=x')
        await page.getByText('Error!').waitFor()
      },
    },
    send: { page: 'send', signedInAs: 'Alice', reach: page => sendDetails(page) },
    'send-blocked': {
      page: 'send',
      signedInAs: 'Alice',
      reach: async page => {
        await sendDetails(page, 'rolf@blocked.example')
        await page.getByText('This transfer cannot be sent').waitFor()
      },
    },
    'send-policies': {
      page: 'send',
      signedInAs: 'Alice',
      reach: async page => {
        await sendDetails(page, 'bank@partner.example')
        await page.getByRole('button', { name: 'Next Step' }).click()
        await page.getByText('You are sending').first().waitFor()
      },
    },
    'send-options': {
      page: 'send',
      signedInAs: 'Alice',
      reach: async page => {
        await sendDetails(page)
        await page.getByRole('button', { name: 'Next Step' }).click()
        await page.getByText('You are sending').first().waitFor()
        await page.getByRole('checkbox', { name: /Tracking ID/i }).check()
      },
    },
    request: {
      page: 'request',
      signedInAs: 'Alice',
      reach: async page => {
        await to(page, '/transfer/request')
        await page.getByLabel('Responder e-mail').waitFor()
      },
    },
    'request-policies': {
      page: 'request',
      signedInAs: 'Alice',
      reach: async page => {
        await to(page, '/transfer/request')
        await page.getByLabel('Responder e-mail').fill('bank@partner.example')
        await page.getByText('Not available: hiding').waitFor()
      },
    },
    upload: {
      page: 'upload',
      reach: async page => {
        await page.goto(links.request)
        await choose(page)
      },
    },
    'drop-page': {
      page: 'dropPage',
      signedInAs: 'Alice',
      reach: async page => {
        await to(page, '/drop-page')
        await page.getByRole('button', { name: 'Save' }).waitFor()
      },
    },
    drop: {
      page: 'drop',
      reach: async page => {
        await page.goto(links.drop)
        await page.getByRole('button', { name: 'Continue to the files' }).waitFor()
      },
    },
    success: {
      page: 'success',
      signedInAs: 'Alice',
      reach: async page => {
        await sendDetails(page)
        await page.getByRole('button', { name: 'Next Step' }).click()
        await page.getByRole('checkbox', { name: /I confirm/ }).check()
        await page.getByRole('button', { name: 'Send Now' }).click()
        await page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
      },
    },
    transfers: {
      page: 'transfers',
      signedInAs: 'Alice',
      reach: async page => {
        await to(page, '/transfers')
        await page.getByText(/\b1 to \d+ of \d+/).waitFor()
      },
    },
    'transfers-details': {
      page: 'transfers',
      signedInAs: 'Alice',
      reach: async page => {
        await to(page, '/transfers?keyword=2026-17')
        await page.getByRole('button', { name: /details$/ }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    'all-transfers': {
      page: 'allTransfers',
      signedInAs: 'Ada',
      reach: async page => {
        await to(page, '/transfers/all')
        await page.getByText(/\b1 to \d+ of \d+/).waitFor()
      },
    },
    insights: {
      page: 'insights',
      signedInAs: 'Ada',
      reach: async page => {
        await to(page, '/insights')
        await page.getByText('of the released transfers were never downloaded').waitFor()
        await page.getByRole('link', { name: /Total Transfers\s*:/ }).waitFor()
      },
    },
    unsubscribe: {
      page: 'unsubscribe',
      reach: async page => {
        await to(page, `/unsubscribe/${'U'.repeat(43)}`)
        await page.getByRole('button', { name: 'Stop e-mails' }).waitFor()
      },
    },
    policies: {
      page: 'policies',
      signedInAs: 'Ada',
      reach: async page => {
        await to(page, '/policy/list')
        await page.getByText(policy.name).waitFor()
      },
    },
    'policies-editor': { page: 'policies', signedInAs: 'Ada', reach: editPolicy },
    'policies-tried': {
      page: 'policies',
      signedInAs: 'Ada',
      reach: async page => {
        await editPolicy(page)
        await page.getByRole('button', { name: 'Try it' }).click()
        await page.getByText('It would have matched').waitFor()
      },
    },
    'policies-packs': {
      page: 'policies',
      signedInAs: 'Ada',
      reach: async page => {
        await to(page, '/policy/list')
        await page.getByRole('button', { name: 'Add from a pack' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    'policies-empty': {
      page: 'policies',
      signedInAs: 'Ada',
      reach: async page => {
        await page.route('**/api/admin/policy/list', route => route.fulfill({ json: { policies: [], matches: [] } }))
        await to(page, '/policy/list')
        await page.getByRole('heading', { name: 'No policies yet' }).waitFor()
      },
    },
    'policies-faults': {
      page: 'policies',
      signedInAs: 'Ada',
      reach: async page => {
        await to(page, '/policy/list')
        await page.getByRole('button', { name: 'Add Policy' }).click()
        await page.getByRole('button', { name: 'Add condition' }).click()
        await page.getByLabel('About').selectOption('Recipient’s domain')
        await page.getByRole('textbox', { name: 'Values' }).fill('partner.example, localhost,')
        await save(page)
        await page.getByText('Required!').first().waitFor()
      },
    },
    'policies-json': {
      page: 'policies',
      signedInAs: 'Ada',
      reach: async page => {
        await editPolicy(page)
        await page.getByRole('tab', { name: 'JSON' }).click()
        const conditions = [{ ...outside, values: ['localhost'] }]
        const written = JSON.stringify({ ...policy, colour: 'red', conditions, statements: [] }, null, 2)
        await page.getByRole('textbox', { name: 'The policy as JSON' }).fill(written)
        await page.getByText('There is no such field here.').waitFor()
        await page.getByText('There is no such field here.').scrollIntoViewIfNeeded()
      },
    },
    'policies-stale': { page: 'policies', signedInAs: 'Ada', reach: saveStale },
    'policies-conflict': {
      page: 'policies',
      signedInAs: 'Ada',
      reach: async page => {
        await editPolicy(page)
        await page.getByRole('combobox', { name: 'Mode', exact: true }).selectOption('Enforce')
        await page.getByLabel('Effect').selectOption('is prohibited')
        await save(page)
        await page.getByText('This policy contradicts another one').first().waitFor()
      },
    },
    'policies-warned': {
      page: 'policies',
      signedInAs: 'Ada',
      reach: async page => {
        await editPolicy(page)
        await page.getByRole('textbox', { name: 'Name' }).fill('Payment cards')
        await page.getByLabel('Requirement on').selectOption('Sign-in of the recipient')
        await page.getByLabel('Effect').selectOption('is required')
        await page.getByText('Another policy is called').waitFor()
        await page.getByText(/Recipients outside your organi[sz]ation’s domains/).scrollIntoViewIfNeeded()
      },
    },
    'policies-history': {
      page: 'policies',
      signedInAs: 'Ada',
      reach: async page => {
        await editPolicy(page)
        await page.getByRole('tab', { name: 'History' }).click()
        await page.getByRole('heading', { name: 'Version 1' }).waitFor()
      },
    },
    review: {
      page: 'review',
      signedInAs: 'Alice',
      reach: async page => {
        await to(page, `/transfers/${links.review}/review`)
        await page.getByText('Files shared with the recipient').first().waitFor()
      },
    },
    'review-blocked': {
      page: 'review',
      signedInAs: 'Alice',
      reach: async page => {
        await to(page, `/transfers/${links.blocked}/review`)
        await page.getByRole('button', { name: 'Send again' }).waitFor()
      },
    },
    'review-any': {
      page: 'reviewAny',
      signedInAs: 'Ada',
      reach: async page => {
        await to(page, `/transfers/all/${links.bound}/review`)
        await page.getByText('Files shared with the recipient').first().waitFor()
      },
    },
    'review-request': {
      page: 'review',
      signedInAs: 'Alice',
      reach: async page => {
        await to(page, `/transfers/${links.waiting}/review`)
        await page.getByText('Waiting for recipient to upload files').first().waitFor()
      },
    },
    health: {
      page: 'health',
      signedInAs: 'Alice',
      reach: async page => {
        await to(page, '/health')
        await page.getByText('otherwise healthy').waitFor()
      },
    },
    faq: {
      page: 'faq',
      reach: async page => {
        await to(page, '/faq')
        await page.locator('#faq-recipient-0').waitFor()
      },
    },
    help: {
      page: 'help',
      reach: async page => {
        await to(page, '/help')
        await page.getByRole('heading', { name: 'Transfer complete' }).waitFor()
        // Pictures load when they come into view.
        for (let top = 0; top < 4000; top += 800) {
          await page.evaluate(`scrollTo(0, ${top})`)
          await page.waitForTimeout(100)
        }
      },
    },
    docs: {
      page: 'docs',
      reach: async page => {
        await to(page, '/docs')
        await page.getByRole('link', { name: 'Guide for members' }).waitFor()
      },
    },
    document: {
      page: 'document',
      reach: async page => {
        await to(page, '/docs/members')
        await page.getByRole('heading', { name: 'After sending' }).waitFor()
      },
    },
    accessibility: {
      page: 'accessibility',
      reach: async page => {
        await to(page, '/accessibility')
        await page.getByRole('heading', { name: 'Conformance status' }).waitFor()
      },
    },
    receipt: {
      page: 'receipt',
      reach: async page => {
        await to(page, '/receipt')
        await page.getByRole('button', { name: 'Verify', exact: true }).waitFor()
      },
    },
    'receipt-verified': {
      page: 'receipt',
      reach: async page => {
        const alice = await person(at.host.origin, 'alice@acme.example')
        const params = { id: links.review, deliveryId: links.review }
        const { receipt } = await alice.call(contracts.getReceipt, { params })
        await to(page, '/receipt')
        await page.getByRole('textbox').fill(receipt)
        await page.getByRole('button', { name: 'Verify', exact: true }).click()
        await page.getByRole('heading', { name: 'This delivery receipt is genuine' }).waitFor()
      },
    },
    download: { page: 'download', reach: opened(() => links.plain, /shared/) },
    'download-files': {
      page: 'download',
      reach: async page => {
        await page.goto(links.sealed)
        await page.getByRole('checkbox').check()
        await pressAsPerson(page.getByRole('button', { name: 'Proceed' }))
        await page
          .getByRole('button', { name: /^Download/ })
          .first()
          .waitFor()
      },
    },
    'download-code': {
      page: 'download',
      reach: async page => {
        await page.goto(links.coded)
        await page.getByRole('button', { name: 'Send code' }).click()
        await page.getByRole('textbox').waitFor()
      },
    },
    'not-found': {
      page: 'notFound',
      reach: async page => {
        await to(page, '/nowhere')
        await page.getByText('Oops!').waitFor()
      },
    },
    mail: {
      page: 'local',
      reach: async page => {
        const mail = (await getOutbox(at.host.origin)).find(({ text }) => text.includes(getSecret(links.plain)))
        await page.setContent(mail?.html ?? '')
      },
    },
  }

  return { views, prepare }
}
