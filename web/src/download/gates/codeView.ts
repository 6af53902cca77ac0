import type { RecipientQuestion } from '../../../../shared/domain/faqQuestions.ts'
import { announce } from '../announce.ts'
import type { CodeGate } from '../answers.ts'
import { element, icon } from '../dom.ts'
import { helpLink } from '../helpLink.ts'
import { keepPass, trustThisDevice } from '../passes.ts'
import { texts } from '../texts.ts'
import { codeForm } from './codeForm.ts'
import { afterStep, type CodeFault, type CodeState, mayVerify, nothingSent, type ResendOption } from './codeState.ts'
import { answerCode, type Step, sendAgain, sendCode } from './codeSteps.ts'
import { countdown } from './countdown.ts'
import { canBeTrusted } from './device.ts'
import './gates.css'
import { isCompleteCode, readCode } from './readCode.ts'

const answers: Partial<Record<CodeFault['kind'], RecipientQuestion>> = {
  wrong: 'codeRefused',
  otherPrefix: 'codeRefused',
  locked: 'codeLocked',
}

/** Sends no code before the recipient asks, because mail scanners open links and render their pages. */
export function codeView(gate: CodeGate, passed: () => void): HTMLElement {
  const { username } = gate
  let state: CodeState = nothingSent
  const form = codeForm(gate, { submit, typed, sendOther })
  const timer = countdown({
    tick: form.showTime,
    soon: seconds => announce(texts.code.expiresSoon(seconds)),
    over: () => {
      announce(texts.code.expired)
      become({ ...state, isExpired: true, fault: undefined })
    },
  })
  const help = element('div', {}, helpLink('codeMissing'))
  form.show(state)
  const trustBox = element('input', { type: 'checkbox', 'aria-describedby': 'trust' })
  const mayTrust = gate.deviceTime !== '' && canBeTrusted()
  return element(
    'div',
    { class: 'card notice code' },
    icon('lock'),
    element('h1', { tabindex: '-1' }, texts.code.title),
    element('p', {}, texts.code.text),
    form.element,
    mayTrust ? trustChoice(trustBox) : undefined,
    help,
  )

  function become(next: CodeState) {
    const isOther = next.fault?.kind !== state.fault?.kind
    state = next
    form.show(state)
    if (isOther) help.replaceChildren(helpLink(answers[state.fault?.kind ?? 'failed'] ?? 'codeMissing'))
  }

  function submit(typedText: string) {
    const { challenge } = state
    if (state.doing !== undefined) return
    if (!challenge) return run('send', sendCode(username, undefined))
    if (!mayVerify(state)) return
    const { digits, otherPrefix } = readCode(typedText, challenge.prefix)
    // A code of an older message would cost an attempt.
    if (otherPrefix !== undefined) return form.focus()
    if (isCompleteCode(digits)) return run('verify', answerCode(username, challenge, digits))
    become({ ...state, fault: { kind: 'incomplete' } })
    form.focus()
  }

  function sendOther({ channel }: ResendOption) {
    const { challenge } = state
    if (state.doing !== undefined) return
    const isOver = !challenge || challenge.attempts === 0
    run('send', isOver ? sendCode(username, channel) : sendAgain(username, challenge, channel))
  }

  function typed(text: string): string {
    const { challenge } = state
    const { digits, otherPrefix: theirs } = readCode(text, challenge?.prefix ?? '')
    const fault =
      theirs === undefined ? undefined : { kind: 'otherPrefix' as const, theirs, ours: challenge?.prefix ?? '' }
    become({ ...state, fault })
    return digits
  }

  function run(doing: 'send' | 'verify', step: Promise<Step>) {
    become({ ...state, doing, fault: undefined })
    void step.then(settle)
  }

  function settle(step: Step) {
    if (step.kind === 'passed') {
      timer.stop()
      keepPass(username, step.token)
      return trustBox.checked ? void trustThisDevice(gate, step.token).then(passed) : passed()
    }
    const wasSending = state.doing === 'send'
    become(afterStep(state, step))
    if (step.kind === 'challenged') {
      timer.stop()
      if (state.challenge && !state.isExpired) timer.start(state.challenge.expirySeconds)
      if (state.challenge && wasSending) announce(texts.code.sent)
    }
    if (state.challenge?.attempts === 0) timer.stop()
    form.focus()
  }
}

function trustChoice(box: HTMLInputElement): HTMLElement {
  const { label, text } = texts.code.trust
  return element(
    'div',
    { class: 'trust' },
    element('label', {}, box, element('span', {}, label)),
    element('p', { id: 'trust', class: 'quiet' }, text),
  )
}
