import { beforeAll, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { getOutbox, type Person, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }
const RITA = 'rita@partner.example'

describe('Send Now', () => {
  const organisation = { ...demoOrganisation, undoSeconds: 60 }
  const at = inChromium(() => liveHost({ organisation }), { start: { signedInAs: 'Alice' } })
  let alice: Person
  beforeAll(async () => {
    alice = await person(at.host.origin, 'alice@acme.example')
  })
  const text = (value: string | RegExp) => at.page.getByText(value).first()
  const button = (name: string) => at.page.getByRole('button', { name, exact: true })

  test('is undone by keyboard while a timer runs, and goes again corrected without an upload', async () => {
    const { id } = await alice.send([plan], { recipient: RITA })
    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)
    await text('Not sent yet: you can still undo this').waitFor()
    const left = async () => Number(/\d+/.exec((await at.page.getByRole('timer').textContent()) ?? '')?.[0])
    const first = await left()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(60)
    await expect.poll(left, { timeout: 10_000 }).toBeLessThan(first)
    // A region that announces would read every second.
    expect(await at.page.getByRole('timer').locator('xpath=ancestor::*[@aria-live]').count()).toBe(0)
    expect(await at.page.getByRole('button', { name: 'Wrong recipient?' }).count()).toBe(0)
    await look(at.page, 'undo-offer')

    await button('Undo').focus()
    await at.page.keyboard.press('Enter')

    await text('No one got an e-mail, and the link opens no files.').waitFor()
    await expect.poll(() => at.page.evaluate<string>('document.activeElement.textContent')).toMatch(/^Undone before/)
    const address = at.page.getByLabel('E-mail of the right recipient')
    expect(await address.inputValue()).toBe(RITA)
    await look(at.page, 'undo-done')

    await at.page.getByLabel('Message', { exact: true }).fill('Corrected.')
    await address.fill('nina@partner.example')
    await address.press('Enter')
    await at.page.waitForURL(url => url.pathname.endsWith('/review') && !url.pathname.includes(id))
    await text('Corrected.').waitFor()
    await text('Not sent yet: you can still undo this').waitFor()

    expect((await getOutbox(at.host.origin)).filter(({ to }) => to === RITA)).toEqual([])
  })
})
