const HOUR = 60 * 60_000

/** Reminders before the expiry date. */
const BEFORE_END = [48 * HOUR, 24 * HOUR]
/** Shorter transfers have only the last reminder. */
const MIN_FOR_ALL = 72 * HOUR

/**
 * @param life `expiryDate` in ISO 8601, and `from`, its start in epoch ms
 * @param after epoch ms: reminders before it are past
 * @returns ISO 8601, or undefined when none is left
 */
export function nextReminder(
  { expiryDate, from }: { expiryDate: string; from: number },
  after: number,
): string | undefined {
  const end = Date.parse(expiryDate)
  const wanted = end - from < MIN_FOR_ALL ? BEFORE_END.slice(-1) : BEFORE_END
  // A transfer that starts within a day of its end needs none, because its first mail is recent.
  const next = wanted.map(before => end - before).find(at => at > after && at > from)
  return next === undefined ? undefined : new Date(next).toISOString()
}

/** The sender also receives the last reminder. */
export function isLastReminder(remindAt: string, expiryDate: string): boolean {
  return Date.parse(expiryDate) - Date.parse(remindAt) <= 24 * HOUR
}
