import { element } from './dom.ts'
import { texts } from './texts.ts'

/** The disabled button stays focusable, so that screen readers can read its reason. */
export function acknowledgement(proceed: () => void): HTMLElement {
  const words = texts.transfer
  const reason = element('p', { id: 'reason', class: 'quiet' }, words.tickFirst)
  const box = element('input', { type: 'checkbox', change: () => update() })
  const button = element(
    'button',
    { type: 'button', class: 'primary', click: () => (box.checked ? proceed() : box.focus()) },
    words.proceed,
  )
  const update = () => {
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
