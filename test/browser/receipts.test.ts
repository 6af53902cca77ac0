import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Download } from 'playwright-core'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { findReceipt } from '../../shared/domain/findReceipt.ts'
import type { TestHost } from '../harness/host.ts'
import { answerRequest, download, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const plan = { name: 'Umowa – plan łąki.txt', content: Buffer.from('We meet in the morning.') }
const notes = { name: '契約書（最終版）.txt', content: Buffer.from('Nothing of note.') }
const getDigest = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const toFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
const read = async (file: Download) => readFileSync(await file.path())

describe('receipts of deliveries, in a real Chromium', () => {
  const at = inChromium(liveHost)
  let other: TestHost
  beforeAll(async () => {
    other = await liveHost()
  })
  afterAll(() => other.stop())

  const button = (name: string | RegExp) => at.page.getByRole('button', { name, exact: true })
  const shown = (text: string | RegExp) => at.page.getByRole('main').getByText(text).first()
  const heading = (name: string) => at.page.getByRole('heading', { name, exact: true })
  const field = () => at.page.getByLabel('Or paste the text of the receipt')

  async function sent(host = at.host, recipients = ['ana@one.example', 'ben@two.example']) {
    const alice = await person(host.origin, 'alice@acme.example')
    const { id } = await alice.send([plan, notes], { recipients })
    await host.settled()
    const { deliveries = [] } = (await alice.review(id)).transfer
    return { id, deliveries }
  }
  async function issue(host = at.host) {
    const alice = await person(host.origin, 'alice@acme.example')
    const { id } = await sent(host)
    return (await alice.call(contracts.getReceipt, { params: { id, deliveryId: id } })).receipt
  }
  async function saved(name: string) {
    const arriving = at.page.waitForEvent('download')
    await button(name).click()
    return arriving
  }
  async function openPage() {
    await at.openBrowser()
    await at.page.goto(`${at.host.origin}/receipt`)
    await button('Verify').waitFor()
  }
  async function paste(receipt: string) {
    await field().fill(receipt)
    await button('Verify').click()
  }
  const choose = (file: ReturnType<typeof toFile>) => at.page.locator('input[type=file]').setInputFiles(file)

  test('the sender saves one as a PDF, which the page verifies without an account, with a file at hand', async () => {
    const { id, deliveries } = await sent()
    await download(at.host.origin, deliveries[1]?.downloadUrl ?? '')
    await at.openBrowser({ signedInAs: 'Alice' })
    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)
    await button('Receipt of the delivery to ben@two.example').click()
    const pdf = await saved('Save as PDF')
    const text = await saved('Save as .jws')
    await look(at.page, 'receipt-dialog')
    const content = await read(pdf)
    expect(pdf.suggestedFilename()).toMatch(/^delivery-receipt-\d{4}-\d\d-\d\d-.+\.pdf$/)
    expect(findReceipt(content)).toBe((await read(text)).toString())

    await openPage()
    await look(at.page, 'receipt-form')
    await choose(toFile('receipt.pdf', content))
    await heading('This delivery receipt is genuine').waitFor()
    await expect.poll(() => at.page.evaluate('document.activeElement.textContent')).toMatch(/is genuine$/)
    await shown('Acme issued this receipt, and nothing in it was changed.').waitFor()
    for (const found of ['ben@two.example', plan.name, notes.name, getDigest(plan.content)])
      await shown(found).waitFor()
    expect(await at.page.getByText('ana@one.example').count()).toBe(0)
    await look(at.page, 'receipt-verified')

    await choose(toFile('copy.txt', notes.content))
    await shown('copy.txt is a file of this receipt').waitFor()
    await shown(`Its content is that of: ${notes.name}`).waitFor()
    await look(at.page, 'receipt-file')
    await choose(toFile('changed.txt', Buffer.from('Nothing of note!')))
    await shown('changed.txt is no file of this receipt').waitFor()

    await button('Verify another receipt').click()
    await heading('Verify a delivery receipt').waitFor()
  })

  test('its PDF shows what the page shows, in every script', async () => {
    const receipt = await issue()
    await openPage()
    await paste(receipt)
    const content = await read(await saved('Save as PDF'))

    const document = await getDocumentProxy(new Uint8Array(content))
    const { items } = await (await document.getPage(1)).getTextContent()
    const text = items.map(item => ('str' in item ? item.str : '')).join('')
    for (const part of ['Delivery receipt', 'alice@acme.example', 'ana@one.example', plan.name, notes.name])
      expect(text).toContain(part)
    expect(text).toContain(getDigest(notes.content))
    expect(text).toContain(`${at.host.origin}/receipt`)
  })

  test('a forged byte, half a receipt and another file prove nothing', async () => {
    const receipt = await issue()
    const [head = '', claims = '', signature = ''] = receipt.split('.')
    const forged = Buffer.from(claims, 'base64url').toString().replace('ana@one', 'eva@one')
    await openPage()

    await paste([head, Buffer.from(forged).toString('base64url'), signature].join('.'))
    await shown('This receipt was changed').waitFor()
    await look(at.page, 'receipt-forged')
    await paste(receipt.slice(0, -1))
    await shown('This is no delivery receipt').waitFor()
    await choose(toFile('other.pdf', Buffer.from('%PDF-1.7\nNothing here.')))
    await shown('This is no delivery receipt').waitFor()
    expect(await heading('This delivery receipt is genuine').count()).toBe(0)
  })

  test('one of another installation is refused, with the address that it names', async () => {
    await issue()
    const foreign = await issue(other)
    await openPage()

    await paste(foreign)

    await shown('This receipt names another installation').waitFor()
    await shown(`It says that ${other.origin} issued it.`).waitFor()
  })

  test('it is verified once the keys are reachable again', async () => {
    const receipt = await issue()
    await openPage()
    await at.page.route('**/api/receipts/keys', route => route.abort())
    await paste(receipt)
    await shown('The keys were not loaded').waitFor()

    await at.page.unroute('**/api/receipts/keys')
    await button('Retry').click()

    await heading('This delivery receipt is genuine').waitFor()
  })

  test('a dropped receipt is verified, and a file that is dropped afterwards is compared with it', async () => {
    const receipt = await issue()
    await openPage()

    await drop('receipt.jws', receipt)
    await heading('This delivery receipt is genuine').waitFor()
    await drop('plan.txt', plan.content.toString())

    await shown('plan.txt is a file of this receipt').waitFor()
  })

  test('an administrator issues one for another member’s delivery', async () => {
    const { id } = await sent(at.host, ['rita@partner.example'])
    await at.openBrowser({ signedInAs: 'Ada' })
    await at.page.goto(`${at.host.origin}/transfers/all/${id}/review`)

    await button('Receipt of the delivery to rita@partner.example').click()

    expect(findReceipt(await read(await saved('Save as .jws')))).toBeDefined()
  })

  test('the requester saves one for the answer to a request', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { id, requestUrl } = await alice.request()
    await answerRequest(at.host.origin, requestUrl, [plan])
    await at.host.settled()
    await at.openBrowser({ signedInAs: 'Alice' })
    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)

    await button('Receipt of the delivery to alice@acme.example').click()

    expect(findReceipt(await read(await saved('Save as .jws')))).toBeDefined()
  })

  test('a browser that hides what pages draw saves no PDF, and says so', async () => {
    const receipt = await issue()
    await openPage()
    await paste(receipt)
    await heading('This delivery receipt is genuine').waitFor()
    await at.page.evaluate(
      'CanvasRenderingContext2D.prototype.getImageData = (x, y, width, height) => new ImageData(width, height)',
    )

    await button('Save as PDF').click()

    await at.page.getByText('The PDF was not made').waitFor()
    await look(at.page, 'receipt-pdf-failed')
  })

  test('the dialog says why none was issued, and tries again', async () => {
    const { id } = await sent()
    await at.openBrowser({ signedInAs: 'Alice' })
    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)
    await at.page.route('**/receipt', route => route.abort())
    await button('Receipt of the delivery to ana@one.example').click()
    await at.page.getByText('The receipt was not issued').waitFor()
    await look(at.page, 'receipt-dialog-failed')

    await at.page.unroute('**/receipt')
    await button('Retry').click()

    await button('Save as PDF').waitFor()
  })

  async function drop(name: string, content: string) {
    const data = await at.page.evaluateHandle(
      `(() => { const data = new DataTransfer(); data.items.add(new File([${JSON.stringify(content)}], ${JSON.stringify(name)})); return data })()`,
    )
    await at.page.dispatchEvent('main', 'drop', { dataTransfer: data })
  }
})
