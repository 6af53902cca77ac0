/** `share` in percent. @returns NaN for an empty list */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** Three significant digits. */
export function shown(value: number): number {
  return Number(value.toPrecision(value >= 1000 ? 4 : 3))
}
