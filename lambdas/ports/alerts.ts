import type { Alert, AlertCadence, AlertKind } from '../../shared/domain/insights/alert.ts'
import type { Window } from '../../shared/domain/insights/figures.ts'

/** An administrator who looks at alerts. Times are milliseconds since the epoch. */
export type AlertReader = {
  subject: string
  /** Of the latest token. */
  email: string
  /** The last look at the alerts. */
  seenAt?: number
  /** The last call as an administrator: mails end some weeks after it, since rights may have ended. */
  activeAt: number
  subscription?: {
    cadence: AlertCadence
    /** Absent: all. */
    kinds?: AlertKind[]
    /** SHA-256 of the secret of the link that ends the mails, in base64url, and the encrypted secret. */
    unsubscribe: { digest: string; sealed: string }
    /** Alerts stored after this time are not yet mailed. */
    mailedUntil: number
  }
}

/** Alerts of the organisation, for 400 days. */
export type Alerts = {
  /**
   * Ignores alerts that are stored already: kind and subject are in the id.
   * @returns those that are new
   */
  add(alerts: readonly Alert[], now: number): Promise<Alert[]>
  /** Created in the window, newest first, those of one moment by id; `more` counts those beyond the limit (at most 500). */
  find(
    window: Window,
    options: { kinds?: readonly AlertKind[]; limit: number },
  ): Promise<{ alerts: Alert[]; more: number }>
  /** Stored after a moment, which can be later than their creation; oldest first, at most `limit`. */
  storedAfter(after: number, limit: number): Promise<{ alert: Alert; storedAt: number }[]>
  /** Counts alerts stored after a moment, up to `limit`. */
  countNew(after: number, limit: number): Promise<number>
  /** @returns the alerts in their new state, without those that do not exist */
  acknowledge(
    alerts: readonly Pick<Alert, 'id' | 'createdAt'>[],
    acknowledgement: Alert['acknowledgement'],
  ): Promise<Alert[]>
  findReader(subject: string): Promise<AlertReader | undefined>
  noteReader(reader: AlertReader): Promise<void>
  /** All with a subscription. */
  subscribers(): Promise<AlertReader[]>
  /** Ends the mails of the reader whose link has this digest. @returns the reader */
  unsubscribe(digest: string): Promise<AlertReader | undefined>
}
