import type { DatabaseSync } from 'node:sqlite'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import { inTransaction, withReserve } from '../database.ts'
import type { Session } from './tokens.ts'

const CODE_SECONDS = 5 * 60

/** What a sign-in code stands for. */
type SignIn = {
  subject: string
  redirectUri: string
  challenge: string
  nonce: string | undefined
  signedInAt: number
}

/**
 * One-time codes and refresh tokens: known here by their digests alone. Times are seconds, `now` is milliseconds.
 * @param refreshSeconds how long a sign-in can be renewed
 * @param client whose they are: those of another mean nothing here; undefined is the members'
 */
export function sqliteGrants(database: DatabaseSync, newSecret: () => string, refreshSeconds: number, client?: string) {
  // The client stands beside the digest, not in it: whatever a token says, what is known of it here looks otherwise.
  const getKey = (token: string) => (client === undefined ? computeDigest(token) : `${client} ${computeDigest(token)}`)
  const putCode = database.prepare(
    'INSERT INTO sign_in_codes (digest, subject, redirect_uri, challenge, expires_at) VALUES (?, ?, ?, ?, ?)',
  )
  // Reading and burning are one statement: of two exchanges at once, one gets the row.
  const burnCode = database.prepare(
    'DELETE FROM sign_in_codes WHERE digest = ? RETURNING subject, redirect_uri, challenge, expires_at',
  )
  const putToken = database.prepare(
    'INSERT INTO refresh_tokens (digest, subject, origin_jti, signed_in_at, expires_at) VALUES (?, ?, ?, ?, ?)',
  )
  const findToken = database.prepare(
    'SELECT subject, origin_jti, signed_in_at FROM refresh_tokens WHERE digest = ? AND expires_at * 1000 > ?',
  )
  const forgetToken = database.prepare('DELETE FROM refresh_tokens WHERE digest = ?')
  return {
    issueCode({ subject, redirectUri, challenge, nonce, signedInAt }: SignIn): string {
      // The nonce travels inside the code: the digest covers it, so that it comes back as it was given.
      const code = nonce === undefined ? newSecret() : `${newSecret()}.${Buffer.from(nonce).toString('base64url')}`
      withReserve(database, () =>
        putCode.run(computeDigest(code), subject, redirectUri, challenge, signedInAt + CODE_SECONDS),
      )
      return code
    },
    /** The sign-in behind a code, once, whatever becomes of it: a code shown with a wrong proof is lost. */
    burnCode(code: string, now: number): SignIn | undefined {
      const row = withReserve(database, () => burnCode.get(computeDigest(code)))
      if (!row || Number(row.expires_at) * 1000 <= now) return undefined
      const [, nonce] = code.split('.')
      return {
        subject: String(row.subject),
        redirectUri: String(row.redirect_uri),
        challenge: String(row.challenge),
        nonce: nonce === undefined ? undefined : Buffer.from(nonce, 'base64url').toString(),
        signedInAt: Number(row.expires_at) - CODE_SECONDS,
      }
    },
    issueRefreshToken({ subject, originJti, signedInAt }: Session): string {
      const token = newSecret()
      withReserve(database, () =>
        putToken.run(getKey(token), subject, originJti, signedInAt, signedInAt + refreshSeconds),
      )
      return token
    },
    forgetRefreshToken(token: string) {
      withReserve(database, () => forgetToken.run(getKey(token)))
    },
    findRefreshToken(token: string, now: number): Session | undefined {
      const row = findToken.get(getKey(token), now)
      if (!row) return undefined
      const { subject, origin_jti, signed_in_at } = row
      return { subject: String(subject), originJti: String(origin_jti), signedInAt: Number(signed_in_at) }
    },
  }
}
export type Grants = ReturnType<typeof sqliteGrants>

/** A session of those whom a provider signed in can be renewed for half a day, and its last token lives an hour. */
const PERSON_SECONDS = 13 * 60 * 60

/** Deletes codes, refresh tokens and people that are past their time. They are refused without this as well. */
export function sweepIdentity(database: DatabaseSync, now: number) {
  inTransaction(database, () => {
    database.prepare('DELETE FROM sign_in_codes WHERE expires_at * 1000 <= ?').run(now)
    database.prepare('DELETE FROM refresh_tokens WHERE expires_at * 1000 <= ?').run(now)
    database.prepare('DELETE FROM provider_sign_ins WHERE expires_at <= ?').run(now)
    database.prepare('DELETE FROM people WHERE signed_in_at <= ?').run(now / 1000 - PERSON_SECONDS)
  })
}
