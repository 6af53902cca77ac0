import type { FindingsWarning } from '../../../shared/contract/errors.ts'
import type { SendingTexts } from '../../../shared/texts/en/sending.ts'
import { ApiError } from '../api/call.ts'
import { translateSentence } from '../texts/sentences.ts'
import { PutError } from './putFile.ts'

export type FailureTexts = Pick<SendingTexts, 'unsuccessful' | 'noAnswer' | 'unreadable' | 'unconfirmed'>

/** A retry does not help. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly fileName: string

  constructor(fileName: string) {
    super('A file cannot be read any more.')
    this.fileName = fileName
  }
}

/** A longer wait is a daily limit. */
const MAX_PASSING_SECONDS = 300

/** A retry may help after no reply, too many calls, or a server error. */
export function isPassing(error: unknown): boolean {
  // A retry gets a fresh URL and reads the bytes again.
  if (error instanceof PutError) return !isConflict(error)
  if (!(error instanceof ApiError) || error.retryAfterSeconds > MAX_PASSING_SECONDS) return false
  return error.status === 0 || error.status === 429 || error.status >= 500
}

/** The server has completed or dropped the upload. */
export function isConflict(error: unknown): boolean {
  return getStatus(error) === 409 || (error instanceof PutError && error.status === 404)
}

/** The server does not accept the declared transfer, or no longer. */
export function isDeclarationRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 409, 422].includes(error.status)
}

/** The same call would be refused again. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

/** The transfer was given up, revoked or submitted elsewhere. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 410 || error.reply?.errorReason === 'over')
}

/** Of finalize: the sender has not confirmed what was found. @returns what policies say about it */
export function getFindingsWarnings(error: unknown): readonly FindingsWarning[] | undefined {
  if (!(error instanceof ApiError) || error.reply?.errorReason !== 'findings') return undefined
  return error.reply.warnings ?? []
}

/** The other files would fail too. */
export function isCommon(error: unknown): boolean {
  return getStatus(error) === 0
}

/** The server sent no reply, or only a gateway did. */
export function isUnanswered(error: unknown): boolean {
  const status = getStatus(error)
  return status === 0 || status === 502 || status === 504
}

export function isTemporaryFailure(error: unknown): boolean {
  const status = getStatus(error) ?? 0
  return status === 429 || status >= 500
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** The server's sentence, else the specification's. */
export function faultText(error: unknown, texts: FailureTexts): string {
  if (error instanceof UnreadableFile) return texts.unreadable(error.fileName)
  const sentence = toSentence(error)
  return sentence === undefined ? texts.unsuccessful : translateSentence(sentence)
}

export function temporaryFailureText(error: unknown, texts: FailureTexts): string {
  return isUnanswered(error) ? texts.noAnswer : faultText(error, texts)
}

function toSentence(error: unknown): string | undefined {
  if (error instanceof PutError) return error.errorMessage
  return error instanceof ApiError ? error.reply?.errorMessage : undefined
}

export function getStatus(error: unknown): number | undefined {
  return error instanceof ApiError || error instanceof PutError ? error.status : undefined
}

/** In seconds; 0 when the server asks for no wait. */
export function getRetryAfter(error: unknown): number {
  return error instanceof ApiError || error instanceof PutError ? error.retryAfterSeconds : 0
}
