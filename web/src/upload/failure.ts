import type { SendingTexts } from '../../../shared/texts/en/sending.ts'
import { ApiError } from '../api/call.ts'
import { PutError } from './putFile.ts'

/** In what words a failure is told. */
export type FailureTexts = Pick<SendingTexts, 'unsuccessful' | 'noAnswer' | 'unreadable' | 'refused' | 'unconfirmed'>

/** The browser cannot read the file any more; no repetition helps. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly fileName: string

  constructor(fileName: string) {
    super('A file cannot be read any more.')
    this.fileName = fileName
  }
}

/** A wait this long is a cap of the day: the person reads of it at once. */
const MAX_PASSING_SECONDS = 300

/** Whether the same call may well succeed a moment later: no answer, too many calls, the server's own trouble. */
export function isPassing(error: unknown): boolean {
  // A PUT gets a fresh URL and its bytes are read again: that mends an expired URL and what was damaged on its way.
  if (error instanceof PutError) return !isConflict(error)
  if (!(error instanceof ApiError) || error.retryAfterSeconds > MAX_PASSING_SECONDS) return false
  return error.status === 0 || error.status === 429 || error.status >= 500
}

/** Whether the server has something else than was thought: it completed the upload already, or dropped it. */
export function isConflict(error: unknown): boolean {
  return getStatus(error) === 409 || (error instanceof PutError && error.status === 404)
}

/** Whether the other files would meet the same end, since nobody answers. */
export function isCommon(error: unknown): boolean {
  return getStatus(error) === 0
}

/** Whether no answer came, or only one of a gateway that got none itself. */
export function isUnanswered(error: unknown): boolean {
  const status = getStatus(error)
  return status === 0 || status === 502 || status === 504
}

/** Whether the server answered that it cannot take the call just now. */
export function isTrouble(error: unknown): boolean {
  const status = getStatus(error) ?? 0
  return status === 429 || status >= 500
}

/** Whether somebody has to sign in before anything goes on. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** What a person reads of a failure: the server's sentence, else the specification's. */
export function faultText(error: unknown, texts: FailureTexts): string {
  if (error instanceof UnreadableFile) return texts.unreadable(error.fileName)
  const sentence = toSentence(error)
  return sentence === undefined ? texts.unsuccessful : texts.refused(sentence, getStatus(error) ?? 0)
}

/** What a person reads of what is being tried again. */
export function troubleText(error: unknown, texts: FailureTexts): string {
  return isUnanswered(error) ? texts.noAnswer : faultText(error, texts)
}

function toSentence(error: unknown): string | undefined {
  if (error instanceof PutError) return error.errorMessage
  return error instanceof ApiError ? error.reply?.errorMessage : undefined
}

export function getStatus(error: unknown): number | undefined {
  return error instanceof ApiError || error instanceof PutError ? error.status : undefined
}

/** The seconds that the server asks to wait; 0 when it asks for none. */
export function getRetryAfter(error: unknown): number {
  return error instanceof ApiError || error instanceof PutError ? error.retryAfterSeconds : 0
}
