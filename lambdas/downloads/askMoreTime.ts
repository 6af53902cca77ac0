import { askMoreTime } from '../../shared/contract/downloads.ts'
import { isExtendable } from '../../shared/domain/extension.ts'
import { stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { toNotice } from '../core/mail/toNotice.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { getNetwork } from '../core/request/network.ts'
import { notFound, tooManyRequests } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { change } from '../core/transfer/change.ts'

const DAY = 24 * 60 * 60_000

/** The answer does not say whether the transfer expired, was revoked or can be extended. */
export const handler = endpoint(askMoreTime, async ({ params, source }, reach) => {
  const { transfers, limits, notices, now } = reach
  const load = async () => (await transfers.getByLink('download', computeDigest(params.secret))) ?? unknown()
  const delivery = await load()
  const wait = await limits.take('write', `asking for more time from ${getNetwork(source.address)}`)
  if (wait !== undefined) throw tooManyRequests(wait)
  const transfer = delivery.deliveryOf === undefined ? delivery : await transfers.get(delivery.deliveryOf)
  const at = now()
  if (!transfer || !isAskable(delivery, transfer, at)) return {}

  // First, so that a crash after the record loses none; the mail names only who is recorded.
  const hasSeveral = transfer.furtherRecipients !== undefined
  await notices.add(toNotice('asked', { transferId: transfer.id, hasSeveral, at }))
  const askedAt = new Date(at).toISOString()
  await change(transfers, load, current => (isAskable(current, transfer, at) ? { ...current, askedAt } : undefined), {
    at: askedAt,
    action: 'ask-more-time',
    actor: 'anyone',
    source: source.address,
    transferId: delivery.id,
    result: 'done',
  })
  return {}
})

function unknown(): never {
  throw notFound()
}

/** Once a day. The files of a request go to the requester, who extends them. */
function isAskable(delivery: Transfer, transfer: Transfer, now: number): boolean {
  const { askedAt, transferState, firstRetractedAt } = delivery
  if (transfer.request || transferState === 'retracted' || firstRetractedAt !== undefined) return false
  if (askedAt !== undefined && now < Date.parse(askedAt) + DAY) return false
  return stateAt(transfer, now) === 'expired' && isExtendable(transfer, now)
}
