import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { PolicyContent } from '../../shared/domain/policies/policy.ts'
import { type Person, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const people = [
  { email: 'ada@acme.example', name: 'Ada', groups: ['org', 'admin'] },
  { email: 'alice@acme.example', name: 'Alice', groups: ['org'] },
  { email: 'half@acme.example', name: 'Half', groups: ['admin'] },
  { email: 'yves@acme.example', name: 'Yves', groups: ['org', 'admin'] },
  { email: 'zoe@acme.example', name: 'Zoe', groups: ['org', 'admin'] },
] as const

describe('the administrator’s policies, in a real Chromium', () => {
  const organisation = { ...demoOrganisation, smsCountries: [] }
  const at = inChromium(() => liveHost({ people, organisation }), { start: { signedInAs: 'Ada' } })
  let zoe: Person
  let alice: Person

  beforeAll(async () => {
    zoe = await person(at.host.origin, 'zoe@acme.example')
    alice = await person(at.host.origin, 'alice@acme.example')
  })

  type Content = z.input<typeof PolicyContent>
  const content = (name: string, more: Partial<Content> = {}): Content => ({
    name,
    description: '',
    conditions: [{ attribute: 'recipient.domain', operator: 'in', values: [`${toWord(name)}.example`] }],
    statements: [{ feature: 'passwordProtection', effect: 'required' }],
    ...more,
  })
  const add = (name: string, more: Partial<Content> = {}) =>
    zoe.call(contracts.createPolicy, { body: content(name, more) })
  const change = (id: string, version: number, name: string, more: Partial<Content> = {}) =>
    zoe.call(contracts.updatePolicy, { body: { ...content(name, more), id, version } })
  const read = (id: string) => zoe.call(contracts.getPolicy, { params: { id } })

  async function send(recipient: string) {
    const { id } = await alice.send([{ name: 'notes.txt', content: Buffer.from('Nothing secret.') }], { recipient })
    await at.host.settled()
    return id
  }

  const sheet = () => at.page.getByRole('dialog', { name: 'Policy', exact: true })
  const button = (name: string | RegExp) => sheet().getByRole('button', { name, exact: typeof name === 'string' })
  const tab = (name: string) => sheet().getByRole('tab', { name })
  const row = (name: string) => at.page.getByRole('row').filter({ hasText: name })
  const condition = (number: number) => sheet().getByRole('group', { name: `Condition ${number}` })
  const demand = (number: number) => sheet().getByRole('group', { name: `Requirement ${number}` })
  const json = () => sheet().getByRole('textbox', { name: 'The policy as JSON' })
  const toast = (text: string) => at.page.getByText(text).first().waitFor()
  const isFocused = (found: Locator) => found.and(at.page.locator(':focus')).waitFor()
  /** Playwright refuses to press what looks disabled. */
  const press = (name: string) => button(name).click({ force: true })

  async function open(name?: string) {
    await at.page.goto(`${at.host.origin}/policy/list`)
    await at.page.getByRole('heading', { level: 1, name: 'Compliance' }).waitFor()
    if (name === undefined) return
    await at.page.getByRole('button', { name: `Edit: ${name}` }).click()
    await sheet().waitFor()
  }

  test('an administrator without policies reads what they are, and adds one by the form', async () => {
    await at.page.goto(at.host.origin)
    await at.page.getByRole('link', { name: 'Compliance' }).click()
    await at.page.getByRole('heading', { name: 'No policies yet' }).waitFor()
    await look(at.page, 'policies-empty')
    await at.page.setViewportSize({ width: 1280, height: 900 })

    await at.page.getByRole('button', { name: 'Add Policy' }).click()
    await expect.poll(() => button('Save').getAttribute('aria-disabled')).toBe('true')
    await press('Save')
    await isFocused(sheet().getByRole('textbox', { name: 'Name' }))
    await sheet().getByText('Required!').first().waitFor()
    await look(at.page, 'policies-faults')
    await at.page.setViewportSize({ width: 1280, height: 900 })

    await sheet().getByRole('textbox', { name: 'Name' }).fill('Cards leave sealed')
    await button('Add condition').click()
    await condition(1).getByLabel('About').selectOption('Sensitive data')
    await condition(1)
      .getByRole('button', { name: /^Values/ })
      .click()
    await condition(1).getByPlaceholder('Search').fill('card')
    await at.page.keyboard.press('ArrowDown')
    await at.page.keyboard.press('Enter')
    await at.page.keyboard.press('Escape')
    await condition(1).getByText('Credit card numbers').first().waitFor()
    await button('Add condition').click()
    await condition(2).getByLabel('About').selectOption('Recipient’s domain')
    await condition(2).getByLabel('Comparison').selectOption('is none of')
    await condition(2).getByRole('textbox', { name: 'Values' }).fill('acme.example')
    await at.page.keyboard.press('Enter')
    await button('Add requirement').click()
    await demand(1).getByLabel('Requirement on').selectOption('Password protection')
    await demand(1).getByLabel('Effect').selectOption('is required')

    const summary =
      'If the files contain credit card numbers and the recipient’s domain is not acme.example, the files must be password-protected.'
    await sheet().getByText(summary).waitFor()
    await expect.poll(() => button('Save').getAttribute('aria-disabled')).toBe(null)
    await look(at.page, 'policies-editor')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await press('Save')

    await toast('Policy has been created successfully')
    await sheet().waitFor({ state: 'detached' })
    await row('Cards leave sealed').getByText(summary).waitFor()
    const { policies } = await zoe.call(contracts.listPolicies)
    expect(policies).toMatchObject([
      {
        name: 'Cards leave sealed',
        mode: 'enforce',
        version: 1,
        conditions: [
          { attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] },
          { attribute: 'recipient.domain', operator: 'notIn', values: ['acme.example'] },
        ],
        statements: [{ feature: 'passwordProtection', effect: 'required' }],
      },
    ])
    await look(at.page, 'policies')
  })

  test('the form and the JSON are one policy, and the JSON names what it cannot have', async () => {
    const { id } = await add('Json policy')
    await open('Json policy')
    await sheet().getByRole('textbox', { name: 'Description' }).fill('Written in the form')

    await tab('JSON').click()
    const written = JSON.parse(await json().inputValue())
    expect(written).toMatchObject({ name: 'Json policy', description: 'Written in the form' })
    await json().fill('{')
    await sheet().getByText('Invalid JSON').waitFor()
    await tab('Form').click()
    await isFocused(json())
    await press('Save')
    await isFocused(json())
    await json().fill(JSON.stringify({ ...written, colour: 'red' }))
    await sheet()
      .getByRole('listitem')
      .filter({ hasText: 'colour' })
      .getByText('There is no such field here.')
      .waitFor()
    await look(at.page, 'policies-json')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    const changed = { ...written, conditions: [{ ...written.conditions[0], values: ['x.example', 'localhost'] }] }
    await json().fill(JSON.stringify(changed))
    await sheet().getByRole('listitem').getByText('conditions.0.values.1').waitFor()

    await tab('Form').click()
    await press('Save')
    await condition(1).getByText('“localhost”: Enter a domain such as partner.example.').waitFor()
    await condition(1).getByRole('button', { name: 'Remove localhost' }).click()
    await press('Save')

    await toast('Policy has been updated successfully')
    await expect
      .poll(async () => await read(id))
      .toMatchObject({ version: 2, description: 'Written in the form', conditions: [{ values: ['x.example'] }] })
  })

  test('a fault that only the server finds is shown at its field', async () => {
    await add('Server policy')
    await open('Server policy')
    await demand(1).getByRole('button', { name: 'Add a message to the sender' }).click()
    const link = demand(1).getByRole('textbox', { name: 'Link' })
    await link.fill('https://[')

    await press('Save')

    await demand(1).getByText('Enter an address that begins with https:.').waitFor()
    await isFocused(link)
    await link.fill('https://acme.example/seal')
    await expect.poll(() => demand(1).getByText('Enter an address').count()).toBe(0)
    await press('Save')
    await toast('Policy has been updated successfully')
  })

  test('an administrator whose version is stale loses nothing', async () => {
    const { id } = await add('Stale policy')
    await open('Stale policy')
    await sheet().getByRole('textbox', { name: 'Description' }).fill('My words')
    await change(id, 1, 'Stale policy', { mode: 'monitor' })

    await at.page.setViewportSize({ width: 360, height: 800 })
    await button('Add requirement').scrollIntoViewIfNeeded()
    let reads = 0
    await at.page.route(`**/api/admin/policy/${id}`, route => {
      reads += 1
      return route.continue()
    })
    await press('Save')
    const notice = sheet().getByRole('alert')
    await notice.getByText('zoe@acme.example saved version 2 while you were editing version 1').waitFor()
    await notice.getByText('Mode: “Enforce” is now “Monitor”').waitFor()
    await notice.getByText('Description: “My words”').waitFor()
    await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThan(0)
    expect(reads).toBe(0)
    await look(at.page, 'policies-stale')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await notice.getByRole('button', { name: 'Load version 2' }).click()
    await expect.poll(() => sheet().getByRole('textbox', { name: 'Description' }).inputValue()).toBe('')
    await expect.poll(() => sheet().getByRole('combobox', { name: 'Mode' }).inputValue()).toBe('monitor')
    await notice.getByText('Description: “My words”').waitFor()
    await notice.getByRole('button', { name: 'Apply your changes to version 2' }).click()
    await press('Save')

    await toast('Policy has been updated successfully')
    expect(await read(id)).toMatchObject({ version: 3, description: 'My words', mode: 'monitor' })
  })

  test('a policy that contradicts another one names it, and stays open', async () => {
    await add('Tracked for gamma', {
      conditions: [{ attribute: 'recipient', operator: 'in', values: ['a@gamma.example'] }],
      statements: [{ feature: 'trackingId', effect: 'required' }],
    })
    await add('Untracked for gamma', {
      mode: 'off',
      statements: [{ feature: 'trackingId', effect: 'prohibited' }],
      conditions: [{ attribute: 'recipient.domain', operator: 'in', values: ['gamma.example'] }],
    })
    await open('Untracked for gamma')

    await sheet().getByRole('combobox', { name: 'Mode' }).selectOption('Enforce')
    await at.page.setViewportSize({ width: 360, height: 800 })
    await button('Add requirement').scrollIntoViewIfNeeded()
    await press('Save')

    const notice = sheet().getByRole('alert')
    await notice.getByText('“Tracked for gamma”').waitFor()
    await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThan(0)
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await expect.poll(() => sheet().getByRole('combobox', { name: 'Mode' }).inputValue()).toBe('enforce')
  })

  test('the mode changes in the list after a confirmation', async () => {
    const { id } = await add('Mode policy')
    await open()

    await row('Mode policy').getByRole('combobox').selectOption('Monitor')
    const dialog = at.page.getByRole('dialog', { name: 'Change “Mode policy” to “Monitor”?' })
    await dialog.getByText('Only records what it would do.').waitFor()
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    expect((await read(id)).version).toBe(1)
    await row('Mode policy').getByRole('combobox').selectOption('Monitor')
    await dialog.getByRole('button', { name: 'Change' }).click()

    await toast('Policy has been updated successfully')
    await expect.poll(() => row('Mode policy').getByRole('combobox').inputValue()).toBe('monitor')
    expect(await read(id)).toMatchObject({ version: 2, mode: 'monitor' })
    // The last changed policy is the first.
    await expect.poll(() => at.page.getByRole('row').nth(1).textContent()).toContain('Mode policy')
  })

  test('the history shows who changed what, and restores a version', async () => {
    const { id } = await add('Old policy', { description: 'First' })
    await change(id, 1, 'Old policy', { description: 'Second', statements: [{ feature: 'transfer', effect: 'warn' }] })
    await open('Old policy')

    await tab('History').click()
    const newest = sheet().getByRole('listitem').filter({ hasText: 'Version 2' })
    await newest.getByText('zoe@acme.example').waitFor()
    await newest.getByText('Description: “First” is now “Second”').waitFor()
    await newest.getByText('Requirement: “the files must be password-protected”').waitFor()
    await newest.getByText('Requirement: “the sender sees a warning”').waitFor()
    await look(at.page, 'policies-history')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await button('Restore version 1').click()
    const dialog = at.page.getByRole('dialog', { name: 'Restore version 1?' })
    await dialog.getByText('It will be saved as version 3').waitFor()
    await dialog.getByRole('button', { name: 'Restore' }).click()

    await toast('Policy has been updated successfully')
    expect(await read(id)).toMatchObject({
      version: 3,
      description: 'First',
      statements: [{ feature: 'passwordProtection', effect: 'required' }],
      updatedBy: { email: 'ada@acme.example' },
    })
  })

  test('the keyboard alone opens, changes, and closes a policy, and closing asks for changes that are not saved', async () => {
    await add('Keyboard policy')
    await open()
    const edit = at.page.getByRole('button', { name: 'Edit: Keyboard policy' })
    await edit.focus()
    await at.page.keyboard.press('Enter')
    await sheet().waitFor()
    await isFocused(sheet().getByRole('heading', { name: 'Policy' }))

    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Tab')
    await isFocused(sheet().getByRole('textbox', { name: 'Name' }))
    await at.page.keyboard.type('X')
    await at.page.keyboard.press('Escape')
    const question = at.page.getByRole('dialog', { name: 'Close without saving?' })
    await question.waitFor()
    await at.page.keyboard.press('Enter')
    await question.waitFor({ state: 'hidden' })
    await button('Add condition').focus()
    await at.page.keyboard.press('Enter')
    await isFocused(condition(2).getByLabel('About'))
    await condition(2).getByRole('button', { name: 'Remove condition 2' }).focus()
    await at.page.keyboard.press('Enter')
    await isFocused(button('Add condition'))
    await at.page.keyboard.press('Escape')
    await question.waitFor()
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Enter')

    await sheet().waitFor({ state: 'detached' })
    await isFocused(edit)
  })

  test('the message to the sender takes the focus, and gives it back when it is removed', async () => {
    const { id } = await add('Explained policy', {
      statements: [
        { feature: 'passwordProtection', effect: 'required', message: 'Seal it.' },
        { feature: 'trackingId', effect: 'required' },
      ],
    })
    await open('Explained policy')
    const message = (number: number) => demand(number).getByRole('textbox', { name: 'Your own message' })
    const opener = demand(2).getByRole('button', { name: 'Add a message to the sender' })
    await opener.focus()
    await at.page.keyboard.press('Enter')
    await isFocused(message(2))
    await at.page.keyboard.type('Write our number.')
    await demand(2).getByRole('button', { name: 'Remove the message' }).focus()
    await at.page.keyboard.press('Enter')
    await isFocused(opener)

    await message(1).fill('')
    await isFocused(message(1))
    await at.page.keyboard.type('Protect it.')
    await look(at.page, 'policies-explained')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await press('Save')

    await toast('Policy has been updated successfully')
    const { statements } = await read(id)
    expect(statements).toEqual([
      { feature: 'passwordProtection', effect: 'required', message: 'Protect it.' },
      { feature: 'trackingId', effect: 'required' },
    ])
  })

  test.each([
    ['valid', 'typed.example'],
    ['faulty', 'localhost'],
  ])('a %s value that is typed but not added moves no button, and is kept', async (_, typed) => {
    await open()
    await at.page.getByRole('button', { name: 'Add Policy' }).click()
    await sheet().getByRole('textbox', { name: 'Name' }).fill('Typed policy')
    await button('Add condition').click()
    await condition(1).getByLabel('About').selectOption('Recipient’s domain')
    const values = condition(1).getByRole('textbox', { name: 'Values' })
    await values.pressSequentially(typed)

    const adding = button('Add requirement')
    await adding.hover()
    const before = await adding.boundingBox()
    await at.page.mouse.down()
    // What the press changes is rendered in the next frame.
    await at.page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
    expect(await adding.boundingBox()).toEqual(before)
    await at.page.mouse.up()
    await demand(1).waitFor()
    await demand(1).getByLabel('Requirement on').selectOption('Tracking ID')
    await demand(1).getByLabel('Effect').selectOption('is required')

    if (typed === 'localhost') {
      await condition(1).getByText('“localhost”: Enter a domain such as partner.example.').waitFor()
      await look(at.page, 'policies-typed')
      return
    }
    await values.press('End')
    await values.pressSequentially(',last.example')
    await button('Save').click()
    await toast('Policy has been created successfully')
    const { policies } = await zoe.call(contracts.listPolicies)
    const { conditions } = policies.find(({ name }) => name === 'Typed policy') ?? {}
    expect(conditions).toMatchObject([{ values: ['typed.example', 'last.example'] }])
  })

  test('the JSON view takes what the API returns, and its text has a fixed width', async () => {
    const { id } = await add('Pasted policy')
    await open('Pasted policy')
    await tab('JSON').click()
    const { versions, ...current } = await read(id)
    const font = await at.page.evaluate('getComputedStyle(document.querySelector("dialog[open] textarea")).fontFamily')
    expect(font).toContain('monospace')

    await json().fill(JSON.stringify({ ...current, id: 'another', version: 7, description: 'Pasted' }))

    await expect.poll(() => button('Save').getAttribute('aria-disabled')).toBe(null)
    await look(at.page, 'policies-pasted')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await press('Save')
    await toast('Policy has been updated successfully')
    expect(await read(id)).toMatchObject({ id, version: 2, description: 'Pasted' })
    expect(versions).toHaveLength(1)
  })

  test('a policy is tried on past transfers before it is saved, and its examples open', async () => {
    await send('rita@tried.example')
    await send('rolf@tried.example')
    await send('rita@other.example')
    await open()
    await at.page.getByRole('button', { name: 'Add Policy' }).click()
    const panel = sheet().getByRole('region', { name: 'On past transfers' })
    await press('Try it')
    await isFocused(sheet().getByRole('textbox', { name: 'Name' }))
    expect(await panel.count()).toBe(0)
    await tab('JSON').click()
    await json().fill(JSON.stringify(content('Tried')))
    await tab('Form').click()

    await button('Try it').click()

    const counts = 'It would have matched 2 of 3 transfers from the last 90 days. 0 blocked, 0 warned, 2 changed.'
    await panel.getByText(counts).waitFor()
    await panel.getByText('The check after the upload also uses the detected file types').waitFor()
    await panel.getByText('It was sent without password protection.').first().waitFor()
    await look(at.page, 'policies-tried')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    const opened = at.page.waitForEvent('popup')
    await panel.getByRole('link', { name: 'alice@acme.example to rolf@tried.example' }).click()
    const review = await opened
    await review.getByText('Files shared with the recipient').first().waitFor()
    await review.close()

    await demand(1).getByLabel('Effect').selectOption('is optional')
    await panel.getByText('The policy has changed since. Try again.').waitFor()
    await button('Try it').click()
    await panel.getByText('2 of 3 transfers from the last 90 days. 0 blocked, 0 warned, 0 changed.').waitFor()
    expect(await panel.getByText('The policy has changed since.').count()).toBe(0)

    const failed = { status: 503, json: { errorMessage: '', errorCode: 'unavailable', requestId: 'request' } }
    await at.page.route('**/api/admin/policy/simulate', route => route.fulfill(failed))
    await button('Try it').click()
    await panel.getByRole('alert').getByText('The policy could not be tried').first().waitFor()
    await at.page.unroute('**/api/admin/policy/simulate')
    await panel.getByRole('button', { name: 'Retry' }).click()
    await panel.getByText('It would have matched').waitFor()
  })

  test('a policy in monitor mode shows how many transfers it would have matched', async () => {
    await add('Counted policy', { mode: 'monitor' })
    await send('rita@counted-policy.example')
    await open()

    await row('Counted policy').getByText('Would have matched 1 transfer in 90 days: 1 changed').waitFor()
    expect(await row('Tracked for gamma').getByText('in 90 days').count()).toBe(0)
  })

  test('the details of a transfer name the policy that binds it, and open it for an administrator', async () => {
    await add('Binding policy', { statements: [{ feature: 'transfer', effect: 'warn' }] })
    const id = await send('rita@binding-policy.example')

    await at.page.goto(`${at.host.origin}/transfers/all/${id}/review`)
    await at.page.getByText('Policies', { exact: true }).waitFor()
    await look(at.page, 'review-bound')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await at.page.getByRole('link', { name: 'Binding policy' }).click()

    await expect.poll(() => sheet().getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Binding policy')
    expect(at.page.url()).toBe(`${at.host.origin}/policy/list`)
    await button('Close').click()
    await isFocused(at.page.locator('main'))
  })

  test('a pack is added in monitor mode, and adding it again skips what exists', async () => {
    await open()
    const opener = at.page.getByRole('button', { name: 'Add from a pack' })
    await opener.click()
    const dialog = at.page.getByRole('dialog', { name: 'Add from a pack' })
    const whole = dialog.getByRole('region', { name: 'Payment cards (PCI DSS 4.0)' })
    await whole.getByRole('button', { name: /^Add \d+ polic/ }).click()
    const added = whole.getByRole('button', { name: 'Added' })
    await isFocused(added)
    await expect.poll(() => added.getAttribute('aria-disabled')).toBe('true')
    const pack = dialog.getByRole('region', { name: 'Health data (HIPAA)' })
    const source = pack.getByRole('link', { name: '45 CFR 164.312' })
    expect(await source.getAttribute('href')).toBe('https://www.ecfr.gov/current/title-45/section-164.312')
    expect(await source.getAttribute('rel')).toContain('noopener')
    const addPack = pack.getByRole('button', { name: 'Add 3 policies in monitor mode' })

    await addPack.click()

    await toast('2 policies have been added')
    await pack.getByText('2 added, 1 not added.').waitFor()
    const refused = pack.getByRole('listitem').filter({ hasText: 'HIPAA: recipients prove who they are' })
    await refused.getByText('Your organization sends no codes by SMS').waitFor()
    expect(await at.page.getByText('Policy has been created successfully').count()).toBe(0)
    await look(at.page, 'policies-packs')
    await at.page.setViewportSize({ width: 1280, height: 900 })
    await addPack.click()
    await pack.getByText('2 skipped, 1 not added.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()

    await isFocused(opener)
    await expect
      .poll(() => row('HIPAA: identified persons are encrypted').getByRole('combobox').inputValue())
      .toBe('monitor')
    const { policies } = await zoe.call(contracts.listPolicies)
    expect(policies.filter(({ name }) => name.startsWith('HIPAA')).map(({ mode }) => mode)).toEqual([
      'monitor',
      'monitor',
    ])
  })

  test('the form warns of conditions that nothing or everything matches', async () => {
    await add('Warned policy', {
      conditions: [{ attribute: 'recipient', operator: 'matches', values: ['*'] }],
    })
    await open('Warned policy')
    await sheet()
      .getByText('“the recipient’s address is like *” is always true, so this condition changes nothing.')
      .waitFor()

    await button('Add condition').click()
    await condition(2).getByLabel('About').selectOption('Number of files')
    await condition(2).getByLabel('Comparison').selectOption('at most')
    await condition(2).getByRole('textbox', { name: 'Value' }).fill('0')
    await button('Add condition').click()
    await condition(3).getByLabel('About').selectOption('Requested files')
    await condition(3).getByLabel('Value').selectOption('No')

    await sheet().getByText('No transfer can match all conditions at once, so this policy never applies.').waitFor()
    await condition(2).getByRole('textbox', { name: 'Value' }).fill('50')
    await sheet()
      .getByText('“the transfer has at most 50 files” is always true, so this condition changes nothing.')
      .waitFor()
    await sheet().getByRole('textbox', { name: 'Name' }).fill('Json policy')
    await sheet().getByText('Another policy is called “Json policy”.').waitFor()
    await demand(1).getByLabel('Requirement on').selectOption('Sign-in of the recipient')
    await demand(1).getByLabel('Effect').selectOption('is required')
    await sheet().getByText('Recipients outside your organization’s domains need an account').waitFor()
    await look(at.page, 'policies-warned')
  })

  test('the definition of the form is kept for the hour, and forgotten at sign-out', async () => {
    await at.openBrowser({ signedInAs: 'Yves' })
    await add('Kept policy')
    let asked = 0
    await at.page.route('**/api/admin/policy/config', route => {
      asked += 1
      return route.continue()
    })
    for (const _ of [1, 2]) {
      await open('Kept policy')
      await button('Close').click()
    }
    expect(asked).toBe(1)

    await at.page.getByRole('link', { name: 'Logout' }).click()

    await at.page.getByRole('link', { name: 'Login' }).first().waitFor()
    expect(await at.page.evaluate('localStorage.getItem("policyForm")')).toBe(null)
  })

  test('a list, a policy and a form that cannot be loaded say so, and can be tried again', async () => {
    await add('Unreachable policy')
    const failed = { status: 503, json: { errorMessage: '', errorCode: 'unavailable', requestId: 'request' } }
    await at.page.route('**/api/admin/policy/**', route => route.fulfill(failed))
    await at.page.goto(`${at.host.origin}/policy/list`)
    await at.page.getByRole('alert').getByText('Failed to load policy list').first().waitFor()
    await at.page.unroute('**/api/admin/policy/**')
    await at.page.getByRole('button', { name: 'Retry' }).click()
    await row('Unreachable policy').waitFor()

    await at.page.route('**/api/admin/policy/*', route => route.fulfill(failed))
    await at.page.getByRole('button', { name: 'Edit: Unreachable policy' }).click()
    await toast('Failed to fetch policy')
    await toast('Failed to load policy form definition')
    await expect.poll(() => sheet().count()).toBe(0)
  })

  test.each(['Alice', 'Half'])('%s, who is no administrator of the organisation, gets no page', async name => {
    await at.openBrowser({ signedInAs: name })

    await at.page.goto(`${at.host.origin}/policy/list`)

    await at.page.getByText('You do not have access to this page.').waitFor()
    expect(await at.page.getByRole('link', { name: 'Compliance' }).count()).toBe(0)
  })
})

function toWord(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
