const DAY = 24 * 60 * 60_000
const OFFERED_DAYS = [1, 3, 7, 14, 30]

/** `days`: absent for the latest possible end. */
export type ExtensionEnd = { expiryDate: string; days?: number }

/**
 * @param from milliseconds since the epoch: the present end, or now if it is past
 * @param latest possible end, if it is known
 */
export function findEnds(from: number, latest: string | undefined): ExtensionEnd[] {
  const limit = latest === undefined ? Number.POSITIVE_INFINITY : Date.parse(latest)
  const ends = OFFERED_DAYS.map(days => ({ days, at: from + days * DAY })).filter(({ at }) => at <= limit)
  const offered = ends.map(({ days, at }) => ({ days, expiryDate: new Date(at).toISOString() }))
  const isShort = ends.length < OFFERED_DAYS.length && limit > (ends.at(-1)?.at ?? from)
  return isShort && latest !== undefined ? [...offered, { expiryDate: new Date(limit).toISOString() }] : offered
}

/** As many days as were asked for, or the nearest below. */
export function findPreset(ends: readonly ExtensionEnd[], days = 7): ExtensionEnd | undefined {
  return ends.findLast(end => end.days !== undefined && end.days <= days) ?? ends[0]
}
