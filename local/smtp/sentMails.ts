import type { DatabaseSync } from 'node:sqlite'
import { commitWrite } from '../database.ts'

/** Well beyond the life of any transfer. */
const KEPT_MILLISECONDS = 400 * 86_400_000

export function sentMails(database: DatabaseSync, now: () => number) {
  const find = database.prepare('SELECT 1 FROM sent_mails WHERE key_digest = ?')
  const add = database.prepare('INSERT INTO sent_mails (key_digest, sent_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const forget = database.prepare('DELETE FROM sent_mails WHERE sent_at <= ?')
  return {
    has: (keyDigest: string): boolean => find.get(keyDigest) !== undefined,
    async add(keyDigest: string) {
      await commitWrite(database, () => add.run(keyDigest, now()))
    },
    sweep() {
      forget.run(now() - KEPT_MILLISECONDS)
    },
  }
}
