const STEPS = 4
const KILO = 1024

/** From 0 in whole, round steps to at least `max`. */
export function countTicks(max: number): number[] {
  return toTicks(max, Math.max(1, roundUp(max / STEPS)))
}

/** Round numbers of the unit in which `formatBytes` writes them. */
export function byteTicks(max: number): number[] {
  // A little below a unit, steps of that unit are rounder.
  const unit = KILO ** Math.max(0, Math.floor(Math.log(Math.max(1, max * 1.6)) / Math.log(KILO)))
  return toTicks(max, Math.max(1, roundUp(max / unit / STEPS) * unit))
}

function toTicks(max: number, step: number): number[] {
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, place) => place * step)
}

/** 1, 2, 2.5 or 5 times a power of ten; no fractions of counts. */
function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const factor = [1, 2, power >= 10 || power < 1 ? 2.5 : 3, 5, 10].find(each => each * power >= value) ?? 10
  return factor * power
}

/** How many labels fit: every n-th point has one. */
export function labelEvery(labels: readonly string[], pixelsPerPoint: number): number {
  const widest = Math.max(0, ...labels.map(label => label.length)) * LETTER + 14
  return Math.max(1, Math.ceil(widest / Math.max(pixelsPerPoint, 0.1)))
}

/** Pixels of an average letter at the size of axis labels. */
export const LETTER = 6.4
