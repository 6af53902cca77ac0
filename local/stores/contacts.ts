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
  const record =
    database.prepare(`INSERT INTO exchanges (recipient, subject, last_at) VALUES (:recipient, :subject, :at)
    ON CONFLICT DO UPDATE SET last_at = excluded.last_at`)
  const exchanges =
    database.prepare(`SELECT coalesce(max(subject = :subject), 0) AS bySender, count(*) AS byOrganisation
    FROM exchanges WHERE recipient = :recipient AND last_at > :after`)
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
    async recordExchange({ subject, recipient }) {
      await commitWrite(database, () => record.run({ subject, recipient: recipient.toLowerCase(), at: now() }))
    },
    async findExchanges({ subject, recipient }) {
      const after = now() - CONTACT_SECONDS * 1000
      const { bySender, byOrganisation } = exchanges.get({ subject, recipient: recipient.toLowerCase(), after }) ?? {}
      return { bySender: Number(bySender) > 0, byOrganisation: Number(byOrganisation) > 0 }
    },
    sweep() {
      const before = now() - CONTACT_SECONDS * 1000
      database.prepare('DELETE FROM contacts WHERE kept_at <= ?').run(before)
      database.prepare('DELETE FROM exchanges WHERE last_at <= ?').run(before)
    },
  }
}
