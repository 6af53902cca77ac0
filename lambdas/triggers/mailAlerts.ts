import type { Alert } from '../../shared/domain/insights/alert.ts'
import { toAlertLink } from '../../shared/domain/insights/alertLink.ts'
import { lastMailTime } from '../../shared/domain/insights/mailTimes.ts'
import { defaultCreation } from '../../shared/domain/listAddress.ts'
import { dayAt, getStart, type Moments, toRange } from '../../shared/domain/listRanges.ts'
import { pages } from '../../shared/domain/pages.ts'
import { isLanguage, type Language } from '../../shared/texts/language.ts'
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
/** Further alerts come with the mail of the next minute. */
const MAX_STORED = 1000
/**
 * Further alerts come with the next mail. Not of the mailbox's cap: members could use it up, and alerts would block codes and
 * links to it.
 */
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
  const { mailedUntil, mailingUntil, kinds } = subscription
  const until = mailingUntil ?? findDue(context, subscription)
  if (until === undefined || !(await mayRead(context, reader))) return

  const after = Math.max(mailedUntil, until - MAX_AGE)
  const stored = await alerts.storedAfter(after, { until, kinds, limit: MAX_STORED })
  const isBegun = mailingUntil !== undefined
  // Most minutes have no alert: they need no write.
  if (stored.upTo === after && !isBegun) return
  const wanted = stored.alerts.filter(alert => isWanted(alert, subscription))
  const begun = { mailedUntil, mailingUntil: mailingUntil ?? stored.upTo }
  if (wanted.length > 0) {
    const isMine =
      isBegun || ((await isWithinCap(context, reader)) && (await alerts.moveProgress(subject, { mailedUntil }, begun)))
    if (!isMine) return
    await send(context, reader, wanted, begun)
  }
  // Only past what was read: after a change of the clock, later alerts may be stored before this time.
  const before = wanted.length > 0 || isBegun ? begun : { mailedUntil }
  await alerts.moveProgress(subject, before, { mailedUntil: stored.upTo })
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
function isWanted({ createdAt, day }: Alert, { since }: AlertSubscription): boolean {
  return Date.parse(day?.to ?? createdAt) >= since
}

async function isWithinCap({ limits }: Context, { subject }: AlertReader): Promise<boolean> {
  const own = { name: `alerts to ${computeDigest(subject)}`, most: MAX_MAILS_PER_DAY, seconds: DAY / 1000 }
  return (await limits.takeAll([own])) === undefined
}

async function send(
  { mailer, keys, organisation, publicOrigin, log, now }: Context,
  { subject, email, unsubscribe, subscription }: Subscriber,
  alerts: readonly Alert[],
  { mailedUntil, mailingUntil }: { mailedUntil: number; mailingUntil: number },
) {
  const secret = await keys.open(unsubscribe.sealed, sealedContext('unsubscribe', subject))
  const content = alertMail({
    brandName: organisation.brandName,
    language: toLanguage(subscription, organisation),
    timeZone: organisation.timeZone,
    alerts,
    toUrl(alert) {
      const path = toAlertLink(alert, toCreation(alert, now(), organisation.timeZone))
      return path && `${publicOrigin}${path}`
    },
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

/** A newer version may have stored a language that this version has no words for. */
function toLanguage({ language }: AlertSubscription, { templateSets }: Context['organisation']): Language {
  return isLanguage(language) ? language : (templateSets[0]?.language ?? 'en')
}

/**
 * The range that the page shows first on the day of the mail, and the day of an older alert. As moments, because the mail is read
 * later, and in other time zones.
 */
function toCreation({ createdAt }: Alert, mailedAt: number, timeZone: string): Required<Moments> {
  const { from, to } = toRange(defaultCreation, mailedAt, timeZone)
  const start = getStart(dayAt(Date.parse(createdAt), timeZone), timeZone)
  return { from: start < from ? start : from, to }
}
