/** The keys that the app itself keeps in localStorage; the sign-in library keeps its own beside them. */
export type StorageKey = 'login' | 'redirectUrl' | 'prevLocation' | 'configuration' | 'theme' | 'columnVisibility'

/** What is stored; undefined when there is nothing, or when the browser refuses storage altogether. */
export function stored(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value, or forgets it when it is undefined. A full or forbidden storage costs comfort only, so it is silent. */
export function store(key: StorageKey, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}
