import { checkFurtherRecipients } from '../../shared/contract/transfers.ts'
import { toAddressees, withoutRepeats } from '../../shared/domain/deliveries.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { tooManyRequests } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { assertFewRecipients } from '../core/transfer/assertFewRecipients.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { assertOpen } from './openToRecipients.ts'

/** Each answer says how well an address is known. */
const MAX_PER_DAY = 10_000
const DAY_SECONDS = 24 * 60 * 60

export const handler = endpoint(checkFurtherRecipients, async ({ params, caller, body }, reach) => {
  const { transfers, limits, organisation, now } = reach
  const { subject } = caller
  const transfer = await ownTransfer(transfers, params.id, caller)
  assertOpen(transfer, now())
  const given = withoutRepeats(body.recipients.map(({ recipient }) => ({ recipient })))
  const known = new Set(toAddressees(transfer).map(({ recipient }) => recipient))
  assertFewRecipients(known.size + given.filter(({ recipient }) => !known.has(recipient)).length, organisation)
  const name = `checked recipients of ${computeDigest(subject)}`
  const used = await limits.takeAll([{ name, most: MAX_PER_DAY, seconds: DAY_SECONDS, amount: given.length }])
  if (used) throw tooManyRequests(used.retryAfterSeconds)

  const { checkRecipients } = await import('../core/transfer/recipientChecks.ts')
  const recipients = given.map(({ recipient }) => recipient)
  const { messages, outcome } = await checkRecipients(reach, { subject, recipients, files: transfer.files })
  return { rvMessages: messages, outcome }
})
