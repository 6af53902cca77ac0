export type Claim =
  /** Nobody asked this before: go on, then `settle` or `release`. */
  | { kind: 'mine' }
  /** The first request is still at work. */
  | { kind: 'busy' }
  /** The key was used with another request. */
  | { kind: 'different' }
  | { kind: 'settled'; reply: string }

/** Remembers answers by Idempotency-Key for 24 hours, so that a repeat of a POST gets the same answer. */
export type Idempotency = {
  /** @param fingerprint digest of the request, to tell a repeat from another request under the same key */
  claim(key: string, fingerprint: string, now: number): Promise<Claim>
  settle(key: string, sealedReply: string): Promise<void>
  /** The request failed: a repeat may try anew. */
  release(key: string): Promise<void>
}
