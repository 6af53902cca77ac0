import type { Context } from '../core/request/context.ts'
import { joined, type Reach } from '../core/request/reach.ts'
import { linkMailEventReach, recordLinkMail } from '../pipeline/linkMailEvents.ts'
import { parseMailEvent, toLinkMailEvent } from './mailEvent.ts'

export const mailEventsReach: Reach = joined(linkMailEventReach, { mailer: ['confirm'] })

/**
 * Takes one event of SES: marks the mail as sent, and brings the news of a link's mail to its sender. Events come at
 * least once and in any order.
 * @throws when it is no event of SES, or cannot be taken now: it comes again, and at last goes to the dead letters
 */
export async function mailEvents(context: Context, body: unknown): Promise<void> {
  const { mailer, transfers, log } = context
  const event = parseMailEvent(body)
  const [keyDigest, transferId, occasion] = [event.tags.mail, event.tags.transfer, event.tags.occasion]
  // Somebody tries the configuration set by hand.
  if (keyDigest === undefined) return
  // Whatever becomes of it, SES has taken it.
  await mailer.confirm(keyDigest)

  const news = toLinkMailEvent(event)
  if (news === undefined || transferId === undefined) return
  if (occasion !== 'link' && occasion !== 'request') {
    if (news.state !== 'delivered') {
      log.error('A mail to a sender did not arrive.', { transferId, type: `${occasion} ${news.state}` })
    }
    return
  }
  if (await transfers.get(transferId)) await recordLinkMail(context, transferId, news)
}
