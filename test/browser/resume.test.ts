import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { download, getOutbox, person } from '../harness/person.ts'
import { hasInstalled } from './chromium.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { overLine, type UnreliableNetwork, unreliableNetwork } from './unreliableNetwork.ts'

const MIB = 1024 * 1024
const PART = 8 * MIB
const MAX_SENT_AGAIN = 4 * PART
/** More than the limit of repeated parts. */
const PARTS_THAT_ARRIVE = 5
const small = { 'note.txt': Buffer.from('Short.'), 'figures.csv': Buffer.from('name,amount\nRita,12\n') }
/** Above 64 MiB: sent in parts. */
const large = { ...small, 'second.bin': randomBytes(66 * MIB + 3) }
const whole = { ...small, 'third.bin': randomBytes(MIB) }
const contents = {
  'note.txt': small['note.txt'],
  'second.bin': large['second.bin'],
  'third.bin': whole['third.bin'],
}

describe('an upload after its tab closed, in a real Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-resume-'))
  const toPath = (name: string) => join(folder, name)
  const toPaths = (of: Record<string, Uint8Array>) => Object.keys(of).map(toPath)
  const at = inChromium(liveHost, {
    start: { signedInAs: 'Alice' },
    patienceMilliseconds: 30_000,
    switches: overLine,
    keepsHandles: true,
  })
  let line: UnreliableNetwork

  beforeAll(async () => {
    for (const [name, content] of Object.entries({ ...large, ...contents })) write(name, content)
    line = await unreliableNetwork(at.host.origin, () => undefined)
  })
  afterAll(async () => {
    await line?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => {
    line.fault = () => undefined
    line.putBytes = 0
    line.puts = 0
  })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name, exact: true })
  const heading = (name: string | RegExp) => at.page.getByRole('heading', { name })
  const offer = (recipient: string) => heading(`Unfinished transfer to ${recipient}`)
  const isPut = ({ method, url }: IncomingMessage) => method === 'PUT' && url?.startsWith('/blobs/') === true
  /** Uploads stay in progress during a test. */
  const stalled = (request: IncomingMessage) => (isPut(request) ? { delay: 60_000 } : undefined)
  const stalledAfter = (puts: number) => (request: IncomingMessage) =>
    line.puts >= puts ? stalled(request) : undefined
  const choose = (paths: string[]) => at.page.locator('input[type=file]').first().setInputFiles(paths)

  function write(name: string, content: Uint8Array) {
    mkdirSync(dirname(toPath(name)), { recursive: true })
    writeFileSync(toPath(name), content)
    return toPath(name)
  }

  async function signIn(email: string) {
    await at.page.goto(`${at.host.origin}/login`)
    await at.page.getByRole('link', { name: email }).click()
    await at.page.getByText('Select files to send').waitFor()
  }

  async function fillIn(recipient: string) {
    await at.page.getByLabel('Recipient e-mail').fill(recipient)
    await at.page.getByRole('textbox', { name: 'Message' }).fill('Here they are.')
    await confirm()
  }

  async function confirm() {
    await button('Next Step').click()
    await at.page.getByRole('checkbox', { name: fieldTexts.acknowledgement.slice(0, 40) }).check()
    await button('Send Now').click()
  }

  async function begin(recipient: string, chooseFiles = () => choose(toPaths(small))) {
    await at.page.goto(`${at.host.origin}/transfer`)
    await chooseFiles()
    await fillIn(recipient)
    await at.page.getByText(/If it closes, open this page again/).waitFor()
  }

  /** Closes the tab in the middle of parts, and opens the page in another tab. */
  async function closedAfter(bytes: number, recipient: string, chooseFiles: () => Promise<void>) {
    await begin(recipient, chooseFiles)
    await expect.poll(() => line.putBytes, { timeout: 60_000 }).toBeGreaterThanOrEqual(bytes)
    await at.page.close()
    line.fault = () => undefined
    await openAgain()
  }

  /** The same at the start, for tests that do not count bytes. */
  async function closedEarly(recipient: string, chooseFiles?: () => Promise<void>) {
    line.fault = stalled
    await begin(recipient, chooseFiles)
    await at.page.close()
    line.fault = () => undefined
    await openAgain()
  }

  async function openAgain() {
    await at.openTab()
    await at.page.goto(`${at.host.origin}/transfer`)
  }

  async function chooseAgain() {
    await button('Choose the files again').click()
    await heading(/Continue sending to/).waitFor()
  }

  async function drop(name: string) {
    const files = await at.page.evaluateHandle(
      `(() => { const transfer = new DataTransfer(); transfer.items.add(new File(['x'], '${name}')); return transfer })()`,
    )
    for (const type of ['dragover', 'drop']) {
      await at.page.getByRole('main').dispatchEvent(type, { dataTransfer: files })
    }
  }

  async function arrived(recipient: string) {
    await heading('Success!').waitFor({ timeout: 60_000 })
    await at.host.settled()
    const mail = (await getOutbox(at.host.origin)).find(({ to }) => to === recipient)
    const [, link = ''] = /(http\S+\/dl\/\S+)/.exec(mail?.text ?? '') ?? []
    const { payload, contents: bytes } = await download(at.host.origin, link)
    return Object.fromEntries(payload.files.map(({ name }, index) => [name, computeDigest(bytes[index])]))
  }

  const digests = (of: Record<string, Uint8Array>) =>
    Object.fromEntries(Object.entries(of).map(([name, content]) => [name, computeDigest(content)]))

  const keptRecords = () =>
    at.page.evaluate(`new Promise(async resolve => {
      // To open it would make it.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'waybill')) return resolve('[]')
      const opening = indexedDB.open('waybill')
      opening.onupgradeneeded = () => opening.transaction.abort()
      opening.onerror = () => resolve('[]')
      opening.onsuccess = () => {
        const reading = opening.result.transaction('sendings').objectStore('sendings').getAll()
        reading.onsuccess = () => { opening.result.close(); resolve(JSON.stringify(reading.result)) }
      }
    })`) as Promise<string>

  test('the page offers to continue, the sender chooses the same files, and received parts are not sent again', async () => {
    const isOfThird = ({ headers }: IncomingMessage) => headers['content-length'] === `${MIB}`
    line.fault = request => (isOfThird(request) || line.puts > PARTS_THAT_ARRIVE ? stalled(request) : undefined)
    await closedAfter(PARTS_THAT_ARRIVE * PART, 'rita@partner.example', () => choose(toPaths(contents)))

    await offer('rita@partner.example').waitFor()
    await at.page.getByText('2 of 3 files still to upload.').waitFor()
    await look(at.page, 'unfinished-sending')
    const kept = await keptRecords()
    for (const readable of ['rita', 'partner', 'second.bin', 'third', 'note', 'Here they are']) {
      expect(kept).not.toContain(readable)
    }

    await chooseAgain()
    await expect.poll(() => at.page.evaluate('document.activeElement?.tagName')).toBe('H1')
    await drop('other.txt')
    await at.page.getByText('Not part of this transfer, so left out: other.txt.').waitFor()
    await choose([toPath('second.bin')])
    await at.page.getByText('1 file still missing: third.bin.').waitFor()
    await look(at.page, 'choose-again')
    await choose([toPath('third.bin')])

    expect(await arrived('rita@partner.example')).toEqual(digests(contents))
    expect(line.putBytes - toBytes(contents)).toBeLessThanOrEqual(MAX_SENT_AGAIN)
    await expect.poll(keptRecords).toBe('[]')
    await openAgain()
    await heading('Send files').waitFor()
    await expect.poll(() => heading(/Unfinished transfer/).count()).toBe(0)
  })

  test.skipIf(!hasInstalled)('the sender only confirms where the browser finds the files automatically', async () => {
    await at.openBrowser({ signedInAs: 'Alice', isInstalled: true })
    const sizes = { 'first.bin': MIB, 'second.bin': 66 * MIB }
    const isOfFirst = ({ headers }: IncomingMessage) => headers['content-length'] === `${MIB}`
    const inBrowser = {} as Record<string, string>
    line.fault = request => (isOfFirst(request) || line.puts >= PARTS_THAT_ARRIVE ? stalled(request) : undefined)
    await closedAfter(PARTS_THAT_ARRIVE * PART, 'olga@partner.example', async () => {
      Object.assign(inBrowser, await chooseByHandles(at.page, sizes))
    })
    await at.page.getByText('2 of 2 files still to upload.').waitFor()

    await button('Resume').click()

    expect(await arrived('olga@partner.example')).toEqual(inBrowser)
    expect(line.putBytes - 67 * MIB).toBeLessThanOrEqual(MAX_SENT_AGAIN)
  })

  test.skipIf(!hasInstalled)('the sender chooses a file again that the browser no longer finds', async () => {
    await at.openBrowser({ signedInAs: 'Alice', isInstalled: true })
    await closedEarly('otto@partner.example', async () => {
      await chooseByHandles(at.page, { 'first.bin': MIB, 'second.bin': MIB })
    })
    await button('Resume').waitFor()
    await at.page.evaluate(`navigator.storage.getDirectory().then(folder => folder.removeEntry('second.bin'))`)

    await button('Resume').click()

    await at.page.getByText('1 file still missing: second.bin.').waitFor()
    await button('Go Back').click()
    await offer('otto@partner.example').waitFor()
  })

  test('the page reports a file that changed, and sends its new content', async () => {
    line.fault = stalledAfter(PARTS_THAT_ARRIVE)
    await closedAfter(2 * PART, 'petra@partner.example', () => choose(toPaths(large)))
    const changed = Buffer.concat([randomBytes(1000), large['second.bin'].subarray(1000)])
    const changedPath = write('changed/second.bin', changed)
    await chooseAgain()

    await choose([...toPaths(small), changedPath])

    await at.page.getByText('Changed since you started; the differences are sent again: second.bin.').waitFor()
    await look(at.page, 'choose-again-changed')
    await button('Resume').click()
    expect(await arrived('petra@partner.example')).toEqual(digests({ ...large, 'second.bin': changed }))
  })

  test('a file of another size cannot continue, and the sender can start a new transfer with all files', async () => {
    await closedEarly('paul@partner.example', () => choose(toPaths(whole)))
    const longer = Buffer.concat([whole['third.bin'], Buffer.from('more')])
    await chooseAgain()

    await choose([...toPaths(small), write('longer/third.bin', longer)])

    await at.page.getByText('Size changed since you started: third.bin.').waitFor()
    await expect.poll(() => button('Resume').getAttribute('aria-disabled')).toBe('true')
    await look(at.page, 'choose-again-resized')
    await button('Send it as a new transfer').click()
    await heading('Send files').waitFor()
    await expect.poll(() => at.page.getByLabel('Recipient e-mail').inputValue()).toBe('paul@partner.example')
    await expect.poll(() => at.page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Here they are.')
    await expect.poll(() => at.page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').count()).toBe(3)
    await offer('paul@partner.example').waitFor()
    await confirm()
    expect(await arrived('paul@partner.example')).toEqual(digests({ ...whole, 'third.bin': longer }))
    expect(JSON.parse(await keptRecords())).toHaveLength(1)
  })

  test('a second tab reports the upload of the first tab, and offers to continue after the first one closes', async () => {
    line.fault = stalled
    await begin('uwe@partner.example')
    const first = at.page
    await openAgain()

    await at.page.getByText('The upload is running in another tab of this browser.').waitFor()
    await expect.poll(() => button('Discard').count()).toBe(0)
    await expect.poll(() => button('Choose the files again').count()).toBe(0)
    await look(at.page, 'under-way-elsewhere')
    await first.close()

    await button('Choose the files again').waitFor()
    await button('Discard').click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await offer('uwe@partner.example').waitFor({ state: 'detached' })
    await expect.poll(() => at.page.evaluate('document.activeElement?.tagName')).toBe('H1')
    await expect.poll(keptRecords).toBe('[]')
    // Point 8: the server deletes received parts immediately.
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { transfers } = await alice.call(contracts.searchTransfers, { body: { from: 0, size: 10, filters: [] } })
    expect(transfers.find(({ recipient }) => recipient === 'uwe@partner.example')?.transferState).toBe('retracted')
  })

  test('point 8: the page of a stalled upload offers to continue here, or to abandon it', async () => {
    await closedEarly('gerd@partner.example')
    const [{ transferId }] = JSON.parse(await keptRecords())
    await at.page.goto(`${at.host.origin}/transfers/${transferId}/review`)

    await at.page.getByText('The upload is not finished. You can continue it in this browser.').waitFor()
    await expect.poll(() => at.page.getByText('This page updates').count()).toBe(0)
    expect(await at.page.getByText('Looking for sensitive data').count()).toBe(0)
    await look(at.page, 'review-open-upload')
    await at.page.getByRole('link', { name: 'Continue' }).click()
    await offer('gerd@partner.example').waitFor()

    await at.page.goBack()
    await button('Discard upload').click()
    await at.page.getByText('gerd@partner.example receives nothing and is not notified.').waitFor()
    await look(at.page, 'give-up')
    await at.page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await at.page.getByText('The upload was discarded. Nothing was shared.').first().waitFor()
    await expect.poll(() => at.page.evaluate('document.activeElement?.tagName')).toBe('H1')
    await expect.poll(keptRecords).toBe('[]')
    await look(at.page, 'review-given-up')
  })

  test('point 8: another browser shows where an upload continues, and abandons it from the list', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const recipient = 'hugo@partner.example'
    const { id } = await alice.create([{ name: 'note.txt', content: Buffer.from('Short.') }], { recipient })
    await at.openBrowser({ signedInAs: 'Alice' })
    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)
    await at.page.getByText('The upload continues in the browser where you started it.').waitFor()

    await at.page.goto(`${at.host.origin}/transfers`)
    await at.page.getByRole('button', { name: recipient }).first().click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Discard upload' }).click()
    await at.page.getByRole('dialog', { name: 'Discard this upload?' }).getByRole('button', { name: 'Discard' }).click()
    await at.page.getByText('The upload was discarded. Nothing was shared.').waitFor()
    expect((await alice.review(id)).transfer.transferState).toBe('retracted')
  })

  test('the page reports an upload that another tab finished, and forgets it', async () => {
    await closedEarly('ines@partner.example')
    const kept = JSON.parse(await keptRecords())
    await chooseAgain()
    await choose(toPaths(small))
    await heading('Success!').waitFor({ timeout: 60_000 })
    await at.host.settled()
    await restore(kept)

    await openAgain()

    await at.page
      .getByText('The upload was finished in the meantime. Your files are ready for ines@partner.example.')
      .waitFor()
    await look(at.page, 'finished-meanwhile')
    await expect.poll(keptRecords).toBe('[]')
    await button('Close').click()
    await offer('ines@partner.example').waitFor({ state: 'detached' })
  })

  /** As after a crash between the last call and the last write. */
  async function restore(records: unknown[]) {
    await at.page.evaluate(`new Promise(resolve => {
      const opening = indexedDB.open('waybill', 1)
      opening.onupgradeneeded = () => {
        const store = opening.result.createObjectStore('sendings', { keyPath: 'transferId' })
        for (const index of ['subject', 'keptAt']) store.createIndex(index, index)
      }
      opening.onsuccess = () => {
        const writing = opening.result.transaction('sendings', 'readwrite')
        for (const record of ${JSON.stringify(records)}) writing.objectStore('sendings').put(record)
        writing.oncomplete = () => { opening.result.close(); resolve() }
      }
    })`)
  }

  test('the page reports that the server is unreachable, and retries', async () => {
    await closedEarly('rosa@partner.example')
    await offer('rosa@partner.example').waitFor()
    await at.page.route('**/review', route => route.abort())
    await at.page.reload()

    await at.page.getByText('Its state is currently unknown.').waitFor()
    await at.page.unroute('**/review')
    await button('Retry').click()

    await offer('rosa@partner.example').waitFor()
  })

  test('an offer keeps its recipient while the network is down, and returns afterwards', async () => {
    await closedEarly('wanda@partner.example')
    await button('Choose the files again').waitFor()
    await at.context.setOffline(true)
    await button('Choose the files again').click()

    await at.page.getByText('Its state is currently unknown.').waitFor()
    await expect.poll(() => offer('wanda@partner.example').count()).toBe(1)
    await at.context.setOffline(false)

    await button('Choose the files again').waitFor()
  })

  test('files chosen on the first page during an upload wait for the next transfer', async () => {
    line.fault = stalled
    await begin('vera@partner.example')
    await toFirstPage()

    await choose([toPath('note.txt')])

    await at.page.getByText('The files that you just chose are kept for your next transfer.').waitFor()
    await heading(/Sending 2 file/).waitFor()
    await button('Cancel').click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Cancel sending' }).click()
    await at.page.getByText('Sending was cancelled').waitFor()
    await toFirstPage()
    await choose([toPath('third.bin')])
    const chosen = at.page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
    await chosen.getByText('note.txt').waitFor()
    await chosen.getByText('third.bin').waitFor()
    // The cancelled upload is a draft again.
    await chosen.getByText('figures.csv').waitFor()
    await expect.poll(() => chosen.count()).toBe(3)
  })

  /** Within the app: a reload would end the upload. */
  async function toFirstPage() {
    await at.page.getByRole('link', { name: /, home$/ }).click()
    await at.page.getByText('Select files to send').waitFor()
  }

  test('an upload makes no calls as another person who signs in during it', async () => {
    const held = Promise.withResolvers<void>()
    line.fault = request => (isPut(request) ? { until: held.promise } : undefined)
    await begin('xenia@partner.example')
    const sending = at.page
    const [{ transferId }] = JSON.parse(await keptRecords())
    await at.openTab()
    await at.page.goto(at.host.origin)

    await at.page.evaluate('localStorage.clear()')
    await signIn('bob@acme.example')
    const calls: string[] = []
    sending.on('request', request => calls.push(`${request.method()} ${request.url()}`))
    // The next call would complete the file.
    held.resolve()
    await at.page.waitForTimeout(1000)

    expect(calls.filter(call => call.includes(transferId))).toEqual([])
    await expect
      .poll(() => sending.getByText(/Your files are being processed|Open Send Files to continue/).count())
      .toBe(0)
  })

  test('the page asks before it discards the entries of another transfer', async () => {
    await closedEarly('hans@partner.example')
    await offer('hans@partner.example').waitFor()
    await at.page.getByLabel('Recipient e-mail').fill('somebody@partner.example')

    await button('Choose the files again').click()

    await at.page.getByRole('dialog').getByText('will be lost').waitFor()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
    await expect.poll(() => at.page.getByLabel('Recipient e-mail').inputValue()).toBe('somebody@partner.example')
    await at.page.goto(at.host.origin)
    await at.page.getByText('An upload is not finished.').waitFor()
    await look(at.page, 'landing-unfinished')
    await at.page.getByRole('link', { name: 'Continue the upload' }).click()
    await offer('hans@partner.example').waitFor()
  })

  test('another person on the same browser gets no offer, and the stored upload is deleted', async () => {
    await closedEarly('erna@partner.example')
    await offer('erna@partner.example').waitFor()

    await at.page.evaluate('localStorage.clear()')
    await signIn('bob@acme.example')
    await at.page.goto(`${at.host.origin}/transfer`)
    await heading('Send files').waitFor()
    await expect.poll(keptRecords).toBe('[]')
    await expect.poll(() => heading(/Unfinished transfer/).count()).toBe(0)
  })

  test('signing out deletes the stored upload', async () => {
    // Signing out ends all sessions of a person, and other tests use Alice.
    await at.openBrowser({ signedInAs: 'Bob' })
    await closedEarly('edda@partner.example')
    await offer('edda@partner.example').waitFor()
    expect(JSON.parse(await keptRecords())).toHaveLength(1)

    await at.page.goto(`${at.host.origin}/logout`)
    await at.page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()
    await expect.poll(keptRecords).toBe('[]')
  })

  test.skipIf(!hasInstalled)('the screen stays on only during an upload', async () => {
    await at.openBrowser({ signedInAs: 'Alice', isInstalled: true })
    await at.page.addInitScript(`
      window.locks = []
      const request = navigator.wakeLock.request.bind(navigator.wakeLock)
      navigator.wakeLock.request = async kind => { const lock = await request(kind); window.locks.push(lock); return lock }
    `)
    const locks = () => at.page.evaluate('window.locks.map(lock => lock.released)')
    line.fault = stalled
    await begin('nora@partner.example')
    await expect.poll(locks).toEqual([false])

    await button('Pause').click()
    await button('Resume').waitFor()
    await at.page.getByText('You may close this tab').waitFor()
    await expect.poll(locks).toEqual([true])
    await look(at.page, 'sending-paused')
    await button('Resume').click()

    await expect.poll(locks).toEqual([true, false])
    await look(at.page, 'sending-under-way')
  })

  test('an upload that was abandoned elsewhere offers a new transfer, and no retry', async () => {
    line.fault = stalled
    await begin('gina@partner.example')
    await button('Pause').click()
    const [{ transferId }] = JSON.parse(await keptRecords())
    await (await person(at.host.origin, 'alice@acme.example')).abandon(transferId)
    line.fault = () => undefined
    await button('Resume').click()

    await at.page.getByText('The upload was discarded. Nothing was shared.').first().waitFor()
    expect(await button('Try again').count()).toBe(0)
    await look(at.page, 'sending-over')
    await button('Start a new transfer').click()
    await button('Next Step').click()
    await button('Send Now').waitFor()
  })

  test('a cancelled upload is not offered again', async () => {
    line.fault = stalled
    await begin('kurt@partner.example')
    expect(JSON.parse(await keptRecords())).toHaveLength(1)

    await button('Cancel').click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Cancel sending' }).click()

    await at.page.getByText('Sending was cancelled').waitFor()
    await expect.poll(keptRecords).toBe('[]')
  })

  test('a browser without storage still sends, and asks the sender to keep the tab open', async () => {
    await at.page.addInitScript(`Object.defineProperty(window, 'indexedDB', {
      get() { throw new DOMException('Not here.', 'SecurityError') },
    })`)
    line.fault = request => (isPut(request) ? { delay: 2000 } : undefined)
    await at.page.goto(`${at.host.origin}/transfer`)
    await choose([toPath('note.txt')])
    await fillIn('udo@partner.example')

    await at.page.getByText('Please keep this tab open until everything is uploaded.').waitFor()

    expect(await arrived('udo@partner.example')).toEqual(digests({ 'note.txt': contents['note.txt'] }))
  })

  test('the page deletes records older than two days', async () => {
    await closedEarly('hugo@partner.example')
    await offer('hugo@partner.example').waitFor()
    const [kept] = JSON.parse(await keptRecords())
    const old = { ...kept, transferId: 'old', keptAt: Date.now() - 50 * 60 * 60_000 }
    const fresh = { ...kept, keptAt: Date.now() - 40 * 60 * 60_000 }
    await restore([old, fresh])

    await at.page.reload()

    await offer('hugo@partner.example').waitFor()
    await expect.poll(keptRecords).toBe(JSON.stringify([fresh]))
  })
})

