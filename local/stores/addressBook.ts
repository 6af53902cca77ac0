import type { DatabaseSync } from 'node:sqlite'
import type { AddressBook } from '../../lambdas/ports/addressBook.ts'
import { CONTACT_SECONDS } from '../../lambdas/ports/lifetimes.ts'
import { MAX_ADDRESS_BOOK_ENTRIES } from '../../shared/domain/limits.ts'
import { commitWrite } from '../database.ts'

export function sqliteAddressBook(
  database: DatabaseSync,
  { now }: { now: () => number },
): AddressBook & { sweep(): void; clear(): void } {
  const keep = database.prepare(`INSERT INTO address_book (subject, key, address, name, last_used_at)
    VALUES (:subject, :key, :address, :name, :at)
    ON CONFLICT DO UPDATE SET address = excluded.address, last_used_at = excluded.last_used_at,
      name = CASE excluded.name WHEN '' THEN name ELSE excluded.name END`)
  const bound = database.prepare(`DELETE FROM address_book WHERE subject = :subject AND key IN (
    SELECT key FROM address_book WHERE subject = :subject ORDER BY last_used_at DESC, key LIMIT -1 OFFSET :max)`)
  const list = database.prepare(`SELECT address, name, last_used_at AS lastUsedAt FROM address_book
    WHERE subject = :subject AND last_used_at > :after ORDER BY last_used_at DESC, key`)
  const remove = database.prepare('DELETE FROM address_book WHERE subject = :subject AND key = :key')
  const expiredAt = () => now() - CONTACT_SECONDS * 1000
  return {
    async keep(subject, { address, name }) {
      await commitWrite(database, () => {
        keep.run({ subject, key: address.toLowerCase(), address, name, at: now() })
        bound.run({ subject, max: MAX_ADDRESS_BOOK_ENTRIES })
      })
    },
    async list(subject) {
      const rows = list.all({ subject, after: expiredAt() })
      return rows.map(({ address, name, lastUsedAt }) => ({
        address: String(address),
        name: String(name),
        lastUsedAt: Number(lastUsedAt),
      }))
    },
    async remove(subject, addresses) {
      await commitWrite(database, () => {
        for (const address of addresses) remove.run({ subject, key: address.toLowerCase() })
      })
    },
    sweep() {
      database.prepare('DELETE FROM address_book WHERE last_used_at <= ?').run(expiredAt())
    },
    clear() {
      database.exec('DELETE FROM address_book')
    },
  }
}
