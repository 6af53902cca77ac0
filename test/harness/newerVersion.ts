/** A key that no version has had. */
const LATER = 'aLaterVersion'

/** The same JSON as a newer version may write it: each object in it, at every depth, has one key more. */
export function withLaterKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withLaterKeys)
  const known = Object.entries(value).map(([key, one]) => [key, withLaterKeys(one)])
  return { ...Object.fromEntries(known), [LATER]: { says: ['more', 1] } }
}

/** How many objects of a JSON have the later key. */
export function countLaterKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.entries(value).filter(([key]) => key !== LATER)
  return inner.reduce((sum, [, one]) => sum + countLaterKeys(one), LATER in value ? 1 : 0)
}
