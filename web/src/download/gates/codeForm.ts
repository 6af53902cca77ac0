import type { CodeGate } from '../answers.ts'
import { element } from '../dom.ts'
import { texts } from '../texts.ts'
import type { Challenge } from './challenge.ts'
import { type CodeFault, type CodeState, getResendOptions, mayVerify, type ResendOption } from './codeState.ts'

export type CodeForm = {
  element: HTMLElement
  show(state: CodeState): void
  showTime(secondsLeft: number): void
  focus(): void
}

/**
 * The button first has the field's place, so that the layout does not move.
 * @param gate has the default destination, masked
 */
export function codeForm(
  gate: Pick<CodeGate, 'phoneNumber' | 'email'>,
  does: { submit: (typed: string) => void; typed: (text: string) => string; sendOther: (way: ResendOption) => void },
): CodeForm {
  const where = element('label', { for: 'code' })
  const prefix = element('span', { id: 'prefix' })
  const input = element('input', {
    id: 'code',
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    spellcheck: 'false',
    'aria-describedby': 'prefix clock',
    input: takeTyped,
  })
  const field = element('span', { class: 'field' }, prefix, input)
  const button = element('button', { type: 'submit', class: 'primary' })
  const clock = element('p', { id: 'clock', class: 'quiet', role: 'timer' })
  const fault = element('p', { class: 'fault', role: 'alert' })
  const ways = element('div', { class: 'ways' })
  const form = element(
    'form',
    { novalidate: true, submit },
    where,
    element('div', { class: 'row' }, field, button),
    element('div', { class: 'told' }, clock, fault),
    ways,
  )
  let shown: Challenge | undefined

  function submit(event: Event) {
    event.preventDefault()
    does.submit(input.value)
  }

  function takeTyped() {
    const digits = does.typed(input.value)
    // Setting the same text would move the caret.
    if (digits !== input.value) input.value = digits
  }

  function show(state: CodeState) {
    const { challenge, doing } = state
    // The typed text belongs to the previous code.
    if (challenge?.session !== shown?.session || challenge?.prefix !== shown?.prefix) input.value = ''
    shown = challenge
    where.textContent = destination(challenge, gate)
    prefix.textContent = challenge?.prefix ? `${challenge.prefix}-` : ''
    field.hidden = challenge === undefined
    input.readOnly = challenge?.attempts === 0
    button.textContent = doing ? busyText(doing) : challenge ? texts.code.verify : texts.code.send
    button.setAttribute('aria-disabled', String(challenge ? !mayVerify(state) : doing !== undefined))
    setText(fault, state.fault === undefined ? '' : faultText(state.fault))
    if (!challenge) setText(clock, state.fault === undefined ? texts.code.nothingYet : '')
    else if (state.isExpired) setText(clock, texts.code.expired)
    else if (challenge.attempts === 0) setText(clock, '')
    showWays(state)
  }

  function showWays(state: CodeState) {
    const focused = ways.contains(document.activeElement)
    ways.replaceChildren(...getResendOptions(state).map(way => wayButton(way, state.doing !== undefined)))
    if (focused && ways.childElementCount === 0) input.focus()
  }

  function wayButton(way: ResendOption, isBusy: boolean) {
    const { channel, why } = way
    const click = () => does.sendOther(way)
    const text = why === 'again' ? texts.code.resend[channel] : texts.code.instead[channel]
    return element('button', { type: 'button', class: 'link', 'aria-disabled': String(isBusy), click }, text)
  }

  return {
    element: form,
    show,
    showTime(secondsLeft) {
      clock.textContent = texts.code.expiresIn(clockTime(secondsLeft))
    },
    focus() {
      if (shown === undefined) return
      if (shown.attempts > 0) input.focus()
      else ways.querySelector('button')?.focus()
    },
  }
}

function destination(challenge: Challenge | undefined, { phoneNumber, email }: Parameters<typeof codeForm>[0]): string {
  if (challenge?.channel === 'email') return texts.code.wentTo.email(challenge.email)
  if (!challenge && email) return texts.code.goesTo.email(email)
  // Keeps a number on one line.
  const phone = (challenge?.phoneNumber || phoneNumber).replaceAll(' ', '\u00a0')
  return challenge ? texts.code.wentTo.sms(phone) : texts.code.goesTo.sms(phone)
}

function busyText(doing: 'send' | 'verify'): string {
  return doing === 'send' ? texts.code.sending : texts.code.verifying
}

function faultText(fault: CodeFault): string {
  switch (fault.kind) {
    case 'wrong':
      return `${texts.code.wrong}: ${texts.code.attempts(fault.attempts)}`
    case 'locked':
      return lockText(fault.seconds)
    case 'otherPrefix':
      return texts.code.otherPrefix(fault.theirs, fault.ours)
    case 'refused':
      return texts.code.refused[fault.channel]
    default:
      return texts.code[fault.kind]
  }
}

function lockText(seconds: number | 'permanent'): string {
  if (seconds === 'permanent') return texts.code.lockedPermanently
  const at = new Date(Date.now() + seconds * 1000).toISOString()
  return texts.code.locked(texts.relative(at, Date.now()), texts.moment(at))
}

function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Setting the same text again would make screen readers repeat it. */
function setText(node: HTMLElement, text: string) {
  if (node.textContent !== text) node.textContent = text
}
