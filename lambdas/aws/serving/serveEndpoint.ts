import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Endpoint } from '../../core/request/endpoint.ts'
import { errorAnswer } from '../../core/request/errors.ts'
import { notFound } from '../../core/request/refusal.ts'
import { computeDigest } from '../../core/secrets/digest.ts'
import { ORIGIN_SECRET_HEADER, variable } from '../functions/variables.ts'
import { awsContext, type Openers } from './context.ts'

/** The Lambda function of a call, behind API Gateway and CloudFront. */
export function serveEndpoint(endpoint: Endpoint, openers: Openers) {
  const handle = endpoint.on(awsContext(openers))
  // Two count, so that one can be replaced while the other is in use.
  const secrets = originSecrets().map(computeDigest)

  return async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const { [ORIGIN_SECRET_HEADER]: given = '', ...headers } = event.headers
    // Whoever goes round CloudFront goes round its limits and its defences.
    if (!secrets.some(secret => isSame(secret, computeDigest(given)))) {
      return errorAnswer(notFound(), event.requestContext.requestId)
    }
    return handle({ ...event, headers: defined(headers), requestContext: seenByCloudFront(event) })
  }
}

/** @throws when one is not as it was generated: an empty one would let everybody in */
function originSecrets(): string[] {
  const secrets = variable('ORIGIN_SECRETS').split(',')
  if (secrets.every(secret => /^[A-Za-z0-9]{32,}$/.test(secret))) return secrets
  throw new Error('An origin secret is not 32 or more letters and digits. Raise originSecret.generation, and deploy.')
}

/** Who calls is who called CloudFront, whose function writes this header over whatever a viewer sent. */
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
