import type { DownloadPayload } from '../../../shared/contract/downloads.ts'

/** `status` is 0 without a reply. */
export type Reply = { status: number; body: unknown; retryAfterSeconds: number }

/** `email` is empty where codes go to a phone. Both are masked. `deviceTime` is empty where no device can be trusted. */
export type CodeGate = { kind: 'code'; phoneNumber: string; email: string; username: string; deviceTime: string }
export type Gate = { kind: 'login' } | CodeGate

export type Download = DownloadPayload & { fileCount: number }

export type LinkAnswer =
  | { kind: 'active'; download: Download }
  | { kind: 'processing' }
  | { kind: 'expired' }
  | { kind: 'unknown' }
  | { kind: 'busy'; seconds: number }
  | { kind: 'unreachable' }
  | { kind: 'refused'; isPassing: boolean }
  | Gate

/** @throws TypeError when a 200 or a gate does not match the contract */
export function linkAnswer(reply: Reply): LinkAnswer {
  switch (reply.status) {
    case 200: {
      const download = downloadPayload(reply.body)
      return download.transferState === 'processing' ? { kind: 'processing' } : { kind: 'active', download }
    }
    case 0:
      return { kind: 'unreachable' }
    // To the server, a link that lost a character is unknown.
    case 400:
    case 404:
      return { kind: 'unknown' }
    case 410:
      return { kind: 'expired' }
    case 429:
      return { kind: 'busy', seconds: reply.retryAfterSeconds }
    default:
      return toGate(reply) ?? { kind: 'refused', isPassing: reply.status >= 500 }
  }
}

type FailureReason = 'unreachable' | 'unavailable' | 'processing' | 'other'

export type FileAnswer =
  | { kind: 'ready'; url: string }
  | { kind: 'expired' }
  | { kind: 'busy'; seconds: number }
  | { kind: 'failed'; why: FailureReason }
  | Gate

/** @throws TypeError when a 200 or a gate does not match the contract */
export function fileAnswer(reply: Reply): FileAnswer {
  const { status, retryAfterSeconds: seconds } = reply
  if (status === 200) return { kind: 'ready', url: webAddress(object(reply.body).url) }
  if (status === 410) return { kind: 'expired' }
  if (status === 429) return { kind: 'busy', seconds }
  return toGate(reply) ?? { kind: 'failed', why: toReason(status) }
}

/** Undefined when no gate blocks the call. */
export function toGate({ status, body }: Reply): Gate | undefined {
  if (status !== 401 || typeof body !== 'object' || body === null || !('required' in body)) return undefined
  const { required, phoneNumber, email = '', username, deviceTime = '' } = object(body)
  if (required === 'login') return { kind: 'login' }
  if (required !== 'phone_number_verification') throw new TypeError('The gate is unknown.')
  return {
    kind: 'code',
    phoneNumber: text(phoneNumber),
    email: text(email),
    username: text(username),
    deviceTime: text(deviceTime),
  }
}

function toReason(status: number): FailureReason {
  if (status === 0) return 'unreachable'
  if (status >= 500) return 'unavailable'
  return status === 409 ? 'processing' : 'other'
}

/** Checked by hand: the contract's schema needs a library ten times the size of this page. */
function downloadPayload(body: unknown): Download {
  const { message, sharedBy, isPasswordProtected, transferState, expiryDate, fileCount, files } = object(body)
  if (typeof isPasswordProtected !== 'boolean') throw new TypeError('isPasswordProtected is not a boolean.')
  // A transfer in processing has no expiry date yet.
  if (transferState === 'active' && Number.isNaN(Date.parse(text(expiryDate)))) throw new TypeError('No expiryDate.')
  if (!Array.isArray(files)) throw new TypeError('files is not an array.')
  return {
    message: text(message),
    sharedBy: text(sharedBy),
    isPasswordProtected,
    // A newer server's state is not active yet: the page waits.
    transferState: transferState === 'active' ? transferState : 'processing',
    expiryDate: text(expiryDate),
    // Earlier server versions omit it.
    fileCount: typeof fileCount === 'number' ? fileCount : files.length,
    files: files.map(object).map(({ name, size, url }) => {
      if (typeof size !== 'number') throw new TypeError('size is not a number.')
      return { name: text(name), size, url: webAddress(url) }
    }),
  }
}

function object(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('The value is not an object.')
  return value as Record<string, unknown>
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('The value is not a string.')
  return value
}

/** The page navigates to these URLs: none may be a script. */
function webAddress(value: unknown): string {
  const address = text(value)
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw new TypeError('The URL is not http or https.')
  return address
}
