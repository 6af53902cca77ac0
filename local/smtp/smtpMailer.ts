import type { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { toMime } from '../../lambdas/core/mail/mime.ts'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import type { Mail, Mailer } from '../../lambdas/ports/mail.ts'
import { getDomain } from '../../shared/domain/email.ts'
import { atMost } from '../atMost.ts'
import { commitWrite } from '../database.ts'
import { smtpFault } from './smtpFaults.ts'
import type { Sender, SmtpSettings } from './smtpSettings.ts'

/** A reachable server answers at once, but may take minutes to accept a mail (RFC 5321, 4.5.3.2.6). */
const CONNECT_MILLISECONDS = 15_000
const SILENCE_MILLISECONDS = 300_000
/** Servers refuse clients that open more connections. */
const MAX_CONNECTIONS = 4
/** How long a stopping host waits for answers. A mail whose answer is lost is sent again at the next start. */
const SHUTDOWN_GRACE_PERIOD_MILLISECONDS = 2000

export type SmtpMailer = Mailer & {
  /** @throws without an address in the error */
  sweep(): void
  close(): Promise<void>
}

/**
 * Sends each key once. When the answer is lost (a crash, a broken connection), the mail is sent again with the same
 * Message-ID, by which mailboxes drop the duplicate.
 * @param name of this host in the SMTP greeting, which mails show
 */
export function smtpMailer(
  database: DatabaseSync,
  settings: SmtpSettings,
  { name, now }: { name: string; now: () => number },
): SmtpMailer {
  const { host, port, tls, auth, from } = settings
  const transport = createTransport({
    ...{ host, port, name, secure: tls === 'implicit', requireTLS: tls === 'required', ignoreTLS: tls === 'off' },
    ...(auth ? { auth } : {}),
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    dnsTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })
  const sent = sentMails(database, now)
  const limited = atMost(MAX_CONNECTIONS)
  /** Only one process uses a data directory, so no other process sends these. */
  const inProgress = new Map<string, Promise<void>>()

  const deliver = async (mail: Mail, keyDigest: string) => {
    const messageId = `<${keyDigest}@${getDomain(from.address)}>`
    const raw = Buffer.from(await toMime(mail, { from: getHeader(from), messageId, date: new Date(now()) }))
    await transport.sendMail({ envelope: { from: from.address, to: mail.to }, raw }).catch(error => {
      throw smtpFault(error)
    })
    await sent.add(keyDigest)
  }

  return {
    async send(mail) {
      const keyDigest = computeDigest(mail.key)
      if (sent.has(keyDigest)) return
      const sending =
        inProgress.get(keyDigest) ??
        limited(() => deliver(mail, keyDigest)).finally(() => {
          inProgress.delete(keyDigest)
        })
      inProgress.set(keyDigest, sending)
      await sending
    },
    confirm: keyDigest => sent.add(keyDigest),
    async check() {
      await transport.verify().catch(error => {
        throw smtpFault(error)
      })
    },
    sweep: sent.sweep,
    async close() {
      await Promise.race([
        Promise.allSettled(inProgress.values()),
        setTimeout(SHUTDOWN_GRACE_PERIOD_MILLISECONDS, undefined, { ref: false }),
      ])
      transport.close()
    },
  }
}

/** Quoted, because a comma in the name would separate two senders. */
function getHeader({ name, address }: Sender): string {
  return name === '' ? address : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`
}

/** Well beyond the life of any transfer. */
const KEPT_MILLISECONDS = 400 * 86_400_000

function sentMails(database: DatabaseSync, now: () => number) {
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
