import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Contract } from '../../../shared/contract/contract.ts'
import { computeDigest } from '../secrets/digest.ts'
import type { Context } from './context.ts'
import { isRepeatable } from './reach.ts'
import { Refusal } from './refusal.ts'

/**
 * `Idempotency-Key`: for 24 hours a repeat gets the first answer. It is stored encrypted, because it may contain a
 * link.
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
    throw new Refusal('bad_request', 'An Idempotency-Key must have 8 to 128 visible ASCII characters.')
  }
  const key = computeDigest(JSON.stringify([contract.name, who, given]))
  // The key, itself stored as a digest, prevents guesses of the body's values, such as a salt.
  const claim = await idempotency.claim(key, computeDigest(`${given}\n${event.rawPath}\n${event.body ?? ''}`), now())
  if (claim.kind === 'settled') return JSON.parse(await keys.open(claim.reply, replyContext(key)))
  if (claim.kind === 'different') throw new Refusal('conflict', 'This Idempotency-Key was used for another request.')
  if (claim.kind === 'busy') {
    throw new Refusal('conflict', 'The first request with this Idempotency-Key is still being processed.', {
      retryAfterSeconds: 1,
    })
  }
  try {
    const reply = await work()
    await idempotency.settle(key, claim.claim, await keys.seal(JSON.stringify(reply), replyContext(key)))
    return reply
  } catch (error) {
    await idempotency.release(key, claim.claim)
    throw error
  }
}

/** A role that may decrypt replies cannot decrypt links. */
export function replyContext(key: string): string {
  return `reply ${key}`
}
