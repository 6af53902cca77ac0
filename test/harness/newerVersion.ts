const LATER = 'aLaterVersion'

/** The same JSON from a newer version: each object, at every depth, has one more key. */
export function withLaterKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withLaterKeys)
  const known = Object.entries(value).map(([key, one]) => [key, withLaterKeys(one)])
  return { ...Object.fromEntries(known), [LATER]: { says: ['more', 1] } }
}

export function countLaterKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.entries(value).filter(([key]) => key !== LATER)
  return inner.reduce((sum, [, one]) => sum + countLaterKeys(one), LATER in value ? 1 : 0)
}
