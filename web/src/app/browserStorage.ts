export type StorageKey =
  | 'login'
  | 'redirectUrl'
  | 'prevLocation'
  | 'configuration'
  | 'policyForm'
  | 'theme'
  | 'language'
  | 'columnVisibility'
  | 'FeatureGuide'

/** Undefined also when the browser refuses storage. */
export function stored(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Failures are silent, because storage is a convenience only. */
export function store(key: StorageKey, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}
