/** What a response is, as far as its defences differ. */
export type ResponseKind = 'page' | 'bearerPage' | 'asset' | 'api' | 'file'

const strictCsp = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * The Content-Security-Policy of a page: nothing inline runs, nothing foreign loads, no HTML becomes script.
 * @param connect origins beside our own that the page may call (identity provider, buckets)
 * @param framedBy origins that may show it in a frame
 */
function pageCsp(connect: readonly string[], framedBy: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    "manifest-src 'self'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/**
 * The security headers of every response, errors included; the same on both hosts.
 * @param kind `page` for members' pages, `bearerPage` for pages whose URL holds a secret (download, upload)
 * @param framedBy origins that may show the page in a frame; only the add-on view of members' pages has any
 */
export function securityHeaders(
  kind: ResponseKind,
  connect: readonly string[] = [],
  framedBy: readonly string[] = [],
): Record<string, string> {
  const isPage = kind === 'page' || kind === 'bearerPage'
  return {
    'content-security-policy': isPage ? pageCsp(connect, framedBy) : strictCsp,
    // Members' pages remember the previous page by the referrer (specification, section 2); links must never leak.
    'referrer-policy': kind === 'page' ? 'same-origin' : 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    // It cannot name origins; `frame-ancestors` can.
    ...(framedBy.length > 0 ? {} : { 'x-frame-options': 'DENY' }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': kind === 'asset' ? 'public, max-age=31536000, immutable' : isPage ? 'no-cache' : 'no-store',
  }
}
