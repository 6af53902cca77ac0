export type ResponseKind = 'page' | 'bearerPage' | 'asset' | 'api' | 'file'

const strictCsp = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * The Content-Security-Policy of a page: no inline scripts, no foreign origins, no scripts from HTML.
 * @param connect other origins that the page may call (identity provider, buckets)
 * @param framedBy origins that may frame it
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
    // DOMPurify, which cleans the answers of the FAQ and the documents.
    'trusted-types dompurify',
  ].join('; ')
}

/**
 * Security headers of every response, including errors, on both hosts.
 * @param kind `page` for members' pages, `bearerPage` for pages whose URL contains a secret (download, upload)
 * @param framedBy origins that may frame the page; only the add-on view has any
 */
export function securityHeaders(
  kind: ResponseKind,
  connect: readonly string[] = [],
  framedBy: readonly string[] = [],
): Record<string, string> {
  const isPage = kind === 'page' || kind === 'bearerPage'
  return {
    'content-security-policy': isPage ? pageCsp(connect, framedBy) : strictCsp,
    // Members' pages find the previous page by the referrer (specification, section 2). Secret links must not leak.
    'referrer-policy': kind === 'page' ? 'same-origin' : 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    // This header cannot name origins; `frame-ancestors` can.
    ...(framedBy.length > 0 ? {} : { 'x-frame-options': 'DENY' }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': kind === 'asset' ? 'public, max-age=31536000, immutable' : isPage ? 'no-cache' : 'no-store',
  }
}
