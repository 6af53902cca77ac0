import type { RecipientQuestion } from '../../../shared/domain/faqQuestions.ts'
import { type Drawing, element, icon } from './dom.ts'
import { helpLink } from './helpLink.ts'

export function notice(parts: {
  drawing: Drawing
  title: string
  texts: string[]
  action?: { label: string; run: (press: Event) => void }
  help: RecipientQuestion
}): HTMLElement {
  const { drawing, title, texts, action, help } = parts
  return element(
    'div',
    { class: 'card notice' },
    icon(drawing),
    element('h1', { tabindex: '-1' }, title),
    ...texts.map(text => element('p', {}, text)),
    action && element('button', { type: 'button', class: 'primary', click: action.run }, action.label),
    helpLink(help),
  )
}
