import type { DatabaseSync } from 'node:sqlite'
import type { Limits } from '../lambdas/ports/limits.ts'
import type { Mailer } from '../lambdas/ports/mail.ts'
import { type Sms, SmsRefused } from '../lambdas/ports/sms.ts'
import type { Organisation } from '../shared/domain/organisation.ts'
import type { Routes } from './http.ts'
import type { FileKeys } from './keys.ts'
import { outbox } from './outbox/outbox.ts'
import { outboxRoutes } from './outbox/outboxPage.ts'
import type { GatewaySettings } from './sms/gatewaySettings.ts'
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
  smsGateway: GatewaySettings | undefined
  limits: Pick<Limits, 'takeAll'>
  now: () => number
  newId: () => string
}

/** Mails that go to a mail server are never shown here. */
export async function openMessaging(parts: Parts): Promise<Messaging> {
  const post = parts.smtp ? await serverPost(parts, parts.smtp) : outboxPost(parts)
  if (!parts.smsGateway) return post
  const { gatewaySms } = await import('./sms/gatewaySms.ts')
  return { ...post, sms: gatewaySms(parts.smsGateway, parts), smsCountries: parts.organisation.smsCountries }
}

async function serverPost({ database, origin, now }: Parts, smtp: SmtpSettings): Promise<Messaging> {
  // The library takes 25 MB, so it loads only with a mail server.
  const { smtpMailer } = await import('./smtp/smtpMailer.ts')
  const mailer = smtpMailer(database, smtp, { name: new URL(origin).hostname, now })
  // Without a gateway there are no countries, so no recipient is asked for a code by SMS.
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
