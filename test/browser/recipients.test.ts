import { describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const organisation = { ...demoOrganisation, maxRecipients: 500 }
const at = inChromium(() => liveHost({ organisation }), { start: { signedInAs: 'Alice' } })
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }

const main = () => at.page.getByRole('main')
const button = (name: string | RegExp) => at.page.getByRole('button', { name, exact: true })
const heading = (name: string | RegExp) => at.page.getByRole('heading', { name })
const field = () => at.page.getByLabel('Recipient e-mail')
const nameField = () => at.page.getByLabel('Recipient name - optional')
const tokens = () => at.page.getByRole('list', { name: 'Added recipients' }).getByRole('listitem')
const tokenTexts = async () => (await tokens().allInnerTexts()).map(text => text.replace(/\s+/g, ' ').trim())
const focusedName = () => at.page.evaluate<string>('document.activeElement.name')
const panel = () => at.page.getByRole('region', { name: 'Recipients', exact: true })
const rows = () => panel().getByRole('row')

async function openForm() {
  await at.page.goto(`${at.host.origin}/transfer`)
  await at.page.locator('input[type=file][multiple]').first().setInputFiles([note])
  await at.page.getByRole('textbox', { name: 'Message' }).fill('Dear all.')
}

async function paste(text: string) {
  await field().focus()
  await at.page.evaluate(`(() => {
    const data = new DataTransfer()
    data.setData('text/plain', ${JSON.stringify(text)})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })()`)
}

async function sent(...recipients: string[]) {
  const alice = await person(at.host.origin, 'alice@acme.example')
  const { id } = await alice.send([{ name: 'plan.txt', content: Buffer.from('We meet.') }], { recipients })
  await at.host.settled()
  return { alice, id }
}

async function openReview(id: string) {
  await at.page.goto(`${at.host.origin}/transfers/${id}/review`)
  await heading('Transfer details').waitFor()
}

