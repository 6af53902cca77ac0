import { announce } from '../announce.ts'
import type { CodeGate } from '../answers.ts'
import { element } from '../dom.ts'
import { forgetThisDevice } from '../passes.ts'
import { texts } from '../texts.ts'

/** Below the files: that this device is trusted, with a way to end it, or that it could not be. */
export function deviceNote({ gate, isTrusted }: { gate: CodeGate; isTrusted: boolean }): HTMLElement {
  const words = texts.code.trust
  const state = element('p', { class: 'quiet', tabindex: '-1' }, isTrusted ? words.isTrusted : words.failed)
  const button = element('button', { type: 'button', class: 'link', click: () => void forget() }, words.forget)
  return element('div', { class: 'device' }, state, isTrusted ? button : undefined)

  async function forget() {
    if (button.getAttribute('aria-disabled') === 'true') return
    button.setAttribute('aria-disabled', 'true')
    const isForgotten = await forgetThisDevice(gate)
    button.removeAttribute('aria-disabled')
    state.textContent = isForgotten ? words.forgotten : texts.link.refusedText
    if (isForgotten) button.remove()
    state.focus()
    announce(state.textContent)
  }
}
