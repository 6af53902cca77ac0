import type { DatabaseSync } from 'node:sqlite'
import type { Mailer } from '../../lambdas/ports/mail.ts'

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

/** Keeps what this host would have sent, for people to read. One occasion is delivered once, whatever is repeated. */
export function outbox(
  database: DatabaseSync,
  { from, now, newId }: { from: string; now: () => number; newId: () => string },
): Outbox {
  const add = database.prepare(
    `INSERT INTO outbox (id, key, channel, recipient, sender, subject, text, html, sent_at)
     VALUES (?, ?, 'email', ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
  )
  // By sequence, for two messages of one millisecond have an order too.
  const newestFirst = database.prepare(`SELECT ${columns} FROM outbox ORDER BY sequence DESC`)
  const byId = database.prepare(`SELECT ${columns} FROM outbox WHERE id = ?`)

  return {
    async send({ key, to, subject, text, html }) {
      add.run(newId(), key, to, from, subject, text, html, new Date(now()).toISOString())
    },
    list: () => newestFirst.all() as OutboxMessage[],
    find: id => byId.get(id) as OutboxMessage | undefined,
  }
}
