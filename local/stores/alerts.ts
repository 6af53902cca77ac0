import type { DatabaseSync } from 'node:sqlite'
import type { AlertReader, AlertSubscription, Alerts } from '../../lambdas/ports/alerts.ts'
import { ALERT_SECONDS } from '../../lambdas/ports/lifetimes.ts'
import { Alert, type AlertCadence, type AlertKind } from '../../shared/domain/insights/alert.ts'
import { tolerant } from '../../shared/domain/tolerantReader.ts'
import type { Language } from '../../shared/texts/language.ts'
import { commitWrite } from '../database.ts'

type Row = Record<string, unknown>

/** In clear text, as lists are. */
export function sqliteAlerts(database: DatabaseSync, { now }: { now: () => number }): Alerts & { sweep(): void } {
  const isStored = database.prepare('SELECT 1 FROM alerts WHERE id = ?')
  const insert = database.prepare(`INSERT INTO alerts (id, kind, created_at, stored_at, content)
    VALUES (:id, :kind, :createdAt, :storedAt, :content) ON CONFLICT DO NOTHING`)
  const ofKinds = '(:kinds IS NULL OR kind IN (SELECT value FROM json_each(:kinds)))'
  const matches = `FROM alerts WHERE created_at >= :from AND created_at < :to AND stored_at > :expired
    AND ${ofKinds}`
  const newest = database.prepare(
    `SELECT content, acknowledgement ${matches} ORDER BY created_at DESC, id DESC LIMIT :limit`,
  )
  const count = database.prepare(`SELECT count(*) AS n ${matches}`)
  const stored = database.prepare(
    `SELECT content FROM alerts WHERE stored_at > :after AND stored_at <= :until AND ${ofKinds} ORDER BY stored_at, id`,
  )
  const limitStored = database.prepare(`SELECT stored_at AS at FROM alerts
    WHERE stored_at > :after AND stored_at <= :until AND ${ofKinds} ORDER BY stored_at LIMIT 1 OFFSET :limit - 1`)
  const lastStored = database.prepare('SELECT max(stored_at) AS at FROM alerts WHERE stored_at <= ?')
  const countStored = database.prepare('SELECT count(*) AS n FROM (SELECT 1 FROM alerts WHERE stored_at > ? LIMIT ?)')
  const acknowledge = database.prepare(`UPDATE alerts
    SET acknowledgement = iif(:acknowledgement IS NULL, NULL, coalesce(acknowledgement, :acknowledgement))
    WHERE id = :id AND created_at = :createdAt AND stored_at > :expired RETURNING content, acknowledgement`)
  const expiredAt = () => now() - ALERT_SECONDS * 1000

  return {
    async add(alerts, now) {
      const missing = alerts.filter(({ id }) => !isStored.get(id))
      // Most runs find only known alerts: they need no transaction.
      if (missing.length === 0) return []
      return commitWrite(database, () => {
        const last = Number(lastStored.get(Number.MAX_SAFE_INTEGER)?.at)
        const storedAt = now < last ? last + 1 : now
        return missing.filter(alert => {
          const { id, kind, createdAt } = alert
          const row = { id, kind, createdAt: Date.parse(createdAt), storedAt, content: JSON.stringify(alert) }
          return insert.run(row).changes > 0
        })
      })
    },
    async find({ from, to }, { kinds, limit }) {
      const asked = { from, to, expired: expiredAt(), kinds: kinds ? JSON.stringify(kinds) : null }
      const alerts = newest.all({ ...asked, limit }).map(toAlert)
      const more = alerts.length < limit ? 0 : Number(count.get(asked)?.n) - alerts.length
      return { alerts, more }
    },
    async storedAfter(from, { until, kinds, limit }) {
      const after = Math.max(from, expiredAt())
      const asked = { after, until, kinds: kinds ? JSON.stringify(kinds) : null }
      const end = limitStored.get({ ...asked, limit })?.at ?? lastStored.get(until)?.at ?? 0
      const alerts = stored.all({ ...asked, until: Number(end) }).map(toAlert)
      return { alerts, upTo: Math.max(from, Number(end)) }
    },
    countNew: async (after, limit) => Number(countStored.get(Math.max(after, expiredAt()), limit)?.n),
    acknowledge: (alerts, acknowledgement) =>
      commitWrite(database, () =>
        alerts.flatMap(({ id, createdAt }) => {
          const row = acknowledge.get({
            ...{ id, createdAt: Date.parse(createdAt), expired: expiredAt() },
            acknowledgement: acknowledgement ? JSON.stringify(acknowledgement) : null,
          })
          return row ? [toAlert(row)] : []
        }),
      ),
    ...alertReaders(database, expiredAt),
    sweep() {
      database.prepare('DELETE FROM alerts WHERE stored_at <= ?').run(expiredAt())
      database.prepare('DELETE FROM alert_readers WHERE active_at <= ?').run(expiredAt())
    },
  }
}

