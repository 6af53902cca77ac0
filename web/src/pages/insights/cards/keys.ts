import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { type DateChoice, toListLink } from '../../../../../shared/domain/listAddress.ts'
import type { ListedOption } from '../../../../../shared/domain/transferFilters.ts'

/** The quickest first. */
export const downloadKeys = ['withinHour', 'withinDay', 'withinThreeDays', 'withinWeek', 'later', 'never'] as const

export const behaviourOptions = {
  Anonymized: 'anonymized',
  PasswordProtected: 'passwordProtected',
  OTPEnabled: 'otp',
  TrackingId: 'trackingId',
} as const satisfies Record<string, ListedOption>
type BehaviourKey = keyof typeof behaviourOptions
export const behaviourKeys = Object.keys(behaviourOptions) as BehaviourKey[]

/** The sent transfers with a behaviour. */
export function toBehaviourLink(key: BehaviourKey, creation: DateChoice): string {
  return toListLink({ type: 'sent', option: [behaviourOptions[key]] }, creation)
}

/** Of sent transfers with a behaviour, and those without: whole percentages that add up to 100. */
export function getShare(reply: InsightReply<'behaviours'>, key: BehaviourKey) {
  const count = reply[`total${key}`]
  const percent = reply[`total${key}Percent`]
  return { count, percent, without: reply.totalTransfers - count, percentWithout: 100 - percent }
}
