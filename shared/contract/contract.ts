import type * as z from 'zod'

/**
 * Who may make a call: anybody; anybody whose tokens are read where there are any (`recipient`); who uploads, by the
 * sender's token or a responder's id (`uploader`); the holder of a challenge's token; a signed-in person of the
 * organisation; or one of its administrators.
 */
export type Caller = 'anyone' | 'recipient' | 'uploader' | 'challenge' | 'member' | 'admin'

/** Whether a call is nobody's without a member's token: on AWS the gateway asks for it first. */
export function isForMembers(caller: Caller): boolean {
  return caller === 'member' || caller === 'admin'
}

/**
 * What is kept sealed of a transfer: its links, a responder's id, the salts and keys of its rules, the password of its
 * archive, the recipient's phone; and the keys under which codes are digests.
 */
export type SealedKind = 'link' | 'request' | 'responder' | 'rules' | 'password' | 'phone' | 'code'

/** Rate classes: what a person or an address may do per minute is set per class, not per call. */
export type RateClass = 'read' | 'write' | 'link' | 'report'

/**
 * One call of the API. The table of these drives the route, the function and its grants, the authorizer, the typed
 * client, the OpenAPI document and the authorisation tests; nothing about a call is said anywhere else.
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
  method: 'GET' | 'POST' | 'PUT'
  /** The specification's path with `{name}` for parameters, without the `/api` under which it is served. */
  path: `/${string}`
  caller: Who
  rate: RateClass
  params: Params
  query: Query
  body: Body
  reply: Reply
  /** Bytes of the longest body; 64 KiB when left out. */
  maxBodyBytes?: number
  /** A POST whose repeat is answered anew, whatever its Idempotency-Key: it changes nothing. */
  isAnsweredAnew?: boolean
  /** The ports and verbs that the handler may use: its types, and on AWS its permissions. */
  reach: Reach
  /** Which kinds of secrets it may seal and open. */
  seals?: readonly SealedKind[]
}

const KIB = 1024
const DEFAULT_MAX_BODY_BYTES = 64 * KIB
/** Without a member's token: what a list of files takes. */
const MAX_OPEN_BODY_BYTES = 128 * KIB

/**
 * Bytes of the longest body of a call.
 * @param isMember whether a member's token was seen
 */
export function getMaxBodyBytes({ maxBodyBytes = DEFAULT_MAX_BODY_BYTES }: Contract, isMember: boolean): number {
  return isMember ? maxBodyBytes : Math.min(maxBodyBytes, MAX_OPEN_BODY_BYTES)
}

/** Keeps the exact types of a contract, so that handler, client and grants follow from it. */
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
