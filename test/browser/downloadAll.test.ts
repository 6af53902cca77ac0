import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { pressAsPerson } from './pressAsPerson.ts'
import { savedDigest, savedFile, savedNames, withSavePicker } from './savePicker.ts'
import { overLine, type UnreliableNetwork, unreliableNetwork } from './unreliableNetwork.ts'

const MIB = 1024 * 1024

const small = [
  { name: 'report.txt', content: Buffer.from('one') },
  { name: '2026/Füße & Käse.txt', content: Buffer.from('two') },
  { name: '2026/report.txt', content: Buffer.from('three') },
  { name: 'Report.txt', content: Buffer.from('four') },
  { name: 'empty.txt', content: Buffer.alloc(0) },
]
const larger = [
  { name: 'first.bin', content: randomBytes(5 * MIB + 1) },
  { name: 'second.bin', content: randomBytes(7 * MIB + 3) },
]
/** Too large to leave to the browser. */
const large = { name: 'folder/large.bin', content: randomBytes(65 * MIB + 7) }

describe('all files of a transfer, in a real Chromium', () => {
  const at = inChromium(liveHost, { switches: overLine })
  let line: UnreliableNetwork

  beforeAll(async () => {
    line = await unreliableNetwork(at.host.origin, () => undefined)
  })
  afterAll(() => line?.close())
  beforeEach(() => {
    Object.assign(line, { fault: () => undefined, cuts: 0, refusals: 0 })
  })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const isOfFile = ({ url = '' }: IncomingMessage) => url.startsWith('/blobs/')
  const zipName = async () => (await savedNames(at.page)).find(name => /^files-\d{4}-\d\d-\d\d\.zip$/.test(name)) ?? ''

  async function sent(files: readonly { name: string; content: Buffer }[]) {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { id, downloadUrl } = await alice.send(files)
    await at.host.settled()
    return { id, link: downloadUrl, alice }
  }

  async function openFiles(link: string) {
    await at.page.goto(link)
    await at.page.getByRole('checkbox').check()
    await pressAsPerson(button('Proceed'))
    await at.page.getByRole('heading', { level: 2 }).waitFor()
  }

  function cutFiles(bytes: number, times: number) {
    let left = times
    line.fault = request => {
      if (!isOfFile(request) || left === 0) return undefined
      left -= 1
      return { cutAnswerAfterBytes: bytes }
    }
  }

  const untilIdle = () =>
    expect.poll(() => button('Download all as ZIP').getAttribute('aria-disabled'), { timeout: 20_000 }).toBe(null)

  test('all files download as one ZIP with folders and unique names', async () => {
    await withSavePicker(at.context)
    const { link, id, alice } = await sent(small)
    await openFiles(link)

    await button('Download all as ZIP').click()
    await button('Download empty.txt again').waitFor()
    await untilIdle()

    const contents = await unzipped(await savedFile(at.page, await zipName()))
    const expected = small.map(({ name, content }) => [name === 'Report.txt' ? 'Report (2).txt' : name, content])
    expect([...contents]).toEqual(expected)
    expect((await alice.review(id)).transfer.downloadCount).toBe(small.length)
    await look(at.page, 'download-all-saved')
  })

  test('all files are complete after the connection broke in each, and each counts once', async () => {
    await withSavePicker(at.context)
    const { link, id, alice } = await sent(larger)
    await openFiles(link)
    cutFiles(3 * MIB, 4)

    await button('Download all as ZIP').click()
    await at.page.getByRole('main').getByText('The connection was lost. The download resumes automatically').waitFor()
    await button('Download second.bin again').waitFor({ timeout: 60_000 })
    await untilIdle()

    const contents = await unzipped(await savedFile(at.page, await zipName()))
    for (const { name, content } of larger) expect(computeDigest(contents.get(name))).toBe(computeDigest(content))
    expect(line.cuts).toBeGreaterThanOrEqual(3)
    expect((await alice.review(id)).transfer.downloadCount).toBe(larger.length)
  })

  test('the download continues immediately on Resume, and shows its progress', async () => {
    await withSavePicker(at.context)
    const { link } = await sent(larger)
    await openFiles(link)
    let isDown = false
    line.fault = request => {
      if (isOfFile(request) && !isDown) {
        isDown = true
        return { cutAnswerAfterBytes: 2 * MIB }
      }
      return isDown && request.url?.startsWith('/api/downloads') ? { status: 503 } : undefined
    }

    await button('Download all as ZIP').click()
    const resume = button('Resume the download of all files')
    await resume.waitFor()
    // The pauses grow.
    await expect.poll(() => line.refusals, { timeout: 20_000 }).toBeGreaterThan(1)
    await look(at.page, 'download-all-broken')
    const { content } = larger[0] ?? {}
    const here = await at.page.evaluate<number>('document.querySelector("progress").value')
    expect(here).toBeGreaterThan(0)
    expect(here).toBeLessThan(content?.length ?? 0)
    line.fault = () => undefined
    await resume.focus()
    await at.page.keyboard.press('Enter')

    await button('Download second.bin again').waitFor()
    await untilIdle()
    const contents = await unzipped(await savedFile(at.page, await zipName()))
    for (const { name, content } of larger) expect(computeDigest(contents.get(name))).toBe(computeDigest(content))
  })

  test('a cancelled download leaves nothing behind, and can start again', async () => {
    await withSavePicker(at.context)
    const { link } = await sent(larger)
    await openFiles(link)
    line.fault = request => (isOfFile(request) ? { cutAnswerAfterBytes: MIB } : undefined)
    await button('Download all as ZIP').click()
    await button('Resume the download of all files').waitFor()

    await button('Cancel the download of all files').click()

    await button('Download first.bin').waitFor()
    await expect.poll(() => savedNames(at.page), { timeout: 10_000 }).toEqual([])
    line.fault = () => undefined
    await button('Download all as ZIP').click()
    await button('Download second.bin again').waitFor()
  })

  test('the download ends when the transfer does, and keeps nothing', async () => {
    await withSavePicker(at.context)
    const { link, id, alice } = await sent(larger)
    await openFiles(link)
    line.fault = request => (isOfFile(request) ? { cutAnswerAfterBytes: MIB } : undefined)
    await button('Download all as ZIP').click()
    await button('Resume the download of all files').waitFor()

    await alice.retract(id)
    await button('Resume the download of all files').click()

    await at.page.getByRole('heading', { name: 'Transfer Expired!' }).waitFor()
    await expect.poll(() => savedNames(at.page), { timeout: 10_000 }).toEqual([])
  })

  test('files download one after the other where the browser cannot save a ZIP', async () => {
    const { link } = await sent(larger)
    await openFiles(link)
    const names: string[] = []
    at.page.on('download', download => names.push(download.suggestedFilename()))

    await button('Download all').click()

    await expect.poll(() => names, { timeout: 10_000 }).toEqual(larger.map(({ name }) => name))
  })

  test('the page saves a large file, continues after the connection broke, and keeps its bytes', async () => {
    await withSavePicker(at.context)
    const { link, id, alice } = await sent([large])
    await openFiles(link)
    let cuts = 0
    line.fault = request => {
      if (cuts === 2) return request.url?.startsWith('/api/downloads') ? { status: 503 } : undefined
      if (!isOfFile(request)) return undefined
      cuts += 1
      return { cutAnswerAfterBytes: 20 * MIB }
    }

    await button('Download folder/large.bin').click()
    await at.page.getByText('Keep this page open until it is done.').waitFor()
    await expect.poll(() => line.refusals, { timeout: 20_000 }).toBeGreaterThan(0)
    await look(at.page, 'download-large-broken')
    line.fault = () => undefined
    await button('Resume the download of folder/large.bin').click()
    await button('Download folder/large.bin again').waitFor({ timeout: 60_000 })

    expect(await savedDigest(at.page, 'folder_large.bin')).toBe(computeDigest(large.content))
    expect((await alice.review(id)).transfer.downloadCount).toBe(1)
  })

  test('the browser downloads a large file that the page cannot save', async () => {
    const { link } = await sent([large])
    await openFiles(link)

    const downloading = at.page.waitForEvent('download')
    await button('Download folder/large.bin').click()

    expect((await downloading).suggestedFilename()).toBe('folder_large.bin')
  })

  test('nothing happens when the recipient dismisses the save dialog', async () => {
    await at.context.addInitScript(
      `window.showSaveFilePicker = () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError'))`,
    )
    const { link } = await sent(larger)
    await openFiles(link)

    await button('Download all as ZIP').click()

    await untilIdle()
    await button('Download first.bin').waitFor()
  })
})

async function unzipped(archive: Buffer): Promise<Map<string, Buffer>> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(archive)])), { checkSignature: true })
  const contents = new Map<string, Buffer>()
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) contents.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())))
  }
  await reader.close()
  return contents
}

function computeDigest(bytes: Uint8Array | undefined): string {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
}
