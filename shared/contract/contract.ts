import type * as z from 'zod'

/**
 * Who may make a call. `recipient`: anyone, and tokens are read if present. `uploader`: the sender by token, or a
 * responder by secret id. `challenge`: the holder of a challenge's token.
 */
export type Caller = 'anyone' | 'recipient' | 'uploader' | 'challenge' | 'member' | 'admin'

/** Whether a call needs a member's token. On AWS the gateway checks it first. */
export function isForMembers(caller: Caller): boolean {
  return caller === 'member' || caller === 'admin'
}

/**
 * Kinds of encrypted values: links, a responder's id, salts and keys of rules, the password of an archive, the
 * recipient's phone, the keys of code digests, the link that ends mails with alerts, and the address and password of a
 * drop page.
 */
export type SealedKind =
  | 'link'
  | 'request'
  | 'responder'
  | 'rules'
  | 'password'
  | 'phone'
  | 'code'
  | 'unsubscribe'
  | 'drop'

export type RateClass = 'read' | 'write' | 'link' | 'report'

/**
 * One call of the API. Route, function, permissions, authorizer, typed client, OpenAPI document and authorisation tests
 * derive from it.
 */
export type Contract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Reach extends Record<string, readonly string[]> = Record<string, readonly string[]>,
  Who extends Caller = Caller,
> = {
  name: string
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The specification's path with `{name}` for parameters, without the prefix `/api`. */
  path: `/${string}`
  caller: Who
  /** Undefined for probes, which a load balancer makes every few seconds from one address. */
  rate: RateClass | undefined
  params: Params
  query: Query
  body: Body
  reply: Reply
  /** Bytes. Default: 64 KiB. */
  maxBodyBytes?: number
  /** Mail programs POST a form (RFC 8058). It is accepted instead of JSON, and not read. */
  isFormIgnored?: boolean
  /** A repeated POST ignores its Idempotency-Key and runs again, because it changes nothing. */
  isAnsweredAnew?: boolean
  /** Ports and verbs that the handler may use. They determine its types, and on AWS its permissions. */
  reach: Reach
  /** Kinds of values that the handler may encrypt and decrypt. */
  seals?: readonly SealedKind[]
}

const KIB = 1024
const DEFAULT_MAX_BODY_BYTES = 64 * KIB
/** Without a member's token: enough for a list of files. */
const MAX_OPEN_BODY_BYTES = 256 * KIB

/**
 * @param isMember whether the caller sent a member's token
 * @returns bytes
 */
export function getMaxBodyBytes({ maxBodyBytes = DEFAULT_MAX_BODY_BYTES }: Contract, isMember: boolean): number {
  return isMember ? maxBodyBytes : Math.min(maxBodyBytes, MAX_OPEN_BODY_BYTES)
}

/** Load balancers and monitors also probe with HEAD. */
export function getMethods({ method, rate }: Contract): (Contract['method'] | 'HEAD')[] {
  return rate === undefined ? [method, 'HEAD'] : [method]
}

/** Keeps the exact types. */
export function contract<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  const Reach extends Record<string, readonly string[]>,
  const Who extends Caller,
>(call: Contract<Params, Query, Body, Reply, Reach, Who>): Contract<Params, Query, Body, Reply, Reach, Who> {
  return call
}
