import { announce } from './announce.ts'
import { element } from './dom.ts'
import { get } from './get.ts'
import { texts } from './texts.ts'

/** The answer is the same for every ended link. It replaces the button. */
export async function askMoreTime(button: HTMLButtonElement) {
  const words = texts.link
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  const { status } = await get(`/api/downloads/${location.pathname.split('/')[2]}/more-time`, { method: 'POST' })
  const isAsked = status === 200
  const answer = element('p', { tabindex: '-1' }, isAsked ? words.moreTime.asked : words.refusedText)
  button.parentElement?.querySelector('.answer')?.remove()
  answer.classList.add('answer')
  if (isAsked) button.replaceWith(answer)
  else {
    button.before(answer)
    button.removeAttribute('aria-disabled')
  }
  answer.focus()
  announce(answer.textContent ?? '')
}
