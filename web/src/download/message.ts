import { element } from './dom.ts'
import { shortened } from './shortened.ts'
import { texts } from './texts.ts'

/** What the sender wrote; a long message is shown whole when asked for. */
export function message(text: string): HTMLElement | undefined {
  if (text.trim() === '') return undefined
  const short = shortened(text)
  const words = element('p', { id: 'message', dir: 'auto' }, short ?? text)
  const toggle = element('button', { type: 'button', class: 'link', 'aria-controls': 'message' })
  let isWhole = short === undefined
  const show = () => {
    words.textContent = isWhole ? text : (short ?? text)
    toggle.textContent = isWhole ? texts.transfer.hide : texts.transfer.readMore
    toggle.setAttribute('aria-expanded', String(isWhole))
  }
  toggle.addEventListener('click', () => {
    isWhole = !isWhole
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
