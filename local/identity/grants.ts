import type { DatabaseSync } from 'node:sqlite'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import { inTransaction, withReserve } from '../database.ts'
import type { Session } from './tokens.ts'

const CODE_SECONDS = 5 * 60

type SignIn = {
  subject: string
  redirectUri: string
  challenge: string
  nonce: string | undefined
  signedInAt: number
}

/**
 * Stored as digests. Times are seconds; `now` is milliseconds.
 * @param refreshSeconds how long a session can be renewed
 * @param client owner of the tokens; undefined for the members' client
 */
export function sqliteGrants(database: DatabaseSync, newSecret: () => string, refreshSeconds: number, client?: string) {
  // The client prefixes the digest, so that no token of one client can match a row of another.
  const getKey = (token: string) => (client === undefined ? computeDigest(token) : `${client} ${computeDigest(token)}`)
  const putCode = database.prepare(
    'INSERT INTO sign_in_codes (digest, subject, redirect_uri, challenge, expires_at) VALUES (?, ?, ?, ?, ?)',
  )
  // One statement reads and burns, so that only one of two concurrent exchanges gets the row.
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
      // The nonce is part of the code, so the digest protects it.
      const code = nonce === undefined ? newSecret() : `${newSecret()}.${Buffer.from(nonce).toString('base64url')}`
      withReserve(database, () =>
        putCode.run(computeDigest(code), subject, redirectUri, challenge, signedInAt + CODE_SECONDS),
      )
      return code
    },
    /** A code shown with a wrong verifier is lost. */
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

/** A federated session can be renewed for 12 hours, and its last token lives up to an hour. */
const PERSON_SECONDS = 13 * 60 * 60

export function sweepIdentity(database: DatabaseSync, now: number) {
  inTransaction(database, () => {
    database.prepare('DELETE FROM sign_in_codes WHERE expires_at * 1000 <= ?').run(now)
    database.prepare('DELETE FROM refresh_tokens WHERE expires_at * 1000 <= ?').run(now)
    database.prepare('DELETE FROM provider_sign_ins WHERE expires_at <= ?').run(now)
    database.prepare('DELETE FROM people WHERE signed_in_at <= ?').run(now / 1000 - PERSON_SECONDS)
  })
}
