import type { Alert, AlertCadence, AlertKind } from '../../shared/domain/insights/alert.ts'
import type { Window } from '../../shared/domain/insights/figures.ts'
import type { Language } from '../../shared/texts/language.ts'

/** An administrator who looks at alerts. Times are milliseconds since the epoch. */
export type AlertReader = {
  subject: string
  /** Of the latest token. */
  email: string
  /** The last look at the alerts. */
  seenAt?: number
  /** The last call as an administrator: mails end some weeks after it, since rights may have ended. */
  activeAt: number
  /** Of the link that ends the mails. Stays when they end, so that the link can be used again until a new subscription. */
  unsubscribe?: UnsubscribeSecret
  subscription?: AlertSubscription
}

/** SHA-256 of the secret, in base64url, and the encrypted secret. */
export type UnsubscribeSecret = { digest: string; sealed: string }

export type AlertSubscription = MailProgress & {
  cadence: AlertCadence
  /** Absent: all. */
  kinds?: AlertKind[]
  /** Of the administrator's page. Absent: the default template set's. */
  language?: Language
  /** Earlier alerts are not mailed, for example those that an upgrade finds in existing transfers. */
  since: number
}

export type MailProgress = {
  /** Alerts stored up to this time are mailed: when the last of them was stored. */
  mailedUntil: number
  /** Where a mail ends that was begun. A repeat sends the same mail, which its key stops. */
  mailingUntil?: number
}

/** Alerts of the organisation, for 400 days. */
export type Alerts = {
  /**
   * Ignores alerts that are stored already: kind and subject are in the id. When the clock was set back, those stored later
   * still come later: mails and counts go by this order.
   * @returns those that are new
   */
  add(alerts: readonly Alert[], now: number): Promise<Alert[]>
  /** Created in the window, the newest first, those of one moment by id, backwards. At most 500; `more` counts the others. */
  find(
    window: Window,
    options: { kinds?: readonly AlertKind[]; limit: number },
  ): Promise<{ alerts: Alert[]; more: number }>
  /**
   * As raised, stored after one moment and up to another, which can be later than their creation; the oldest first. Ends
   * with all of a moment once it has `limit`.
   * @returns `upTo`: when the last that was read was stored, of any kind; `after` without one
   */
  storedAfter(
    after: number,
    options: { until: number; kinds?: readonly AlertKind[] | undefined; limit: number },
  ): Promise<{ alerts: Alert[]; upTo: number }>
  /** Counts alerts stored after a moment, up to `limit`. */
  countNew(after: number, limit: number): Promise<number>
  /**
   * Acknowledges open alerts, or opens all without an acknowledgement.
   * @returns the alerts in their present state, without those that do not exist
   */
  acknowledge(
    alerts: readonly Pick<Alert, 'id' | 'createdAt'>[],
    acknowledgement: Alert['acknowledgement'],
  ): Promise<Alert[]>
  findReader(subject: string): Promise<AlertReader | undefined>
  /** Keeps the subscription, and `seenAt` unless it is given. */
  noteReader(reader: Pick<AlertReader, 'subject' | 'email' | 'activeAt' | 'seenAt'>): Promise<void>
  /** Of a known reader. A changed subscription keeps its `since` and its progress; a new one begins at `now`. */
  subscribe(
    subject: string,
    chosen: Pick<AlertSubscription, 'cadence' | 'kinds' | 'language'> & { unsubscribe: UnsubscribeSecret },
    now: number,
  ): Promise<void>
  /** Ends the mails of a reader. */
  endSubscription(subject: string): Promise<void>
  /** All with a subscription. */
  subscribers(): Promise<AlertReader[]>
  /** @returns false when the subscription has another progress, or ended */
  moveProgress(subject: string, from: MailProgress, to: MailProgress): Promise<boolean>
  /** Ends the mails of the reader whose link has this digest. */
  unsubscribe(digest: string): Promise<{ subject: string; wasSubscribed: boolean } | undefined>
}
