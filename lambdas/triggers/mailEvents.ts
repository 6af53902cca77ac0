import type { Context } from '../core/request/context.ts'
import { joined, type Reach } from '../core/request/reach.ts'
import { linkMailEventReach, recordLinkMail } from '../pipeline/linkMailEvents.ts'
import { parseMailEvent, toLinkMailEvent } from './mailEvent.ts'

export const mailEventsReach: Reach = joined(linkMailEventReach, { mailer: ['confirm'] })

/**
 * Events arrive at least once and in any order.
 * @throws for other events and temporary errors: the queue retries, and finally uses the dead-letter queue
 */
export async function mailEvents(context: Context, body: unknown): Promise<void> {
  const { mailer, transfers, log } = context
  const event = parseMailEvent(body)
  const [keyDigest, transferId, occasion] = [event.tags.mail, event.tags.transfer, event.tags.occasion]
  // An operator's manual test.
  if (keyDigest === undefined) return
  // Any event of a mail proves that SES accepted it.
  await mailer.confirm(keyDigest)

  const delivery = toLinkMailEvent(event)
  if (delivery === undefined || transferId === undefined) return
  if (occasion !== 'link' && occasion !== 'request') {
    if (delivery.state !== 'delivered') {
      log.error('A mail to a sender did not arrive.', { transferId, type: `${occasion} ${delivery.state}` })
    }
    return
  }
  if (await transfers.get(transferId)) await recordLinkMail(context, transferId, delivery)
}
