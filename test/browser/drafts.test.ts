import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dialog, Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { person } from '../harness/person.ts'
import { hasInstalled } from './chromium.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

// Takes about 100 seconds.

// Files on disk keep their modification time.
const folder = mkdtempSync(join(tmpdir(), 'waybill-drafts-'))
const note = join(folder, 'note.txt')
const people = join(folder, 'people.csv')
writeFileSync(note, 'Short.')
writeFileSync(people, 'name,email,city\nAda,ada@corp.example,Bern\nBob,bob@corp.example,Thun\n')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const RECIPIENT = 'rita@partner.example'
const MESSAGE = 'The figures of March.'

describe('point 3: a draft, in a real Chromium', () => {
  const at = inChromium(liveHost, { start: { signedInAs: 'Alice' }, keepsHandles: true })
  /** Dialogs that ask before a tab is left. */
  let asked = 0
  beforeEach(() => {
    asked = 0
  })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name, exact: true })
  const option = (name: string | RegExp) => at.page.getByRole('checkbox', { name })
  const heading = (name: string | RegExp) => at.page.getByRole('heading', { name })
  const row = (name: string) =>
    at.page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').filter({ hasText: name })
  const choose = (...files: string[]) => at.page.locator('input[type=file]').first().setInputFiles(files)
  const value = (label: string) => at.page.getByLabel(label).inputValue()
  const stored = () => at.page.evaluate<string>('JSON.stringify(sessionStorage)')

  async function openForm(query = '') {
    at.page.removeAllListeners('dialog')
    at.page.on('dialog', (dialog: Dialog) => {
      asked += 1
      void dialog.accept()
    })
    await at.page.goto(`${at.host.origin}/transfer${query}`)
    await heading('Send files').waitFor()
  }

  async function fillIn(...files: string[]) {
    await openForm()
    await choose(...files)
    await at.page.getByLabel('Recipient name').fill('Rita')
    await at.page.getByLabel('Recipient e-mail').fill(RECIPIENT)
    await at.page.getByRole('textbox', { name: 'Message' }).fill(MESSAGE)
  }

  async function goToStep2() {
    await button('Next Step').click()
    await heading(/You are sending/).waitFor()
  }

  async function setOptions() {
    await option('Hide my name').check()
    await option('Tracking ID').check()
    await at.page.getByLabel('Tracking ID of this transfer').fill('case 7')
    await option(/I confirm/).check()
  }

  async function expectOptions() {
    await heading(/You are sending/).waitFor()
    await expect.poll(() => option('Hide my name').isChecked()).toBe(true)
    await expect.poll(() => value('Tracking ID of this transfer')).toBe('case 7')
    await expect.poll(() => option(/I confirm/).isChecked()).toBe(true)
  }

  async function expectStep1() {
    await heading('Send files').waitFor()
    await expect.poll(() => value('Recipient e-mail')).toBe(RECIPIENT)
    await expect.poll(() => value('Recipient name - optional')).toBe('Rita')
    await expect.poll(() => at.page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(MESSAGE)
  }

  test.each([360, 1280])(
    'Back in step 2 returns to step 1, and Forward returns to step 2, at %i pixels',
    async width => {
      await at.page.setViewportSize({ width, height: 900 })
      await fillIn(note)
      await goToStep2()
      await setOptions()

      await at.page.goBack()
      await expectStep1()
      await row('note.txt').waitFor()
      await expect.poll(() => at.page.evaluate('document.activeElement?.tagName')).toBe('H1')
      await at.page.goForward()
      await expectOptions()
      await button('Go Back').click()
      await expectStep1()
      await goToStep2()
      await expectOptions()
      expect(asked).toBe(0)
    },
  )

  test('Forward asks for a new confirmation after a change in step 1', async () => {
    await fillIn(note)
    await goToStep2()
    await setOptions()
    await at.page.goBack()
    await at.page.getByLabel('Recipient e-mail').fill('rolf@partner.example')

    await at.page.goForward()

    await heading('You are sending 1 file(s) to rolf@partner.example').waitFor()
    await expect.poll(() => option('Hide my name').isChecked()).toBe(true)
    // A confirmation is valid for one recipient.
    await expect.poll(() => option(/I confirm/).isChecked()).toBe(false)
  })

  test.each([360, 1280])('the draft survives every page of the app, including files, at %i pixels', async width => {
    await at.page.setViewportSize({ width, height: 900 })
    await fillIn(note)
    await goToStep2()
    await setOptions()

    await at.page.getByRole('link', { name: /, home$/ }).click()
    await at.page.getByText('Select files to send').waitFor()
    await at.page.goBack()
    await expectOptions()
    await at.page.goBack()
    await at.page.getByRole('link', { name: 'Click here' }).click()
    await heading('Request files').waitFor()
    await at.page.getByLabel('Responder e-mail').fill('otto@partner.example')
    await at.page.getByText('Do you want to send files?').getByRole('link').click()
    await expectStep1()
    await row('note.txt').waitFor()
    if (width === 360) await button('Menu').click()
    await at.page.getByRole('link', { name: 'My Transfers' }).click()
    await heading('My Transfers').waitFor()
    await at.page.goBack()
    await expectStep1()
    await row('note.txt').waitFor()
    expect(asked).toBe(0)
  })

  test('the first page announces the draft, also after a reload there', async () => {
    await fillIn(note)
    await at.page.getByRole('link', { name: /, home$/ }).click()
    await at.page.getByText('Files that you choose here are added to it.').waitFor()
    await look(at.page, 'draft-landing')
    await at.page.reload()
    await at.page.getByRole('link', { name: 'Continue the draft' }).click()

    await expectStep1()
    await at.page.getByText('Choose 1 file again').waitFor()
  })

  test('a reload asks a responder before it loses the chosen files', async () => {
    const { requestUrl } = await (await person(at.host.origin, 'alice@acme.example')).request()
    await openForm()
    await at.page.goto(requestUrl)
    await choose(note)
    await row('note.txt').waitFor()
    expect(asked).toBe(0)

    await at.page.reload()

    await at.page.getByRole('button', { name: 'Upload', exact: true }).waitFor()
    expect(asked).toBe(1)
  })

  test('the draft keeps its files and adds those of the first page', async () => {
    await fillIn(note)
    await at.page.getByRole('link', { name: /, home$/ }).click()
    await at.page.getByText('Select files to send').waitFor()
    await choose(people)

    await expectStep1()
    await row('note.txt').waitFor()
    await row('people.csv').waitFor()
    await at.page.getByRole('link', { name: 'Click here' }).click()
    await heading('Request files').waitFor()
    await at.page.goBack()
    await row('people.csv').waitFor()
    await row('note.txt').waitFor()
  })

  test('the draft survives a reload in step 2 with its rules, and asks for the files again', async () => {
    await fillIn(note, people)
    await at.page.getByRole('button', { name: 'Anonymize people.csv' }).click()
    await at.page.getByLabel('Method for email').selectOption('Hash')
    await at.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await at.page.getByRole('dialog').waitFor({ state: 'detached' })
    await goToStep2()
    await setOptions()

    await at.page.reload()

    expect(asked).toBe(1)
    await heading('Send files').waitFor()
    await at.page.getByText('Choose 2 files again').waitFor()
    await expectStep1()
    await row('people.csv').getByText('1 column anonymized').waitFor()
    await row('note.txt').getByText('Choose again').waitFor()
    await expect.poll(() => button('Next Step').getAttribute('aria-disabled')).toBe('true')
    await look(at.page, 'draft-reloaded')
    await choose(note, people)
    await expect.poll(() => at.page.getByText('Choose again').count()).toBe(0)
    await goToStep2()
    await expectOptions()
    await at.page.getByText('1 column anonymized').waitFor()
  })

  test('the draft never stores a typed key, and does not send the file without it', async () => {
    await fillIn(people)
    await at.page.getByRole('button', { name: 'Anonymize people.csv' }).click()
    await at.page.getByLabel('Method for email').selectOption('Format Preserving Encryption')
    await at.page.getByRole('checkbox', { name: 'Generate a key' }).uncheck()
    await at.page.getByLabel('Secret key').fill('open sesame')
    await at.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await at.page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await stored()).toContain('fpe_ffx2')
    expect(await stored()).not.toContain('sesame')

    await at.page.reload()
    await choose(people)

    await at.page.getByText('is not kept when the page is reloaded. Open Anonymize, and type it again.').waitFor()
    await expect.poll(() => button('Next Step').getAttribute('aria-disabled')).toBe('true')
    await at.page.getByRole('button', { name: /Anonymize people.csv/ }).click()
    await expect.poll(() => at.page.getByRole('checkbox', { name: 'Generate a key' }).isChecked()).toBe(false)
    await at.page.getByLabel('Secret key').fill('open sesame')
    await at.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await at.page.getByRole('dialog').waitFor({ state: 'detached' })
    await goToStep2()
  })

  test('the draft checks its rules again for a changed file', async () => {
    await fillIn(people)
    await at.page.getByRole('button', { name: 'Anonymize people.csv' }).click()
    await at.page.getByLabel('Method for email').selectOption('Hash')
    await at.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await at.page.getByRole('dialog').waitFor({ state: 'detached' })
    await at.page.reload()

    mkdirSync(join(folder, 'changed'))
    const changed = join(folder, 'changed', 'people.csv')
    writeFileSync(changed, 'city,name,email\nBern,Ada,ada@corp.example\n')
    await choose(changed)

    await at.page.getByText('This file has changed since its rules were made.').waitFor()
  })

  test('the draft reopens files with handles automatically, without a question', async () => {
    await at.openBrowser({ signedInAs: 'Alice', isInstalled: hasInstalled })
    if (!hasInstalled) await at.page.addInitScript(handlesByName)
    await openForm()
    await at.page.getByLabel('Recipient e-mail').fill(RECIPIENT)
    await at.page.getByRole('textbox', { name: 'Message' }).fill(MESSAGE)
    await at.page.evaluate(pickHeld)
    await at.page.locator('input[type=file]').first().focus()
    await at.page.keyboard.press('Enter')
    await row('held.txt').waitFor()
    await goToStep2()
    await setOptions()
    await expect.poll(() => keptHandles(at.page)).toEqual(['held.txt'])

    await at.page.reload()

    await expectOptions()
    expect(asked).toBe(0)
    await button('Go Back').click()
    await row('held.txt').waitFor()
    await button('Discard draft').click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => keptHandles(at.page)).toEqual([])
  })

  test('a reload that loses nothing asks nothing', async () => {
    await openForm()
    await at.page.getByLabel('Recipient e-mail').fill(RECIPIENT)
    await at.page.getByRole('textbox', { name: 'Message' }).fill(MESSAGE)

    await at.page.reload()

    await expect.poll(() => value('Recipient e-mail')).toBe(RECIPIENT)
    expect(asked).toBe(0)
    await choose(note)
    await row('note.txt').waitFor()
    await at.page.reload()
    await at.page.getByText('Choose 1 file again').waitFor()
    expect(asked).toBe(1)
    await button('Remove note.txt').click()
    await at.page.reload()
    await heading('Send files').waitFor()
    expect(asked).toBe(1)
  })

  test('the draft is deleted after a confirmation or a send', async () => {
    await fillIn(note)
    await goToStep2()
    await setOptions()
    await at.page.goBack()
    await button('Discard draft').click()
    await look(at.page, 'draft-discard')
    await at.page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await expectStep1()
    await button('Discard draft').click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()

    await expect.poll(() => value('Recipient e-mail')).toBe('')
    await expect.poll(() => row('note.txt').count()).toBe(0)
    await expect.poll(() => button('Discard draft').count()).toBe(0)
    await expect.poll(stored).not.toContain(RECIPIENT)
    await at.page.goForward()
    await heading('Send files').waitFor()

    await fillIn(note)
    await goToStep2()
    await expect.poll(() => option('Hide my name').isChecked()).toBe(false)
    await option(/I confirm/).check()
    await button('Send Now').click()
    await heading('Success!').waitFor({ timeout: 30_000 })
    expect(await stored()).not.toContain(RECIPIENT)
    await at.page.goBack()
    await heading('Send files').waitFor()
    await expect.poll(() => value('Recipient e-mail')).toBe('')
    await at.page.reload()
    await heading('Send files').waitFor()
    await expect.poll(() => value('Recipient e-mail')).toBe('')
    expect(asked).toBe(0)
  })

  test('the draft belongs to one tab', async () => {
    await fillIn(note)
    await at.openTab()
    await openForm()

    await expect.poll(() => value('Recipient e-mail')).toBe('')
  })

  test('the draft follows a link to another recipient, and says so', async () => {
    await fillIn(note)
    await openForm('?toRecipient=otto@partner.example')

    await expect.poll(() => value('Recipient e-mail')).toBe('otto@partner.example')
    await at.page.getByText('The recipient of your draft is now otto@partner.example').waitFor()
    await look(at.page, 'draft-other-recipient')
    await at.page.getByText('The draft was previously for rita@partner.example.').waitFor()
    await expect.poll(() => value('Recipient name - optional')).toBe('')
    await at.page.getByLabel('Recipient e-mail').fill('olga@partner.example')
    await at.page.reload()
    await expect.poll(() => value('Recipient e-mail')).toBe('olga@partner.example')
  })

  test('the draft waits until its person signs in again, and is hidden from other persons', async () => {
    await openForm()
    await at.page.getByLabel('Recipient e-mail').fill(RECIPIENT)
    const signInAgainAs = async (name: string) => {
      await at.page.evaluate('localStorage.clear()')
      await at.page.reload()
      await at.page.getByRole('link', { name }).click()
      await heading('Send files').waitFor()
    }

    await signInAgainAs('Alice')
    await expect.poll(() => value('Recipient e-mail')).toBe(RECIPIENT)
    await signInAgainAs('Bob')
    await expect.poll(() => value('Recipient e-mail')).toBe('')
    expect(await stored()).not.toContain(RECIPIENT)
    await signInAgainAs('Alice')
    await expect.poll(() => value('Recipient e-mail')).toBe('')
  })

  test('the draft ends when its person signs out in any tab', async () => {
    // Signing out ends all sessions of a person; other tests use Alice.
    await at.openBrowser({ signedInAs: 'Bob' })
    await fillIn(note)
    const first = at.page
    expect(await stored()).toContain(RECIPIENT)
    await at.openTab()
    await fillIn(note)

    await at.page.getByRole('link', { name: 'Logout' }).click()
    await at.page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()

    expect(await stored()).not.toContain(RECIPIENT)
    await expect.poll(() => first.evaluate<string>('JSON.stringify(sessionStorage)')).not.toContain(RECIPIENT)
    expect(asked).toBe(0)
  })

  test.each([360, 1280])('a draft of a request survives every page and a reload, at %i pixels', async width => {
    await at.page.setViewportSize({ width, height: 900 })
    await at.page.goto(`${at.host.origin}/transfer/request`)
    await at.page.getByLabel('Responder e-mail').fill('otto@partner.example')
    await at.page.getByRole('textbox', { name: 'Message' }).fill('The contract, please.')
    await option('Hide my name').check()
    await at.page.getByLabel('Days until the upload link expires').fill('9')
    const expectRequest = async () => {
      await heading('Request files').waitFor()
      await expect.poll(() => value('Responder e-mail')).toBe('otto@partner.example')
      await expect.poll(() => value('Days until the upload link expires')).toBe('9')
      await expect.poll(() => option('Hide my name').isChecked()).toBe(true)
    }

    await at.page.getByText('Do you want to send files?').getByRole('link').click()
    await heading('Send files').waitFor()
    await at.page.goBack()
    await expectRequest()
    await at.page.reload()
    await expectRequest()
    await at.page.getByRole('link', { name: /, home$/ }).click()
    await at.page.getByRole('link', { name: 'Request Files' }).click()
    await expectRequest()
    await look(at.page, 'draft-request')
    await button('Discard draft').click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => value('Responder e-mail')).toBe('')
    expect(await stored()).not.toContain('otto@')

    await at.page.getByLabel('Responder e-mail').fill('otto@partner.example')
    await at.page.getByRole('textbox', { name: 'Message' }).fill('The contract, please.')
    await button('Request').click()
    await heading('Files requested').waitFor()
    expect(await stored()).not.toContain('otto@')
    await at.page.reload()
    await heading('Request files').waitFor()
    await expect.poll(() => value('Responder e-mail')).toBe('')
  })
})

