import type { DatabaseSync } from 'node:sqlite'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import type { Recipients } from '../../lambdas/ports/recipients.ts'
import { commitWrite } from '../database.ts'

export function sqliteRecipients(database: DatabaseSync): Recipients & { has(username: string): boolean } {
  const add = database.prepare('INSERT INTO recipients (username_digest) VALUES (?) ON CONFLICT DO NOTHING')
  const remove = database.prepare('DELETE FROM recipients WHERE username_digest = ?')
  const find = database.prepare('SELECT 1 FROM recipients WHERE username_digest = ?')
  return {
    async add(username) {
      await commitWrite(database, () => add.run(computeDigest(username)))
    },
    async remove(username) {
      await commitWrite(database, () => remove.run(computeDigest(username)))
    },
    has: username => find.get(computeDigest(username)) !== undefined,
  }
}
