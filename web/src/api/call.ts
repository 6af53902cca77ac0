import type * as z from 'zod'
import type { Contract } from '../../../shared/contract/contract.ts'
import { ErrorReply } from '../../../shared/contract/errors.ts'
import { tolerant } from '../../../shared/domain/tolerant.ts'

/** A call that was not answered with 2xx, or not at all (`status` 0), or not as its contract says. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly reply: ErrorReply | undefined
  /** How long the server asks to wait; 0 when it asks for nothing. */
  readonly retryAfterSeconds: number

  constructor(status: number, reply: ErrorReply | undefined, retryAfterSeconds = 0) {
    super(reply?.errorMessage ?? toMessage(status))
    this.status = status
    this.reply = reply
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The seconds of a Retry-After header (RFC 9110, 10.2.3); 0 when there is none. We never send it as a date. */
export function secondsIn(retryAfter: string | null): number {
  return Math.max(0, Number(retryAfter ?? 0)) || 0
}

export type Input<Call extends Contract> = {
  params?: z.input<Call['params']>
  query?: z.input<Call['query']>
  body?: z.input<Call['body']>
  /** Under one key a POST is done once, however often it is repeated. */
  idempotencyKey?: string
  signal?: AbortSignal
}

export type Transport = {
  /** Where the API is served, such as `https://files.acme.example/api`. */
  endpoint: string
  /** The ID token of whoever is signed in, refreshed when it is about to end. */
  token: () => Promise<string | undefined>
}

/**
 * Makes one call of the contract table and answers its parsed reply.
 * @throws ApiError
 */
export async function call<Call extends Contract>(
  transport: Transport,
  contract: Call,
  input: Input<Call> = {},
): Promise<z.output<Call['reply']>> {
  const token = contract.caller === 'anyone' ? undefined : await transport.token()
  const response = await fetch(toUrl(transport.endpoint, contract, input), {
    method: contract.method,
    headers: {
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
  const json: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const wait = secondsIn(response.headers.get('retry-after'))
    throw new ApiError(response.status, ErrorReply.safeParse(json).data, wait)
  }
  const reply = tolerant(contract.reply).safeParse(json)
  if (!reply.success) throw new ApiError(response.status, undefined)
  return reply.data as z.output<Call['reply']>
}

function toMessage(status: number): string {
  if (status === 0) return 'The server cannot be reached.'
  // An answer of another version: this page was loaded before the server was updated, or after.
  if (status < 300) return 'The server answered what this page does not understand. Please reload the page.'
  return `The server answered ${status}.`
}

function toUrl(endpoint: string, contract: Contract, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>).toString()
  return `${endpoint}${path}${query === '' ? '' : `?${query}`}`
}
