import { Duration } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { type ResponseKind, securityHeaders } from '../../shared/domain/securityHeaders.ts'

type Kind = Exclude<ResponseKind, 'file'>

/** Other headers are custom ones. */
const fields: Record<string, (value: string) => ResponseSecurityHeadersBehavior> = {
  'content-security-policy': contentSecurityPolicy => ({
    contentSecurityPolicy: { contentSecurityPolicy, override: true },
  }),
  'referrer-policy': value => ({
    referrerPolicy: { referrerPolicy: getMember(HeadersReferrerPolicy, value), override: true },
  }),
  'strict-transport-security': value => ({ strictTransportSecurity: { ...strictTransport(value), override: true } }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': value => ({ frameOptions: { frameOption: getMember(HeadersFrameOption, value), override: true } }),
}

type HeaderOptions = {
  name?: string
  connect?: readonly string[]
  /** A function may set its own policy. */
  isCspOpen?: boolean
}

/**
 * CloudFront's own responses lack these headers: refused methods, its 5xx, redirects from HTTP, blocks of managed
 * rules.
 */
export function responseHeaders(
  scope: Construct,
  kind: Kind,
  { name = kind, connect = [], isCspOpen = false }: HeaderOptions = {},
): ResponseHeadersPolicy {
  const headers = Object.entries(securityHeaders(kind, connect)).filter(([name]) => isOfPolicy(kind, name))
  const custom = headers.filter(([name]) => !(name in fields))
  const security: ResponseSecurityHeadersBehavior = Object.assign(
    {},
    ...headers.map(([name, value]) => fields[name]?.(value)),
  )
  const { contentSecurityPolicy: csp } = security
  const securityHeadersBehavior =
    isCspOpen && csp ? { ...security, contentSecurityPolicy: { ...csp, override: false } } : security
  return new ResponseHeadersPolicy(scope, `${name}Headers`, {
    securityHeadersBehavior,
    customHeadersBehavior: {
      customHeaders: custom.map(([header, value]): ResponseCustomHeader => ({ header, value, override: true })),
    },
  })
}

/** Set on the object: a policy would make browsers cache a 404 for a year. */
function isOfPolicy(kind: Kind, name: string): boolean {
  return !(kind === 'asset' && name === 'cache-control')
}

function getMember<Value extends string>(values: Record<string, Value>, wanted: string): Value {
  const found = Object.values(values).find(value => value === wanted)
  if (!found) throw new Error(`CloudFront has no field for the header value ${wanted}.`)
  return found
}

function strictTransport(value: string) {
  const seconds = /^max-age=(\d+); includeSubDomains$/.exec(value)?.[1]
  if (!seconds) throw new Error(`CloudFront has no field for the header value ${value}.`)
  return { accessControlMaxAge: Duration.seconds(Number(seconds)), includeSubdomains: true }
}
