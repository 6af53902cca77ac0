import { element } from './dom.ts'

const steps = [
  'Download the archive, and find the e-mail with the password. It came apart from the one with the link.',
  'Open the archive with a tool that knows AES-256: 7-Zip or WinZip on Windows, Keka on a Mac, 7z on Linux.',
  'Copy the password from the e-mail, without spaces around it.',
]

/** How a sealed archive is opened: the tools that come with most systems cannot. */
export function archiveHelp(): HTMLElement {
  return element(
    'section',
    { class: 'help', 'aria-labelledby': 'help' },
    element('h2', { id: 'help' }, 'How to open the archive'),
    element('ol', {}, ...steps.map(step => element('li', {}, step))),
    element(
      'p',
      { class: 'quiet' },
      '“Operation not permitted”, or an error of the like, means that a tool does not know AES-256: take one of those above.',
    ),
  )
}
