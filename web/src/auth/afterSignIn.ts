import { pageOfPath, pages } from '../../../shared/domain/pages.ts'
import { trustedRedirect } from '../../../shared/domain/redirect.ts'
import type { SignedIn } from './storedSession.ts'

export type Destination =
  /** Within this app. */
  | { kind: 'page'; path: string }
  /** A page of ours that is a document of its own. */
  | { kind: 'document'; path: string }
  /** A trusted page elsewhere, with the token in its query. */
  | { kind: 'elsewhere'; url: string }

type Remembered = { redirectUrl: string | undefined; prevLocation: string | undefined }

/** Pages that nobody wants to come back to. */
const passing = ['login', 'logout', 'token']

/** The configured list of addresses that may get a token or a link. */
export function parseTrustedList(commaSeparated: string): string[] {
  return commaSeparated
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
}

/**
 * Where a person goes after signing in: the trusted redirect that was asked for, else the page they came from, else
 * the first page of their role.
 */
export function afterSignIn(session: SignedIn, remembered: Remembered, trusted: readonly string[]): Destination {
  // Checked again, since storage may have been written by an older configuration or by hand.
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

/** The dashboard of administrators, once that page exists. */
const insights = Object.entries(pages).find(([name]) => name === 'insights')?.[1].path

/**
 * A path of this origin to come back to; undefined for anything that could lead elsewhere, or in a circle.
 * @param wanted a path with query and hash, or a whole URL
 */
export function ownPath(wanted: string | undefined, origin = 'https://own'): string | undefined {
  if (wanted === undefined || wanted === '' || !URL.canParse(wanted, origin)) return undefined
  const url = new URL(wanted, origin)
  // A path of two slashes would be read as another host by whoever navigates to it.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  const page = pageOfPath(url.pathname)
  if (page !== undefined && passing.includes(page)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
