/**
 * The change since the window before, in percent with one decimal.
 * @returns null for an infinite change, from nothing to something
 */
export function toChange(count: number, before: number): number | null {
  if (before === 0) return count === 0 ? 0 : null
  return Math.round(((count - before) / before) * 1000) / 10
}

/**
 * Whole percentages that add up to 100 (largest remainder; of equal remainders the first). All are 0 when the counts are.
 */
export function toWholePercents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const floors = counts.map(count => Math.floor((count * 100) / total))
  const missing = 100 - floors.reduce((sum, floor) => sum + floor, 0)
  const byRemainder = counts
    .map((count, place) => ({ place, remainder: (count * 100) % total }))
    .sort((one, other) => other.remainder - one.remainder || one.place - other.place)
  const raised = new Set(byRemainder.slice(0, missing).map(({ place }) => place))
  return floors.map((floor, place) => (raised.has(place) ? floor + 1 : floor))
}
