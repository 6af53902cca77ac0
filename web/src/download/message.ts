import { element } from './dom.ts'
import { shortened } from './shortened.ts'
import { texts } from './texts.ts'

export function message(text: string): HTMLElement | undefined {
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
