import { announce } from '../announce.ts'
import { element } from '../dom.ts'
import { texts } from '../texts.ts'
import './saving.css'

export type SavingView = {
  element: HTMLElement
  /** @param bytes received in total */
  show(bytes: number): void
  broke(resume: () => void): void
}

export function savingView(of: {
  name: string
  total: number
  cancel: () => void
  labels: { cancel: string; resume: string }
}): SavingView {
  const { name, total, labels } = of
  const words = texts.saving
  let resume = () => {}
  let isBroken = false
  let bytes = 0
  let isDrawing = false

  const bar = element('progress', { max: String(Math.max(1, total)), 'aria-label': words.progress(name) })
  const amount = element('p', { class: 'quiet' })
  const fault = element('p', { class: 'fault', hidden: true }, words.broken)
  const resumeButton = element(
    'button',
    { type: 'button', class: 'primary', 'aria-label': labels.resume, hidden: true, click: () => resume() },
    texts.resume,
  )
  const cancelButton = element(
    'button',
    { type: 'button', class: 'secondary', 'aria-label': labels.cancel, click: of.cancel },
    texts.cancel,
  )
  draw()

  function draw() {
    isDrawing = false
    bar.value = bytes
    amount.textContent =
      bytes === total && total > 0 ? words.finishing : `${words.bytes(bytes, total)}. ${words.keepOpen}`
  }

  function setBroken(next: boolean) {
    if (next === isBroken) return
    isBroken = next
    fault.hidden = !next
    if (!next && document.activeElement === resumeButton) cancelButton.focus()
    resumeButton.hidden = !next
    announce(next ? `${name}: ${words.broken}` : `${name}: ${words.goesOn}`)
  }

  return {
    element: element(
      'div',
      { class: 'saving' },
      bar,
      amount,
      fault,
      element('div', { class: 'acts' }, resumeButton, cancelButton),
    ),
    show(now) {
      bytes = now
      setBroken(false)
      if (isDrawing) return
      isDrawing = true
      // Thousands of chunks arrive per second.
      requestAnimationFrame(draw)
    },
    broke(tryNow) {
      resume = tryNow
      setBroken(true)
    },
  }
}
