/** The sum of products with repeated weights, modulo `divisor`. */
export function weightedRemainder(values: readonly number[], weights: readonly number[], divisor: number): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index % weights.length] ?? 0), 0) % divisor
}

export function toDigits(text: string): number[] {
  return Array.from(text, Number)
}
