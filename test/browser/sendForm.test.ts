import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

// Takes about a minute.

const at = inChromium(liveHost, { start: { signedInAs: 'Alice' } })

const button = (name: string | RegExp) => at.page.getByRole('button', { name })
const main = () => at.page.getByRole('main')

const textFile = (name: string, content = 'Short.') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

async function openForm(...files: ReturnType<typeof textFile>[]) {
  await at.page.goto(`${at.host.origin}/transfer`)
  if (files.length > 0) await at.page.locator('input[type=file]').first().setInputFiles(files)
}

async function goToOptions(...files: ReturnType<typeof textFile>[]) {
  await openForm(...files)
  await at.page.getByLabel('Recipient e-mail').fill('rita@partner.example')
  await at.page.getByRole('textbox', { name: 'Message' }).fill('Hello')
  await button('Next Step').click()
  await at.page.getByText('You are sending').first().waitFor()
}

/**
 * The browser itself creates the drag events.
 * @param last where they are released, possibly over another element
 */
async function drop(files: Record<string, string>, folder?: string, last = { x: 300, y: 300 }) {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-drop-'))
  if (folder) mkdirSync(join(directory, folder))
  const paths = Object.entries(files).map(([name, content]) => {
    const path = join(directory, folder ?? '', name)
    writeFileSync(path, content)
    return path
  })
  const devtools = await at.context.newCDPSession(at.page)
  const data = { items: [], files: folder ? [join(directory, folder)] : paths, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const place = type === 'drop' ? last : { x: 300, y: 300 }
    await devtools.send('Input.dispatchDragEvent', { type, ...place, data })
  }
  await devtools.detach()
  return () => rmSync(directory, { recursive: true, force: true })
}

describe('point 9: names with bidi characters', () => {
  test('both steps list a name as the recipient sees it, with an explanation', async () => {
    await goToOptions(textFile('Invoice\u202efdp.exe'), textFile('plain.txt'))
    const row = main().getByRole('listitem').filter({ hasText: 'Invoicefdp.exe' })

    await row.getByText('The name contained invisible characters; the file is sent as Invoicefdp.exe.').waitFor()
    await expect.poll(() => main().textContent()).not.toContain('\u202e')
    await button('Go Back').click()
    await row.getByText('The name contained invisible characters; the file is sent as Invoicefdp.exe.').waitFor()
    await expect.poll(() => main().textContent()).not.toContain('\u202e')
    await expect.poll(() => main().getByText('it is sent as plain.txt').count()).toBe(0)
    await look(at.page, 'point9')
  })
})

