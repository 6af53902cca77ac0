import type { DatabaseSync } from 'node:sqlite'
import type { Idempotency } from '../../lambdas/ports/idempotency.ts'
import { CLAIM_MILLISECONDS, REPLY_MILLISECONDS } from '../../lambdas/ports/lifetimes.ts'
import { commitWrite } from '../database.ts'

export function sqliteIdempotency(database: DatabaseSync): Idempotency & { sweep(now: number): void } {
  const find = database.prepare('SELECT fingerprint, claimed_at, reply FROM idempotency WHERE key = ?')
  const put = database.prepare('INSERT OR REPLACE INTO idempotency (key, fingerprint, claimed_at) VALUES (?, ?, ?)')
  const settle = database.prepare('UPDATE idempotency SET reply = ? WHERE key = ? AND claimed_at = ?')
  const release = database.prepare('DELETE FROM idempotency WHERE key = ? AND claimed_at = ? AND reply IS NULL')
  return {
    claim(key, fingerprint, now) {
      return commitWrite(database, () => {
        const row = find.get(key)
        const age = row ? now - Number(row.claimed_at) : Number.POSITIVE_INFINITY
        if (age < REPLY_MILLISECONDS && row?.fingerprint !== fingerprint) return { kind: 'different' }
        if (age < REPLY_MILLISECONDS && typeof row?.reply === 'string') return { kind: 'settled', reply: row.reply }
        if (age < CLAIM_MILLISECONDS) return { kind: 'busy' }
        put.run(key, fingerprint, now)
        // A later claim of the key is at least a minute younger.
        return { kind: 'mine', claim: String(now) }
      })
    },
    async settle(key, claim, sealedReply) {
      await commitWrite(database, () => settle.run(sealedReply, key, Number(claim)))
    },
    async release(key, claim) {
      await commitWrite(database, () => release.run(key, Number(claim)))
    },
    sweep(now) {
      database.prepare('DELETE FROM idempotency WHERE claimed_at < ?').run(now - REPLY_MILLISECONDS)
    },
  }
}