/**
 * Uses handles, because tests cannot operate the picker.
 * @returns the digests of the files, by name
 */
async function chooseByHandles(page: Page, sizes: Record<string, number>): Promise<Record<string, string>> {
  const digests = await page.evaluate(`(async sizes => {
    const folder = await navigator.storage.getDirectory()
    const handles = []
    const digests = {}
    for (const [name, size] of Object.entries(sizes)) {
      const content = new Uint8Array(size)
      for (let at = 0; at < size; at += 65536) crypto.getRandomValues(content.subarray(at, Math.min(size, at + 65536)))
      const handle = await folder.getFileHandle(name, { create: true })
      const writable = await handle.createWritable()
      await writable.write(content)
      await writable.close()
      handles.push(handle)
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
      digests[name] = [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')
    }
    window.showOpenFilePicker = async () => handles
    return digests
  })(${JSON.stringify(sizes)})`)
  await page.getByRole('button', { name: 'Choose files' }).focus()
  await page.keyboard.press('Space')
  await page.getByText(basename(Object.keys(sizes)[0] ?? '')).waitFor()
  return digests as Record<string, string>
}

function toBytes(of: Record<string, Uint8Array>): number {
  return Object.values(of).reduce((sum, { length }) => sum + length, 0)
}

function computeDigest(bytes: Uint8Array | undefined): string {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
}
