import { getRole } from '../../../shared/domain/member.ts'
import type { Alerts } from '../../ports/alerts.ts'
import type { Audit } from '../../ports/audit.ts'

type Parts = { alerts: Pick<Alerts, 'findReader' | 'endSubscription'>; audit: Audit; now: () => number }

/**
 * Ends the mails with alerts of a person who is no administrator any more. Called with each new token, whose groups are
 * not older than 15 minutes after they changed. An old proof of the groups does not remove them.
 */
export async function endAlertMails({ alerts, audit, now }: Parts, subject: string, groups: readonly string[]) {
  if (getRole(groups) === 'admin') return
  const reader = await alerts.findReader(subject)
  if (!reader?.subscription) return
  const at = new Date(now()).toISOString()
  const detail = `${subject} is no administrator`
  await audit.append({ at, action: 'unsubscribe-alerts', actor: 'system', result: 'done', detail })
  await alerts.endSubscription(subject)
}