describe('point 14: long lists and drops', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => textFile(`File ${index + 1}.txt`))
  const list = () => at.page.getByRole('list', { name: 'Chosen files' })
  /** The visible share of the row at the lower edge of the list; 1 between two rows. */
  const cutShare = () =>
    list().evaluate(element => {
      const { bottom } = element.getBoundingClientRect()
      const rows = [...element.children].map(row => row.getBoundingClientRect())
      const last = rows.findLast(row => row.top < bottom - 1)
      return last ? Math.min(1, (bottom - last.top) / last.height) : 1
    })

  test('a list that scrolls ends within a row, and shows how many rows it has and how many follow', async () => {
    await openForm(...many(8))

    for (const width of [360, 1280]) {
      await at.page.setViewportSize({ width, height: 900 })
      await expect.poll(cutShare, { message: `at ${width}` }).toBeGreaterThan(0.3)
      await expect.poll(cutShare, { message: `at ${width}` }).toBeLessThan(0.8)
    }
    await main()
      .getByText(/^8 files, 48 bytes in total · \d more below$/)
      .waitFor()
    await look(at.page, 'point14-list')
    await list().evaluate(element => element.scrollTo(0, element.scrollHeight))
    // The head of the panel has the same words.
    await expect.poll(() => main().getByText('8 files, 48 bytes in total', { exact: true }).count()).toBe(2)
    await look(at.page, 'point14-end')
  })

  test('a list with all rows in view shows no count', async () => {
    await openForm(...many(2))
    await list().waitFor()
    await expect.poll(() => main().getByText('more below').count()).toBe(0)
  })

  test.each(['/transfers', '/transfer/request', '/dl/0123456789012345678901234567890123456789012'])(
    'a file that is dropped on %s does not open in the tab',
    async path => {
      await at.page.goto(`${at.host.origin}${path}`)
      await at.page.getByRole('heading', { level: 1 }).waitFor()
      await at.page.evaluate(
        `addEventListener('dragover', event => { window.seen = [event.defaultPrevented, event.dataTransfer.dropEffect] })`,
      )
      const remove = await drop({ 'stray.html': '<h1>Stray</h1>' })

      await expect.poll(() => at.page.evaluate('window.seen')).toEqual([true, 'none'])
      // Chromium opens an unhandled drop in another tab, other browsers in this one.
      expect(at.context.pages().map(page => page.url())).toEqual([`${at.host.origin}${path}`])
      remove()
    },
  )

  describe('adding files in step 2', () => {
    const provisional = '**/api/provisional_transfers'
    const heading = (count: number) =>
      at.page.getByRole('heading', { name: `You are sending ${count} file(s) to rita@partner.example` })
    const consent = () => at.page.getByRole('checkbox', { name: /I confirm/ })
    const send = (name = 'Send Now') => main().getByRole('button', { name })
    async function hold(path: string) {
      const held = Promise.withResolvers<void>()
      await at.page.route(path, async route => {
        await held.promise
        await route.continue()
      })
      return held.resolve
    }

    test('step 2 adds and checks dropped files and folders before Send, and keeps the options', async () => {
      await goToOptions(textFile('a.txt'))
      await consent().check()
      const release = await hold(provisional)
      const removeFiles = await drop({ 'b.txt': 'Second.', 'c.txt': 'Third.' })
      await main().getByText('2 files added.').waitFor()
      await heading(3).waitFor()
      await expect.poll(() => send().getAttribute('aria-disabled')).toBe('true')
      // The header, where the drag has just entered.
      const removeFolder = await drop({ 'd.txt': 'Fourth.' }, 'Plans', { x: 20, y: 20 })
      await main().getByText('1 file added.').waitFor()
      release()

      await expect.poll(() => send().getAttribute('aria-disabled')).toBe(null)
      await heading(4).waitFor()
      await look(at.page, 'point14-step2-added')
      await expect.poll(() => consent().isChecked()).toBe(true)
      const created = at.page.waitForRequest(request => request.url().endsWith('/api/transfers'))
      await send().click()
      const { files } = (await created).postDataJSON()
      expect(files.map(({ name }: { name: string }) => name)).toEqual(['a.txt', 'b.txt', 'c.txt', 'Plans/d.txt'])
      await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
      removeFiles()
      removeFolder()
    })

    test('Add files does the same, and retries a failed check', async () => {
      await goToOptions(textFile('a.txt'))
      await at.page.route(provisional, route => route.fulfill({ status: 400, json: {} }))
      const input = main().getByLabel('Add files').and(at.page.locator('input'))
      await input.setInputFiles([textFile('b.txt')])
      await main().getByText('1 file added.').waitFor()
      await main().getByText('then press Check Again').waitFor()
      await look(at.page, 'point14-step2-failed')

      await at.page.unroute(provisional)
      await send('Check Again').click()
      await send().waitFor()
      await heading(2).waitFor()
    })

    test('step 2 returns to step 1 when files exceed a limit, so that the sender can remove them', async () => {
      await goToOptions(...many(49))
      await consent().check()
      const remove = await drop({ 'x.txt': 'x', 'y.txt': 'y' })
      await main().getByText('Number of files exceeds the allowed 50.').waitFor()
      await at.page.getByText('2 files added. Check the list of files, then press Next Step.').waitFor()
      await look(at.page, 'point14-step2-faulty')

      await button('Remove x.txt').click()
      await button('Next Step').click()
      await heading(50).waitFor()
      await expect.poll(() => consent().isChecked()).toBe(true)
      remove()
    })

    test('a transfer in progress refuses more files, and says so', async () => {
      await goToOptions(textFile('a.txt'))
      await consent().check()
      const release = await hold('**/api/transfers')
      await send().click()
      await at.page.getByRole('heading', { name: 'Sending 1 file(s)' }).waitFor()
      const remove = await drop({ 'late.txt': 'Late.' })
      await at.page.getByText('No files can be added while the transfer is being sent.').waitFor()
      await look(at.page, 'point14-step2-refused')
      release()
      await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
      remove()
    })
  })
})

