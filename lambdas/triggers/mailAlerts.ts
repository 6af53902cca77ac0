import type { Alert } from '../../shared/domain/insights/alert.ts'
import { lastMailTime } from '../../shared/domain/insights/mailTimes.ts'
import { pages } from '../../shared/domain/pages.ts'
import { mailBudget } from '../core/mail/mailBudget.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import type { Reach } from '../core/request/reach.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { alertMail } from '../mails/alertMail.ts'
import type { AlertReader, AlertSubscription } from '../ports/alerts.ts'
import { ALERT_MAILS_MILLISECONDS } from '../ports/lifetimes.ts'
import { MailRefused } from '../ports/mail.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A run may still be storing alerts of its start, at most until its function times out. */
const SETTLED_AFTER = MINUTE
/** After a standstill, or when limited rights are restored. */
const MAX_AGE = 8 * DAY
const MAX_STORED = 1000
/** Further alerts come with the next mail, so that they use up no mailbox's cap. */
const MAX_MAILS_PER_DAY = 50

export const mailAlertsReach: Reach = {
  alerts: ['subscribers', 'storedAfter', 'moveProgress'],
  sessions: ['find'],
  keys: ['open'],
  mailer: ['send'],
  limits: ['takeAll'],
}
export const mailAlertsSeals = ['unsubscribe'] as const

type Subscriber = AlertReader & Required<Pick<AlertReader, 'subscription' | 'unsubscribe'>>

export async function mailAlerts(context: Context) {
  for (const reader of await context.alerts.subscribers()) {
    const { subscription, unsubscribe } = reader
    if (!subscription || !unsubscribe) continue
    // It must not block the others.
    await mailReader(context, { ...reader, subscription, unsubscribe }).catch(error =>
      context.log.error('Alerts could not be mailed.', errorFields(error)),
    )
  }
}

async function mailReader(context: Context, reader: Subscriber) {
  const { alerts } = context
  const { subject, subscription } = reader
  const { mailedUntil, mailingUntil, cadence } = subscription
  const until = mailingUntil ?? findDue(context, subscription)
  if (until === undefined || !(await mayRead(context, reader))) return

  const stored = await alerts.storedAfter(Math.max(mailedUntil, until - MAX_AGE), MAX_STORED)
  const settled = stored.filter(({ storedAt }) => storedAt <= until).map(({ alert }) => alert)
  const isBegun = mailingUntil !== undefined
  // Most minutes have no alert: they need no write.
  if (settled.length === 0 && cadence === 'each' && !isBegun) return
  const wanted = settled.filter(alert => isWanted(alert, subscription))
  const begun = { mailedUntil, mailingUntil: until }
  if (wanted.length > 0) {
    const isMine =
      isBegun || ((await isWithinCaps(context, reader)) && (await alerts.moveProgress(subject, { mailedUntil }, begun)))
    if (!isMine) return
    await send(context, reader, wanted, begun)
  }
  await alerts.moveProgress(subject, wanted.length > 0 || isBegun ? begun : { mailedUntil }, { mailedUntil: until })
}

/** @returns until when alerts are mailed now; undefined when no mail is due */
function findDue({ organisation, now }: Context, { cadence, mailedUntil }: AlertSubscription): number | undefined {
  const settled = now() - SETTLED_AFTER
  const due = cadence === 'each' ? settled : lastMailTime(cadence, settled, organisation.timeZone)
  return due > mailedUntil ? due : undefined
}

/** The groups of a token are not known here: an administrator who makes no calls may be one no more. */
async function mayRead({ sessions, now }: Context, { subject, activeAt }: AlertReader): Promise<boolean> {
  if (now() >= activeAt + ALERT_MAILS_MILLISECONDS) return false
  return (await sessions.find(subject)).rightsLimit === undefined
}

/** A spike happens until the end of its day. */
function isWanted({ kind, createdAt, day }: Alert, { kinds, since }: AlertSubscription): boolean {
  return (kinds?.includes(kind) ?? true) && Date.parse(day?.to ?? createdAt) >= since
}

async function isWithinCaps({ limits, organisation }: Context, { subject, email }: AlertReader): Promise<boolean> {
  const own = { name: `alerts to ${computeDigest(subject)}`, most: MAX_MAILS_PER_DAY, seconds: DAY / 1000 }
  return (await limits.takeAll([own, mailBudget(email, organisation.dailyCaps)])) === undefined
}

async function send(
  { mailer, keys, organisation, publicOrigin, log }: Context,
  { subject, email, unsubscribe }: Subscriber,
  alerts: readonly Alert[],
  { mailedUntil, mailingUntil }: { mailedUntil: number; mailingUntil: number },
) {
  const secret = await keys.open(unsubscribe.sealed, sealedContext('unsubscribe', subject))
  const content = alertMail({
    brandName: organisation.brandName,
    language: organisation.templateSets[0]?.language ?? 'en',
    timeZone: organisation.timeZone,
    alerts,
    insightsUrl: `${publicOrigin}${pages.insights.path}`,
    transfersUrl: `${publicOrigin}${pages.allTransfers.path}`,
    unsubscribeUrl: `${publicOrigin}${pages.unsubscribe.path.replace(':secret', secret)}`,
  })
  const key = `alerts ${subject} ${mailedUntil} ${mailingUntil}`
  try {
    await mailer.send({
      ...content,
      key,
      to: email,
      unsubscribeUrl: `${publicOrigin}/api/alerts/unsubscribe/${secret}`,
    })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    log.error('A mail with alerts was refused.', errorFields(error))
  }
}
