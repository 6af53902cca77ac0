export type Claim =
  /** Do the work, then call `settle` or `release`. */
  | { kind: 'mine' }
  /** The first request is still running. */
  | { kind: 'busy' }
  /** The key was used with another request. */
  | { kind: 'different' }
  | { kind: 'settled'; reply: string }

/** Stores answers for 24 hours. */
export type Idempotency = {
  /** @param fingerprint digest of the request */
  claim(key: string, fingerprint: string, now: number): Promise<Claim>
  settle(key: string, sealedReply: string): Promise<void>
  /** The request failed: a repeat may run again. */
  release(key: string): Promise<void>
}
