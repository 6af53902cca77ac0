import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { fixedClock, testHost } from '../harness/host.ts'
import { answerRequest, beginAnswer, download, getOutbox, type Person, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { websiteDirectory } from './liveHost.ts'
import { look } from './look.ts'

const note = { name: 'note.txt', content: Buffer.from('Short.') }
const budgets = { read: 1e6, write: 1e6, link: 1e6, report: 1e6 }

describe('actions in My Transfers', () => {
  const clock = fixedClock()
  const at = inChromium(() => testHost({ websiteDirectory, budgets }, clock), { start: { signedInAs: 'Alice' }, clock })
  let alice: Person

  beforeAll(async () => {
    alice = await person(at.host.origin, 'alice@acme.example')
  })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const row = (text: string) => at.page.getByRole('row').filter({ hasText: text })
  const figure = (name: string) => at.page.locator(`[data-figure=${name}] span:last-child`)

  async function open(search = '') {
    await at.page.goto(`${at.host.origin}/transfers${search}`)
    await at.page.getByRole('heading', { level: 1, name: 'My Transfers' }).waitFor()
  }

  async function sentTo(recipient: string) {
    const sent = await alice.send([note], { recipient })
    await at.host.settled()
    return sent
  }

  test('a member without transfers sees how to begin', async () => {
    await at.openBrowser({ signedInAs: 'Bob' })
    await open()

    await at.page.getByRole('heading', { name: 'You have not sent anything yet' }).waitFor()
    await expect.poll(() => figure('total').textContent()).toBe('0')
    await look(at.page, 'transfers-empty')
    await at.page.getByRole('main').getByRole('link', { name: 'Request Files' }).last().click()
    await at.page.getByRole('heading', { name: 'Request files' }).waitFor()
  })

  test('a transfer is revoked after a confirmation, and shown as revoked immediately', async () => {
    const { id, downloadUrl } = await sentTo('revoked@partner.example')
    await open('?recipient=revoked@partner.example')
    await row('revoked@partner.example').getByText('Active').waitFor()

    await button('Revoke: revoked@partner.example').click()
    const dialog = at.page.getByRole('dialog', { name: 'Revoke this transfer?' })
    await dialog.getByText('The download link stops working at once').waitFor()
    // The row around the dialog does not wrap its lines; the dialog must.
    await expect
      .poll(() => at.page.evaluate('getComputedStyle(document.querySelector("dialog[open]")).whiteSpace'))
      .toBe('normal')
    await dialog.getByRole('button', { name: 'Revoke' }).click()

    await at.page.getByText(`Successfully revoked transfer with ID ${id}`, { exact: true }).waitFor()
    await row('revoked@partner.example').getByText('Revoked', { exact: true }).waitFor()
    // The button is gone.
    await expect
      .poll(() => at.page.evaluate('document.activeElement?.ariaLabel'))
      .toBe('revoked@partner.example, details')
    expect(
      await at.page.getByText('Only the transfers in active or requested state').filter({ visible: true }).count(),
    ).toBe(0)
    await figure('retracted').getByText('1').waitFor()
    await expect.poll(() => figure('active').textContent()).toBe('0')
    await expect.poll(() => at.page.getByText('The list is a few seconds old.').count()).toBe(0)
    await expect(download(at.host.origin, downloadUrl)).rejects.toThrow()
  })

  test('a sender cannot revoke an upload in progress, and can revoke a request during its upload', async () => {
    await alice.create([note], { recipient: 'sending@partner.example' })
    const asked = await alice.request({ responder: 'answering@partner.example' })
    await beginAnswer(at.host.origin, asked.requestUrl, [note])
    await open('?state=uploading')

    await row('sending@partner.example').waitFor()
    await expect.poll(() => button('Revoke: sending@partner.example').getAttribute('aria-disabled')).toBe('true')
    await button('Revoke: answering@partner.example').click()
    const dialog = at.page.getByRole('dialog', { name: 'Revoke this request?' })
    await dialog.getByText('The upload link stops working at once').waitFor()
    await dialog.getByRole('button', { name: 'Revoke' }).click()

    await at.page.getByText(`Successfully revoked transfer with ID ${asked.id}`, { exact: true }).waitFor()
  })

  test('a transfer that is over cannot be revoked, and the button shows the reason', async () => {
    await sentTo('over@partner.example').then(({ id }) => alice.retract(id))
    await open('?recipient=over@partner.example')

    const revoke = button('Revoke: over@partner.example')
    await revoke.waitFor()
    await expect.poll(() => revoke.getAttribute('aria-disabled')).toBe('true')
    await revoke.focus()
    await at.page.getByText('Only the transfers in active or requested state can be retracted.').last().waitFor()
    await revoke.click({ force: true })
    await expect.poll(() => at.page.getByRole('dialog').count()).toBe(0)
    await button('over@partner.example, details').click()
    const details = at.page.getByRole('dialog', { name: 'Transfer to over@partner.example' })
    await details.getByText('Transfer was revoked').waitFor()
    await expect.poll(() => details.getByText(/in \d+ days|Expir/i).count()).toBe(0)
    await details.getByRole('link', { name: 'Review' }).click()
    const fact = (name: string) =>
      at.page
        .getByRole('region', { name: 'Details' })
        .locator('dl > div', { has: at.page.locator(`dt:text-is("${name}")`) })
    await fact('Revoked')
      .getByText(/now|second|minute/)
      .waitFor()
    expect(await fact('Expires').count()).toBe(0)
  })

  test('a failed revocation shows the transfer ID, and can be retried', async () => {
    const { id } = await sentTo('again@partner.example')
    await open('?recipient=again@partner.example')
    await at.page.route('**/retract', route => route.abort())
    await button('again@partner.example, details').click()
    await button('Revoke Transfer').click()
    const dialog = at.page.getByRole('dialog', { name: 'Revoke this transfer?' })
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByRole('alert').getByText(`Failed to revoke transfer with ID ${id}`, { exact: true }).waitFor()
    await expect.poll(() => at.page.getByText(`Failed to revoke transfer with ID ${id}`).count()).toBe(1)

    await at.page.unroute('**/retract')
    await dialog.getByRole('button', { name: 'Revoke' }).click()

    await dialog.waitFor({ state: 'hidden' })
    await at.page
      .getByRole('dialog', { name: /^Transfer to/ })
      .getByText('Transfer was revoked')
      .waitFor()
  })

  test('the list updates a transfer that was revoked elsewhere', async () => {
    const { id } = await sentTo('elsewhere@partner.example')
    await open('?recipient=elsewhere@partner.example')
    await row('elsewhere@partner.example').getByText('Active').waitFor()
    await alice.retract(id)
    await button('Revoke: elsewhere@partner.example').click()
    const dialog = at.page.getByRole('dialog', { name: 'Revoke this transfer?' })
    await dialog.getByRole('button', { name: 'Revoke' }).click()

    await row('elsewhere@partner.example').getByText('Revoked', { exact: true }).waitFor()
    await dialog.getByText(`Failed to revoke transfer with ID ${id}`, { exact: true }).waitFor()
  })

  test('a revoked transfer stays revoked while the list still returns it as active', async () => {
    await sentTo('late@partner.example')
    await open('?recipient=late@partner.example')
    await row('late@partner.example').getByText('Active').waitFor()
    let isStale = true
    await at.page.route('**/api/search/transfers', async route => {
      const response = await route.fetch()
      const json = await response.json()
      const transfers = json.transfers.map((one: object) => ({ ...one, transferState: 'active' }))
      await route.fulfill({ json: isStale ? { ...json, transfers } : json })
    })
    await button('Revoke: late@partner.example').click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()

    await row('late@partner.example').getByText('Revoked').waitFor()
    const line = at.page.getByText('The list is a few seconds old.')
    await line.waitFor()
    isStale = false
    await line.waitFor({ state: 'detached' })
    await row('late@partner.example').getByText('Revoked').waitFor()
  })

  test('a waiting request is sent again', async () => {
    const recipient = 'waiting@partner.example'
    await alice.request({ responder: recipient })
    await open(`?recipient=${recipient}`)
    await row(recipient).getByText('Requested').waitFor()

    await button(`Resend: ${recipient}`).click()
    const dialog = at.page.getByRole('dialog', { name: 'Send this request again?' })
    await dialog.getByText(`${recipient} receives the e-mail with the upload link once more.`).waitFor()
    await dialog.getByRole('button', { name: 'Not now' }).click()
    expect((await getOutbox(at.host.origin)).filter(({ to }) => to === recipient)).toHaveLength(1)
    await button(`Resend: ${recipient}`).click()
    await dialog.getByRole('button', { name: 'Send again' }).click()

    await at.page.getByText(`The request was sent to ${recipient} again.`).waitFor()
    await expect.poll(() => at.page.evaluate('document.activeElement?.ariaLabel')).toBe(`${recipient}, details`)
    await expect.poll(() => button(`Resend: ${recipient}`).getAttribute('aria-disabled')).toBe('true')
    expect((await getOutbox(at.host.origin)).filter(({ to }) => to === recipient)).toHaveLength(2)
    await expect.poll(() => figure('total').textContent()).toBe('1')
  })

  test('a request that is over is repeated, and the new one appears automatically', async () => {
    const recipient = 'anew@partner.example'
    const { id } = await alice.request({ responder: recipient })
    await alice.retract(id)
    await open(`?recipient=${recipient}`)
    await button(`Request again: ${recipient}`).click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Request again' }).click()

    await at.page.getByText(`The request was sent to ${recipient} again.`).waitFor()
    await figure('total').getByText('2').waitFor()
    await row(recipient).getByText('Requested', { exact: true }).waitFor()
    await at.page.reload()
    await row(recipient).getByText('Requested', { exact: true }).waitFor()
    await expect.poll(() => button(`Request again: ${recipient}`).count()).toBe(0)
  })

  test('a request that was repeated elsewhere is not repeated a second time', async () => {
    const recipient = 'twice@partner.example'
    const { id } = await alice.request({ responder: recipient })
    await alice.retract(id)
    await open(`?recipient=${recipient}`)
    await button(`Request again: ${recipient}`).waitFor()
    await alice.call(contracts.resendRequest, { params: { id } })
    await button(`Request again: ${recipient}`).click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Request again' }).click()
    await at.page.getByText('This request was already repeated. Please use the newer request.').waitFor()
  })

  test('the details show files as the answer to their request', async () => {
    const recipient = 'came@partner.example'
    const { requestUrl } = await alice.request({ responder: recipient })
    await answerRequest(at.host.origin, requestUrl, [note])
    await at.host.settled()
    await open(`?recipient=${recipient}`)
    await row(recipient).getByText('note.txt').waitFor()

    await button(`${recipient}, details`).click()

    await at.page
      .getByRole('dialog', { name: `Request to ${recipient}` })
      .getByText(`The files from ${recipient} are here`)
      .waitFor()
    // In the zone of the reader.
    await at.page
      .getByRole('dialog')
      .getByText(/, \d\d:\d\d UTC$/)
      .first()
      .waitFor()
  })

  test('an upload in progress updates automatically', async () => {
    const recipient = 'moving@partner.example'
    const { id, files } = await alice.create([note], { recipient })
    await open(`?recipient=${recipient}`)
    await row(recipient).getByText('Uploading').waitFor()
    await alice.upload(id, files[0]?.id ?? '', note.content)
    await alice.call(contracts.finalizeTransfer, { params: { id } })
    await at.host.settled()

    await row(recipient).getByText('Active').waitFor()
  })

  test('a list in a hidden tab does not poll, and updates on the return to the tab', async () => {
    const recipient = 'hidden@partner.example'
    await alice.create([note], { recipient })
    await at.page.clock.install({ time: clock.now() })
    await open(`?recipient=${recipient}`)
    await row(recipient).getByText('Uploading').waitFor()
    let asked = 0
    await at.page.route('**/api/search/transfers', route => {
      asked += 1
      return route.continue()
    })
    const become = (state: 'hidden' | 'visible') =>
      at.page.evaluate(`
        Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      `)
    await become('hidden')

    await at.page.clock.runFor(120_000)
    expect(asked).toBe(0)

    await become('visible')
    await expect.poll(() => asked).toBe(1)
    await at.page.clock.runFor(5_000)
    await expect.poll(() => asked).toBe(2)
  })

  test('names and messages are shown as text, with any content', async () => {
    const recipientName = '<img src=x onerror=alert(1)>'
    await alice.send([{ ...note, name: '\u202etxt.exe<b>.txt' }], {
      recipient: 'odd@partner.example',
      message: '<script>alert(1)</script>',
      options: { recipientName },
    })
    await at.host.settled()
    await open('?recipient=odd@partner.example')
    await at.page.getByText(recipientName).first().waitFor()
    await button(`${recipientName}, details`).click()

    await at.page.getByRole('dialog').getByText('<script>alert(1)</script>').waitFor()
    await expect.poll(() => at.page.locator('main img, main b:text("txt")').count()).toBe(0)
  })

  /** Records what live regions announce. */
  async function listen() {
    await at.page.evaluate(`
      window.heard = []
      new MutationObserver(records => {
        for (const { type, target, addedNodes } of records) {
          const changed = type === 'characterData' ? [target] : [...addedNodes]
          const text = changed.map(node => node.textContent).join(' ')
          const holder = target.nodeType === 1 ? target : target.parentElement
          const live = holder?.closest('[aria-live=polite], [role=status], [role=alert]')
          if (live?.isConnected && text) window.heard.push(text)
        }
      }).observe(document, { childList: true, characterData: true, subtree: true })
    `)
    return async (text: string) =>
      (await at.page.evaluate<string[]>('window.heard')).filter(each => each.includes(text))
  }

  async function isToldToReaders(text: string): Promise<boolean> {
    const session = await at.context.newCDPSession(at.page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    await session.detach()
    return nodes.some(({ ignored, name }) => !ignored && `${name?.value ?? ''}`.includes(text))
  }

  const inFocus = () =>
    at.page.evaluate<string>('document.activeElement?.ariaLabel || document.activeElement?.textContent')
  const toast = (text: string | RegExp) => at.page.getByRole('region', { name: 'Notifications' }).getByText(text)

  async function revoke(recipient: string) {
    await button(`Revoke: ${recipient}`).click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  }

  test('a notice over an open dialog is announced, covers the dialog, and can be dismissed', async () => {
    const recipient = 'noticed@partner.example'
    await alice.request({ responder: recipient })
    await open(`?recipient=${recipient}`)
    await button(`${recipient}, details`).click()
    const details = at.page.getByRole('dialog', { name: `Request to ${recipient}` })
    await details.getByRole('button', { name: /^Resend request/ }).click()
    await at.page.getByRole('button', { name: 'Send again' }).click()

    const sent = toast(`The request was sent to ${recipient} again.`)
    await sent.waitFor()
    await expect.poll(() => isToldToReaders(`The request was sent to ${recipient} again.`)).toBe(true)
    const onTop = await at.page.evaluate(`(() => {
      const notice = document.querySelector('[aria-label=Notifications] p')
      const { left, top } = notice.getBoundingClientRect()
      return notice.contains(document.elementFromPoint(left + 2, top + 2))
    })()`)
    expect(onTop).toBe(true)
    await button('Dismiss').click()
    await sent.waitFor({ state: 'detached' })
    await details.waitFor()

    await details.getByRole('button', { name: 'Revoke Transfer' }).click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    const revoked = toast(/^Successfully revoked/)
    await revoked.waitFor()
    for (let presses = 0; presses < 20 && (await inFocus()) !== 'Dismiss'; presses += 1)
      await at.page.keyboard.press('Tab')
    const before = 'Review'
    await at.page.keyboard.press('Enter')
    await revoked.waitFor({ state: 'detached' })
    // The focus is where it was before the notice.
    await expect.poll(inFocus).toBe(before)
    await look(at.page, 'transfers-noticed')
  })

  test('a notice stays when the dialog below it closes', async () => {
    const recipient = 'staying@partner.example'
    await alice.request({ responder: recipient })
    await open(`?recipient=${recipient}`)
    await button(`${recipient}, details`).click()
    await button(/^Resend request/)
      .last()
      .click()
    await button('Send again').click()
    await toast(`The request was sent to ${recipient} again.`).waitFor()
    await button('Dismiss').hover()

    await at.page.keyboard.press('Escape')

    await at.page.getByRole('dialog').waitFor({ state: 'detached' })
    await toast(`The request was sent to ${recipient} again.`).waitFor()
    await button('Dismiss').click()
    await toast(`The request was sent to ${recipient} again.`).waitFor({ state: 'detached' })
  })

  test('a repeated notice is shown once', async () => {
    const recipient = 'failing@partner.example'
    await alice.request({ responder: recipient })
    await open(`?recipient=${recipient}`)
    await at.page.route('**/resend', route => route.abort())
    const heard = await listen()
    for (const _ of [1, 2]) {
      await button(`Resend: ${recipient}`).click()
      await button('Send again').click()
      await at.page.getByRole('dialog').waitFor({ state: 'hidden' })
    }

    await expect.poll(() => heard('Transfer Request Unsuccessful')).toHaveLength(2)
    await expect.poll(() => toast('Transfer Request Unsuccessful').count()).toBe(1)
  })

  test('a notice is announced even if a dialog opens at the same time', async () => {
    const recipient = 'meanwhile@partner.example'
    await alice.request({ responder: recipient })
    await open(`?recipient=${recipient}`)
    await at.page.route('**/resend', route => route.abort())
    const heard = await listen()
    await at.page.evaluate(`
      const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'ariaLive')
      let isOpened = false
      Object.defineProperty(Element.prototype, 'ariaLive', { get, set(value) {
        set.call(this, value)
        if (value !== 'polite' || isOpened) return
        isOpened = true
        document.querySelector('[aria-label="Revoke: ${recipient}"]').click()
      } })
    `)

    await button(`Resend: ${recipient}`).click()
    await button('Send again').click()

    await at.page.getByRole('dialog', { name: 'Revoke this request?' }).waitFor()
    await expect.poll(() => heard('Transfer Request Unsuccessful')).toHaveLength(1)
    await expect.poll(() => isToldToReaders('Transfer Request Unsuccessful')).toBe(true)
  })

  test('the focus moves to the next row when a revoked row leaves the list, with one announcement', async () => {
    const recipients = ['leaving1', 'leaving2', 'leaving3'].map(name => `${name}@leaving.example`)
    for (const recipient of recipients) await sentTo(recipient)
    await open('?recipient=*@leaving.example&state=active')
    await at.page.getByText('1 to 3 of 3').waitFor()
    // Equal times: the order varies.
    const names = await at.page.getByRole('button', { name: /, details$/ }).allTextContents()
    const [first = '', second = '', third = ''] = names
    const heard = await listen()

    await revoke(second)
    await row(second).waitFor({ state: 'detached' })
    await expect.poll(inFocus).toBe(`${third}, details`)
    await expect.poll(() => heard('Successfully revoked')).toHaveLength(1)
    expect(await heard('a few seconds old')).toEqual([])

    await button(`${third}, details`).click()
    await button('Revoke Transfer').click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    await at.page.getByText('Transfer was revoked').waitFor()
    await at.page.keyboard.press('Escape')
    await expect.poll(inFocus).toBe(`${first}, details`)

    await revoke(first)
    await at.page.getByText('No transfers match these filters').waitFor()
    await expect.poll(inFocus).toBe('My Transfers')
  })

  test('the previous page opens when the only row of the last page leaves', async () => {
    for (let index = 0; index < 11; index += 1) await sentTo(`r${index}@paged.example`)
    await open('?recipient=*@paged.example&state=active&page=2')
    await at.page.getByText('11 to 11 of 11').waitFor()
    const heard = await listen()

    await button(/^Revoke: /).click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()

    await at.page.getByText('1 to 10 of 10').waitFor()
    await expect.poll(inFocus).toMatch(/@paged.example, details$/)
    expect(await heard('No transfers match')).toEqual([])
  })

  test('the header and footer have the same position as on other pages', async () => {
    await open()
    for (const width of [1280, 1440, 1920]) {
      await at.page.setViewportSize({ width, height: 900 })
      const places: number[][] = []
      for (const path of ['/', '/transfers', '/transfer/request', '/transfer', '/no/such/page']) {
        await at.page.goto(`${at.host.origin}${path}`)
        await at.page.getByRole('heading', { level: 1 }).waitFor()
        places.push(
          await at.page.evaluate<number[]>(
            `[...document.querySelectorAll('header :is(a, button), footer :is(a, p)')].map(each => each.getBoundingClientRect().left)`,
          ),
        )
      }
      expect(new Set(places.map(each => each.join())).size, `at ${width}: ${JSON.stringify(places)}`).toBe(1)
    }
  })

  test('a long address breaks before an @ or a dot, not within a word', async () => {
    const recipient = 'maximiliane.bergmann.oberholzer@international.partner.example'
    await sentTo(recipient)
    await at.page.setViewportSize({ width: 1061, height: 900 })
    await open(`?recipient=${recipient}`)

    await button(`${recipient}, details`).waitFor()
    const starts = await at.page.evaluate(`(() => {
      const element = document.querySelector('[aria-label="${recipient}, details"]')
      const starts = []
      let bottom = 0
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        for (const [index, letter] of [...texts.currentNode.data].entries()) {
          const range = new Range()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + 1)
          const place = range.getBoundingClientRect()
          if (place.top >= bottom) starts.push(letter)
          bottom = Math.max(bottom, place.bottom)
        }
      }
      return starts.join('')
    })()`)
    expect(starts).toMatch(/^m[@.]+$/)
  })

  test('the actions of a row are large enough for a thumb', async () => {
    const recipient = 'thumb@partner.example'
    await alice.request({ responder: recipient })
    await at.page.setViewportSize({ width: 360, height: 800 })
    await open(`?recipient=${recipient}`)

    for (const name of [`Resend: ${recipient}`, `Revoke: ${recipient}`]) {
      await button(name).waitFor()
      expect((await button(name).boundingBox())?.height, name).toBeGreaterThanOrEqual(32)
    }
  })

  test('files in transit are shown as not yet inspected, and not as clean', async () => {
    const recipient = 'early@partner.example'
    await alice.create([note], { recipient })
    await at.page.addInitScript('localStorage.columnVisibility = \'{"transfers":["files","infotypes"]}\'')
    await open(`?recipient=${recipient}`)

    await row(recipient).getByText('Not inspected yet').waitFor()
    await button(`${recipient}, details`).click()
    await at.page.getByRole('dialog').getByText('Not inspected yet').waitFor()
  })

  // This test is last: it moves the clock.
  test('a member whose transfers are old sees that the last days have none', async () => {
    const ada = await person(at.host.origin, 'ada@acme.example')
    await ada.send([note], { recipient: 'old@partner.example' })
    await at.host.settled()
    at.host.clock.move(8 * 86_400_000)
    await at.openBrowser({ signedInAs: 'Ada' })
    await open()

    await at.page.getByText('No transfers in the last 7 days').waitFor()
    await button('Show any time').click()
    await row('old@partner.example').waitFor()
    await expect.poll(() => figure('expired').textContent()).toBe('1')
  })
})
