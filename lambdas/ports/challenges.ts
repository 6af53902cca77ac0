import type { CodeChannel } from '../../shared/contract/auth.ts'

/** The code is stored only as a keyed digest. */
export type Challenge = {
  id: string
  /** A write from another revision is rejected. */
  revision: number
  /** The opaque name for the recipient of one transfer at one phone. */
  username: string
  channel: CodeChannel
  prefix: string
  /** HMAC-SHA-256 of the code under its own key, in hexadecimal; and that key, encrypted. */
  digest: string
  sealedKey: string
  /** Epoch ms. Later answers are not valid. */
  expiresAt: number
  attemptsLeft: number
  /** For the token that authorises a resend. */
  tokenDigest: string
}

/** `core/secrets/codes.ts` checks answers. */
export type Challenges = {
  /**
   * Stores a challenge for at least a day and replaces the user name's previous one. Rejects a previous challenge with
   * the same id.
   */
  add(challenge: Challenge): Promise<void>
  get(username: string, id: string): Promise<Challenge | undefined>
  /** False after a concurrent write. */
  replace(before: Challenge, after: Challenge): Promise<boolean>
  /** Permanently removes an unchanged challenge. Of concurrent calls only one returns true. */
  burn(before: Challenge): Promise<boolean>
  /** @param at seconds since the epoch */
  noteProof(username: string, at: number): Promise<void>
  /** Seconds; undefined without a verification within a day. */
  findProof(username: string): Promise<number | undefined>
}
