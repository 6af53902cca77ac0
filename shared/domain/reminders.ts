const HOUR = 60 * 60_000

/** How long before the end somebody is reminded (open-parts, section 3). */
const BEFORE_END = [48 * HOUR, 24 * HOUR]
/** What lives shorter gets the last reminder alone. */
const MIN_FOR_ALL = 72 * HOUR

/**
 * When those whom a transfer waits for are reminded next.
 * @param life `expiryDate` in ISO 8601, and `from` when it began, in epoch ms
 * @param after epoch ms: reminders before it are past
 * @returns ISO 8601, or undefined when there is none left
 */
export function nextReminder(
  { expiryDate, from }: { expiryDate: string; from: number },
  after: number,
): string | undefined {
  const end = Date.parse(expiryDate)
  const wanted = end - from < MIN_FOR_ALL ? BEFORE_END.slice(-1) : BEFORE_END
  // What begins within a day of its end was announced just now.
  const next = wanted.map(before => end - before).find(at => at > after && at > from)
  return next === undefined ? undefined : new Date(next).toISOString()
}

/** Whether it is the last reminder, of which the sender hears as well. */
export function isLastReminder(remindAt: string, expiryDate: string): boolean {
  return Date.parse(expiryDate) - Date.parse(remindAt) <= 24 * HOUR
}
