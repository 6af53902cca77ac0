import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Contract } from '../../../shared/contract/contract.ts'
import { type ErrorCode, type ErrorReply, statusOfError } from '../../../shared/contract/errors.ts'
import { securityHeaders } from '../../../shared/domain/securityHeaders.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import { StorageFull } from '../../ports/blobs.ts'
import { EngineBusy } from '../../ports/engine.ts'
import { IndexMissing } from '../../ports/transferIndex.ts'
import { nameVersions } from './auditEvent.ts'
import type { Context } from './context.ts'
import { appendOncePerMinute, limitDenials } from './denials.ts'
import { errorFields } from './log.ts'
import { Refusal, unavailable } from './refusal.ts'

const recordedCodes: readonly ErrorCode[] = ['not_signed_in', 'forbidden', 'too_many_requests']

/** The subject of the token that was accepted, for the audit of a refusal. */
export type CalledBy = { subject?: string }

/** Unexpected errors are logged in full and answered with one fixed sentence. */
export function answerErrors(
  contract: Contract,
  context: Pick<Context, 'log' | 'audit' | 'limits' | 'now' | 'isUnavailable'>,
): MiddlewareObj<APIGatewayProxyEventV2 & CalledBy, APIGatewayProxyStructuredResultV2> {
  return {
    async onError(request) {
      const { requestId } = request.event.requestContext
      const refusal = refusalFor(request.error, context.isUnavailable)
      if (refusal.code === 'internal' || refusal.code === 'unavailable') {
        context.log.error('A call failed.', { call: contract.name, requestId, ...errorFields(request.error) })
      }
      if (recordedCodes.includes(refusal.code) || refusal.policies.length > 0) {
        // On a full disk the denial still holds.
        await auditDenial(request.event, refusal).catch(error =>
          context.log.error('A denial could not be recorded.', {
            call: contract.name,
            requestId,
            ...errorFields(error),
          }),
        )
      }
      request.response = errorAnswer(refusal, requestId)
    },
  }

  async function auditDenial(event: APIGatewayProxyEventV2 & CalledBy, refusal: Refusal) {
    const { sourceIp } = event.requestContext.http
    const denial: AuditEvent = {
      at: new Date(context.now()).toISOString(),
      action: 'access',
      actor: event.subject ?? 'anyone',
      source: sourceIp,
      result: 'denied',
      detail: toDetail(contract, refusal),
    }
    if (refusal.code === 'too_many_requests') await appendOncePerMinute(context.audit, refusal.code, denial)
    else await limitDenials(context.audit, context.limits, toBudget(refusal, event.subject)).append(denial)
  }
}

/** Members whom policies refuse use up no budget of others behind the same network. */
function toBudget({ policies }: Refusal, subject: string | undefined): string | undefined {
  return policies.length > 0 && subject !== undefined ? `policy ${subject}` : undefined
}

function toDetail({ name }: Contract, { code, policies }: Refusal): string {
  return policies.length > 0 ? `${name} ${code}: ${nameVersions(policies)}` : `${name} ${code}`
}

function refusalFor(error: unknown, isUnavailable: Context['isUnavailable']): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StorageFull) {
    return new Refusal('storage_full', 'There is not enough storage at the moment. Please try again later.', {
      retryAfterSeconds: 60,
    })
  }
  if (error instanceof EngineBusy) {
    return new Refusal(
      'too_many_requests',
      'Your earlier requests are still being processed. Please try again in a moment.',
      {
        retryAfterSeconds: 5,
      },
    )
  }
  if (error instanceof IndexMissing) {
    return new Refusal(
      'unavailable',
      'Lists and insights are not available yet. You can already send and download files. Please try again later.',
      { retryAfterSeconds: 60 },
    )
  }
  if (isUnavailable(error)) return unavailable()
  return new Refusal('internal', 'Something went wrong on our side. Please try again. No data was lost.')
}

export function errorAnswer(refusal: Refusal, requestId: string): APIGatewayProxyStructuredResultV2 {
  const body: ErrorReply = {
    errorMessage: refusal.message,
    errorCode: refusal.code,
    requestId,
    ...(refusal.fields ? { fields: refusal.fields } : {}),
    ...(refusal.errorReason === undefined ? {} : { errorReason: refusal.errorReason }),
    ...(refusal.column === undefined ? {} : { column: refusal.column }),
    ...(refusal.current === undefined ? {} : { current: refusal.current }),
    ...(refusal.warnings ? { warnings: refusal.warnings } : {}),
    ...refusal.gate,
  }
  return {
    statusCode: statusOfError[refusal.code],
    headers: {
      ...securityHeaders('api'),
      'content-type': 'application/json',
      ...(refusal.retryAfterSeconds === undefined ? {} : { 'retry-after': String(refusal.retryAfterSeconds) }),
    },
    body: JSON.stringify(body),
  }
}
