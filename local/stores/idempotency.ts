import type { DatabaseSync } from 'node:sqlite'
import type { Idempotency } from '../../lambdas/ports/idempotency.ts'
import { commitWrite } from '../database.ts'

const KEPT_MILLISECONDS = 24 * 60 * 60_000
/** A claim of a process that stopped in the middle is free again after this long. */
const CLAIM_MILLISECONDS = 60_000

export function sqliteIdempotency(database: DatabaseSync): Idempotency & { sweep(now: number): void } {
  const find = database.prepare('SELECT fingerprint, claimed_at, reply FROM idempotency WHERE key = ?')
  const put = database.prepare('INSERT OR REPLACE INTO idempotency (key, fingerprint, claimed_at) VALUES (?, ?, ?)')
  const settle = database.prepare('UPDATE idempotency SET reply = ? WHERE key = ?')
  const release = database.prepare('DELETE FROM idempotency WHERE key = ? AND reply IS NULL')
  return {
    claim(key, fingerprint, now) {
      return commitWrite(database, () => {
        const row = find.get(key)
        const age = row ? now - Number(row.claimed_at) : Number.POSITIVE_INFINITY
        if (age < KEPT_MILLISECONDS && row?.fingerprint !== fingerprint) return { kind: 'different' }
        if (age < KEPT_MILLISECONDS && typeof row?.reply === 'string') return { kind: 'settled', reply: row.reply }
        if (age < CLAIM_MILLISECONDS) return { kind: 'busy' }
        put.run(key, fingerprint, now)
        return { kind: 'mine' }
      })
    },
    async settle(key, sealedReply) {
      await commitWrite(database, () => settle.run(sealedReply, key))
    },
    async release(key) {
      await commitWrite(database, () => release.run(key))
    },
    sweep(now) {
      database.prepare('DELETE FROM idempotency WHERE claimed_at < ?').run(now - KEPT_MILLISECONDS)
    },
  }
}
