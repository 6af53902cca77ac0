import { pageOfPath, pages } from '../../../shared/domain/pages.ts'
import { trustedRedirect } from '../../../shared/domain/redirect.ts'
import type { SignedIn } from './storedSession.ts'

export type Destination =
  | { kind: 'page'; path: string }
  | { kind: 'document'; path: string }
  | { kind: 'elsewhere'; url: string }

type Remembered = { redirectUrl: string | undefined; prevLocation: string | undefined }

const passing = ['login', 'logout', 'token']

/** Addresses that may receive a token or a link. */
export function parseTrustedList(commaSeparated: string): string[] {
  return commaSeparated
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
}

/** The trusted redirect, else the page they came from, else the first page of their role. */
export function afterSignIn(session: SignedIn, remembered: Remembered, trusted: readonly string[]): Destination {
  // An older configuration or a person may have written the storage.
  const redirect = remembered.redirectUrl === undefined ? undefined : trustedRedirect(remembered.redirectUrl, trusted)
  if (redirect !== undefined) {
    redirect.searchParams.set('token', session.idToken)
    return { kind: 'elsewhere', url: redirect.href }
  }
  const previous = ownPath(remembered.prevLocation)
  const isRoot = previous === undefined || new URL(previous, 'https://own').pathname === pages.landing.path
  if (isRoot && session.role === 'admin' && insights !== undefined) return { kind: 'page', path: insights }
  const path = previous ?? pages.landing.path
  const page = pageOfPath(new URL(path, 'https://own').pathname)
  const isOwnDocument = page !== undefined && pages[page].entry !== 'app'
  return { kind: isOwnDocument ? 'document' : 'page', path }
}

const insights = Object.entries(pages).find(([name]) => name === 'insights')?.[1].path

/**
 * Undefined for anything that could leave the origin or loop.
 * @param wanted a path with query and hash, or a full URL
 */
export function ownPath(wanted: string | undefined, origin = 'https://own'): string | undefined {
  if (wanted === undefined || wanted === '' || !URL.canParse(wanted, origin)) return undefined
  const url = new URL(wanted, origin)
  // A path that starts with two slashes navigates to another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  const page = pageOfPath(url.pathname)
  if (page !== undefined && passing.includes(page)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
