/** The value below which so many of a hundred lie; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** A figure as a table shows it: three digits that count, and no more than it is worth. */
export function shown(value: number): number {
  return Number(value.toPrecision(value >= 1000 ? 4 : 3))
}
