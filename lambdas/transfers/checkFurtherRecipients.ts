import { checkFurtherRecipients } from '../../shared/contract/transfers.ts'
import { withoutRepeats } from '../../shared/domain/deliveries.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { assertFewRecipients } from '../core/transfer/assertFewRecipients.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'

export const handler = endpoint(checkFurtherRecipients, async ({ params, caller, body }, reach) => {
  const { subject } = caller
  const { files } = await ownTransfer(reach.transfers, params.id, caller)
  const given = withoutRepeats(body.recipients.map(({ recipient }) => ({ recipient })))
  assertFewRecipients(given.length, reach.organisation)
  const { checkRecipients } = await import('../core/transfer/recipientChecks.ts')
  const recipients = given.map(({ recipient }) => recipient)
  const { messages, outcome } = await checkRecipients(reach, { subject, recipients, files })
  return { rvMessages: messages, outcome }
})
