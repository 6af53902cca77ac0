import type * as z from 'zod'

/** Who may make a call: anybody, a signed-in person of the organisation, or one of its administrators. */
export type Caller = 'anyone' | 'member' | 'admin'

/** Rate classes: what a person or an address may do per minute is set per class, not per call. */
/** What is kept sealed of a transfer: its link, the salts and keys of its rules, the password of its archive. */
export type SealedKind = 'link' | 'rules' | 'password'

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
> = {
  name: string
  summary: string
  method: 'GET' | 'POST' | 'PUT'
  /** The specification's path with `{name}` for parameters, without the `/api` under which it is served. */
  path: `/${string}`
  caller: Caller
  rate: RateClass
  params: Params
  query: Query
  body: Body
  reply: Reply
  /** A POST whose repeat is answered anew, whatever its Idempotency-Key: it changes nothing. */
  isAnsweredAnew?: boolean
  /** The ports and verbs that the handler may use: its types, and on AWS its permissions. */
  reach: Reach
  /** Which kinds of secrets it may seal and open. */
  seals?: readonly SealedKind[]
}

/** Keeps the exact types of a contract, so that handler, client and grants follow from it. */
export function contract<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  const Reach extends Record<string, readonly string[]>,
>(call: Contract<Params, Query, Body, Reply, Reach>): Contract<Params, Query, Body, Reply, Reach> {
  return call
}
