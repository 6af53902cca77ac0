import { createSecretKey } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import { openText, sealText } from '../../lambdas/core/secrets/sealing.ts'
import type { Mailer } from '../../lambdas/ports/mail.ts'
import type { Sms } from '../../lambdas/ports/sms.ts'
import { commitWrite } from '../database.ts'

export type OutboxMessage = {
  id: string
  channel: 'email' | 'sms'
  to: string
  from: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  language?: string | undefined
  /** ISO 8601 */
  sentAt: string
}

type OutboxRow = Omit<OutboxMessage, 'replyTo' | 'language'> & { replyTo: string | null; language: string | null }

export type Outbox = Mailer & {
  sms: Sms
  /** Newest first. */
  list(): OutboxMessage[]
  find(id: string): OutboxMessage | undefined
  /** The picture that a mail shows by `cid:logo`: PNG, in base64. */
  getLogo(id: string): string | undefined
}

const columns =
  'id, channel, recipient AS "to", sender AS "from", subject, text, html, reply_to AS replyTo, language, sent_at AS sentAt'

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
    `INSERT INTO outbox (id, key, channel, recipient, sender, subject, text, html, reply_to, language, logo, sent_at)
     VALUES (:id, :key, :channel, :to, :from, :subject, :text, :html, :replyTo, :language, :logo, :sentAt)
     ON CONFLICT (key) DO NOTHING`,
  )
  const addLogo = database.prepare('INSERT INTO outbox_logos (digest, png) VALUES (?, ?) ON CONFLICT DO NOTHING')
  // By sequence, for two messages of one millisecond have an order too.
  const newestFirst = database.prepare(`SELECT ${columns} FROM outbox ORDER BY sequence DESC`)
  const byId = database.prepare(`SELECT ${columns} FROM outbox WHERE id = ?`)
  const logoById = database.prepare('SELECT png FROM outbox JOIN outbox_logos ON digest = logo WHERE id = ?')

  const seal = (id: string, text: string) => sealText(sealingKey, text, `outbox ${id}`)
  const open = (id: string, text: string) => openText(sealingKey, text, `outbox ${id}`)
  const opened = (row: OutboxRow): OutboxMessage => ({
    ...row,
    to: open(row.id, row.to),
    subject: open(row.id, row.subject),
    text: open(row.id, row.text),
    html: open(row.id, row.html),
    replyTo: row.replyTo === null ? undefined : open(row.id, row.replyTo),
    language: row.language ?? undefined,
  })

  async function keep(message: Omit<OutboxMessage, 'sentAt'> & { key: string; logo?: string | undefined }) {
    const { id, to, subject, text, html, replyTo, logo, language = null } = message
    const row = {
      ...{ id, key: message.key, channel: message.channel, from: message.from, language },
      ...{ to: seal(id, to), subject: seal(id, subject), text: seal(id, text), html: seal(id, html) },
      replyTo: replyTo === undefined ? null : seal(id, replyTo),
      logo: logo === undefined ? null : computeDigest(logo),
      sentAt: new Date(now()).toISOString(),
    }
    await commitWrite(database, () => {
      if (logo !== undefined) addLogo.run(row.logo, logo)
      add.run(row)
    })
  }

  return {
    send: ({ about: _, ...mail }) => keep({ ...mail, id: newId(), channel: 'email', from }),
    // Kept or not kept in one transaction: there is no answer that could be lost.
    confirm: async () => {},
    sms: {
      send({ to, text }) {
        const id = newId()
        return keep({ id, key: `sms ${id}`, channel: 'sms', from: '', to, subject: '', text, html: '' })
      },
    },
    list: () => (newestFirst.all() as OutboxRow[]).map(opened),
    find(id) {
      const row = byId.get(id) as OutboxRow | undefined
      return row && opened(row)
    },
    getLogo: id => logoById.get(id)?.png as string | undefined,
  }
}
