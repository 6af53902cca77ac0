import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'

/** Error codes of RFC 6749, 4.1.2.1. */
const reasons = {
  cancelled: { error: 'access_denied', sentence: 'The sign-in was cancelled, or you may not use this application.' },
  unreachable: {
    error: 'temporarily_unavailable',
    sentence: 'Your organization’s sign-in cannot be reached just now. Please try again in a few minutes.',
  },
  wrong: {
    error: 'server_error',
    sentence: 'Your organization’s sign-in gave an answer that cannot be trusted. Please try again.',
  },
  no_email: {
    error: 'access_denied',
    sentence: 'Your organization’s sign-in did not provide your e-mail address. Please contact your administrator.',
  },
  unverified_email: {
    error: 'access_denied',
    sentence: 'Your e-mail address is not confirmed at your organization’s sign-in. Please confirm it, then try again.',
  },
  too_many_groups: {
    error: 'access_denied',
    sentence:
      'You belong to more groups than your organization’s sign-in can report. Please contact your administrator.',
  },
} as const

export type Reason = keyof typeof reasons

/** Never shows the provider's own text, because an attacker can write it into a URL. */
export class SignInRefused extends Error {
  override name = 'SignInRefused'
  readonly reason: Reason

  constructor(reason: Reason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }

  get error(): string {
    return reasons[this.reason].error
  }

  get sentence(): string {
    return reasons[this.reason].sentence
  }
}

const unreachable = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']

export function toRefusal(error: unknown): unknown {
  if (error instanceof AuthorizationResponseError) return new SignInRefused(toReason(error.error), { cause: error })
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) {
    return new SignInRefused('wrong', { cause: error })
  }
  if (!(error instanceof ClientError)) return error
  const isUnreachable = error.code === undefined || unreachable.includes(error.code)
  return new SignInRefused(isUnreachable ? 'unreachable' : 'wrong', { cause: error })
}

function toReason(error: string): Reason {
  if (error === 'access_denied') return 'cancelled'
  return error === 'temporarily_unavailable' ? 'unreachable' : 'wrong'
}

/** Codes only: messages and causes contain tokens, claims and addresses. */
export function findFault(refusal: SignInRefused): string {
  const codes: string[] = [refusal.reason]
  let cause: unknown = refusal.cause
  for (let depth = 0; cause instanceof Error && depth < 5; depth += 1, cause = cause.cause) {
    const { error, code } = cause as { error?: unknown; code?: unknown }
    if (typeof error === 'string') codes.push(error.slice(0, 100))
    else if (typeof code === 'string') codes.push(code)
  }
  return codes.join(' ')
}
