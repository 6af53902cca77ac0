import { ErrorReply } from '../../../shared/contract/errors.ts'
import { secondsIn } from '../api/call.ts'
import { digestHeaders } from './digest.ts'
import type { Outgoing } from './sendingPorts.ts'

/** A line can die without a word; an upload from which nothing is heard for this long is given up and tried anew. */
const SILENCE_MILLISECONDS = 60_000

/** A PUT that the store did not take (`status` 0: no answer came). */
export class PutError extends Error {
  override name = 'PutError'
  readonly status: number
  /** What the store says of it, if it says it to people. */
  readonly errorMessage: string | undefined
  /** How long the store asks to wait; 0 when it asks for nothing. */
  readonly retryAfterSeconds: number

  constructor(status: number, errorMessage?: string, retryAfterSeconds = 0) {
    super(errorMessage ?? `The upload ended with ${status}.`)
    this.status = status
    this.errorMessage = errorMessage
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * PUTs a file, or a part of one, to a signed URL. XMLHttpRequest, because `fetch` tells nothing of what was sent so far.
 * @param onSent hears the bytes sent so far
 * @returns the ETag under which the store has it
 * @throws PutError, or the signal's reason
 */
export function putFile(
  { url, content, sha256 }: Outgoing,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let watchdog = setTimeout(abort, SILENCE_MILLISECONDS)
    const hear = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(abort, SILENCE_MILLISECONDS)
    }

    request.upload.onprogress = event => {
      hear()
      // Some browsers count more than the body carries.
      onSent(Math.min(event.loaded, content.size))
    }
    request.onload = () => {
      const { status, responseText } = request
      if (status >= 200 && status < 300) resolve(request.getResponseHeader('etag') ?? '')
      else
        reject(new PutError(status, errorMessageIn(responseText), secondsIn(request.getResponseHeader('retry-after'))))
    }
    request.onerror = () => reject(new PutError(0))
    request.onabort = () => reject(signal.aborted ? signal.reason : new PutError(0))
    request.onloadend = () => {
      clearTimeout(watchdog)
      signal.removeEventListener('abort', abort)
    }

    signal.throwIfAborted()
    signal.addEventListener('abort', abort)
    request.open('PUT', url)
    for (const [name, value] of Object.entries(digestHeaders(sha256))) request.setRequestHeader(name, value)
    request.send(content)
  })
}

function errorMessageIn(body: string): string | undefined {
  try {
    return ErrorReply.partial().parse(JSON.parse(body)).errorMessage
  } catch {
    return undefined
  }
}
