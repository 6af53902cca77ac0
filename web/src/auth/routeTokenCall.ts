import type { IdentityOrigin } from './identityOrigin.ts'

/**
 * Amplify fetches the token endpoint by https only, and offers no hook. For plain-http localhost, its next call of that
 * URL goes to the configured origin; other calls are not changed.
 * @returns restores `fetch`, in case Amplify makes no call
 */
export function routeTokenCall({ origin, host, isPlainLocalhost }: IdentityOrigin): () => void {
  if (!isPlainLocalhost) return () => {}
  const { fetch } = globalThis
  const restore = () => {
    globalThis.fetch = fetch
  }
  globalThis.fetch = (input, init) => {
    if (input !== `https://${host}/oauth2/token`) return fetch(input, init)
    restore()
    return fetch(`${origin}/oauth2/token`, init)
  }
  return restore
}
