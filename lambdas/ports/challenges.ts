import type { CodeChannel } from '../../shared/contract/auth.ts'

/** A code that was sent, and what is left of the tries to name it. The code itself is kept as a keyed digest alone. */
export type Challenge = {
  id: string
  /** Raised by one with every write; a write that names another one than the stored loses. */
  revision: number
  /** Whose code it is: the opaque name of a recipient of one transfer, at one phone. */
  username: string
  channel: CodeChannel
  prefix: string
  /** HMAC-SHA-256 of the code under a key of its own, in hexadecimal; and that key, sealed. */
  digest: string
  sealedKey: string
  /** Epoch ms: codes named later do not count. */
  expiresAt: number
  attemptsLeft: number
  /** Digest of the token that may have the code sent anew. */
  tokenDigest: string
}

/** One-time codes. Whether an answer is right is not decided here (`core/codes.ts`). */
export type Challenges = {
  /**
   * Keeps a new challenge for a day at least, in place of the one before it of the same name: each name has one code that
   * counts. Rejects when that one has the same id.
   */
  add(challenge: Challenge): Promise<void>
  /** The challenge of a name, if it has this id. */
  get(username: string, id: string): Promise<Challenge | undefined>
  /** Writes `after` at the revision after `before.revision`; false when somebody else wrote first. */
  replace(before: Challenge, after: Challenge): Promise<boolean>
  /** Removes a challenge for good, if it still stands as `before`: of many at once, one is told true. */
  burn(before: Challenge): Promise<boolean>
  /** Notes that a code was proved under this name, `at` in seconds since the epoch. */
  noteProof(username: string, at: number): Promise<void>
  /** When a code was last proved under this name, in seconds; undefined when it never was, or a day ago. */
  findProof(username: string): Promise<number | undefined>
}
