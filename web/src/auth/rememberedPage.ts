import type { Location } from 'react-router'
import { ownPath } from './afterSignIn.ts'

/**
 * The page to come back to after signing in: the one within the app that sent the person to /login, or, when /login was
 * loaded as a document, the referrer if it is a page of ours.
 */
export function rememberedPage(location: Location, referrer: string, origin: string): string | undefined {
  const from = (location.state as { from?: Location } | null)?.from
  if (from !== undefined) return ownPath(`${from.pathname}${from.search}${from.hash}`)
  // `default` is the key of the first entry: the referrer belongs to the document, not to later navigations.
  return location.key === 'default' && referrer !== '' ? ownPath(referrer, origin) : undefined
}
