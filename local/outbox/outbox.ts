import { createSecretKey } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { openText, sealText } from '../../lambdas/core/sealing.ts'
import type { Mailer } from '../../lambdas/ports/mail.ts'
import { committed } from '../database.ts'

export type OutboxMessage = {
  id: string
  channel: 'email' | 'sms'
  to: string
  from: string
  subject: string
  text: string
  html: string
  /** ISO 8601 */
  sentAt: string
}

export type Outbox = Mailer & {
  /** Newest first. */
  list(): OutboxMessage[]
  find(id: string): OutboxMessage | undefined
}

const columns = 'id, channel, recipient AS "to", sender AS "from", subject, text, html, sent_at AS sentAt'

/**
 * Keeps what this host would have sent, for people to read. One occasion is delivered once, whatever is repeated.
 * @param parts `key`: 32 bytes under which texts are sealed, since links stand in them and open what they lead to
 */
export function outbox(
  database: DatabaseSync,
  { from, key: keyBytes, now, newId }: { from: string; key: Buffer; now: () => number; newId: () => string },
): Outbox {
  const sealingKey = createSecretKey(keyBytes)
  const add = database.prepare(
    `INSERT INTO outbox (id, key, channel, recipient, sender, subject, text, html, sent_at)
     VALUES (?, ?, 'email', ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
  )
  // By sequence, for two messages of one millisecond have an order too.
  const newestFirst = database.prepare(`SELECT ${columns} FROM outbox ORDER BY sequence DESC`)
  const byId = database.prepare(`SELECT ${columns} FROM outbox WHERE id = ?`)

  const seal = (id: string, text: string) => sealText(sealingKey, text, `outbox ${id}`)
  const open = (id: string, text: string) => openText(sealingKey, text, `outbox ${id}`)
  const opened = (row: OutboxMessage): OutboxMessage => ({
    ...row,
    to: open(row.id, row.to),
    subject: open(row.id, row.subject),
    text: open(row.id, row.text),
    html: open(row.id, row.html),
  })

  return {
    async send({ key, to, subject, text, html }) {
      const id = newId()
      const sealed = [seal(id, to), from, seal(id, subject), seal(id, text), seal(id, html)]
      await committed(database, () => add.run(id, key, ...sealed, new Date(now()).toISOString()))
    },
    // Kept or not kept in one transaction: there is no answer that could be lost.
    confirm: async () => {},
    list: () => (newestFirst.all() as OutboxMessage[]).map(opened),
    find(id) {
      const row = byId.get(id) as OutboxMessage | undefined
      return row && opened(row)
    },
  }
}
