import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type * as z from 'zod'
import { type Contract, getMaxBodyBytes, type RateClass } from '../../../shared/contract/contract.ts'
import type { ErrorCode } from '../../../shared/contract/errors.ts'
import { securityHeaders } from '../../../shared/domain/securityHeaders.ts'
import type { Language } from '../../../shared/texts/language.ts'
import { getAcceptedLanguage } from './acceptedLanguage.ts'
import { authenticate, type CallerOf } from './authenticate.ts'
import type { Context, Ports, Runtime } from './context.ts'
import { answerErrors, type CalledBy } from './errors.ts'
import { isKnownScanner } from './knownScanners.ts'
import { getNetwork } from './network.ts'
import { packReply } from './packedReply.ts'
import { notFound, Refusal, tooLarge, tooManyRequests } from './refusal.ts'
import { type FaultText, readRequest } from './request.ts'
import { runOnce } from './runOnce.ts'

export type Reached<Call extends Contract> = {
  // Inferred: the compiler would intersect the verbs of all ports, which is too large.
  [Port in keyof Call['reach'] & keyof Ports]: Ports[Port] extends infer Verbs
    ? Pick<Verbs, Extract<keyof Verbs, Call['reach'][Port][number]>>
    : never
} & Runtime

export type EndpointRequest<Call extends Contract> = {
  params: z.output<Call['params']>
  query: z.output<Call['query']>
  body: z.output<Call['body']>
  caller: CallerOf<Call['caller']>
  /** `isScanner`: no act of a person, as far as the request itself shows. */
  source: { address: string; isScanner: boolean }
  /** Of the caller's page; undefined without a preference. */
  language: Language | undefined
  /** For calls with their own handling of repeats. */
  idempotencyKey: string | undefined
}

/** Undefined when the body is longer than `maxBytes`. Called after authentication and rate limits. */
export type ReceiveBody = (maxBytes: number) => Promise<Buffer | undefined>

export type Handler = (
  event: APIGatewayProxyEventV2,
  receiveBody?: ReceiveBody,
) => Promise<APIGatewayProxyStructuredResultV2>

export type Endpoint = {
  contract: Contract
  on(context: Context): Handler
}

export function endpoint<Call extends Contract>(
  contract: Call,
  answer: (request: EndpointRequest<Call>, reach: Reached<Call>) => Promise<z.input<Call['reply']>>,
  /** Here and not in the contract, which pages load without these words. */
  faultText?: FaultText,
): Endpoint {
  return {
    contract,
    on(context) {
      const answered = async (
        received: APIGatewayProxyEventV2,
        receiveBody: ReceiveBody | undefined,
        onAccepted: (subject: string) => void,
      ) => {
        // The order is part of the contract (ARCHITECTURE.md, "The path of a request").
        const shown = { authorization: received.headers.authorization, id: received.pathParameters?.id }
        const caller = await authenticate(contract.caller, shown, { ...context, onAccepted })
        const isMember = caller !== undefined && 'subject' in caller
        const source = createSource(received)
        const who = isMember ? caller.subject : getNetwork(source.address)
        // Before the body is read, which is the work that the limit protects.
        if (contract.rate !== 'link') await assertWithinLimit(context, contract.rate, who)
        const event = await withBody(received, getMaxBodyBytes(contract, isMember), receiveBody)
        const idempotencyKey = event.headers['idempotency-key']
        const request = {
          ...readRequest(contract, event, faultText),
          caller,
          source,
          language: getAcceptedLanguage(event.headers['accept-language']),
          idempotencyKey,
        } as EndpointRequest<Call>
        return runOnce(contract, event, who, context, async () =>
          contract.reply.parse(await answer(request, context as unknown as Reached<Call>)),
        )
      }
      const handle = async (received: Received) => {
        const { receiveBody, ...event } = received
        const onAccepted = (subject: string) => {
          received.subject = subject
        }
        const reply = await answered(event, receiveBody, onAccepted).catch(refuseGuesses(context, contract, event))
        const packed = await packReply(contract, JSON.stringify(reply), event.headers['accept-encoding'])
        const headers = { ...securityHeaders('api'), 'content-type': 'application/json', ...packed.headers }
        return { ...packed, statusCode: 200, headers }
      }
      const lambda = middy<Received, APIGatewayProxyStructuredResultV2>()
        .use(answerErrors(contract, context))
        .handler(handle)
      return (event, receiveBody) =>
        lambda(
          { ...event, receiveBody },
          {} as Parameters<typeof lambda>[1],
        ) as Promise<APIGatewayProxyStructuredResultV2>
    },
  }
}

type Received = APIGatewayProxyEventV2 & CalledBy & { receiveBody?: ReceiveBody | undefined }

/** @throws Refusal 413 */
async function withBody(event: APIGatewayProxyEventV2, maxBytes: number, receiveBody: ReceiveBody | undefined) {
  if (receiveBody) {
    const body = await receiveBody(maxBytes)
    if (!body) throw tooLarge()
    return body.length === 0 ? event : { ...event, body: body.toString('base64'), isBase64Encoded: true }
  }
  const length = Buffer.byteLength(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  if (length > maxBytes) throw tooLarge()
  return event
}

async function assertWithinLimit(context: Context, rate: RateClass | undefined, who: string) {
  const wait = rate && (await context.limits.take(rate, who))
  if (wait !== undefined) throw tooManyRequests(wait)
}

/** Errors that a guess causes. Other errors prove a valid link. */
const misses: readonly ErrorCode[] = ['not_found', 'bad_request', 'not_signed_in', 'demand_unmet']

/** Behind links only misses count: a link holder is served even from an address that also guesses. */
function refuseGuesses(context: Context, contract: Contract, event: APIGatewayProxyEventV2) {
  return async (error: unknown): Promise<never> => {
    if (contract.rate !== 'link' || !(error instanceof Refusal) || !misses.includes(error.code)) throw error
    await assertWithinLimit(context, contract.rate, getNetwork(createSource(event).address))
    throw error.code === 'not_found' ? notFound() : error
  }
}

function createSource(event: APIGatewayProxyEventV2) {
  return { address: event.requestContext.http.sourceIp, isScanner: isKnownScanner(event.headers) }
}
