import { describe, expect, test } from 'vitest'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const text = (name: string, content: string) => ({ name, content: Buffer.from(content) })
const clean = text('clean.txt', 'The weather is fine today.')
const cards = text('cards.csv', 'customer,card\n1,4111111111111111\n2,5500005555555559\n3,4111111111111111\n')
/** In no known format. */
const unreadable = { name: 'data.bin', content: Buffer.from([0, 1, 2, 3, 255, 254, 7, 8, 0, 0, 9, 200, 201]) }

describe('findings of a transfer, in a real Chromium', () => {
  const at = inChromium(liveHost, { start: { signedInAs: 'Alice' } })

  async function sent(...files: (typeof clean)[]) {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { id } = await alice.send(files)
    const state = async () => (await alice.review(id)).transfer.transferState
    await expect.poll(state, { timeout: 60_000 }).toBe('active')
    return id
  }

  async function review(id: string) {
    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)
    await at.page.getByRole('heading', { name: 'Sensitive data' }).waitFor()
  }

  const helpOfFiles = () =>
    at.page
      .getByRole('table')
      .getByRole('link', { name: 'What can I do?' })
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
  const told = (words: string | RegExp) => at.page.getByRole('main').getByText(words).first().waitFor()

  test('the page lists findings by kind, count, likelihood and place', async () => {
    await review(await sent(cards, clean))

    await told('Sensitive data found: 3 credit card numbers')
    await told('Credit card number · 3 · very likely')
    await at.page.getByText('Details', { exact: true }).last().click()
    await told('3 credit card numbers, 2 different')
    await told(/^(card|Column 2)$/)
    await told('Nothing found')
    await look(at.page, 'found')
  })

  test('the page says that nothing was found only when every file was inspected', async () => {
    await review(await sent(clean))
    await told('No sensitive data found')
  })

  test('the page does not say that nothing was found when a file is unreadable', async () => {
    await review(await sent(clean, unreadable))

    await told('Nothing was found in what could be inspected')
    await told('Info')
    await told('The file could not be inspected')
    await told('No action required - transfer is proceeding.')
    expect(await helpOfFiles()).toEqual(['/faq#faq-org-notInspectable'])
    await expect.poll(() => at.page.getByText('No sensitive data found').count()).toBe(0)
    await look(at.page, 'found-unreadable')
  })

  test('the page follows the progress of each file, and shows an error that stops the transfer', async () => {
    const id = await sent(clean, cards, unreadable)
    // Replays the answer from during the inspection, then one with a policy decision.
    await at.page.route('**/api/transfers/*/review', async route => {
      const response = await route.fetch()
      const json = await response.json()
      const [anonymising, inspecting, stopped] = json.files
      delete json.transfer.downloadUrl
      json.transfer.transferState = 'processing'
      for (const file of json.files) delete file.findings
      Object.assign(anonymising, { fileState: 'anonymizing', anonymizationProgress: 42 })
      Object.assign(inspecting, { fileState: 'inspecting', inspectionProgress: 7 })
      const blocking = {
        inspectionType: 'BLOCKING',
        errorReason: 'Card numbers may not leave.',
        userAction: 'Remove them.',
      }
      Object.assign(stopped, { fileState: 'error', ...blocking })
      await route.fulfill({ response, json })
    })
    await review(id)

    await told('Looking for sensitive data, 0 of 3 files done')
    await told('Anonymizing 42%')
    await told('Inspecting 7%')
    await told('Not inspected yet')
    await told('Error')
    await told('Card numbers may not leave.')
    await told('Remove them.')
    await look(at.page, 'found-processing')
  })

  test('the page leads from a failed anonymisation to its answer', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const ragged = text('people.csv', 'name,city\nAda,London\nBob\n')
    const anonymizationRules = [{ columnNameOrIndex: '0', anonymizationMethod: 'sha256' as const, parameters: [] }]
    const { id } = await alice.send([{ ...ragged, anonymizationPolicy: { headerRow: true, anonymizationRules } }])
    await at.host.settled()

    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)

    await told('Correct the file or its rules, then send it again.')
    expect(await helpOfFiles()).toEqual(['/faq#faq-org-anonymizeFails'])
  })

  test('a failed transfer shows no findings and no progress', async () => {
    const id = await sent(clean)
    await at.page.route('**/api/transfers/*/review', async route => {
      const response = await route.fetch()
      const json = await response.json()
      delete json.transfer.downloadUrl
      Object.assign(json.transfer, { transferState: 'failed', failureReason: 'The workflow was stopped.' })
      delete json.files[0].findings
      Object.assign(json.files[0], { fileState: 'inspecting', inspectionProgress: 0, anonymize: true })
      await route.fulfill({ response, json })
    })
    await review(id)

    await told('The files were not inspected')
    await at.page.getByRole('cell', { name: 'Not inspected', exact: true }).first().waitFor()
    await at.page.getByText('Nothing was shared', { exact: true }).waitFor()
    await expect.poll(() => at.page.getByText('in 7 days').count()).toBe(0)
    await expect.poll(() => at.page.getByText('were inspected as the recipient gets them').count()).toBe(0)
    await look(at.page, 'found-failed')
  })
})
