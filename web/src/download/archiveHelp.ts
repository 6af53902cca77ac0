import { element } from './dom.ts'
import { texts } from './texts.ts'

export function archiveHelp(): HTMLElement {
  const { howToOpen, steps, otherTools } = texts.archive
  return element(
    'section',
    { class: 'help', 'aria-labelledby': 'help' },
    element('h2', { id: 'help' }, howToOpen),
    element('ol', {}, ...steps.map(step => element('li', {}, step))),
    element('p', { class: 'quiet' }, otherTools),
  )
}
