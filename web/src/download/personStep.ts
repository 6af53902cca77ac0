import { announce } from './announce.ts'
import { element } from './dom.ts'
import { getTime, isDeliberate } from './presence.ts'
import { texts } from './texts.ts'
import './personStep.css'

const WAIT_MILLISECONDS = 3000

/**
 * One more press, after one that a program could have made: a button that is ready after a few seconds. A press before starts the wait
 * again, so that a program that presses all the time never passes. Keyboards, screen readers and voice control press it as any other.
 * @param passed whether the second press was that of a person
 */
export function personStep(passed: (isPerson: boolean) => void): { element: HTMLElement; heading: HTMLElement } {
  const words = texts.personStep
  let readyAt = Number.POSITIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const heading = element('h2', { tabindex: '-1' }, words.title)
  const button = element('button', { type: 'button', class: 'primary', click: event => press(event) }, words.open)
  const state = element('p', { class: 'quiet' })
  // Not where the first button was.
  button.classList.add(Math.random() < 0.5 ? 'centre' : 'end')
  wait()

  function wait() {
    clearTimeout(timer)
    readyAt = Number.POSITIVE_INFINITY
    button.setAttribute('aria-disabled', 'true')
    state.textContent = words.wait
    timer = setTimeout(() => {
      readyAt = getTime()
      button.removeAttribute('aria-disabled')
      state.textContent = words.ready
      announce(words.ready)
    }, WAIT_MILLISECONDS)
  }

  function press(event: Event) {
    if (event.timeStamp < readyAt) {
      announce(words.wait)
      return wait()
    }
    passed(isDeliberate(event, readyAt))
  }

  return {
    heading,
    element: element('section', { class: 'person-step' }, heading, element('p', {}, words.text), button, state),
  }
}
