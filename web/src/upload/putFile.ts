import { ErrorReply } from '../../../shared/contract/errors.ts'
import { secondsIn } from '../api/call.ts'
import { digestHeaders } from './digest.ts'
import type { Outgoing } from './sendingPorts.ts'

/** A connection can fail silently. */
const SILENCE_MILLISECONDS = 60_000

/** A failed PUT; `status` is 0 without a reply. */
export class PutError extends Error {
  override name = 'PutError'
  readonly status: number
  /** The store's message for people, if any. */
  readonly errorMessage: string | undefined
  /** 0 when the store asks for no wait. */
  readonly retryAfterSeconds: number

  constructor(status: number, errorMessage?: string, retryAfterSeconds = 0) {
    super(errorMessage ?? `The upload failed with status ${status}.`)
    this.status = status
    this.errorMessage = errorMessage
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Uses XMLHttpRequest, because `fetch` reports no upload progress.
 * @param onSent gets the bytes sent so far
 * @returns the store's ETag
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
    const resetWatchdog = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(abort, SILENCE_MILLISECONDS)
    }

    request.upload.onprogress = event => {
      resetWatchdog()
      // Some browsers count more bytes than the body has.
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