describe('files for several recipients', () => {
  test('go to a pasted list, and the review shows each', async () => {
    await openForm()
    await paste('Ana Alt <ana@one.example>, "Beck, Ben" <ben@two.example>; cleo@three.example')
    await expect
      .poll(tokenTexts)
      .toEqual(['ana@one.example Ana Alt', 'ben@two.example Beck, Ben', 'cleo@three.example'])
    expect(await field().inputValue()).toBe('')
    await main().getByText('3 recipients', { exact: true }).first().waitFor()
    await look(at.page, 'recipients-step1')

    await button('Next Step').click()

    await heading('You are sending 1 file(s) to ana@one.example and 2 more').waitFor()
    await main().getByText('Ana Alt <ana@one.example>').waitFor()
    expect(await main().getByText('SMS').count()).toBe(0)
    await look(at.page, 'recipients-step2')
    await at.page.getByRole('checkbox', { name: /I confirm/ }).check()
    await button(/^Send/).click()
    await heading('Success!').waitFor({ timeout: 30_000 })
    await at.host.settled()
    await at.page.getByText('The link is sent to ana@one.example and 2 more by e-mail.').waitFor({ timeout: 15_000 })
    await look(at.page, 'recipients-success')
    await button('Review Transfer').click()

    await expect.poll(() => rows().count()).toBe(4)
    for (const recipient of ['ana@one.example', 'ben@two.example', 'cleo@three.example']) {
      await rows().filter({ hasText: recipient }).getByText('Active').waitFor()
    }
    expect(await button('Wrong recipient?').count()).toBe(0)
    await look(at.page, 'recipients-review')
  })
  test('are typed one after the other, with a comma or by a button, and removed by keyboard', async () => {
    await openForm()
    expect(await tokens().count()).toBe(0)
    await field().pressSequentially('ana@one.example,')
    await expect.poll(tokenTexts).toEqual(['ana@one.example'])
    expect(await focusedName()).toBe('recipient')

    await nameField().fill('Ben Beck')
    await field().fill('ben@two')
    await button('Add another recipient').click()
    await main().getByText('Invalid Email').first().waitFor()
    await field().fill('ben@two.example')
    await button('Add another recipient').focus()
    await at.page.keyboard.press('Enter')
    await expect.poll(tokenTexts).toEqual(['ana@one.example', 'ben@two.example Ben Beck'])
    expect([await field().inputValue(), await nameField().inputValue()]).toEqual(['', ''])
    expect(await focusedName()).toBe('recipient')

    await button('Remove ana@one.example').focus()
    await at.page.keyboard.press('Enter')
    await expect.poll(tokenTexts).toEqual(['ben@two.example Ben Beck'])
    await button('Remove ben@two.example').focus()
    await at.page.keyboard.press('Enter')
    await expect.poll(() => tokens().count()).toBe(0)
    expect(await focusedName()).toBe('recipient')
  })

  test('that are typed in one line become a list when the field is left, and Enter goes on with them', async () => {
    await openForm()
    await field().fill('ana@one.example ben@two.example')
    await at.page.keyboard.press('Tab')
    await expect.poll(tokenTexts).toEqual(['ana@one.example', 'ben@two.example'])

    await field().fill('cleo@three.example; dan@four.example')
    await at.page.keyboard.press('Enter')

    await heading('You are sending 1 file(s) to ana@one.example and 3 more').waitFor()
    await button('Go Back').click()
    await expect.poll(() => tokens().count()).toBe(4)
    await at.page.reload()
    await expect.poll(() => tokens().count()).toBe(4)
  })

  test('come from a file, and parts that are no address stay until they are dismissed', async () => {
    await openForm()
    const list = 'Name;E-mail\r\nAna Alt;ana@one.example\r\nBen Beck;ben@two\r\nCleo;cleo@three.example\r\n'
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }

    await at.page.locator('input[type=file][accept*=csv]').setInputFiles([file])

    await expect.poll(tokenTexts).toEqual(['ana@one.example Ana Alt', 'cleo@three.example Cleo'])
    await main().getByText('These parts are no addresses, and were left out:').waitFor()
    await main().getByText('ben@two').first().waitFor()
    await look(at.page, 'recipients-unread')
    await button('Dismiss').click()
    expect(await main().getByText('These parts are no addresses').count()).toBe(0)

    const huge = { ...file, buffer: Buffer.alloc(1024 * 1024 + 1, 'a') }
    await at.page.locator('input[type=file][accept*=csv]').setInputFiles([huge])
    await at.page.getByText('A list may have at most 1 MB.').first().waitFor()
  })

  test('are too many by the form, before the server is asked', async () => {
    await openForm()
    const asked: string[] = []
    at.page.on('request', request => request.url().endsWith('/provisional_transfers') && asked.push(request.url()))
    const list = Array.from({ length: 501 }, (_, place) => `r${place}@one.example`).join('\n')
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
    await at.page.locator('input[type=file][accept*=csv]').setInputFiles([file])

    await main().getByText('Enter at most 500 recipients.').first().waitFor()
    expect(await button('Next Step').isDisabled()).toBe(true)
    expect(asked).toEqual([])
  })

  test('with a typing error are corrected one by one', async () => {
    await openForm()
    await paste('ana@one.example, rita@partner.exampel')
    await expect.poll(() => tokens().count()).toBe(2)
    await button('Next Step').click()

    await button('Use rita@partner.example').click()

    await heading('You are sending 1 file(s) to ana@one.example and 1 more').waitFor()
    await main().getByText('ana@one.example, rita@partner.example').waitFor()
  })

  test('are one row of the list, whose details name all of them', async () => {
    await sent('lea@list.example', 'leo@list.example', 'lia@list.example')
    await at.page.goto(`${at.host.origin}/transfers`)

    const row = at.page.getByRole('row').filter({ hasText: 'lea@list.example' })
    await row.getByText('3 recipients').waitFor({ state: 'attached' })
    await look(at.page, 'recipients-list')
    await at.page.getByRole('button', { name: 'lea@list.example' }).first().click()

    await at.page.getByRole('dialog').getByText('lea@list.example, leo@list.example, lia@list.example').waitFor()
    await look(at.page, 'recipients-details')
  })

  test('have no common count of downloads in the list', async () => {
    await sent('lou@list.example', 'luc@list.example')
    await at.page.goto(`${at.host.origin}/transfers`)
    await at.page.evaluate(() =>
      localStorage.setItem('columnVisibility', JSON.stringify({ transfers: ['recipient', 'downloads'] })),
    )
    await at.page.reload()

    await at.page.getByRole('row').filter({ hasText: 'lou@list.example' }).getByText('See each recipient').waitFor()
  })
})

