import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Contract } from '../../../shared/contract/contract.ts'
import { computeDigest } from '../secrets/digest.ts'
import type { Context } from './context.ts'
import { isRepeatable } from './reach.ts'
import { Refusal } from './refusal.ts'

/**
 * Honours `Idempotency-Key` on POST: within 24 hours the same caller's repeat gets the first answer, without the work
 * being done again. The stored answer is sealed, since it may hold a link.
 */
export async function runOnce(
  contract: Contract,
  event: APIGatewayProxyEventV2,
  who: string,
  { idempotency, keys, now }: Pick<Context, 'idempotency' | 'keys' | 'now'>,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const given = event.headers['idempotency-key']
  if (!isRepeatable(contract) || given === undefined) return work()
  if (!/^[\x21-\x7e]{8,128}$/.test(given)) {
    throw new Refusal('bad_request', 'An Idempotency-Key has 8 to 128 visible ASCII characters.')
  }
  const key = computeDigest(JSON.stringify([contract.name, who, given]))
  // With the key, which is kept as a digest alone: what a body holds, a salt for one, cannot be guessed from it.
  const claim = await idempotency.claim(key, computeDigest(`${given}\n${event.rawPath}\n${event.body ?? ''}`), now())
  if (claim.kind === 'settled') return JSON.parse(await keys.open(claim.reply, replyContext(key)))
  if (claim.kind === 'different') throw new Refusal('conflict', 'This Idempotency-Key was used for another request.')
  if (claim.kind === 'busy') {
    throw new Refusal('conflict', 'The first request with this Idempotency-Key is still at work.', {
      retryAfterSeconds: 1,
    })
  }
  try {
    const reply = await work()
    await idempotency.settle(key, await keys.seal(JSON.stringify(reply), replyContext(key)))
    return reply
  } catch (error) {
    await idempotency.release(key)
    throw error
  }
}

/** A stored reply opens as one, and where it belongs: whoever may open replies may not open links. */
export function replyContext(key: string): string {
  return `reply ${key}`
}
