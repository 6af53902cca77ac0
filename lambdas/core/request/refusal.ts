import type { ErrorCode, ErrorReply } from '../../../shared/contract/errors.ts'

/** The gate that is not passed, as the answer tells it. */
export type Gate = Required<Pick<ErrorReply, 'required'>> & Pick<ErrorReply, 'phoneNumber' | 'username'>

/** What a handler throws to say no: a code of the closed list and a sentence for the person. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: { path: string; message: string }[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** Of a rule that cannot be carried out: why, and on which column. Of a link that is gone: `revoked`. */
  readonly errorReason: string | undefined
  readonly column: string | undefined
  /** What has to be done first to pass a gate, and with what. */
  readonly gate: Gate | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      fields?: { path: string; message: string }[]
      retryAfterSeconds?: number
      errorReason?: string
      column?: string
      gate?: Gate
    } = {},
  ) {
    super(message)
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.errorReason = more.errorReason
    this.column = more.column
    this.gate = more.gate
  }
}

/** @throws Refusal with the text of a fault that a rule of `shared/domain` found */
export function assertNoFault(fault: { code: ErrorCode; text: string } | undefined) {
  if (fault) throw new Refusal(fault.code, fault.text)
}

/** Absent and not yours: the same sentence, so that nobody learns which ids exist. */
export function notFound(): Refusal {
  return new Refusal('not_found', 'There is nothing here, or it is not yours. Please check the address.')
}

/** It was taken back before any file was handed in. */
export function revoked(message: string): Refusal {
  return new Refusal('gone', message, { errorReason: 'revoked' })
}

/** The budget of a person or address is used up for so many seconds. */
export function tooManyRequests(retryAfterSeconds: number): Refusal {
  const message = `Too many requests. Please try again in ${retryAfterSeconds} seconds.`
  return new Refusal('too_many_requests', message, { retryAfterSeconds })
}

/** Something that this call needs cannot do its part just now. */
export function unavailable(): Refusal {
  return new Refusal('unavailable', 'This is not available just now. Please try again in a moment; nothing was lost.', {
    retryAfterSeconds: 5,
  })
}

export function tooLarge(): Refusal {
  return new Refusal('too_large', 'The request is too large.')
}
