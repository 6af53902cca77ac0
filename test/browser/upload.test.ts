import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { testHost } from '../harness/host.ts'
import { answerRequest, beginAnswer, getSecret, type Person, person } from '../harness/person.ts'
import { hasInstalled } from './chromium.ts'
import { inChromium } from './inChromium.ts'
import { liveHost, websiteDirectory } from './liveHost.ts'
import { look } from './look.ts'
import { overLine, type UnreliableNetwork, unreliableNetwork } from './unreliableNetwork.ts'

const MIB = 1024 * 1024
const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MAX_SENT_AGAIN = 4 * 8 * MIB
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }
const contents = {
  'note.txt': Buffer.from('Short.'),
  'figures.csv': Buffer.from('name,amount\nRita,12\n'),
}
/** Above 64 MiB: sent in parts. */
const LARGE_BYTES = 65 * MIB
const large = { 'large.bin': randomBytes(LARGE_BYTES) }

describe('a responder, in a real Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-upload-'))
  const toPath = (name: string) => join(folder, name)
  const small = Object.keys(contents).map(toPath)
  const at = inChromium(liveHost, { patienceMilliseconds: 30_000, switches: overLine, keepsHandles: true })
  let line: UnreliableNetwork
  let alice: Person

  beforeAll(async () => {
    for (const [name, content] of Object.entries({ ...contents, ...large })) writeFileSync(toPath(name), content)
    line = await unreliableNetwork(at.host.origin, () => undefined)
    alice = await person(at.host.origin, 'alice@acme.example')
  })
  afterAll(async () => {
    await line?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => {
    Object.assign(line, { fault: () => undefined, putBytes: 0, puts: 0, refusals: 0, cuts: 0, lostAnswers: 0 })
  })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name, exact: true })
  const heading = (name: string | RegExp) => at.page.getByRole('heading', { name })
  const consent = () => at.page.getByRole('checkbox', { name: /^I confirm that I may share these files, and I agree/ })
  const choose = (paths: string[]) => at.page.locator('input[type=file]').first().setInputFiles(paths)
  const isPut = ({ method, url }: IncomingMessage) => method === 'PUT' && url?.startsWith('/blobs/') === true
  const isClaim = ({ method, url }: IncomingMessage) =>
    method === 'POST' && /\/transfers\/[^/]+\/files$/.test(url ?? '')
  const isFinalize = ({ url }: IncomingMessage) => url?.endsWith('/finalize') === true
  const findStored = () =>
    at.page.evaluate<string[]>(`Object.keys(localStorage).filter(key => key.startsWith('upload:'))`)

  async function fillIn(requestUrl: string, paths: string[]) {
    await at.page.goto(requestUrl)
    await heading(/^Send files to/).waitFor()
    await choose(paths)
    await consent().check()
  }

  async function uploadAll(requestUrl: string, paths: string[]) {
    await fillIn(requestUrl, paths)
    await button('Upload').click()
  }

  const handedIn = () => heading('Your files have arrived').waitFor({ timeout: 90_000 })

  async function arrived(id: string) {
    await at.host.settled()
    const { transfer } = await alice.review(id)
    const link = transfer.downloadUrl ?? ''
    const { files } = await alice.call(contracts.getDownload, { params: { secret: getSecret(link) } })
    const headers = { authorization: `Bearer ${alice.idToken}` }
    const digests = files.map(async ({ name, url }) => {
      const { url: signed } = (await (await fetch(`${url}?acknowledgement=true`, { headers })).json()) as {
        url: string
      }
      return [name, computeDigest(new Uint8Array(await (await fetch(signed)).arrayBuffer()))]
    })
    return Object.fromEntries(await Promise.all(digests))
  }

  test('a responder uploads the requested files, and gets a receipt', async () => {
    const { id, requestUrl } = await alice.request({
      recipientName: 'Rita',
      message: 'The papers, please. '.repeat(12),
    })
    await at.page.goto(requestUrl)
    await heading('Send files to alice@acme.example').waitFor()
    await button('Read More: message').click()
    await at.page.getByText('The papers, please. '.repeat(12).trim()).waitFor()
    await expect.poll(() => at.page.getByText('Please select file(s)').count()).toBe(0)
    await look(at.page, 'upload')

    await button('Upload').click()
    await at.page.getByText('Please select file(s)').first().waitFor()
    await at.page.getByText('Please read the above terms and confirm before sending.').first().waitFor()
    await look(at.page, 'upload-faults')
    await choose(small)
    await consent().check()
    await look(at.page, 'upload-filled-in')
    await button('Upload').click()
    await handedIn()
    await expect.poll(() => at.page.evaluate('document.activeElement?.tagName')).toBe('H1')
    await look(at.page, 'upload-receipt')

    const [saved] = await Promise.all([at.page.waitForEvent('download'), button('Save receipt').click()])
    const receipt = readFileSync(await saved.path(), 'utf8')
    for (const [name, content] of Object.entries(contents)) {
      expect(receipt).toContain(name)
      expect(receipt).toContain(computeDigest(content))
    }
    expect(receipt).toContain('alice@acme.example')
    expect(receipt).not.toContain(getSecret(requestUrl))
    await expect.poll(findStored).toEqual([])
    expect(await arrived(id)).toEqual(digests(contents))
    await at.page.reload()
    await heading('Already Uploaded!').waitFor()
    await at.page.getByText('(This link can be used only once.)').waitFor()
    await look(at.page, 'upload-used')
  })

  test('a responder uploads with the keyboard only', async () => {
    const { requestUrl } = await alice.request()
    await at.page.goto(requestUrl)
    await heading(/^Send files to/).waitFor()
    await choose(small)
    const focused = () =>
      at.page.evaluate<string>('document.activeElement.textContent + document.activeElement.ariaLabel')

    await press('Tab', async () => (await at.page.evaluate('document.activeElement.type')) === 'checkbox')
    await at.page.keyboard.press('Space')
    await press('Tab', async () => (await focused()).startsWith('Upload'))
    await at.page.keyboard.press('Enter')

    await handedIn()
  })

  async function press(key: string, until: () => Promise<boolean>) {
    for (let times = 0; times < 40; times += 1) {
      await at.page.keyboard.press(key)
      if (await until()) return
    }
    throw new Error(`${key} leads nowhere.`)
  }

  test('a responder sees only the organisation if the requester is hidden, and no message in an add-on', async () => {
    const { requestUrl } = await alice.request({ isAnonymousTransfer: true, message: 'Said beside the page.' })

    await at.page.goto(`${requestUrl}?addontransfer=true&view=addon`)

    await heading('Send files to Acme').waitFor()
    await expect.poll(() => at.page.getByRole('banner').count()).toBe(0)
    expect(await at.page.content()).not.toMatch(/alice|Said beside the page/)
  })

  test('a responder whose claim loses its answer gets it again', async () => {
    const { id, requestUrl } = await alice.request()
    let lost = 0
    line.fault = request => (isClaim(request) && lost++ < 2 ? 'loseAnswer' : undefined)

    await uploadAll(requestUrl, small)

    await handedIn()
    expect(lost).toBeGreaterThan(2)
    expect(await arrived(id)).toEqual(digests(contents))
  })

  test('a responder whose tab closed during the claim continues with the same link', async () => {
    const { id, requestUrl } = await alice.request()
    line.fault = request => (isClaim(request) ? 'loseAnswer' : undefined)
    await uploadAll(requestUrl, small)
    await expect.poll(() => line.lostAnswers).toBeGreaterThan(0)
    await reopen(requestUrl)

    await heading('Your upload is not finished').waitFor()
    await button('Resume').click()
    await heading('Continue your upload').waitFor()
    await choose(small)

    await handedIn()
    expect(await arrived(id)).toEqual(digests(contents))
  })

  test('a responder whose claim never arrived can use the link again', async () => {
    const { requestUrl } = await alice.request()
    line.fault = request => (isClaim(request) ? { status: 503 } : undefined)
    await uploadAll(requestUrl, small)
    await expect.poll(() => line.refusals).toBeGreaterThan(0)
    await expect.poll(findStored).toHaveLength(1)
    await reopen(requestUrl)

    await heading(/^Send files to/).waitFor()

    await expect.poll(findStored).toEqual([])
  })

  async function reopen(requestUrl: string) {
    await at.page.close()
    line.fault = () => undefined
    await at.openTab()
    await at.page.goto(requestUrl)
  }

  test('a responder whose tab closed before the last answer sees that all files arrived', async () => {
    const { requestUrl } = await alice.request()
    line.fault = request => (isFinalize(request) ? 'loseAnswer' : undefined)
    await uploadAll(requestUrl, small)
    await expect.poll(() => line.lostAnswers).toBeGreaterThan(0)
    await reopen(requestUrl)

    await handedIn()

    await at.page.getByText('note.txt').waitFor()
    await expect.poll(findStored).toEqual([])
  })

  test('a responder who loses the network waits, and continues where the upload stopped', async () => {
    const { id, requestUrl } = await alice.request()
    line.fault = request => (isPut(request) && line.puts >= 3 ? { cutAfterBytes: 1000 } : undefined)
    await uploadAll(requestUrl, [toPath('large.bin')])
    await expect.poll(() => line.cuts, { timeout: 60_000 }).toBeGreaterThan(0)

    await at.context.setOffline(true)
    await at.page.getByText('You are offline').waitFor()
    await look(at.page, 'upload-offline')
    line.fault = () => undefined
    await at.context.setOffline(false)

    await handedIn()
    expect(await arrived(id)).toEqual(digests(large))
    expect(line.putBytes - LARGE_BYTES).toBeLessThanOrEqual(MAX_SENT_AGAIN)
  })

  /** Uploads stay in progress during a test. */
  function stalledAfter(puts: number) {
    return (request: IncomingMessage) => (isPut(request) && line.puts >= puts ? { delay: 60_000 } : undefined)
  }

  test('a responder whose tab closed chooses the file again, and received parts are not sent again', async () => {
    const { id, requestUrl } = await alice.request()
    line.fault = stalledAfter(5)
    await uploadAll(requestUrl, [...small, toPath('large.bin')])
    await expect.poll(() => line.putBytes, { timeout: 60_000 }).toBeGreaterThan(24 * MIB)
    await look(at.page, 'upload-running')
    await reopen(requestUrl)

    await heading('Your upload is not finished').waitFor()
    await look(at.page, 'upload-unfinished')
    await button('Resume').click()
    await heading('Continue your upload').waitFor()
    await expect.poll(() => at.page.evaluate('document.activeElement?.tagName')).toBe('H1')
    await choose([toPath('note.txt')])
    await at.page
      .getByText('Not part of this upload, left out: note.txt.')
      .or(at.page.getByText('1 file still missing: large.bin.'))
      .first()
      .waitFor()
    await look(at.page, 'upload-choose-again')
    await choose([toPath('large.bin')])

    await handedIn()
    expect(await arrived(id)).toEqual(digests({ ...contents, ...large }))
    expect(line.putBytes - LARGE_BYTES).toBeLessThanOrEqual(MAX_SENT_AGAIN + MIB)
  })

  test.skipIf(!hasInstalled)('a responder only confirms where the browser finds the files automatically', async () => {
    await at.openBrowser({ isInstalled: true })
    const { id, requestUrl } = await alice.request()
    await at.page.goto(requestUrl)
    await heading(/^Send files to/).waitFor()
    await at.page.evaluate(`(async () => {
      const folder = await navigator.storage.getDirectory()
      const handle = await folder.getFileHandle('found.txt', { create: true })
      const writable = await handle.createWritable()
      await writable.write('Found.')
      await writable.close()
      window.showOpenFilePicker = async () => [handle]
    })()`)
    await button('Choose files').focus()
    await at.page.keyboard.press('Space')
    await at.page.getByText('found.txt').first().waitFor()
    await consent().check()
    line.fault = stalledAfter(0)
    await button('Upload').click()
    await at.page.getByText(/If it closes, open the link again/).waitFor()
    await reopen(requestUrl)

    await button('Resume').click()

    await handedIn()
    expect(await arrived(id)).toEqual(digests({ 'found.txt': Buffer.from('Found.') }))
  })

  test('a second tab reports the upload of the first tab, and takes over when that closes', async () => {
    const { requestUrl } = await alice.request()
    line.fault = request => (isPut(request) ? { delay: 60_000 } : undefined)
    await uploadAll(requestUrl, small)
    await at.page.getByText(/If it closes, open the link again/).waitFor()
    const first = at.page
    await at.openTab()
    await at.page.goto(requestUrl)

    await at.page.getByText('The upload is running in another tab of this browser.').waitFor()
    await look(at.page, 'upload-elsewhere')
    await first.close()

    await button('Resume').waitFor()
  })

  test('a responder who is second sees that another upload came first, and sends nothing', async () => {
    const { requestUrl } = await alice.request()
    await fillIn(requestUrl, small)
    await answerRequest(at.host.origin, requestUrl, [{ name: 'other.txt', content: Buffer.from('Other.') }])

    await button('Upload').click()

    await heading('Another Upload Came First').waitFor()
    await at.page.getByText('None of your files were sent.').waitFor()
    await expect.poll(() => at.page.evaluate('document.activeElement?.tagName')).toBe('MAIN')
    await look(at.page, 'upload-taken')
    expect(line.puts).toBe(0)
    await expect.poll(findStored).toEqual([])
  })

  test('a responder sees only that a used link is used, as any other visitor does', async () => {
    const { requestUrl } = await alice.request()
    await answerRequest(at.host.origin, requestUrl, [{ name: 'other.txt', content: Buffer.from('Other.') }])

    await at.page.goto(requestUrl)

    await heading('Already Uploaded!').waitFor()
    expect(await at.page.content()).not.toMatch(/alice|other\.txt/)
  })

  test('a responder sees that a request was revoked, also before pressing Upload', async () => {
    const { id, requestUrl } = await alice.request()
    await fillIn(requestUrl, small)
    await alice.retract(id)

    await button('Upload').click()

    await heading('Request Withdrawn').waitFor()
    await at.page.getByText('its link can no longer be used to upload files').waitFor()
    await expect.poll(findStored).toEqual([])
    await at.page.reload()
    await heading('Request Withdrawn').waitFor()
    await look(at.page, 'upload-withdrawn')
  })

  test('point 8: another device shows that an upload has begun, and how to continue', async () => {
    const { id, requestUrl } = await alice.request()
    const { responder, claimed } = await beginAnswer(at.host.origin, requestUrl, [
      { name: 'one.txt', content: Buffer.from('One.') },
    ])

    await at.page.goto(requestUrl)
    await heading('An Upload Has Started').waitFor()
    await at.page.getByText('on another device or in another browser. To continue it, open the link there.').waitFor()
    await at.page.getByText('ask alice@acme.example to revoke this request and to send a new one').waitFor()
    await expect.poll(() => at.page.getByText('Already Uploaded!').count()).toBe(0)
    await look(at.page, 'upload-begun')

    await responder.upload(claimed.id, claimed.files[0]?.id ?? '', Buffer.from('One.'))
    await responder.call(contracts.finalizeTransfer, { params: { id: claimed.id } })
    await button('Check again').click()
    await heading('Already Uploaded!').waitFor()
    await at.page.getByText('(This link can be used only once.)', { exact: true }).waitFor()
    await at.host.settled()
    expect((await alice.review(id)).transfer.transferState).toBe('active')
  })

  test('point 8: a responder whose request is revoked during the upload reads that, and is not asked to try again', async () => {
    const { id, requestUrl } = await alice.request()
    line.fault = request => (isPut(request) ? { delay: 3000 } : undefined)
    await uploadAll(requestUrl, small)
    await heading(/^Uploading 2 files/).waitFor()
    await alice.retract(id)

    await at.page.getByText('The request was withdrawn').first().waitFor({ timeout: 30_000 })
    await expect.poll(() => at.page.getByText('already submitted').count()).toBe(0)
    await expect.poll(() => button('Try again').count()).toBe(0)
    await look(at.page, 'upload-withdrawn')
    await at.page.reload()
    await heading('Request Withdrawn').waitFor()
  })

  test.each(['x'.repeat(43), 'nonsense'])('a responder sees that the link %s is unknown', async secret => {
    await at.page.goto(`${at.host.origin}/transfer/${secret}`)

    await heading('This link is not valid').waitFor()
    if (secret === 'nonsense') await look(at.page, 'upload-unknown')
  })

  test('a responder can retry when the server does not answer', async () => {
    const { requestUrl } = await alice.request()
    await at.page.route('**/api/transfer/*', route => route.abort())
    await at.page.goto(requestUrl)
    await heading('Failed').waitFor()
    await look(at.page, 'upload-unreachable')

    await at.page.unroute('**/api/transfer/*')
    await button('Retry').click()

    await heading(/^Send files to/).waitFor()
  })

  test('a responder chooses a file again that became unreadable, and the upload continues', async () => {
    const { id, requestUrl } = await alice.request()
    const path = toPath('changing.txt')
    writeFileSync(path, 'Before.')
    line.fault = request => (isClaim(request) ? { delay: 3000 } : undefined)
    await uploadAll(requestUrl, [path])
    await at.page.getByText('Preparing the upload').first().waitFor()
    writeFileSync(path, 'Behind.')
    line.fault = () => undefined

    await at.page.getByText('changing.txt can no longer be read.').first().waitFor()
    await look(at.page, 'upload-unreadable')
    await button('Choose the files again').click()
    await choose([path])
    await at.page.getByText('Changed since you started; the differences are sent again: changing.txt.').waitFor()
    await button('Resume').click()

    await handedIn()
    expect(await arrived(id)).toEqual(digests({ 'changing.txt': Buffer.from('Behind.') }))
  })

  test('a signed-in member uploads without a token, and stays signed in', async () => {
    const { requestUrl } = await alice.request()
    await at.openBrowser({ signedInAs: 'Bob' })
    const told: string[] = []
    at.page.on('request', request => {
      if (request.headers().authorization && /\/api\/transfers?\//.test(request.url())) told.push(request.url())
    })

    await uploadAll(requestUrl, small)

    await handedIn()
    expect(told).toEqual([])
    await at.page.getByRole('link', { name: 'Logout' }).waitFor()
  })

  test('a responder who opens another page of the app finds the upload again', async () => {
    const { requestUrl } = await alice.request()
    line.fault = request => (isPut(request) ? { delay: 2000 } : undefined)
    await uploadAll(requestUrl, small)
    await at.page.getByText(/If it closes, open the link again/).waitFor()
    await at.page.getByRole('link', { name: /, home$/ }).click()
    await at.page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()

    await at.page.goBack()

    await heading(/Uploading 2 files to|Your files have arrived/).waitFor()
    await handedIn()
  })

  test('a responder with a German browser reads German', async () => {
    await at.openBrowser({ locale: 'de-CH' })
    const { requestUrl } = await alice.request({ recipientName: 'Rita' })
    await at.page.goto(requestUrl)
    await heading('Dateien an alice@acme.example senden').waitFor()
    await expect.poll(() => at.page.evaluate('document.documentElement.lang')).toBe('de')
    await button('Hochladen').click()
    await at.page.getByText('Bitte wählen Sie mindestens eine Datei aus').waitFor()
    await look(at.page, 'upload-german')

    await choose(small)
    await at.page.getByRole('checkbox').check()
    await button('Hochladen').click()

    await heading('Ihre Dateien sind angekommen').waitFor({ timeout: 90_000 })
    await look(at.page, 'upload-receipt-german')
    const main = await at.page.getByRole('main').textContent()
    expect(main).not.toMatch(/\b(file|files|upload|total|of)\b/i)
  })

  test('a responder’s browser sends no referrer with the link', async () => {
    for (const path of [`/transfer/${'x'.repeat(43)}`, `/transfer/${'x'.repeat(43)}/more`]) {
      const answer = await fetch(at.host.origin + path)
      expect(answer.headers.get('referrer-policy'), path).toBe('no-referrer')
    }
    for (const path of ['/transfer', '/transfer/request']) {
      const answer = await fetch(at.host.origin + path)
      expect(answer.headers.get('referrer-policy'), path).toBe('same-origin')
    }
  })
})

