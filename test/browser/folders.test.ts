import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { getOutbox } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { pressAsPerson } from './pressAsPerson.ts'

const deepFolder = 'Projects/A folder with quite a long name/2026/Third quarter/Drafts'
const reports = {
  'Reports/a.txt': 'first',
  'Reports/2026/b.txt': 'second',
  [`Reports/${deepFolder}/summary of everything that was found.txt`]: 'third',
}

function folderWith(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-folders-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), content)
  }
  return directory
}

function numbered(folder: string, count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index + 1}.txt`, `${index}`]))
}

describe.each([
  { keepsHandles: true, kind: 'with handles' },
  { keepsHandles: false, kind: 'as other browsers do, without handles' },
])('choosing folders in a real Chromium, $kind', ({ keepsHandles }) => {
  const at = inChromium(liveHost, { start: { signedInAs: 'Alice' }, keepsHandles })
  const directories: string[] = []

  afterAll(() => {
    for (const directory of directories) rmSync(directory, { recursive: true, force: true })
  })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  /** The button over the file input. */
  const chooseFiles = () => at.page.locator('button').filter({ hasText: 'Choose files' })
  const row = (text: string | RegExp) => at.page.getByRole('listitem').filter({ hasText: text })

  function make(files: Record<string, string>): string {
    const directory = folderWith(files)
    directories.push(directory)
    return directory
  }

  /** The browser itself creates the drag events. */
  async function drop(...paths: string[]) {
    const devtools = await at.context.newCDPSession(at.page)
    const data = { items: [], files: paths, dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devtools.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data })
    }
    await devtools.detach()
  }

  async function openFirstPage() {
    await at.page.goto(at.host.origin)
    await at.page.getByText('Select files to send').waitFor()
  }

  async function openSendPage() {
    await at.page.goto(`${at.host.origin}/transfer`)
    await button('Choose a folder').waitFor()
  }

  test('a dropped folder keeps its structure, and the recipient sees and saves it', async () => {
    const directory = make({ ...reports, 'Reports/.DS_Store': 'x', 'Reports/2026/Thumbs.db': 'x' })
    mkdirSync(join(directory, 'Reports', 'nothing'))
    await openFirstPage()
    await drop(join(directory, 'Reports'))

    await at.page.getByRole('heading', { name: 'Send files' }).waitFor()
    await at.page.getByText('1 empty folder was left out: Reports/nothing.').first().waitFor()
    await at.page
      .getByText(/2 system files were left out: (\.DS_Store and Thumbs\.db|Thumbs\.db and \.DS_Store)\./)
      .first()
      .waitFor()
    for (const path of Object.keys(reports)) await row(path).waitFor()
    await look(at.page, 'send-folder')

    const recipient = `${keepsHandles ? 'rita' : 'rolf'}@partner.example`
    await at.page.getByLabel('Recipient e-mail').fill(recipient)
    await at.page.getByRole('textbox', { name: 'Message' }).fill('The reports.')
    await button('Next Step').click()
    await at.page.getByRole('checkbox', { name: /I confirm/ }).check()
    await button('Send Now').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })

    await button('Review Transfer').click()
    await at.page.getByText('Files shared with the recipient').first().waitFor({ timeout: 20_000 })
    for (const path of Object.keys(reports)) await at.page.getByRole('rowheader').filter({ hasText: path }).waitFor()
    await look(at.page, 'review-folder')

    const mail = (await getOutbox(at.host.origin)).find(({ to }) => to === recipient)
    expect(mail?.text).toContain('- Reports/2026/b.txt (6 bytes)')
    const link = /https?:\/\/\S+\/dl\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
    await at.page.goto(link)
    await at.page.getByRole('checkbox').check()
    await pressAsPerson(button('Proceed'))
    for (const path of Object.keys(reports)) await row(path).waitFor()
    await look(at.page, 'download-folder')

    const downloading = at.page.waitForEvent('download')
    await button('Download Reports/2026/b.txt').click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Reports_2026_b.txt')
    expect(readFileSync(await download.path(), 'utf8')).toBe('second')
  })

  test('a folder larger than one batch of the browser arrives complete, in order', async () => {
    const directory = make(numbered('many', 230))
    await openSendPage()
    await drop(join(directory, 'many'))

    await row('many/230.txt').waitFor()
    const names = await at.page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').allInnerTexts()
    expect(names.length).toBe(230)
    expect(names[0]).toContain('many/1.txt')
    expect(names[1]).toContain('many/2.txt')
    await at.page
      .getByText(/Number of files exceeds the allowed/)
      .first()
      .waitFor()

    await button('Remove all').click()
    await row('many/230.txt').waitFor({ state: 'detached' })
    await expect.poll(() => at.page.evaluate('document.activeElement?.matches("input[type=file]")')).toBe(true)
  })

  test('a folder with too many files is read up to the limit of a thousand, and says so', async () => {
    const directory = make(numbered('far too many', 1003))
    await openSendPage()
    // Reading must take measurable time on any machine.
    const devtools = await at.context.newCDPSession(at.page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    const progress = at.page
      .getByText(/Reading the folder, \d+ files so far/)
      .first()
      .waitFor()
    await drop(join(directory, 'far too many'))
    await progress
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })

    await at.page
      .getByText('Only the first 1,000 files were added. To send more, pack them into a ZIP.')
      .first()
      .waitFor({ timeout: 30_000 })
    await expect
      .poll(() => at.page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').count())
      .toBe(1000)
  })

  test('files and folders dropped together, and again, are added once each', async () => {
    const directory = make({ ...reports, 'plain.txt': 'plain', 'other/a.txt': 'first' })
    await openSendPage()
    await drop(join(directory, 'plain.txt'), join(directory, 'Reports'))
    await row('plain.txt').waitFor()
    await drop(join(directory, 'plain.txt'), join(directory, 'other'))

    await row('other/a.txt').waitFor()
    await at.page.getByText('Already in the list, not added again: plain.txt.').first().waitFor()
    await expect.poll(() => at.page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').count()).toBe(5)
  })

  test('files without a browser handle are added, too', async () => {
    const names = ['site.url', 'tool.lnk', 'desktop.txt', 'console.txt']
    const directory = make(Object.fromEntries(names.map(name => [`links/sub/${name}`, 'x'])))
    await openSendPage()
    await drop(join(directory, 'links'))

    for (const name of names) await row(`links/sub/${name}`).waitFor()
  })

  test('an empty folder adds nothing, and says so', async () => {
    const directory = make({})
    mkdirSync(join(directory, 'nothing'))
    await openFirstPage()
    await drop(join(directory, 'nothing'))

    await at.page.getByText('1 empty folder was left out: nothing.').waitFor()
    await at.page.getByText('Select files to send').waitFor()
  })

  test('a keyboard user chooses a folder, on the first page and on the next', async () => {
    const directory = make({ ...reports, 'Reports/desktop.ini': 'x', 'more/c.txt': 'c' })
    await openFirstPage()
    for (const [folder, found] of [
      ['Reports', 'Reports/2026/b.txt'],
      ['more', 'more/c.txt'],
    ] as const) {
      const choosing = at.page.waitForEvent('filechooser')
      await button('Choose a folder').focus()
      await at.page.keyboard.press('Enter')
      await (await choosing).setFiles(join(directory, folder))
      await at.page.getByRole('heading', { name: 'Send files' }).waitFor()
      await row(found).waitFor()
    }

    await row('Reports/a.txt').waitFor()
    await expect.poll(() => row('desktop.ini').count()).toBe(0)
  })

  if (keepsHandles) {
    /** Replaces the picker, which is a system window. */
    const answerPicker = (answer: string) =>
      at.page.evaluate(`window.showOpenFilePicker = async () => { ${answer} }; 0`)

    test('the button takes files from the picker that keeps handles', async () => {
      await openSendPage()
      await answerPicker(`
        const folder = await navigator.storage.getDirectory()
        const handle = await folder.getFileHandle('held.txt', { create: true })
        const writable = await handle.createWritable()
        await writable.write('held')
        await writable.close()
        return [handle]`)
      await chooseFiles().click()

      await row('held.txt').filter({ hasText: '4 bytes' }).waitFor()
    })

    test('a dismissed picker causes no error, and opens again', async () => {
      await openSendPage()
      await answerPicker(`window.asked = (window.asked ?? 0) + 1; throw new DOMException('No.', 'AbortError')`)
      await chooseFiles().click()
      await expect.poll(() => at.page.evaluate('window.asked')).toBe(1)
      await chooseFiles().click()
      await expect.poll(() => at.page.evaluate('window.asked')).toBe(2)

      await expect.poll(() => at.page.getByRole('list', { name: 'Chosen files' }).count()).toBe(0)
    })

    test('the plain picker opens where the other one is forbidden', async () => {
      const directory = make({ 'plain.txt': 'plain' })
      await openSendPage()
      await answerPicker(`throw new DOMException('Not here.', 'SecurityError')`)
      const choosing = at.page.waitForEvent('filechooser')
      await at.page.locator('input[type=file]').first().focus()
      await at.page.keyboard.press('Enter')
      await (await choosing).setFiles(join(directory, 'plain.txt'))

      await row('plain.txt').waitFor()
    })
  }
})
