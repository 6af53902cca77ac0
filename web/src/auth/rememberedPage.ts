import type { Location } from 'react-router'
import { pages } from '../../../shared/domain/pages.ts'
import { ownPath } from './afterSignIn.ts'

/**
 * The page to come back to after signing in: the one within the app that sent the person to /login, or, when /login was
 * loaded as a document, the referrer if it is a page of ours.
 * @param handedOver what a page left that sends no referrer; it stands back behind any page but the first one, on which
 * people land who signed out in between
 */
export function rememberedPage(
  location: Location,
  referrer: string,
  origin: string,
  handedOver?: string,
): string | undefined {
  const from = (location.state as { from?: Location } | null)?.from
  if (from !== undefined && (handedOver === undefined || from.pathname !== pages.landing.path)) {
    return ownPath(`${from.pathname}${from.search}${from.hash}`)
  }
  if (handedOver !== undefined) return ownPath(handedOver)
  // `default` is the key of the first entry: the referrer belongs to the document, not to later navigations.
  return location.key === 'default' && referrer !== '' ? ownPath(referrer, origin) : undefined
}

/** Takes what a page handed over whose address is a secret: it stands in this tab's storage alone, and only until then. */
export function takeRememberedPage(): string | undefined {
  try {
    const path = sessionStorage.getItem('prevLocation') ?? undefined
    sessionStorage.removeItem('prevLocation')
    return path
  } catch {
    return undefined
  }
}