function toAlert({ content, acknowledgement }: Row): Alert {
  const more = typeof acknowledgement === 'string' ? { acknowledgement: JSON.parse(acknowledgement) } : {}
  return tolerant(Alert).parse({ ...JSON.parse(String(content)), ...more })
}

type ReaderVerbs =
  | 'findReader'
  | 'noteReader'
  | 'subscribe'
  | 'endSubscription'
  | 'subscribers'
  | 'moveProgress'
  | 'unsubscribe'

function alertReaders(database: DatabaseSync, expiredAt: () => number): Pick<Alerts, ReaderVerbs> {
  const find = database.prepare('SELECT * FROM alert_readers WHERE subject = ? AND active_at > ?')
  const note = database.prepare(`INSERT INTO alert_readers (subject, email, active_at, seen_at)
    VALUES (:subject, :email, :activeAt, :seenAt)
    ON CONFLICT DO UPDATE SET email = excluded.email, active_at = excluded.active_at,
      seen_at = coalesce(excluded.seen_at, seen_at)`)
  const subscribe = database.prepare(`UPDATE alert_readers SET cadence = :cadence, kinds = :kinds, language = :language,
    link_digest = :digest, link_sealed = :sealed, since = coalesce(since, :now),
    mailed_until = coalesce(mailed_until, :now) WHERE subject = :subject`)
  const end = database.prepare(`UPDATE alert_readers SET cadence = NULL, kinds = NULL, language = NULL, since = NULL,
    mailed_until = NULL, mailing_until = NULL WHERE subject = ?`)
  const subscribers = database.prepare(
    'SELECT * FROM alert_readers WHERE cadence IS NOT NULL AND active_at > ? ORDER BY subject',
  )
  const move = database.prepare(`UPDATE alert_readers SET mailed_until = :until, mailing_until = :mailing
    WHERE subject = :subject AND mailed_until = :fromUntil AND mailing_until IS :fromMailing`)
  const byLink = database.prepare('SELECT subject, cadence FROM alert_readers WHERE link_digest = ?')
  const endSubscription = (subject: string) => commitWrite(database, () => void end.run(subject))

  return {
    async findReader(subject) {
      const row = find.get(subject, expiredAt())
      return row && toReader(row)
    },
    async noteReader({ subject, email, activeAt, seenAt = null }) {
      await commitWrite(database, () => note.run({ subject, email, activeAt, seenAt }))
    },
    async subscribe(subject, { cadence, kinds, language = null, unsubscribe: { digest, sealed } }, now) {
      const chosen = { cadence, kinds: kinds ? JSON.stringify(kinds) : null, language }
      await commitWrite(database, () => subscribe.run({ subject, ...chosen, digest, sealed, now }))
    },
    endSubscription,
    subscribers: async () => subscribers.all(expiredAt()).map(toReader),
    moveProgress: (subject, from, to) =>
      commitWrite(database, () => {
        const moved = { until: to.mailedUntil, mailing: to.mailingUntil ?? null }
        const before = { fromUntil: from.mailedUntil, fromMailing: from.mailingUntil ?? null }
        return move.run({ subject, ...moved, ...before }).changes > 0
      }),
    async unsubscribe(digest) {
      const row = byLink.get(digest)
      if (!row) return undefined
      const subject = String(row.subject)
      await endSubscription(subject)
      return { subject, wasSubscribed: row.cadence !== null }
    },
  }
}

function toReader(row: Row): AlertReader {
  const { subject, email, active_at, seen_at, link_digest, link_sealed } = row
  return {
    subject: String(subject),
    email: String(email),
    activeAt: Number(active_at),
    ...(seen_at === null ? {} : { seenAt: Number(seen_at) }),
    ...(link_digest === null ? {} : { unsubscribe: { digest: String(link_digest), sealed: String(link_sealed) } }),
    ...(row.cadence === null ? {} : { subscription: toSubscription(row) }),
  }
}

function toSubscription({ cadence, kinds, language, since, mailed_until, mailing_until }: Row): AlertSubscription {
  return {
    cadence: String(cadence) as AlertCadence,
    ...(kinds === null ? {} : { kinds: JSON.parse(String(kinds)) as AlertKind[] }),
    ...(language === null ? {} : { language: String(language) as Language }),
    since: Number(since),
    mailedUntil: Number(mailed_until),
    ...(mailing_until === null ? {} : { mailingUntil: Number(mailing_until) }),
  }
}
