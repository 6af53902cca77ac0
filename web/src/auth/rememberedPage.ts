import type { Location } from 'react-router'
import { isBearerPath, pages } from '../../../shared/domain/pages.ts'
import { ownPath } from './afterSignIn.ts'

/**
 * The page that sent the person to /login, or, when /login was loaded as a document, a referrer of ours.
 * @param handedOver from a page that sends no referrer; a sending page takes precedence, unless it is the home page
 * @returns never the page of a link that sent the person: other tabs could read its secret
 */
export function rememberedPage(
  location: Location,
  referrer: string,
  origin: string,
  handedOver?: string,
): string | undefined {
  const from = (location.state as { from?: Location } | null)?.from
  if (from !== undefined && isBearerPath(from.pathname)) return undefined
  if (from !== undefined && (handedOver === undefined || from.pathname !== pages.landing.path)) {
    return ownPath(`${from.pathname}${from.search}${from.hash}`)
  }
  if (handedOver !== undefined) return ownPath(handedOver)
  // `default` is the key of the first entry: the referrer belongs to the document, not to later navigations.
  return location.key === 'default' && referrer !== '' ? ownPath(referrer, origin) : undefined
}

/** For a page whose address is a secret: only this tab's storage has it, until this call. */
export function takeRememberedPage(): string | undefined {
  try {
    const path = sessionStorage.getItem('prevLocation') ?? undefined
    sessionStorage.removeItem('prevLocation')
    return path
  } catch {
    return undefined
  }
}
