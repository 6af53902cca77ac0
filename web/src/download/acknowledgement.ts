import { element } from './dom.ts'

const text = 'I confirm that these files are meant for me and that I will handle them with care.'

/** The gate in front of the files. The button stays within reach while it is off, so that its reason can be read. */
export function acknowledgement(proceed: () => void): HTMLElement {
  const reason = element('p', { id: 'reason', class: 'quiet' }, 'Please tick the box above to proceed.')
  const box = element('input', { type: 'checkbox', change: () => update() })
  const button = element(
    'button',
    { type: 'button', class: 'primary', click: () => (box.checked ? proceed() : box.focus()) },
    'Proceed',
  )
  const update = () => {
    button.setAttribute('aria-disabled', String(!box.checked))
    if (box.checked) button.removeAttribute('aria-describedby')
    else button.setAttribute('aria-describedby', 'reason')
    reason.hidden = box.checked
  }
  update()
  return element('div', { class: 'gate' }, element('label', {}, box, element('span', {}, text)), button, reason)
}
