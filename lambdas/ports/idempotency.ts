export type Claim =
  /** Do the work, then call `settle` or `release` with this claim. */
  | { kind: 'mine'; claim: string }
  /** The first request is still running. */
  | { kind: 'busy' }
  /** The key was used with another request. */
  | { kind: 'different' }
  | { kind: 'settled'; reply: string }

/** Stores answers for 24 hours. */
export type Idempotency = {
  /** @param fingerprint digest of the request */
  claim(key: string, fingerprint: string, now: number): Promise<Claim>
  /** No effect after another request has taken over. */
  settle(key: string, claim: string, sealedReply: string): Promise<void>
  /** The request failed: a repeat may run again. No effect after another request has taken over. */
  release(key: string, claim: string): Promise<void>
}
