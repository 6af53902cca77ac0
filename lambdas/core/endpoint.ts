import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type * as z from 'zod'
import type { Contract } from '../../shared/contract/contract.ts'
import type { ErrorCode } from '../../shared/contract/errors.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { authenticate, type CallerOf } from './authenticate.ts'
import type { Context, Ports, Surroundings } from './context.ts'
import { answerErrors } from './errors.ts'
import { networkOf } from './network.ts'
import { once } from './once.ts'
import { notFound, Refusal, tooManyRequests } from './refusal.ts'
import { readRequest } from './request.ts'

/** The ports and verbs that a contract names, and no others. */
export type Reach<Call extends Contract> = {
  [Port in keyof Call['reach'] & keyof Ports]: Pick<Ports[Port], Call['reach'][Port][number] & keyof Ports[Port]>
} & Surroundings

/** A request that was signed for, allowed and well-formed, with who makes it as the contract's kind of caller. */
export type EndpointRequest<Call extends Contract> = {
  params: z.output<Call['params']>
  query: z.output<Call['query']>
  body: z.output<Call['body']>
  caller: CallerOf<Call['caller']>
  source: { address: string }
  /** As it was given; only calls that keep their own word for a repeat look at it. */
  idempotencyKey: string | undefined
}

export type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

export type Endpoint = {
  contract: Contract
  /** The Lambda handler of this call over the ports of a host. */
  on(context: Context): Handler
}

/** One call of the API: its contract, and how it is answered. */
export function endpoint<Call extends Contract>(
  contract: Call,
  answer: (request: EndpointRequest<Call>, reach: Reach<Call>) => Promise<z.input<Call['reply']>>,
): Endpoint {
  return {
    contract,
    on(context) {
      const answered = async (event: APIGatewayProxyEventV2) => {
        // The order is the contract's (api-notes.md): signed in, role, request, limits, then the object and its state.
        const shown = { authorization: event.headers.authorization, id: event.pathParameters?.id }
        const caller = await authenticate(contract.caller, shown, context)
        const source = sourceOf(event)
        const idempotencyKey = event.headers['idempotency-key']
        const who = caller && 'subject' in caller ? caller.subject : networkOf(source.address)
        const count = async () => {
          if (contract.rate !== 'link') await holdToLimit(context, contract, who)
        }
        const read = await orCounted(count, () => readRequest(contract, event))
        const request = { ...read, caller, source, idempotencyKey } as EndpointRequest<Call>
        await count()
        return once(contract, event, who, context, async () =>
          contract.reply.parse(await answer(request, context as unknown as Reach<Call>)),
        )
      }
      const handle = async (event: APIGatewayProxyEventV2) => {
        const reply = await answered(event).catch(refuseGuesses(context, contract, event))
        return {
          statusCode: 200,
          headers: { ...securityHeaders('api'), 'content-type': 'application/json' },
          body: JSON.stringify(reply),
        }
      }
      const lambda = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
        .use(answerErrors(contract, context))
        .handler(handle)
      return event => lambda(event, {} as Parameters<typeof lambda>[1]) as Promise<APIGatewayProxyStructuredResultV2>
    },
  }
}

/** What cannot be read counts as well: finding that out was work, and is refused to whoever makes too much of it. */
async function orCounted<T>(count: () => Promise<void>, read: () => T): Promise<T> {
  try {
    return read()
  } catch (error) {
    await count()
    throw error
  }
}

async function holdToLimit(context: Context, contract: Contract, who: string) {
  const wait = await context.limits.take(contract.rate, who)
  if (wait !== undefined) throw tooManyRequests(wait)
}

/** What only they are told who guess, or make work up. Who comes too late or stands before a gate holds a link. */
const misses: readonly ErrorCode[] = ['not_found', 'bad_request', 'not_signed_in', 'demand_unmet']

/**
 * Behind links only a miss counts: whoever holds a link is served, even from an address from which somebody guesses.
 */
function refuseGuesses(context: Context, contract: Contract, event: APIGatewayProxyEventV2) {
  return async (error: unknown): Promise<never> => {
    if (contract.rate !== 'link' || !(error instanceof Refusal) || !misses.includes(error.code)) throw error
    await holdToLimit(context, contract, networkOf(sourceOf(event).address))
    throw error.code === 'not_found' ? notFound() : error
  }
}

function sourceOf(event: APIGatewayProxyEventV2) {
  return { address: event.requestContext.http.sourceIp }
}