describe('an upload link over time', () => {
  const at = inChromium(() => testHost({ websiteDirectory }), { patienceMilliseconds: 30_000 })
  let alice: Person

  beforeEach(async () => {
    alice = await person(at.host.origin, 'alice@acme.example')
  })

  const heading = (name: string | RegExp) => at.page.getByRole('heading', { name })

  async function upload(requestUrl: string) {
    await at.page.goto(requestUrl)
    await heading(/^Send files to/).waitFor()
    await at.page.locator('input[type=file]').first().setInputFiles(note)
    await at.page.getByRole('checkbox').check()
    await at.page.getByRole('button', { name: 'Upload', exact: true }).click()
  }

  test('a link shows that it is expired after its date', async () => {
    const { requestUrl } = await alice.request({ expiryDays: 3 })
    await at.page.goto(requestUrl)
    await heading(/^Send files to/).waitFor()
    at.host.clock.move(4 * DAY)

    await at.page.reload()

    await heading('Upload Link Expired!').waitFor()
    await at.page.getByText('Please ask the sender to resend the request.').waitFor()
  })

  test('an upload that was paused for a day sends all files again', async () => {
    const { id, requestUrl } = await alice.request()
    const files = [note, { ...note, name: 'second.txt' }]
    let puts = 0
    await at.page.route('**/blobs/**', route => (puts++ === 0 ? route.continue() : undefined))
    await at.page.goto(requestUrl)
    await heading(/^Send files to/).waitFor()
    await at.page.locator('input[type=file]').first().setInputFiles(files)
    await at.page.getByRole('checkbox').check()
    await at.page.getByRole('button', { name: 'Upload', exact: true }).click()
    await at.page.getByText('1 of 2 files').waitFor()
    await at.page.getByRole('button', { name: 'Pause' }).click()
    await at.page.unrouteAll()
    at.host.clock.move(DAY + HOUR)
    await at.host.sweep()

    await at.page.getByRole('button', { name: 'Resume' }).click()

    await heading('Your upload is not finished').waitFor()
    await at.page.getByRole('button', { name: 'Resume' }).click()
    await heading('Continue your upload').waitFor()
    await at.page.locator('input[type=file]').first().setInputFiles(files)
    await heading('Your files have arrived').waitFor()
    alice = await person(at.host.origin, 'alice@acme.example')
    expect((await alice.review(id)).files.map(({ fileState }) => fileState)).not.toContain('waiting')
  })

  test('an upload that was abandoned for a day reopens its link for a new start', async () => {
    const { id, requestUrl } = await alice.request()
    await at.page.route('**/blobs/**', () => {})
    await upload(requestUrl)
    await at.page.getByText(/If it closes, open the link again/).waitFor()
    await at.page.close()
    at.host.clock.move(DAY + HOUR)
    await at.host.sweep()
    await at.openTab()

    await upload(requestUrl)

    await heading('Your files have arrived').waitFor()
    alice = await person(at.host.origin, 'alice@acme.example')
    expect((await alice.review(id)).files.map(({ name }) => name)).toEqual(['note.txt'])
  })
})

function digests(of: Record<string, Uint8Array>) {
  return Object.fromEntries(Object.entries(of).map(([name, content]) => [name, computeDigest(content)]))
}

function computeDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
