import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { type PageName, pages, toDocument } from '../../shared/domain/pages.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'

/** Marks an object for status 404. */
export const STATUS_METADATA = 'page-status'
const STATUS_HEADER = `x-amz-meta-${STATUS_METADATA}`
/** CloudFront's own header for it is not reliable in a function. */
export const VIEWER_HEADER = 'true-client-ip'
/** @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions */
const MAX_BYTES = 10_240

/** Viewer request on pages. */
export function requestPageCode({ files, host = '' }: { files: readonly string[]; host?: string }): string {
  const names = Object.keys(pages) as PageName[]
  const routes = names.map(name => ({
    segments: pages[name].path.split('/').map(segment => (segment.startsWith(':') ? ':' : segment)),
    document: toDocument(name),
  }))
  // Response header policies do not apply to a function's own response.
  const redirectHeaders = Object.fromEntries(
    Object.entries(securityHeaders('api')).map(([key, value]) => [key, { value }]),
  )
  const notFound = toDocument(undefined)
  return code('requestPage', { EDGE: { routes, notFound, files, host: host.toLowerCase(), redirectHeaders } })
}

/** Viewer response on pages. */
export function answerPageCode(addOnCsp = ''): string {
  return code('answerPage', { STATUS_HEADER, ADD_ON_CSP: addOnCsp })
}

/** Viewer request on calls. */
export function requestApiCode(): string {
  return code('requestApi', { VIEWER_HEADER })
}

/**
 * The runtime supports ECMAScript 5.1 with `const` and arrows: other syntax must fail here.
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
  // The runtime has no exports.
  const script = made.code.replace('export function handler', 'function handler')
  const bytes = Buffer.byteLength(script)
  if (bytes > MAX_BYTES) throw new Error(`The edge function ${name} has ${bytes} bytes; it may have ${MAX_BYTES}.`)
  return script
}