describe('point 13: a server that fails', () => {
  const notice = () => main().getByText(/^The server has a problem\. Trying again (in \d+ s|now)$/)
  async function fail(path: string, answer: { status: number; headers?: Record<string, string> }) {
    await at.page.route(path, route => (route.request().method() === 'GET' ? route.fallback() : route.fulfill(answer)))
  }
  const cancel = () => button('Cancel').first().click()

  test('a sender sees within 5 seconds that creating fails, and cancels', async () => {
    await goToOptions(textFile('a.txt'))
    await fail('**/api/transfers', { status: 500 })
    await at.page.getByRole('checkbox', { name: /I confirm/ }).check()
    await button('Send Now').click()
    await notice().waitFor({ timeout: 5000 })
    await main().getByText('Sending continues automatically. No uploaded data is lost.', { exact: true }).waitFor()
    await look(at.page, 'point13-create')

    const abandons = at.page.waitForResponse(/\/abandon$/)
    await cancel()
    await at.page.getByText('so that you can still send them.').waitFor()
    await expect.poll(() => at.page.getByText('Uploaded data is deleted.').count()).toBe(0)
    await button('Cancel sending').click()
    await at.page.getByText('Sending was cancelled').waitFor()
    expect((await abandons).status()).toBe(200)
    await at.page.unroute('**/api/transfers')
    await button('Send Now').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
  })

  test('a sender sees how long a busy server asks to wait', async () => {
    await goToOptions(textFile('a.txt'))
    await fail('**/upload-complete', { status: 429, headers: { 'retry-after': '40' } })
    await at.page.getByRole('checkbox', { name: /I confirm/ }).check()
    await button('Send Now').click()

    await main()
      .getByText(/^The server has a problem\. Trying again in (4\d|50) s$/)
      .waitFor({ timeout: 5000 })
    const abandons = at.page.waitForResponse(/\/abandon$/)
    await cancel()
    await at.page.getByText('Uploaded data is deleted.').waitFor()
    await button('Cancel sending').click()
    await at.page.getByText('Sending was cancelled').waitFor()
    const { id } = (await (await abandons).json()) as { id: string }
    expect((await at.host.context.transfers.get(id))?.transferState).toBe('retracted')

    await at.page.unroute('**/upload-complete')
    await button('Send Now').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
  })

  test('a sender sees that a cancellation is unconfirmed, and retries', async () => {
    await goToOptions(textFile('a.txt'))
    await fail('**/finalize', { status: 503 })
    await at.page.getByRole('checkbox', { name: /I confirm/ }).check()
    await button('Send Now').click()
    await notice().waitFor({ timeout: 8000 })
    await main().getByRole('progressbar', { name: 'Waiting for the server' }).waitFor()

    await cancel()
    await main().getByText('The server did not confirm that everything was sent').first().waitFor()
    await expect.poll(() => main().getByText('Nothing was sent').count()).toBe(0)
    await look(at.page, 'point13-unconfirmed')
    await at.page.unroute('**/finalize')
    await button('Try again').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
  })

  test('a responder sees that completing fails, stops, and continues', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { requestUrl } = await alice.request()
    await at.openBrowser({ locale: 'de-CH' })
    await at.page.goto(requestUrl)
    await at.page
      .locator('input[type=file]')
      .first()
      .setInputFiles([textFile('a.txt')])
    await at.page.getByRole('checkbox').check()
    await fail('**/upload-complete', { status: 503 })
    await button('Hochladen').click()
    await main()
      .getByText(/^Der Server hat eine Störung\. Neuer Versuch (in \d+ s|läuft)$/)
      .waitFor({ timeout: 5000 })
    await look(at.page, 'point13-responder')

    await button('Abbrechen').click()
    await main().getByText('Sie dürfen diesen Tab schließen').waitFor()
    await at.page.unroute('**/upload-complete')
    await button('Fortsetzen').click()
    await button('Bestätigung speichern').waitFor({ timeout: 30_000 })
  })
})

describe('point 11: the address field accepts common pasted forms', () => {
  const address = () => at.page.getByLabel(/(Recipient|Responder) e-mail/)
  const name = () => at.page.getByLabel(/(Recipient|Responder) name/)
  /** The browser inserts text that no listener handles. */
  const paste = async (text: string) => {
    await address().focus()
    await address().selectText()
    await at.page.evaluate(`{
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', ${JSON.stringify(text)})
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      if (document.activeElement.dispatchEvent(event)) document.execCommand('insertText', false, ${JSON.stringify(text)})
    }`)
  }

  test.each(['/transfer', '/transfer/request'])('%s splits names from addresses', async path => {
    await at.page.goto(`${at.host.origin}${path}`)
    await address().waitFor()
    await paste('Carol Jones <carol@partner.example>;')
    await expect.poll(() => address().inputValue()).toBe('carol@partner.example')
    await expect.poll(() => name().inputValue()).toBe('Carol Jones')

    await paste('"Zoe Rossi" <zoe@partner.example>')
    await expect.poll(() => name().inputValue()).toBe('Zoe Rossi')

    await paste('mailto:dora@partner.example?subject=x')
    await expect.poll(() => address().inputValue()).toBe('dora@partner.example')
    await expect.poll(() => name().inputValue()).toBe('')
    await name().fill('Dora')
    await paste('dora@other.example')
    await expect.poll(() => address().inputValue()).toBe('dora@other.example')
    await expect.poll(() => name().inputValue()).toBe('Dora')

    await address().fill(' <Erna@MÜLLER.example>.')
    await address().blur()
    await expect.poll(() => address().inputValue()).toBe('Erna@müller.example')
    await main().getByText('Sent to Erna@xn--mller-kva.example').waitFor()
    await look(at.page, `point11-written${path.replaceAll('/', '-')}`)
    await address().fill('Erna')
    await address().blur()
    await main().getByText('Invalid Email').first().waitFor()
    await address().fill('rita@pаrtner.example')
    await main()
      .getByText('The letter "а" in "pаrtner" (letter 2) is Cyrillic. Type the address again.')
      .first()
      .waitFor()
    await look(at.page, `point11-other-alphabet${path.replaceAll('/', '-')}`)
  })
})
