/** A positive whole number, or ''. */
export function expiryDaysTyped(text: string): string {
  const days = Math.floor(Number(text))
  return Number.isFinite(days) && days > 0 ? String(days) : ''
}
