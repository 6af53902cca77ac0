import type { Challenge, Channel } from './challenge.ts'
import type { Step } from './codeSteps.ts'

export type CodeFault =
  | { kind: 'wrong'; attempts: number }
  | { kind: 'locked'; seconds: number | 'permanent' }
  | { kind: 'otherPrefix'; theirs: string; ours: string }
  | { kind: 'refused'; channel: Channel }
  | { kind: 'incomplete' | 'waiting' | 'ended' | 'unreachable' | 'failed' }

export type CodeState = {
  /** Undefined before the first code, and when none can be sent. */
  challenge: Challenge | undefined
  channels: readonly Channel[]
  doing: 'send' | 'verify' | undefined
  isExpired: boolean
  fault: CodeFault | undefined
}

export const nothingSent: CodeState = {
  challenge: undefined,
  channels: [],
  doing: undefined,
  isExpired: false,
  fault: undefined,
}

export function afterStep(state: CodeState, step: Exclude<Step, { kind: 'passed' }>): CodeState {
  const idle = { ...state, doing: undefined }
  switch (step.kind) {
    case 'challenged':
      return challenged(idle, step.challenge, state.doing)
    case 'over':
      return over(idle)
    // The previous code remains valid.
    case 'locked':
      return { ...idle, fault: step }
    case 'unreachable':
    case 'failed':
      return { ...idle, fault: step }
  }
}

function challenged(idle: CodeState, challenge: Challenge, done: CodeState['doing']): CodeState {
  const { channel, channels, lock, failure, attempts } = challenge
  const none = { ...idle, challenge: undefined, channels }
  if (lock !== undefined) return { ...none, fault: { kind: 'locked', seconds: lock } }
  if (failure === 'refused') return { ...none, fault: { kind: failure, channel } }
  if (failure) return { ...none, fault: { kind: failure } }
  const isExpired = challenge.expirySeconds === 0
  const fault = done === 'verify' ? ({ kind: 'wrong', attempts } as const) : undefined
  return { ...idle, challenge, channels, isExpired, fault }
}

/** The last attempt failed, or the challenge has expired. */
function over(idle: CodeState): CodeState {
  const { challenge } = idle
  if (!challenge || idle.isExpired) return { ...idle, fault: { kind: 'failed' } }
  const wasLast = challenge.attempts === 1
  const fault: CodeFault = wasLast ? { kind: 'wrong', attempts: 0 } : { kind: 'failed' }
  return { ...idle, challenge: { ...challenge, attempts: 0 }, fault }
}

export function mayVerify({ challenge, doing, isExpired }: CodeState): boolean {
  return challenge !== undefined && challenge.attempts > 0 && !isExpired && doing === undefined
}

/** `again` after the last code is void, `instead` by another channel. */
export type ResendOption = { channel: Channel; why: 'again' | 'instead' }

export function getResendOptions({ challenge, channels, isExpired }: CodeState): ResendOption[] {
  const isDead = challenge !== undefined && (isExpired || challenge.attempts === 0)
  const last = challenge?.channel ?? channels[0]
  const others = channels.filter(channel => channel !== last)
  if (!isDead || !last) return others.map(channel => ({ channel, why: 'instead' }))
  return [last, ...others].map(channel => ({ channel, why: 'again' }))
}
