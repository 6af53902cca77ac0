import { beforeEach, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const at = inChromium(liveHost, { start: { signedInAs: 'Alice' } })

const field = () => at.page.getByRole('combobox', { name: 'Recipient e-mail' })
const nameField = () => at.page.getByLabel('Recipient name - optional')
const list = () => at.page.getByRole('listbox', { name: 'Your recipients' })
const options = async () => (await list().getByRole('option').allInnerTexts()).map(text => text.replace(/\s+/g, ' '))
const dialog = () => at.page.getByRole('dialog', { name: 'Your recipients' })
const edit = 'Edit your recipients…'
const focusedName = () => at.page.evaluate<string>('document.activeElement.name')

const book = [
  { responder: 'rita@partner.example', recipientName: 'Rita Rossi' },
  { responder: 'soren@xn--mnchen-3ya.example', recipientName: 'Søren Müller' },
  { responder: 'office@partner.example' },
]

beforeEach(async () => {
  const alice = await person(at.host.origin, 'alice@acme.example')
  const { entries } = await alice.call(contracts.getAddressBook)
  const addresses = entries.map(({ address }) => address)
  if (addresses.length > 0) await alice.call(contracts.removeFromAddressBook, { body: { addresses } })
  for (const body of book) await alice.request({ ...body, sendEmailNotification: false })
})

async function openForm(path = '/transfer') {
  await at.page.goto(`${at.host.origin}${path}`)
  await at.page.locator('input[role=combobox]').waitFor()
}

describe('the address book, while a sender types', () => {
  test('offers matches by name and address, without accents, and fills in both fields', async () => {
    await openForm()

    await field().pressSequentially('mull')
    expect(await options()).toEqual(['Søren Müller soren@münchen.example', edit])
    await field().fill('PARTNER')
    expect(await options()).toEqual(['office@partner.example', 'Rita Rossi rita@partner.example', edit])
    await at.page.keyboard.press('ArrowDown')
    await look(at.page, 'addressBook')

    await list().getByText('Rita Rossi').click()
    expect(await field().inputValue()).toBe('rita@partner.example')
    expect(await nameField().inputValue()).toBe('Rita Rossi')
    expect(await list().count()).toBe(0)
    expect(await focusedName()).toBe('recipient')
  })

  test('removes the name of a chosen recipient with the next one, and keeps a typed name', async () => {
    await openForm()
    await field().fill('rita')
    await list().getByText('Rita Rossi').click()

    await field().fill('office')
    await list().getByText('office@partner.example').click()
    expect(await nameField().inputValue()).toBe('')

    await nameField().fill('The office')
    await field().fill('offic')
    await list().getByText('office@partner.example').click()
    expect(await nameField().inputValue()).toBe('The office')
  })

  test('sends to an international domain in its form for the server', async () => {
    await openForm()
    await field().fill('soren')
    await list().getByText('Søren Müller').click()

    expect(await field().inputValue()).toBe('soren@münchen.example')
    await at.page.getByText('Sent to soren@xn--mnchen-3ya.example').waitFor()
  })

  test('works by keyboard only, as a combobox', async () => {
    await openForm()
    await field().focus()
    expect(await field().getAttribute('aria-expanded')).toBe('false')

    // All, the last used first.
    await at.page.keyboard.press('ArrowDown')
    expect(await options()).toEqual([
      'office@partner.example',
      'Søren Müller soren@münchen.example',
      'Rita Rossi rita@partner.example',
      edit,
    ])
    expect(await field().getAttribute('aria-expanded')).toBe('true')
    const isActive = async (text: string) => {
      const active = await field().getAttribute('aria-activedescendant')
      expect(await list().locator(`[id="${active}"][aria-selected=true]`).innerText()).toContain(text)
    }
    await isActive('office')
    await at.page.keyboard.press('ArrowUp')
    await isActive(edit)
    await at.page.keyboard.press('ArrowDown')
    await at.page.keyboard.press('ArrowDown')
    await isActive('Søren')
    await at.page.getByText('3 recipients. Use the arrow keys to choose.').waitFor({ state: 'attached' })

    await at.page.keyboard.press('Escape')
    expect(await list().count()).toBe(0)
    expect(await field().inputValue()).toBe('')

    await at.page.keyboard.type('ri')
    await isNoneActive()
    await at.page.keyboard.press('ArrowDown')
    await at.page.keyboard.press('Enter')
    expect(await field().inputValue()).toBe('rita@partner.example')
    // Enter chose, and did not submit the form.
    expect(await at.page.getByText('Required!').count()).toBe(0)

    await field().fill('off')
    await at.page.keyboard.press('ArrowDown')
    await at.page.keyboard.press('Tab')
    expect(await field().inputValue()).toBe('office@partner.example')
    expect(await focusedName()).not.toBe('recipient')
  })

  async function isNoneActive() {
    expect(await field().getAttribute('aria-activedescendant')).toBeNull()
  }

  test('never changes what is typed, and closes when the field is left', async () => {
    await openForm()
    await field().pressSequentially('office@partner.examp')
    expect(await options()).toEqual(['office@partner.example', edit])

    await at.page.keyboard.press('Tab')

    expect(await field().inputValue()).toBe('office@partner.examp')
    expect(await list().count()).toBe(0)
    await field().fill('office@partner.example')
    expect(await list().count()).toBe(0)
    await field().fill('xyz')
    expect(await list().count()).toBe(0)
  })

  test('keeps the focus and the text when it loads while a person types', async () => {
    await at.page.goto(`${at.host.origin}/transfer`)
    const input = at.page.getByLabel('Recipient e-mail')
    await input.pressSequentially('ri')
    await at.page.evaluate('document.activeElement.dataset.same = "yes"')

    await field().waitFor()
    await at.page.keyboard.type('t')

    expect(await field().inputValue()).toBe('rit')
    expect(await field().getAttribute('data-same')).toBe('yes')
    expect(await options()).toEqual(['Rita Rossi rita@partner.example', edit])
    expect(await field().getAttribute('autocomplete')).toBe('off')
  })

  test('is offered to touch, and on the request page', async () => {
    await at.openBrowser({ signedInAs: 'Alice', hasTouch: true, viewport: { width: 360, height: 700 } })
    await openForm('/transfer/request')
    const responder = at.page.getByRole('combobox', { name: 'Responder e-mail' })

    await responder.tap()
    await list().getByText('Rita Rossi').tap()

    expect(await responder.inputValue()).toBe('rita@partner.example')
    expect(await at.page.getByLabel('Responder name - optional').inputValue()).toBe('Rita Rossi')
  })

  test('leaves the field as it is without recipients, and when they cannot be read', async () => {
    await at.page.route('**/api/address-book', route => route.fulfill({ status: 500, json: {} }))
    const answered = at.page.waitForResponse('**/api/address-book')
    await at.page.goto(`${at.host.origin}/transfer`)
    await answered

    await at.page.getByRole('textbox', { name: 'Recipient e-mail' }).pressSequentially('rita')

    expect(await list().count()).toBe(0)
  })
})

describe('the dialog of recipients', () => {
  const read = async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    return (await alice.call(contracts.getAddressBook)).entries.map(({ address }) => address)
  }
  async function openDialog() {
    await openForm()
    await field().focus()
    await at.page.keyboard.press('ArrowDown')
    await at.page.keyboard.press('ArrowUp')
    await at.page.keyboard.press('Enter')
    await dialog().waitFor()
  }
  const rows = () => dialog().getByRole('listitem')

  test('shows each recipient, deletes one by keyboard, and gives the focus back to the field', async () => {
    await openDialog()
    expect(await rows().count()).toBe(3)
    expect(await rows().last().innerText()).toMatch(
      /^Rita Rossi\s+rita@partner.example\s+Last used (now|\d+ seconds? ago)$/,
    )
    await look(at.page, 'recipientsDialog')

    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Enter')
    await at.page.getByText('soren@münchen.example was deleted from your recipients.').waitFor()

    expect(await rows().count()).toBe(2)
    expect(await at.page.evaluate('document.activeElement.ariaLabel')).toBe('Delete: rita@partner.example')
    expect(await read()).toEqual(['office@partner.example', 'rita@partner.example'])
    await at.page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    expect(await focusedName()).toBe('recipient')
    expect(await at.page.getByText('Required!').count()).toBe(0)
    await field().pressSequentially('soren')
    expect(await list().count()).toBe(0)
  })

  test('stays when a gesture closes the question above it, and any number of Escapes close one of them each', async () => {
    const question = at.page.getByRole('dialog', { name: 'Delete all your recipients?' })
    const ask = async () => {
      await dialog().getByRole('button', { name: 'Delete all' }).first().click()
      await question.waitFor()
    }
    await openDialog()

    await ask()
    // As the back gesture of a phone.
    await at.page.evaluate("[...document.querySelectorAll('dialog[open]')].at(-1).requestClose()")
    await question.waitFor({ state: 'hidden' })
    expect(await dialog().isVisible()).toBe(true)
    for (let times = 0; times < 4; times += 1) {
      await ask()
      await at.page.keyboard.press('Escape')
      await question.waitFor({ state: 'hidden' })
      expect(await dialog().isVisible()).toBe(true)
    }
    await at.page.keyboard.press('Escape')

    await dialog().waitFor({ state: 'detached' })
    expect(await focusedName()).toBe('recipient')
  })

  test('has room for many recipients with long names and addresses', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const longest = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`
    const many = Array.from({ length: 12 }, (_, index) => ({ responder: `r${index}@partner.example` }))
    const extremes = [
      { responder: longest, recipientName: 'W'.repeat(200) },
      { responder: 'r@x.example', recipientName: 'ريتا' },
    ]
    for (const body of [...many, ...extremes]) await alice.request({ ...body, sendEmailNotification: false })

    await openForm()
    await field().focus()
    await at.page.keyboard.press('ArrowDown')
    expect(await options()).toHaveLength(9)
    await look(at.page, 'addressBookLong')
    await at.page.keyboard.press('ArrowUp')
    await at.page.keyboard.press('Enter')
    await dialog().waitFor()
    expect(await rows().count()).toBe(17)
    await look(at.page, 'recipientsDialogLong')
  })

  test('deletes all after a question', async () => {
    await openDialog()
    await dialog().getByRole('button', { name: 'Delete all' }).click()
    const question = at.page.getByRole('dialog', { name: 'Delete all your recipients?' })
    await question.getByRole('button', { name: 'Keep them' }).click()
    expect(await rows().count()).toBe(3)

    await dialog().getByRole('button', { name: 'Delete all' }).click()
    await look(at.page, 'recipientsDeleteAll')
    await question.getByRole('button', { name: 'Delete all' }).click()

    await at.page.getByText('3 recipients deleted.').waitFor()
    await dialog().getByText('There are none.').waitFor()
    expect(await at.page.evaluate('document.activeElement.textContent')).toBe('Your recipients')
    expect(await read()).toEqual([])
    await dialog().getByRole('button', { name: 'Close' }).click()
    await at.page.getByRole('textbox', { name: 'Recipient e-mail' }).waitFor()
    expect(await focusedName()).toBe('recipient')
  })

  test('keeps what cannot be deleted, and says why', async () => {
    await openDialog()
    await at.page.route('**/api/address-book/remove', route => route.abort())

    await dialog().getByRole('button', { name: 'Delete: rita@partner.example' }).click()

    await at.page.getByText('The server cannot be reached.').waitFor()
    expect(await rows().count()).toBe(3)
    expect(await read()).toHaveLength(3)
  })
})
