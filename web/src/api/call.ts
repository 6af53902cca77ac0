import type * as z from 'zod'
import type { Contract } from '../../../shared/contract/contract.ts'
import { ErrorReply } from '../../../shared/contract/errors.ts'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'
import { network } from '../../../shared/texts/en/common.ts'
import { getPageLanguage } from '../../../shared/texts/language.ts'
import { translateReply } from '../texts/sentences.ts'

/** `status` is 0 without a reply. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly reply: ErrorReply | undefined
  readonly retryAfterSeconds: number

  constructor(status: number, reply: ErrorReply | undefined, retryAfterSeconds = 0) {
    super(reply?.errorMessage ?? toMessage(status))
    this.status = status
    this.reply = reply
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The seconds of a Retry-After header (RFC 9110, 10.2.3); 0 without one. Our API never sends a date. */
export function secondsIn(retryAfter: string | null): number {
  return Math.max(0, Number(retryAfter ?? 0)) || 0
}

export type Input<Call extends Contract> = {
  params?: z.input<Call['params']>
  query?: z.input<Call['query']>
  body?: z.input<Call['body']>
  /** The server performs a POST once per key. */
  idempotencyKey?: string
  signal?: AbortSignal
}

export type Transport = {
  /** The URL has a path, as in `https://files.acme.example/api`. */
  endpoint: string
  /** Refreshed shortly before it expires. */
  token: () => Promise<string | undefined>
}

/** @throws ApiError */
export async function call<Call extends Contract>(
  transport: Transport,
  contract: Call,
  input: Input<Call> = {},
): Promise<z.output<Call['reply']>> {
  const token = contract.caller === 'anyone' ? undefined : await transport.token()
  const response = await fetch(toUrl(transport.endpoint, contract, input), {
    method: contract.method,
    headers: {
      'accept-language': getPageLanguage(),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  }).catch(error => {
    if (input.signal?.aborted) throw error
    throw new ApiError(0, undefined)
  })
  const json: unknown = await response.json().catch(error => {
    if (input.signal?.aborted) throw error
    // A complete body that is no JSON is a SyntaxError. All else is a lost connection.
    if (response.ok && !(error instanceof SyntaxError)) throw new ApiError(0, undefined)
  })
  if (!response.ok) {
    const wait = secondsIn(response.headers.get('retry-after'))
    throw new ApiError(response.status, translateReply(ErrorReply.safeParse(json).data), wait)
  }
  const reply = tolerant(contract.reply).safeParse(json)
  if (!reply.success) throw new ApiError(response.status, undefined)
  return reply.data as z.output<Call['reply']>
}

function toMessage(status: number): string {
  if (status === 0) return network.unreachable
  return status < 300 ? network.notUnderstood : network.status(status)
}

function toUrl(endpoint: string, contract: Contract, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>).toString()
  return `${endpoint}${path}${query === '' ? '' : `?${query}`}`
}
