import type { DownloadPayload } from '../../../shared/contract/downloads.ts'

/** What a call came back with; status 0 when nothing came back. */
export type Reply = { status: number; body: unknown; retryAfterSeconds: number }

/** What has to be done before anything is told: to sign in, or to name the code that goes to a phone. */
export type Gate = { kind: 'login' } | { kind: 'code'; phoneNumber: string; username: string }

export type Download = DownloadPayload & { fileCount: number }

/** What lies behind the link, as far as the page shows it apart. */
export type LinkAnswer =
  | { kind: 'active'; download: Download }
  | { kind: 'processing' }
  | { kind: 'expired' }
  | { kind: 'unknown' }
  | { kind: 'busy'; seconds: number }
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string | undefined }
  | Gate

/** @throws TypeError when the server says 200, or that a gate is closed, and then something else than the contract */
export function linkAnswer(reply: Reply): LinkAnswer {
  switch (reply.status) {
    case 200: {
      const download = downloadPayload(reply.body)
      return download.transferState === 'processing' ? { kind: 'processing' } : { kind: 'active', download }
    }
    case 0:
      return { kind: 'unreachable' }
    // A link that lost a character on its way is no link at all to the server.
    case 400:
    case 404:
      return { kind: 'unknown' }
    case 410:
      return { kind: 'expired' }
    case 429:
      return { kind: 'busy', seconds: reply.retryAfterSeconds }
    default:
      return toGate(reply) ?? { kind: 'refused', message: toMessage(reply) }
  }
}

/** Where a file is, or why it cannot be had; `isPassing` when that may be otherwise in a moment. */
export type FileAnswer =
  | { kind: 'ready'; url: string }
  | { kind: 'expired' }
  | { kind: 'busy'; seconds: number; message: string | undefined }
  | { kind: 'failed'; message: string | undefined; isPassing: boolean }
  | Gate

/** @throws TypeError when the server says 200, or that a gate is closed, and then something else than the contract */
export function fileAnswer(reply: Reply): FileAnswer {
  const message = toMessage(reply)
  const { status, retryAfterSeconds: seconds } = reply
  if (status === 200) return { kind: 'ready', url: webAddress(object(reply.body).url) }
  if (status === 410) return { kind: 'expired' }
  if (status === 429) return { kind: 'busy', seconds, message }
  return toGate(reply) ?? { kind: 'failed', message, isPassing: status === 0 || status >= 500 }
}

/** The gate that keeps a call from being answered; undefined when there is none. */
export function toGate({ status, body }: Reply): Gate | undefined {
  if (status !== 401 || typeof body !== 'object' || body === null || !('required' in body)) return undefined
  const { required, phoneNumber, username } = object(body)
  if (required === 'login') return { kind: 'login' }
  if (required !== 'phone_number_verification') throw new TypeError('No known gate.')
  return { kind: 'code', phoneNumber: text(phoneNumber), username: text(username) }
}

/** What the server says to a person; undefined when it says nothing. */
function toMessage({ body }: Reply): string | undefined {
  const message = typeof body === 'object' && body !== null && 'errorMessage' in body ? body.errorMessage : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** The contract's reply, checked by hand: its schema would bring the page a library of ten times the page's size. */
function downloadPayload(body: unknown): Download {
  const { message, sharedBy, isPasswordProtected, transferState, expiryDate, fileCount, files } = object(body)
  if (typeof isPasswordProtected !== 'boolean') throw new TypeError('isPasswordProtected is no boolean.')
  // A transfer that is still processed has no date yet.
  if (transferState === 'active' && Number.isNaN(Date.parse(text(expiryDate)))) throw new TypeError('No expiryDate.')
  if (!Array.isArray(files)) throw new TypeError('There is no list of files.')
  return {
    message: text(message),
    sharedBy: text(sharedBy),
    isPasswordProtected,
    // A state that a newer server added is not yet active: the page waits for it.
    transferState: transferState === 'active' ? transferState : 'processing',
    expiryDate: text(expiryDate),
    // A server of an earlier version does not say.
    fileCount: typeof fileCount === 'number' ? fileCount : files.length,
    files: files.map(object).map(({ name, size, url }) => {
      if (typeof size !== 'number') throw new TypeError('A size is no number.')
      return { name: text(name), size, url: webAddress(url) }
    }),
  }
}

function object(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('Not an object.')
  return value as Record<string, unknown>
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('Not a text.')
  return value
}

/** The page goes to these addresses: none of them may be a script. */
function webAddress(value: unknown): string {
  const address = text(value)
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw new TypeError('Not an address of the web.')
  return address
}
