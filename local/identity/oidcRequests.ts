import type { DatabaseSync } from 'node:sqlite'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import type { Keys } from '../../lambdas/ports/keys.ts'
import { commitWrite } from '../database.ts'
import type { SignInRequest } from './authorize.ts'

const WAITING_MILLISECONDS = 10 * 60_000

export type Waiting = { asked: SignInRequest; nonce: string; verifier: string }
export type OidcRequests = ReturnType<typeof oidcRequests>

export function oidcRequests(database: DatabaseSync, keys: Keys, now: () => number) {
  const put = database.prepare('INSERT INTO provider_sign_ins (state_digest, sealed, expires_at) VALUES (?, ?, ?)')
  // One statement reads and burns, so that only one of two concurrent callbacks gets the row.
  const burn = database.prepare(
    'DELETE FROM provider_sign_ins WHERE state_digest = ? RETURNING sealed, expires_at AS expiresAt',
  )
  const getContext = (digest: string) => `provider sign-in ${digest}`
  return {
    async add(state: string, waiting: Waiting) {
      const digest = computeDigest(state)
      const sealed = await keys.seal(JSON.stringify(waiting), getContext(digest))
      await commitWrite(database, () => put.run(digest, sealed, now() + WAITING_MILLISECONDS))
    },
    async take(state: string): Promise<Waiting | undefined> {
      const digest = computeDigest(state)
      const row = burn.get(digest)
      if (!row || Number(row.expiresAt) <= now()) return undefined
      return JSON.parse(await keys.open(String(row.sealed), getContext(digest)))
    },
  }
}
