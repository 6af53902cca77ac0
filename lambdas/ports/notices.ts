/**
 * A mail to a sender that is due when a span of time is over: one mail for all its events. `since` and
 * `dueAt`, ISO 8601, are the span. That of `expired` is empty: both are the end of the transfer.
 */
export type Notice = {
  kind: 'downloaded' | 'undelivered' | 'expired' | 'asked'
  transferId: string
  since: string
  dueAt: string
}

export type Notices = {
  /** A repeat changes nothing. */
  add(notice: Notice): Promise<void>
  /** Oldest first. `before` is ISO 8601. */
  due(before: string, limit: number): Promise<Notice[]>
  remove(notice: Notice): Promise<void>
}
