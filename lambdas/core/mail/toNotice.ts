import type { Notice } from '../../ports/notices.ts'

/** The sender of one recipient waits for this word. */
const ONE_RECIPIENT_MILLISECONDS = 60_000
const SEVERAL_RECIPIENTS_MILLISECONDS = 60 * 60_000

/**
 * The notice about an event: events of one span have the same one, so no event is lost between a mail and the next.
 * @param at of the event, in milliseconds since the epoch
 */
export function toNotice(
  kind: Notice['kind'],
  { transferId, hasSeveral, at }: { transferId: string; hasSeveral: boolean; at: number },
): Notice {
  const span = hasSeveral ? SEVERAL_RECIPIENTS_MILLISECONDS : ONE_RECIPIENT_MILLISECONDS
  const since = Math.floor(at / span) * span
  return {
    kind,
    transferId,
    since: new Date(since).toISOString(),
    dueAt: new Date(since + span).toISOString(),
  }
}
