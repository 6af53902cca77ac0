import type { DownloadPayload } from '../../../shared/contract/downloads.ts'
import { countFiles, formatDateTime, formatRelative } from '../../../shared/texts/format.ts'
import { acknowledgement } from './acknowledgement.ts'
import { archiveHelp } from './archiveHelp.ts'
import { type Drawing, element, icon } from './dom.ts'
import { fileList } from './fileList.ts'
import { message } from './message.ts'

/** Who shares what until when; the files themselves are named only once the recipient acknowledged. */
export function transfer(download: DownloadPayload, end: () => void): HTMLElement {
  const { sharedBy, files, expiryDate, isPasswordProtected } = download
  const gate = acknowledgement(() => {
    const list = fileList(files, end)
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
      ' has shared ',
      countFiles(files.length),
      ' with you',
    ),
    message(download.message),
    element(
      'ul',
      { class: 'facts' },
      fact('clock', `Expires ${formatRelative(expiryDate, Date.now())}`, formatDateTime(expiryDate)),
      isPasswordProtected
        ? fact(
            'lock',
            'Protected by a password',
            'You download one ZIP archive. Its password comes in an e-mail of its own.',
          )
        : undefined,
    ),
    element('div', { class: 'tear' }),
    gate,
  )
}

function fact(drawing: Drawing, what: string, more: string): HTMLElement {
  return element('li', {}, icon(drawing), element('b', {}, what), element('span', {}, more))
}
