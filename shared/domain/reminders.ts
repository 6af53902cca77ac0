const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Reminders before the expiry date. */
const BEFORE_END = [2 * DAY, DAY]
/** Shorter transfers have only the last reminder. */
const MIN_FOR_ALL = 3 * DAY
/** Shorter ones have it when a quarter of their life is left. */
const MIN_FOR_DAY = 2 * DAY

/**
 * @param life `expiryDate` in ISO 8601, and `from`, its start in epoch ms
 * @param after epoch ms: reminders before it are past
 * @returns ISO 8601, or undefined when none is left: then the sender is reminded, too
 */
export function nextReminder(
  { expiryDate, from }: { expiryDate: string; from: number },
  after: number,
): string | undefined {
  const end = Date.parse(expiryDate)
  const next = toReminders(end - from)
    .map(before => end - before)
    .find(at => at > after && at > from)
  return next === undefined ? undefined : new Date(next).toISOString()
}

function toReminders(life: number): readonly number[] {
  if (life >= MIN_FOR_ALL) return BEFORE_END
  return [life >= MIN_FOR_DAY ? DAY : life / 4]
}

/** Not for those of a short transfer, whose first mail is recent. */
export function isRecipientsReminder(remindAt: string, expiryDate: string): boolean {
  return Date.parse(expiryDate) - Date.parse(remindAt) >= DAY
}
