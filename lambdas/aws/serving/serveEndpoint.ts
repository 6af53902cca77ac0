import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Endpoint } from '../../core/request/endpoint.ts'
import { errorAnswer } from '../../core/request/errors.ts'
import { notFound } from '../../core/request/refusal.ts'
import { computeDigest } from '../../core/secrets/digest.ts'
import { ORIGIN_SECRET_HEADER, variable } from '../functions/variables.ts'
import { awsContext, type Openers } from './context.ts'

export function serveEndpoint(endpoint: Endpoint, openers: Openers) {
  const handle = endpoint.on(awsContext(openers))
  // Two secrets, so that one can be replaced while the other is in use.
  const secrets = originSecrets().map(computeDigest)

  return async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const { [ORIGIN_SECRET_HEADER]: given = '', ...headers } = event.headers
    // A call around CloudFront would avoid its limits and firewall.
    if (!secrets.some(secret => isSame(secret, computeDigest(given)))) {
      return errorAnswer(notFound(), event.requestContext.requestId)
    }
    return handle({ ...event, headers: defined(headers), requestContext: seenByCloudFront(event) })
  }
}

/** @throws for a malformed secret: an empty one would accept every caller */
function originSecrets(): string[] {
  const secrets = variable('ORIGIN_SECRETS').split(',')
  if (secrets.every(secret => /^[A-Za-z0-9]{32,}$/.test(secret))) return secrets
  throw new Error(
    'An origin secret must have 32 or more letters and digits. Raise originSecret.generation and deploy again.',
  )
}

/** CloudFront's function overwrites a viewer's own header. */
function seenByCloudFront({ headers, requestContext }: APIGatewayProxyEventV2) {
  const sourceIp = headers['true-client-ip']
  return sourceIp ? { ...requestContext, http: { ...requestContext.http, sourceIp } } : requestContext
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

function defined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined))
}
