const HOUR = 3_600_000
const YEARS_HOURS = 730 * 24
/** From midnight, in the organisation’s time zone. */
const DAY_SHARES = [2, 1, 1, 1, 1, 3, 12, 35, 70, 95, 100, 92, 60, 70, 95, 98, 90, 65, 30, 15, 10, 8, 6, 4]
/** From Sunday on. */
const WEEK_SHARES = [3, 100, 108, 110, 106, 88, 5]
const OFFSET = HOUR
/** The factor between the volume at the end and at the start of the two years. */
const GROWTH = 2.2

/**
 * The times of an organisation’s transfers over two years up to now: on working days, in working hours, with growth.
 */
export function calendar(now: number): (share: number) => number {
  const begins = now - YEARS_HOURS * HOUR
  const sums = new Float64Array(YEARS_HOURS + 1)
  for (let hour = 0; hour < YEARS_HOURS; hour += 1) {
    const at = new Date(begins + hour * HOUR + OFFSET)
    const usual = (DAY_SHARES[at.getUTCHours()] ?? 0) * (WEEK_SHARES[at.getUTCDay()] ?? 0)
    sums[hour + 1] = (sums[hour] ?? 0) + usual * (1 + ((GROWTH - 1) * hour) / YEARS_HOURS)
  }
  const all = sums[YEARS_HOURS] ?? 0

  return share => {
    const wanted = share * all
    let [from, to] = [0, YEARS_HOURS]
    while (to - from > 1) {
      const middle = (from + to) >> 1
      if ((sums[middle] ?? 0) <= wanted) from = middle
      else to = middle
    }
    const [before = 0, after = 0] = [sums[from], sums[to]]
    return Math.floor(begins + (from + (wanted - before) / (after - before)) * HOUR)
  }
}
