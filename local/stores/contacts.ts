import { createSecretKey } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { openText, sealText } from '../../lambdas/core/secrets/sealing.ts'
import type { Contacts, KeptPhone } from '../../lambdas/ports/contacts.ts'
import { CONTACT_SECONDS } from '../../lambdas/ports/lifetimes.ts'
import { commitWrite } from '../database.ts'

/** @param parts `key`: 32 bytes */
export function sqliteContacts(
  database: DatabaseSync,
  { key: keyBytes, now }: { key: Buffer; now: () => number },
): Contacts & { sweep(): void } {
  const key = createSecretKey(keyBytes)
  const keep = database.prepare(`INSERT INTO contacts (pair, record, kept_at) VALUES (:pair, :record, :at)
    ON CONFLICT DO UPDATE SET record = excluded.record, kept_at = excluded.kept_at`)
  const find = database.prepare('SELECT record FROM contacts WHERE pair = ? AND kept_at > ?')
  const place = (pair: string) => `contact ${pair}`
  return {
    async keepPhone(pair, phone) {
      const sealed = sealText(key, JSON.stringify(phone), place(pair))
      await commitWrite(database, () => keep.run({ pair, record: sealed, at: now() }))
    },
    async getPhone(pair) {
      const row = find.get(pair, now() - CONTACT_SECONDS * 1000)
      return row && (JSON.parse(openText(key, String(row.record), place(pair))) as KeptPhone)
    },
    sweep() {
      database.prepare('DELETE FROM contacts WHERE kept_at <= ?').run(now() - CONTACT_SECONDS * 1000)
    },
  }
}
