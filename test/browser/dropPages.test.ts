import { describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { pressAsPerson } from './pressAsPerson.ts'

const plans = { name: 'plans.txt', mimeType: 'text/plain', buffer: Buffer.from('where the wall goes') }

describe('a drop page, in a real Chromium', () => {
  const at = inChromium(liveHost)
  const button = (name: string) => at.page.getByRole('button', { name, exact: true })
  const field = (name: string) => at.page.getByLabel(name, { exact: true })

  test('is made by a member, and takes a visitor’s files on a narrow screen to the member', async () => {
    await at.openBrowser({ signedInAs: 'Alice' })
    await at.page.goto(`${at.host.origin}/transfer/request`)
    await at.page.getByText('Do people send you files again and again?').getByRole('link').click()
    await at.page.getByRole('heading', { name: 'Drop Page' }).waitFor()
    await look(at.page, 'drop-page-new')
    await field('Title').fill('Plans for Alice')
    await field('Message to visitors (optional)').fill('PDF or text, please.')
    await field('Allowed extensions (optional)').fill('PDF, .txt')
    await field('Password (optional)').fill('short')
    await button('Make the page').click()
    await at.page.getByText('Write at least 8 characters.').waitFor()
    await field('Password (optional)').fill('correct horse')
    await button('Make the page').click()
    await at.page.getByText(/^The page takes files until/).waitFor()
    const url = await at.page.getByRole('textbox', { name: 'Address', exact: true }).inputValue()
    await look(at.page, 'drop-page-made')

    await at.openBrowser({ viewport: { width: 360, height: 780 } })
    const answer = await at.page.goto(url)
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    await at.page.getByRole('heading', { name: 'Plans for Alice' }).waitFor()
    await at.page.getByText('alice@acme.example').waitFor()
    await look(at.page, 'drop-visitor')
    await field('Your name').fill('Vera Visitor')
    await field('Your e-mail address').fill('vera@visitor.example')
    await field('Password').fill('wrong horse')
    await button('Continue to the files').click()
    await at.page.getByText('This password is not right.').waitFor()
    await look(at.page, 'drop-wrong-password')
    await field('Password').fill('correct horse')
    await button('Continue to the files').click()

    await at.page.getByRole('heading', { name: 'Send files to alice@acme.example' }).waitFor()
    await at.page.locator('input[type=file]').first().setInputFiles(plans)
    await at.page.getByRole('checkbox', { name: /^I confirm that I may share these files/ }).check()
    await button('Upload').click()
    await at.page.getByRole('heading', { name: 'Your files have arrived' }).waitFor()
    await at.host.settled()

    await at.openBrowser({ signedInAs: 'Alice' })
    const alice = await person(at.host.origin, 'alice@acme.example')
    const [delivery] = (await alice.call(contracts.searchTransfers, { body: {} })).transfers
    await at.page.goto(`${at.host.origin}/transfers/${delivery?.id}/review`)
    await at.page.getByText('Your drop page. The sender stated this name and address; nothing proves them.').waitFor()
    await look(at.page, 'drop-review')
    const { transfer } = await alice.review(delivery?.id ?? '')
    expect(transfer).toMatchObject({ transferState: 'active', recipientName: 'Vera Visitor' })

    await at.page.goto(transfer.downloadUrl ?? '')
    await at.page.getByRole('checkbox').check()
    await pressAsPerson(button('Proceed'))
    await at.page.getByText('plans.txt').first().waitFor()
  })

  test('says the same of an address that is unknown and of a page that is off', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { page } = await alice.call(contracts.getOwnDropPage)
    const rules = page?.rules
    if (!rules) throw new Error('The page is missing.')
    await alice.call(contracts.saveDropPage, { body: { isOn: false, rules, days: 30 } })
    await at.openBrowser()

    const shown: (string | null)[] = []
    for (const address of [page.url, `${at.host.origin}/drop/${'U'.repeat(43)}`, `${at.host.origin}/drop/short`]) {
      await at.page.goto(address)
      await at.page.getByRole('heading', { name: 'This page takes no files' }).waitFor()
      shown.push(await at.page.getByRole('main').textContent())
    }

    expect(new Set(shown).size).toBe(1)
    await look(at.page, 'drop-unknown')
  })
})
