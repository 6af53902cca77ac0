import type { DatabaseSync } from 'node:sqlite'
import type { Mailer } from '../lambdas/ports/mail.ts'
import { type Sms, SmsRefused } from '../lambdas/ports/sms.ts'
import type { Organisation } from '../shared/domain/organisation.ts'
import type { Routes } from './http.ts'
import type { FileKeys } from './keys.ts'
import { outbox } from './outbox/outbox.ts'
import { outboxRoutes } from './outbox/outboxPage.ts'
import type { SmtpSettings } from './smtp/smtpSettings.ts'

export type Messaging = {
  mailer: Mailer
  sms: Sms
  smsCountries: readonly string[]
  routes: readonly Routes[]
  sweep(): void
  close(): Promise<void>
}

type Parts = {
  database: DatabaseSync
  keys: FileKeys
  organisation: Organisation
  origin: string
  smtp: SmtpSettings | undefined
  now: () => number
  newId: () => string
}

/** Mails that go to a mail server are never shown here. */
export async function openMessaging(parts: Parts): Promise<Messaging> {
  return parts.smtp ? serverPost(parts, parts.smtp) : outboxPost(parts)
}

async function serverPost({ database, origin, now }: Parts, smtp: SmtpSettings): Promise<Messaging> {
  // The library takes 25 MB, so it loads only with a mail server.
  const { smtpMailer } = await import('./smtp/smtpMailer.ts')
  const mailer = smtpMailer(database, smtp, { name: new URL(origin).hostname, now })
  // This host has no SMS gateway. With no countries, no recipient is asked for a code.
  const sms: Sms = {
    async send() {
      throw new SmsRefused('This host has no gateway for SMS.')
    },
  }
  return { mailer, sms, smsCountries: [], routes: [], sweep: mailer.sweep, close: mailer.close }
}

function outboxPost({ database, keys, organisation, now, newId }: Parts): Messaging {
  const from = `${organisation.brandName} <no-reply@${organisation.domains[0]}>`
  const mailer = outbox(database, { from, key: keys.derive('outbox'), now, newId })
  return {
    mailer,
    sms: mailer.sms,
    smsCountries: organisation.smsCountries,
    routes: [outboxRoutes(mailer)],
    sweep: mailer.sweep,
    close: async () => {},
  }
}
