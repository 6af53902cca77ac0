import type { ErrorCode, ErrorReply } from '../../../shared/contract/errors.ts'
import type { PolicyVersion } from './auditEvent.ts'

export type Gate = Required<Pick<ErrorReply, 'required'>> &
  Pick<ErrorReply, 'phoneNumber' | 'email' | 'username' | 'deviceTime'>

type Fault = { code: ErrorCode; text: string; by?: readonly PolicyVersion[] | undefined }

/** A code of the closed list and a sentence for the person. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: { path: string; message: string }[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** The reason and column of an invalid rule, or `revoked`, `over` (an upload), `limited` (rights). */
  readonly errorReason: string | undefined
  readonly column: string | undefined
  readonly current: unknown
  readonly warnings: ErrorReply['warnings']
  readonly gate: Gate | undefined
  /** For the audit: those whose demand is not met. */
  readonly policies: readonly PolicyVersion[]

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      fields?: { path: string; message: string }[]
      retryAfterSeconds?: number
      errorReason?: string
      column?: string
      current?: unknown
      warnings?: ErrorReply['warnings']
      gate?: Gate
      policies?: readonly PolicyVersion[] | undefined
    } = {},
  ) {
    super(message)
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.errorReason = more.errorReason
    this.column = more.column
    this.current = more.current
    this.warnings = more.warnings
    this.gate = more.gate
    this.policies = more.policies ?? []
  }
}

/** @throws Refusal with the text of a fault that a rule of `shared/domain` found */
export function assertNoFault(fault: Fault | undefined) {
  if (fault) throw toRefusal(fault)
}

export function toRefusal({ code, text, by }: Fault): Refusal {
  return new Refusal(code, text, { policies: by })
}

/** One sentence for both, so that callers cannot learn which ids exist. */
export function notFound(): Refusal {
  return new Refusal('not_found', 'This does not exist, or you do not have access to it. Please check the address.')
}

/** Its upload ended, and no repetition helps. */
export function uploadOver(message: string): Refusal {
  return new Refusal('conflict', message, { errorReason: 'over' })
}

export function revoked(message: string): Refusal {
  return new Refusal('gone', message, { errorReason: 'revoked' })
}

export function tooManyRequests(retryAfterSeconds: number): Refusal {
  const message = `Too many requests. Please try again in ${retryAfterSeconds} seconds.`
  return new Refusal('too_many_requests', message, { retryAfterSeconds })
}

export function unavailable(): Refusal {
  return new Refusal(
    'unavailable',
    'This is not available at the moment. Please try again shortly. No data was lost.',
    {
      retryAfterSeconds: 5,
    },
  )
}

export function tooLarge(): Refusal {
  return new Refusal('too_large', 'The request is too large.')
}