describe('the recipients of a transfer that was sent', () => {
  test('lose the files one by one, and others get them without an upload', async () => {
    const { alice, id } = await sent('ana@one.example', 'ben@two.example')
    await openReview(id)

    await button('Remove ben@two.example').click()
    await at.page.getByText('The link of ben@two.example stops working at once.').waitFor()
    await look(at.page, 'recipients-remove')
    await at.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await at.page.getByText('ben@two.example can no longer download the files.').first().waitFor()
    await rows().filter({ hasText: 'ben@two.example' }).getByText('Revoked').waitFor()
    expect(await button('Remove ben@two.example').count()).toBe(0)

    await button('Add recipients').click()
    const dialog = at.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.getByText('Required!').waitFor()
    await paste('Cleo <cleo@orchard.example>, rita@partner.exampel, dan@harbour.example')
    await expect.poll(() => tokens().count()).toBe(3)
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()

    // Each pasted address, not only the last.
    await dialog.getByText('Please check the recipient').waitFor()
    for (const domain of ['orchard.example', 'partner.exampel', 'harbour.example']) {
      await dialog.getByText(`Nobody at Acme has sent files to ${domain} before.`).first().waitFor()
    }
    expect(await at.page.evaluate<boolean>("document.activeElement.closest('dialog') !== null")).toBe(true)
    await look(at.page, 'recipients-add')
    await dialog.getByRole('button', { name: 'Use rita@partner.example' }).click()
    await dialog.getByText('to partner.exampel before').waitFor({ state: 'detached' })
    await dialog.getByText('to harbour.example before').first().waitFor()
    await button('Remove rita@partner.example').click()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.getByRole('button', { name: 'Keep cleo@orchard.example and 1 more' }).click()
    await dialog.getByText('You keep cleo@orchard.example and 1 more.').waitFor()
    await dialog.getByRole('button', { name: 'Send to cleo@orchard.example and 1 more' }).click()

    await at.page.getByText('2 recipients added.').first().waitFor()
    await at.host.settled()
    await expect.poll(() => rows().count(), { timeout: 15_000 }).toBe(5)
    const { transfer } = await alice.review(id)
    expect(transfer.deliveries?.map(({ recipient, state }) => [recipient, state])).toEqual([
      ['ana@one.example', 'active'],
      ['ben@two.example', 'retracted'],
      ['cleo@orchard.example', 'active'],
      ['dan@harbour.example', 'active'],
    ])
  })

  test('may be one at first, and a banned one cannot be added', async () => {
    const { id } = await sent('ana@one.example')
    await openReview(id)
    expect(await panel().count()).toBe(0)
    await button('Add recipients').click()
    await at.page.getByRole('dialog').getByLabel('Recipient e-mail').fill('eve@banned.example')

    await at.page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()

    await at.page.getByRole('dialog').getByText('This transfer cannot be sent').waitFor()
    await button('Send to eve@banned.example').click()
    await expect.poll(() => at.page.evaluate<string>('document.activeElement.name')).toBe('recipient')
    await at.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await at.page.getByRole('dialog').count()).toBe(0)
  })

  test('are not added once the sender cancels, also while they are checked', async () => {
    const { alice, id } = await sent('ana@one.example')
    await openReview(id)
    let release = () => {}
    const isReleased = new Promise<void>(resolve => (release = resolve))
    await at.page.route('**/recipients/check', async route => {
      await isReleased
      await route.continue()
    })
    await button('Add recipients').click()
    const dialog = at.page.getByRole('dialog')
    await dialog.getByLabel('Recipient e-mail').fill('bob@acme.example')
    const asked = at.page.waitForRequest('**/recipients/check')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await asked

    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const answered = at.page.waitForResponse('**/recipients/check')
    release()
    await (await answered).finished()

    await at.page.reload()
    await heading('Transfer details').waitFor()
    expect((await alice.review(id)).transfer.deliveries ?? []).toHaveLength(0)
  })

  test('copy their own links, and all of them end with the transfer', async () => {
    const { alice, id } = await sent('ana@one.example', 'ben@two.example')
    const { transfer } = await alice.review(id)
    await at.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openReview(id)

    await button('Copy link: ben@two.example').click()
    await at.page.getByText('Copied: ben@two.example').first().waitFor()
    expect(await at.page.evaluate<string>('navigator.clipboard.readText()')).toBe(transfer.deliveries?.[1]?.downloadUrl)

    await button('Revoke Transfer').click()
    await at.page.getByText('none of the 2 recipients can download the files any more').waitFor()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    await expect.poll(() => rows().filter({ hasText: 'Revoked' }).count()).toBe(2)
  })
})

describe('many recipients', () => {
  const many = Array.from({ length: 500 }, (_, place) => `person${place}@many.example`)

  test('are pasted, shown and checked: five hundred', async () => {
    await openForm()
    await paste(many.slice(1).join(', '))
    await main().getByText('499 recipients', { exact: true }).first().waitFor()
    await expect.poll(() => tokens().count()).toBe(12)
    await button('Show all').click()
    await expect.poll(() => tokens().count()).toBe(499)
    await field().pressSequentially('person0@many.example', { timeout: 30_000 })
    await main().getByText('500 recipients', { exact: true }).first().waitFor()
    await look(at.page, 'recipients-500')

    await button('Next Step').click()

    await heading('You are sending 1 file(s) to person1@many.example and 499 more').waitFor({ timeout: 60_000 })
    await look(at.page, 'recipients-500-step2')
  })

  test('are reviewed in pages', async () => {
    const { id } = await sent(...many.slice(0, 60))

    await openReview(id)

    await expect.poll(() => rows().count()).toBe(51)
    await panel().getByText('1 to 50 of 60').waitFor()
    await panel().getByRole('button', { name: 'Next' }).click()
    await rows().filter({ hasText: 'person50@many.example' }).waitFor()
    await look(at.page, 'recipients-pages')
  })
})
