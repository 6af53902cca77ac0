import type { Download } from './answers.ts'
import { type Drawing, element, icon } from './dom.ts'
import { downloadAll } from './downloadAll.ts'
import { fileRow } from './fileRow.ts'
import type { GateControl } from './gateControl.ts'
import { helpLink } from './helpLink.ts'
import { getTime, isByPerson } from './presence.ts'
import { reportPress, reportShown } from './report.ts'
import { shortened } from './shortened.ts'
import { texts } from './texts.ts'

/** The files are listed only after the acknowledgement. */
export function transfer(download: Download, gates: GateControl): HTMLElement {
  const { sharedBy, fileCount, expiryDate, isPasswordProtected } = download
  const words = texts.transfer
  reportShown()
  const gate = acknowledgement(isPerson => (isPerson ? open(gate, true) : void askAgain(gate, open)))
  const open = (before: Element, isPerson: boolean) => {
    reportPress(isPerson)
    const list = fileList(download, gates)
    before.replaceWith(list.element, ...(isPasswordProtected ? [archiveHelp()] : []))
    list.heading.focus()
  }
  return element(
    'div',
    { class: 'card' },
    element(
      'h1',
      { tabindex: '-1' },
      element('b', {}, sharedBy),
      ` ${words.hasShared(fileCount, isPasswordProtected)}`,
    ),
    message(download.message),
    element(
      'ul',
      { class: 'facts' },
      fact('clock', words.expires(texts.relative(expiryDate, Date.now())), texts.moment(expiryDate)),
      isPasswordProtected ? fact('lock', words.isProtected, words.isProtectedText) : undefined,
    ),
    element('div', { class: 'tear' }),
    gate,
  )
}

function fact(drawing: Drawing, what: string, more: string): HTMLElement {
  return element('li', {}, icon(drawing), element('b', {}, what), element('span', {}, more))
}

/** The disabled button stays focusable, so that screen readers can read its reason. */
function acknowledgement(proceed: (isPerson: boolean) => void): HTMLElement {
  const words = texts.transfer
  const shownAt = getTime()
  const reason = element('p', { id: 'reason', class: 'quiet' }, words.tickFirst)
  let tickedAt = Number.POSITIVE_INFINITY
  const box = element('input', { type: 'checkbox', change: () => update() })
  const button = element(
    'button',
    {
      type: 'button',
      class: 'primary',
      click: press => (box.checked ? proceed(isByPerson(press, { shownAt, tickedAt })) : box.focus()),
    },
    words.proceed,
  )
  const update = () => {
    tickedAt = getTime()
    button.setAttribute('aria-disabled', String(!box.checked))
    if (box.checked) button.removeAttribute('aria-describedby')
    else button.setAttribute('aria-describedby', 'reason')
    reason.hidden = box.checked
  }
  update()
  return element(
    'div',
    { class: 'gate' },
    element('label', {}, box, element('span', {}, words.acknowledgement)),
    button,
    reason,
  )
}

/** A step that cannot be loaded must not keep a person out. */
async function askAgain(gate: Element, open: (before: Element, isPerson: boolean) => void) {
  const loaded = await import('./personStep.ts').catch(() => undefined)
  if (!loaded) return open(gate, false)
  const step = loaded.personStep(isPerson => open(step.element, isPerson))
  gate.replaceWith(step.element)
  step.heading.focus()
}

function message(text: string): HTMLElement | undefined {
  if (text.trim() === '') return undefined
  const short = shortened(text)
  const words = element('p', { id: 'message', dir: 'auto' }, short ?? text)
  const toggle = element('button', { type: 'button', class: 'link', 'aria-controls': 'message' })
  let isExpanded = short === undefined
  const show = () => {
    words.textContent = isExpanded ? text : (short ?? text)
    toggle.textContent = isExpanded ? texts.transfer.hide : texts.transfer.readMore
    toggle.setAttribute('aria-expanded', String(isExpanded))
  }
  toggle.addEventListener('click', () => {
    isExpanded = !isExpanded
    show()
  })
  show()
  return element(
    'section',
    { class: 'message', 'aria-label': texts.transfer.message },
    words,
    short === undefined ? undefined : toggle,
  )
}

function fileList(
  { files, fileCount, isPasswordProtected }: Download,
  gates: GateControl,
): { element: HTMLElement; heading: HTMLElement } {
  const rows = files.map(file => fileRow(file, gates))
  const total = files.reduce((sum, file) => sum + file.size, 0)
  const heading = element(
    'h2',
    { tabindex: '-1' },
    `${texts.countShared(fileCount, isPasswordProtected)}, ${texts.size(total)}`,
  )
  return {
    heading,
    element: element(
      'section',
      { class: 'files' },
      element('div', { class: 'head' }, heading, ...(files.length > 1 ? downloadAll(rows, gates) : [])),
      element('ul', {}, ...rows.map(row => row.element)),
    ),
  }
}

function archiveHelp(): HTMLElement {
  const { howToOpen, steps, otherTools } = texts.archive
  return element(
    'section',
    { class: 'help', 'aria-labelledby': 'help' },
    element('h2', { id: 'help' }, howToOpen),
    element('ol', {}, ...steps.map(step => element('li', {}, step))),
    element('p', { class: 'quiet' }, otherTools),
    helpLink('archiveFails'),
  )
}
