import { createSecretKey } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import { openText, sealText } from '../../lambdas/core/secrets/sealing.ts'
import { RECORD_MILLISECONDS } from '../../lambdas/ports/lifetimes.ts'
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
  unsubscribeUrl?: string | undefined
  sentAt: string
}

/** A code is valid for minutes: what remains is a phone number. */
const SMS_MILLISECONDS = 24 * 60 * 60_000

type Optional = 'replyTo' | 'language' | 'unsubscribeUrl'
type OutboxRow = Omit<OutboxMessage, Optional> & Record<Optional, string | null>

export type Outbox = Mailer & {
  sms: Sms
  list(): OutboxMessage[]
  find(id: string): OutboxMessage | undefined
  /** The PNG that a mail shows as `cid:logo`, in base64. */
  getLogo(id: string): string | undefined
  sweep(): void
}

const columns =
  'id, channel, recipient AS "to", sender AS "from", subject, text, html, reply_to AS replyTo, language, unsubscribe AS unsubscribeUrl, sent_at AS sentAt'

/**
 * A repeated key is stored once.
 * @param parts `key`: 32 bytes that encrypt the texts, because they contain secret links
 */
export function outbox(
  database: DatabaseSync,
  { from, key: keyBytes, now, newId }: { from: string; key: Buffer; now: () => number; newId: () => string },
): Outbox {
  const encryptionKey = createSecretKey(keyBytes)
  const add = database.prepare(
    `INSERT INTO outbox (id, key, channel, recipient, sender, subject, text, html, reply_to, language, unsubscribe, logo, sent_at)
     VALUES (:id, :key, :channel, :to, :from, :subject, :text, :html, :replyTo, :language, :unsubscribe, :logo, :sentAt)
     ON CONFLICT (key) DO NOTHING`,
  )
  const addLogo = database.prepare('INSERT INTO outbox_logos (digest, png) VALUES (?, ?) ON CONFLICT DO NOTHING')
  // By sequence: two messages of one millisecond also need an order.
  const newestFirst = database.prepare(`SELECT ${columns} FROM outbox ORDER BY sequence DESC`)
  const byId = database.prepare(`SELECT ${columns} FROM outbox WHERE id = ?`)
  const logoById = database.prepare('SELECT png FROM outbox JOIN outbox_logos ON digest = logo WHERE id = ?')

  const encrypt = (id: string, text: string) => sealText(encryptionKey, text, `outbox ${id}`)
  const decrypt = (id: string, text: string) => openText(encryptionKey, text, `outbox ${id}`)
  const encryptOptional = (id: string, text: string | undefined) => (text === undefined ? null : encrypt(id, text))
  const decryptOptional = (id: string, text: string | null) => (text === null ? undefined : decrypt(id, text))
  const decryptRow = (row: OutboxRow): OutboxMessage => ({
    ...row,
    to: decrypt(row.id, row.to),
    subject: decrypt(row.id, row.subject),
    text: decrypt(row.id, row.text),
    html: decrypt(row.id, row.html),
    replyTo: decryptOptional(row.id, row.replyTo),
    language: row.language ?? undefined,
    unsubscribeUrl: decryptOptional(row.id, row.unsubscribeUrl),
  })

  async function keep(message: Omit<OutboxMessage, 'sentAt'> & { key: string; logo?: string | undefined }) {
    const { id, to, subject, text, html, replyTo, unsubscribeUrl, logo, language = null } = message
    const row = {
      ...{ id, key: message.key, channel: message.channel, from: message.from, language },
      ...{ to: encrypt(id, to), subject: encrypt(id, subject), text: encrypt(id, text), html: encrypt(id, html) },
      replyTo: encryptOptional(id, replyTo),
      unsubscribe: encryptOptional(id, unsubscribeUrl),
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
    // One transaction stores the message, so no answer can be lost.
    confirm: async () => {},
    check: async () => {},
    sms: {
      send({ to, text }) {
        const id = newId()
        return keep({ id, key: `sms ${id}`, channel: 'sms', from: '', to, subject: '', text, html: '' })
      },
    },
    list: () => (newestFirst.all() as OutboxRow[]).map(decryptRow),
    find(id) {
      const row = byId.get(id) as OutboxRow | undefined
      return row && decryptRow(row)
    },
    sweep() {
      const before = (age: number) => new Date(now() - age).toISOString()
      database
        .prepare("DELETE FROM outbox WHERE sent_at <= ? OR (channel = 'sms' AND sent_at <= ?)")
        .run(before(RECORD_MILLISECONDS), before(SMS_MILLISECONDS))
    },
    getLogo: id => logoById.get(id)?.png as string | undefined,
  }
}
