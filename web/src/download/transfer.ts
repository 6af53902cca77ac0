import { acknowledgement } from './acknowledgement.ts'
import type { Download } from './answers.ts'
import { archiveHelp } from './archiveHelp.ts'
import { type Drawing, element, icon } from './dom.ts'
import { fileList } from './fileList.ts'
import type { GateControl } from './gateControl.ts'
import { message } from './message.ts'
import { texts } from './texts.ts'

/** The files are listed only after the acknowledgement. */
export function transfer(download: Download, gates: GateControl): HTMLElement {
  const { sharedBy, fileCount, expiryDate, isPasswordProtected } = download
  const words = texts.transfer
  const gate = acknowledgement(() => {
    const list = fileList(download, gates)
    gate.replaceWith(list.element, ...(isPasswordProtected ? [archiveHelp()] : []))
    list.heading.focus()
  })
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
