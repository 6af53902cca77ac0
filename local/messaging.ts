import type { DatabaseSync } from 'node:sqlite'
import type { Mailer } from '../lambdas/ports/mail.ts'
import { type Sms, SmsRefused } from '../lambdas/ports/sms.ts'
import type { Organisation } from '../shared/domain/organisation.ts'
import type { Routes } from './http.ts'
import type { FileKeys } from './keys.ts'
import { outbox } from './outbox/outbox.ts'
import { outboxRoutes } from './outbox/outboxPage.ts'
import type { SmtpSettings } from './smtp/smtpSettings.ts'

/** What carries messages away from this host. */
export type Messaging = {
  mailer: Mailer
  sms: Sms
  /** Where SMS may go from here. */
  smsCountries: readonly string[]
  /** Pages on which the messages can be read, if they stay here. */
  routes: readonly Routes[]
  /** Whether messages are taken. @throws when they are not */
  check(): Promise<void>
  sweep(): void
  close(): Promise<void>
}

type Parts = {
  database: DatabaseSync
  keys: FileKeys
  organisation: Organisation
  /** Where people call this host. */
  origin: string
  smtp: SmtpSettings | undefined
  now: () => number
  newId: () => string
}

/** A mail server where there is one, else the outbox: nothing that left for others is shown to whoever looks here. */
export async function openMessaging(parts: Parts): Promise<Messaging> {
  return parts.smtp ? serverPost(parts, parts.smtp) : outboxPost(parts)
}

async function serverPost({ database, origin, now }: Parts, smtp: SmtpSettings): Promise<Messaging> {
  // The library weighs 25 MB: loaded where there is a mail server alone.
  const { smtpMailer } = await import('./smtp/smtpMailer.ts')
  const mailer = smtpMailer(database, smtp, { name: new URL(origin).hostname, now })
  // There is no gateway for SMS on this host: where nothing can be sent, nobody is asked for a code.
  const sms: Sms = {
    async send() {
      throw new SmsRefused('This host has no gateway for SMS.')
    },
  }
  return { mailer, sms, smsCountries: [], routes: [], check: mailer.verify, sweep: mailer.sweep, close: mailer.close }
}

function outboxPost({ database, keys, organisation, now, newId }: Parts): Messaging {
  const from = `${organisation.brandName} <no-reply@${organisation.domains[0]}>`
  const mailer = outbox(database, { from, key: keys.derive('outbox'), now, newId })
  return {
    mailer,
    sms: mailer.sms,
    smsCountries: organisation.smsCountries,
    routes: [outboxRoutes(mailer)],
    check: async () => {},
    sweep() {},
    close: async () => {},
  }
}
