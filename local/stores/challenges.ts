import { createSecretKey } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import { openText, sealText } from '../../lambdas/core/secrets/sealing.ts'
import type { Challenge, Challenges } from '../../lambdas/ports/challenges.ts'
import { PROOF_SECONDS } from '../../lambdas/ports/lifetimes.ts'
import { commitWrite } from '../database.ts'

/**
 * Encrypted: the database shows neither owner nor attempts.
 * @param parts `key`: 32 bytes
 */
export function sqliteChallenges(
  database: DatabaseSync,
  { key: keyBytes, now }: { key: Buffer; now: () => number },
): Challenges & { sweep(): void } {
  const key = createSecretKey(keyBytes)
  const add = database.prepare(`INSERT INTO challenges (username_digest, id, revision, expires_at, record)
    VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET id = excluded.id, revision = excluded.revision,
    expires_at = excluded.expires_at, record = excluded.record WHERE id <> excluded.id`)
  const find = database.prepare('SELECT record FROM challenges WHERE username_digest = ? AND id = ?')
  const replace = database.prepare(`UPDATE challenges SET revision = ?, expires_at = ?, record = ?
    WHERE username_digest = ? AND id = ? AND revision = ?`)
  const burn = database.prepare('DELETE FROM challenges WHERE username_digest = ? AND id = ? AND revision = ?')
  // Two proofs may be recorded out of order; the latest wins.
  const prove = database.prepare(`INSERT INTO proofs (username_digest, proved_at) VALUES (?, ?)
    ON CONFLICT DO UPDATE SET proved_at = max(proved_at, excluded.proved_at)`)
  const proved = database.prepare('SELECT proved_at FROM proofs WHERE username_digest = ? AND proved_at > ?')

  const place = (id: string) => `challenge ${id}`
  const encrypt = (challenge: Challenge) => sealText(key, JSON.stringify(challenge), place(challenge.id))
  const aDayAgo = () => Math.floor(now() / 1000) - PROOF_SECONDS

  return {
    async add(challenge) {
      const { id, username, revision, expiresAt } = challenge
      const isAdded = await commitWrite(
        database,
        () => add.run(computeDigest(username), id, revision, expiresAt, encrypt(challenge)).changes === 1,
      )
      if (!isAdded) throw new Error('Another challenge has this id.')
    },
    async get(username, id) {
      const row = find.get(computeDigest(username), id)
      return row && (JSON.parse(openText(key, String(row.record), place(id))) as Challenge)
    },
    replace({ id, username, revision }, after) {
      const next = { ...after, id, username, revision: revision + 1 }
      const values = [next.revision, next.expiresAt, encrypt(next), computeDigest(username), id, revision]
      return commitWrite(database, () => replace.run(...values).changes === 1)
    },
    burn: ({ id, username, revision }) =>
      commitWrite(database, () => burn.run(computeDigest(username), id, revision).changes === 1),
    async noteProof(username, at) {
      await commitWrite(database, () => prove.run(computeDigest(username), at))
    },
    async findProof(username) {
      const row = proved.get(computeDigest(username), aDayAgo())
      return row && Number(row.proved_at)
    },
    sweep() {
      database.prepare('DELETE FROM challenges WHERE expires_at <= ?').run(aDayAgo() * 1000)
      database.prepare('DELETE FROM proofs WHERE proved_at <= ?').run(aDayAgo())
    },
  }
}
