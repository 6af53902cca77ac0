import type { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { toMime } from '../../lambdas/core/mail/mime.ts'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import { type Mail, type Mailer, MailRefused } from '../../lambdas/ports/mail.ts'
import { getDomain } from '../../shared/domain/email.ts'
import { atMost } from './atMost.ts'
import { sentMails } from './sentMails.ts'
import { smtpFault } from './smtpFaults.ts'
import type { Sender, SmtpSettings } from './smtpSettings.ts'

/** A server that is there answers at once; what it does with a whole mail may take it minutes (RFC 5321, 4.5.3.2.6). */
const CONNECT_MILLISECONDS = 15_000
const SILENCE_MILLISECONDS = 300_000
/** Servers turn away whoever comes with more. */
const MAX_CONNECTIONS = 4
/** So long a host that is stopped waits for answers: a mail whose answer is lost is sent again at the next start. */
const SHUTDOWN_GRACE_PERIOD_MILLISECONDS = 2000
/** One address, and nothing that could pass for a second one, for a name or for a command. */
const ADDRESS = /^[^\s\p{Cc}@<>(),;:\\"[\]]+@[^\s\p{Cc}@<>(),;:\\"[\]]+$/u

export type SmtpMailer = Mailer & {
  /** Whether the server takes mails of ours. @throws when it does not, without an address in the error */
  verify(): Promise<void>
  sweep(): void
  close(): Promise<void>
}

/**
 * Mails by the organisation's mail server, each occasion once. What the server took is written down, and never sent
 * again; only where its answer was lost (a crash, a broken connection) is the mail sent a second time, since nobody can
 * know. It then bears the same Message-ID, by which mailboxes drop the second one.
 * @param name how this host calls itself to the server, which stands in the mail
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
  const inTurn = atMost(MAX_CONNECTIONS)
  /** Those that are on their way. One process alone uses a data directory, so that nobody else can be sending them. */
  const underWay = new Map<string, Promise<void>>()

  const deliver = async (mail: Mail, keyDigest: string) => {
    if (!ADDRESS.test(mail.to)) throw new MailRefused('A mail needs exactly one recipient address.')
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
        underWay.get(keyDigest) ??
        inTurn(() => deliver(mail, keyDigest)).finally(() => {
          underWay.delete(keyDigest)
        })
      underWay.set(keyDigest, sending)
      await sending
    },
    confirm: keyDigest => sent.add(keyDigest),
    async verify() {
      await transport.verify().catch(error => {
        throw smtpFault(error)
      })
    },
    sweep: sent.sweep,
    async close() {
      await Promise.race([
        Promise.allSettled(underWay.values()),
        setTimeout(SHUTDOWN_GRACE_PERIOD_MILLISECONDS, undefined, { ref: false }),
      ])
      transport.close()
    },
  }
}

/** As a header has it: a name with a comma would else be two senders. */
function getHeader({ name, address }: Sender): string {
  return name === '' ? address : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`
}
