import type { DownloadPayload } from '../../../shared/contract/downloads.ts'

/** What a call came back with; status 0 when nothing came back. */
export type Reply = { status: number; body: unknown; retryAfterSeconds: number }

/** What lies behind the link, as far as the page shows it apart. */
export type LinkAnswer =
  | { kind: 'active'; download: DownloadPayload }
  | { kind: 'processing' }
  | { kind: 'expired' }
  | { kind: 'unknown' }
  | { kind: 'busy'; seconds: number }
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string }

/** @throws TypeError when the server says 200 and then something else than the contract */
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
      return { kind: 'refused', message: messageOf(reply) ?? 'Failed to download.' }
  }
}

/** Where a file is, or why it cannot be had. */
export type FileAnswer =
  | { kind: 'ready'; url: string }
  | { kind: 'expired' }
  | { kind: 'busy'; seconds: number; message: string }
  | { kind: 'failed'; message: string }

/** @throws TypeError when the server says 200 and then something else than the contract */
export function fileAnswer(reply: Reply, name: string): FileAnswer {
  const message = messageOf(reply) ?? `Failed to download ${name}.`
  if (reply.status === 200) return { kind: 'ready', url: webAddress(object(reply.body).url) }
  if (reply.status === 410) return { kind: 'expired' }
  if (reply.status === 429) return { kind: 'busy', seconds: reply.retryAfterSeconds, message }
  return { kind: 'failed', message }
}

function messageOf({ body }: Reply): string | undefined {
  const message = typeof body === 'object' && body !== null && 'errorMessage' in body ? body.errorMessage : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** The contract's reply, checked by hand: its schema would bring the page a library of ten times the page's size. */
function downloadPayload(body: unknown): DownloadPayload {
  const { message, sharedBy, isPasswordProtected, transferState, expiryDate, files } = object(body)
  if (transferState !== 'active' && transferState !== 'processing') throw new TypeError('No known transferState.')
  if (typeof isPasswordProtected !== 'boolean') throw new TypeError('isPasswordProtected is no boolean.')
  // A transfer that is still processed has no date yet.
  if (transferState === 'active' && Number.isNaN(Date.parse(text(expiryDate)))) throw new TypeError('No expiryDate.')
  if (!Array.isArray(files)) throw new TypeError('There is no list of files.')
  return {
    message: text(message),
    sharedBy: text(sharedBy),
    isPasswordProtected,
    transferState,
    expiryDate: text(expiryDate),
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
