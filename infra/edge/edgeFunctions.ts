import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { type PageName, pages, toDocument } from '../../shared/domain/pages.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'

/** The header of an object that is answered with 404: its name in S3, and as CloudFront sees it. */
export const STATUS_METADATA = 'page-status'
const STATUS_HEADER = `x-amz-meta-${STATUS_METADATA}`
/** The header by which the API learns who called; a function cannot be sure of CloudFront's own header for it. */
export const VIEWER_HEADER = 'true-client-ip'
/** @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions */
const MAX_BYTES = 10_240

/** Viewer request on pages. `host` is the app's own, where it has one; `files` are served under their own paths. */
export function requestPageCode({ files, host = '' }: { files: readonly string[]; host?: string }): string {
  const names = Object.keys(pages) as PageName[]
  const routes = names.map(name => ({
    segments: pages[name].path.split('/').map(segment => (segment.startsWith(':') ? ':' : segment)),
    document: toDocument(name),
  }))
  // A response that a function makes itself goes past the policies of response headers.
  const redirectHeaders = Object.fromEntries(
    Object.entries(securityHeaders('api')).map(([key, value]) => [key, { value }]),
  )
  const notFound = toDocument(undefined)
  return code('requestPage', { EDGE: { routes, notFound, files, host: host.toLowerCase(), redirectHeaders } })
}

/** Viewer response on pages. @param addOnCsp the Content-Security-Policy of the add-on view, where it may be framed */
export function answerPageCode(addOnCsp = ''): string {
  return code('answerPage', { STATUS_HEADER, ADD_ON_CSP: addOnCsp })
}

/** Viewer request on calls. */
export function requestApiCode(): string {
  return code('requestApi', { VIEWER_HEADER })
}

/**
 * A function as its runtime takes it: ECMAScript 5.1 with `const` and arrows. What else of the language a source uses
 * is refused here, not at an edge location.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
function code(name: string, values: Record<string, unknown>): string {
  const source = readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8')
  const define = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))
  const made = transformSync(source, {
    loader: 'ts',
    define,
    minifyWhitespace: true,
    target: 'es5',
    supported: { 'const-and-let': true, arrow: true },
  })
  // The runtime calls a function of this name, and knows no exports.
  const script = made.code.replace('export function handler', 'function handler')
  const bytes = Buffer.byteLength(script)
  if (bytes > MAX_BYTES) throw new Error(`The edge function ${name} has ${bytes} bytes; it may have ${MAX_BYTES}.`)
  return script
}
