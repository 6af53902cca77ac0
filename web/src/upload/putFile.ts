import { ErrorReply } from '../../../shared/contract/errors.ts'

/** A line can die without a word; an upload from which nothing is heard for this long is given up and tried anew. */
const SILENCE_MILLISECONDS = 60_000

/** A PUT that the store did not take (`status` 0: no answer came). */
export class PutError extends Error {
  override name = 'PutError'
  readonly status: number
  /** What the store says of it, if it says it to people. */
  readonly errorMessage: string | undefined

  constructor(status: number, errorMessage?: string) {
    super(errorMessage ?? `The upload ended with ${status}.`)
    this.status = status
    this.errorMessage = errorMessage
  }
}

/**
 * PUTs a file to a signed URL. XMLHttpRequest, because `fetch` tells nothing of what was sent so far.
 * @param onSent hears the bytes sent so far
 * @throws PutError, or the signal's reason
 */
export function putFile(url: string, file: Blob, onSent: (bytes: number) => void, signal: AbortSignal): Promise<void> {
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
      onSent(event.loaded)
    }
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new PutError(request.status, errorMessageIn(request.responseText)))
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
    request.send(file)
  })
}

function errorMessageIn(body: string): string | undefined {
  try {
    return ErrorReply.partial().parse(JSON.parse(body)).errorMessage
  } catch {
    return undefined
  }
}
