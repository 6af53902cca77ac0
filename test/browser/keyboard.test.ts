import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { getOutbox, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }
/** More than any page has between two controls. */
const MAX_STOPS = 150

/** Role and name of the focused element, as a screen reader says them. */
const readFocused = `(() => {
  const element = document.activeElement
  if (!element || element === document.body) return ''
  const refs = (element.getAttribute('aria-labelledby') ?? '').split(' ').map(id => document.getElementById(id)?.innerText).filter(Boolean).join(' ')
  const labels = [...(element.labels ?? [])].map(label => label.innerText).join(' ')
  const role = element.getAttribute('role') ?? (element.type === 'checkbox' ? 'checkbox' : element.type === 'file' ? 'button' : { A: 'link', BUTTON: 'button', INPUT: 'field', TEXTAREA: 'field', SELECT: 'list', SUMMARY: 'question' }[element.tagName])
  return (role === 'combobox' ? 'field' : role) + ' ' + (element.getAttribute('aria-label') ?? (refs || labels || element.innerText)).replace(/\\s+/g, ' ').trim()
})()`

describe('with the keyboard alone', () => {
  const at = inChromium(liveHost, { start: { signedInAs: 'Alice', reducedMotion: 'reduce' } })
  const press = (key: string) => at.page.keyboard.press(key)
  const type = (text: string) => at.page.keyboard.type(text)
  const heading = (name: string | RegExp) => at.page.getByRole('heading', { name }).first().waitFor()
  const told = (text: string | RegExp) => at.page.getByText(text).first().waitFor()
  const focused = () => at.page.evaluate<string>(readFocused)

  async function open(path: string, title: string | RegExp) {
    await at.page.goto(path.startsWith('http') ? path : `${at.host.origin}${path}`)
    await heading(title)
  }

  /** Goes on from the focus, by Tab. */
  async function tabTo(wanted: RegExp, key = 'Tab') {
    const passed: string[] = []
    for (let stops = 0; stops < MAX_STOPS; stops++) {
      const now = await focused()
      if (wanted.test(now)) return
      passed.push(now)
      await press(key)
    }
    throw new Error(`No way to ${wanted} by keyboard: ${passed.slice(-40).join('; ')}`)
  }

  async function activate(wanted: RegExp) {
    await tabTo(wanted)
    await press('Enter')
  }

  async function enter(wanted: RegExp, text: string) {
    await tabTo(wanted)
    await type(text)
  }

  /** In the focused list. */
  async function select(option: string) {
    const chosen = () => at.page.evaluate('document.activeElement.selectedOptions?.[0].text')
    for (let presses = 0; presses < 40 && (await chosen()) !== option; presses++) await press('ArrowDown')
    expect(await chosen()).toBe(option)
  }

  async function tick(wanted: RegExp) {
    await tabTo(wanted)
    await press('Space')
  }

  /** The picker of the system cannot be operated by a test. */
  async function chooseFiles(wanted: RegExp) {
    const choosing = at.page.waitForEvent('filechooser')
    await activate(wanted)
    await (await choosing).setFiles([note])
    await told(note.name)
  }

  test('a member signs in, skips to the content and sends files with all options', async () => {
    await at.openBrowser({ reducedMotion: 'reduce' })
    await at.page.goto(`${at.host.origin}/transfer`)
    await at.page.getByRole('link', { name: 'Alice' }).waitFor()
    await activate(/^link Alice/)
    await heading('Send files')

    await chooseFiles(/^button Choose files/)
    await enter(/^field Recipient e-mail/, 'rita@partner.example')
    await press('Escape')
    await enter(/^field Message/, 'Here they are.')
    await activate(/^button Next Step/)
    await heading(/You are sending/)
    await tick(/^checkbox Custom expiry/)
    await tabTo(/^field .*[Dd]ays/)
    await press('Control+A')
    await type('9')
    await tick(/^checkbox Password protection/)
    await tick(/^checkbox Code by SMS/)
    await enter(/^field Recipient’s mobile number/, '+41791234567')
    await tick(/^checkbox Hide my name/)
    await tick(/^checkbox Tracking ID/)
    await enter(/^field Tracking ID of this transfer/, 'Case 7')
    await tick(/^checkbox Template set/)
    await tabTo(/^list .*[Tt]emplate/)
    await press('ArrowDown')
    await tick(/^checkbox I confirm/)
    await activate(/^button Send Now/)
    await heading('Success!')

    const alice = await person(at.host.origin, 'alice@acme.example')
    const { transfers } = await alice.call(contracts.searchTransfers, { body: { filters: [] } })
    expect(transfers[0]).toMatchObject({ isPasswordProtected: true, isOTPEnabled: true, trackingId: 'Case 7' })
  })

  test('a member requests files, and the responder uploads them', async () => {
    await open('/transfer/request', 'Request files')
    await enter(/^field Responder name/, 'Rita')
    await enter(/^field Responder e-mail/, 'rita@partner.example')
    await press('Escape')
    await enter(/^field Message/, 'The signed contract, please.')
    await tabTo(/^field Days until/)
    await press('ArrowUp')
    await activate(/^button Request$/)
    await heading('Files requested')
    await tabTo(/^field Upload link/)
    const link = await at.page.evaluate<string>('document.activeElement.value')

    await at.openBrowser({ reducedMotion: 'reduce' })
    await open(link, /Send files to/)
    await chooseFiles(/^button Choose files/)
    await tick(/^checkbox I confirm/)
    await activate(/^button Upload/)
    await heading('Your files have arrived')
  })

  test('a recipient enters a code, acknowledges and downloads', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const options = { isOTPEnabled: true, recipientPhoneNumber: '+41791234568' }
    const { downloadUrl } = await alice.send([{ name: note.name, content: note.buffer }], { options })
    await at.host.settled()
    await at.openBrowser()

    await open(downloadUrl, 'Please confirm that it is you')
    await activate(/^button Send code/)
    await tabTo(/^field Code/)
    const sms = async () => (await getOutbox(at.host.origin)).find(({ to }) => to === '+41791234568')?.text ?? ''
    await expect.poll(sms).toMatch(/\d{6}/)
    await type(/\b\d{6}\b/.exec(await sms())?.[0] ?? '')
    await press('Enter')
    await heading(/shared/)
    await at.page.waitForTimeout(800)
    await tick(/^checkbox I confirm/)
    await at.page.waitForTimeout(300)
    await activate(/^button Proceed/)
    const downloading = at.page.waitForEvent('download')
    await activate(/^button Download note.txt/)
    expect(readFileSync(await (await downloading).path())).toEqual(note.buffer)
  })

  test('a member filters the list, reads the details, reviews and revokes', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    await alice.send([{ name: note.name, content: note.buffer }], { options: { trackingId: 'Case 8' } })
    await at.host.settled()

    await open('/transfers', 'My Transfers')
    await activate(/^button State/)
    await tick(/^checkbox Active/)
    await press('Escape')
    await expect.poll(focused).toMatch(/^button State/)
    await activate(/^button .*details$/)
    await heading(/^Transfer to/)
    await press('Escape')
    await at.page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(focused).toMatch(/details$/)
    await press('Enter')
    await activate(/^link Review/)
    await heading('Transfer details')
    await activate(/^button Copy link/)
    await told('Copied')
    await activate(/^button Revoke Transfer/)
    await activate(/^button Revoke$/)
    await told('Transfer was revoked')
  })

  test('an administrator writes a policy, tries it and reads its history', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    await alice.send([{ name: note.name, content: note.buffer }])
    await at.openBrowser({ signedInAs: 'Ada', reducedMotion: 'reduce' })
    await open('/policy/list', 'Compliance')
    await activate(/^button Add Policy/)
    await enter(/^field Name/, 'Contracts')
    await tabTo(/^list Mode/)
    await type('Mon')
    await activate(/^button Add condition/)
    await tabTo(/^list About/)
    await select('Recipient’s domain')
    await enter(/^field Values/, 'partner.example')
    await press('Enter')
    await activate(/^button Add requirement/)
    await tabTo(/^list Requirement on/)
    await type('Password')
    await tabTo(/^list Effect/)
    await type('is req')
    await activate(/^button Try it/)
    await told(/would (not )?have matched/)
    await activate(/^button Save/)
    await at.page.getByRole('dialog').waitFor({ state: 'detached' })
    await activate(/^button Edit: Contracts/)
    // Until it opens, Tab moves the focus away from the button that gets it back.
    await at.page.getByRole('dialog').waitFor()
    await tabTo(/^tab Form/)
    await press('ArrowRight')
    await press('ArrowRight')
    await press('Enter')
    await heading('Version 1')
    await press('Escape')
    await at.page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(focused).toMatch(/^button Edit: Contracts/)
  })

  test('an administrator reads charts value by value, as tables, and in a longer range', async () => {
    await at.openBrowser({ signedInAs: 'Ada', reducedMotion: 'reduce' })
    await open('/insights', 'Activity Insights')
    await at.page.getByRole('link', { name: /Total Transfers\s*:/ }).waitFor()
    await activate(/^button Date range/)
    await tabTo(/^field Last 7 days/)
    await press('ArrowDown')
    await at.page.waitForURL(/range=this-week/)
    await press('Escape')
    await tabTo(/^field Transfers over time/)
    const value = () => at.page.evaluate<string>('document.activeElement.getAttribute("aria-valuetext")')
    const before = await value()
    await press('ArrowLeft')
    await expect.poll(value).not.toBe(before)
    await tabTo(/^button Show as table: Transfers over time/, 'Shift+Tab')
    await press('Enter')
    await at.page.getByRole('table', { name: /Transfers over time/ }).waitFor()
  })

  test('a visitor searches the questions, and goes through a tour and the pictures', async () => {
    await open('/faq', 'Frequently Asked Questions')
    await enter(/^field /, 'archive')
    await told(/questions? found/)
    await activate(/^question .*archive/i)
    await at.page.locator('details[open]').first().waitFor()

    await open('/help', 'How to Use')
    await activate(/^button Enlarge the picture/)
    await told('Step 1 of 8')
    await press('ArrowRight')
    await told('Step 2 of 8')
    await press('Escape')
    await activate(/^button Start the tour: My Transfers/)
    const dialog = at.page.getByRole('dialog')
    for (const step of [1, 2, 3]) {
      await dialog.getByText(`${step} of 3`).waitFor()
      await activate(step === 3 ? /^button Done/ : /^button Next/)
    }
    await dialog.waitFor({ state: 'detached' })
  })
})