/** Replaces the picker, which is a system window. */
const pickHeld = `(async () => {
  const folder = await navigator.storage.getDirectory()
  const handle = await folder.getFileHandle('held.txt', { create: true })
  const writable = await handle.createWritable()
  await writable.write('held')
  await writable.close()
  window.showOpenFilePicker = async () => [handle]
})()`

/**
 * The packed Chromium crashes when it reads a handle from IndexedDB. This stores names there, and the files in the file
 * system of the origin, which returns equal handles by name.
 */
const handlesByName = `{
  const opened = new Map()
  const ready = navigator.storage.getDirectory().then(async folder => {
    for await (const [name, handle] of folder.entries()) opened.set(name, handle)
  })
  const { put, get } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (value) {
    const names = value.handles && new Map([...value.handles].map(([id, handle]) => [id, handle.name]))
    return put.call(this, names ? { ...value, handles: names } : value)
  }
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key)
    if (this.name !== 'handles') return request
    return {
      get result() {
        const { result } = request
        return result && { ...result, handles: new Map([...result.handles].map(([id, name]) => [id, opened.get(name)])) }
      },
    }
  }
}`

function keptHandles(page: Page) {
  return page.evaluate<string[]>(`new Promise(resolve => {
    const opening = indexedDB.open('waybill handles')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('handles').objectStore('handles').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result.flatMap(({ handles }) => [...handles.values()].map(held => held.name ?? held)))
      }
    }
  })`)
}
