import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import type { ListedOption } from '../../../../../shared/domain/transferFilters.ts'
import { behaviourTexts } from '../../../../../shared/texts/insights.ts'
import type { DateChoice } from '../../../transferList/listQuestion.ts'
import { toListLink } from '../listLink.ts'

/** The quickest first. */
export const downloadKeys = ['withinHour', 'withinDay', 'withinThreeDays', 'withinWeek', 'later', 'never'] as const

type BehaviourKey = keyof typeof behaviourTexts
export const behaviourKeys = Object.keys(behaviourTexts) as BehaviourKey[]

const options: Record<BehaviourKey, ListedOption> = {
  Anonymized: 'anonymized',
  PasswordProtected: 'passwordProtected',
  OTPEnabled: 'otp',
  TrackingId: 'trackingId',
}

/** The sent transfers with a behaviour. */
export function toBehaviourLink(key: BehaviourKey, creation: DateChoice): string {
  return toListLink({ type: 'sent', option: [options[key]] }, creation)
}

/** Of sent transfers with a behaviour, and those without: whole percentages that add up to 100. */
export function getShare(reply: InsightReply<'behaviours'>, key: BehaviourKey) {
  const count = reply[`total${key}`]
  const percent = reply[`total${key}Percent`]
  return { count, percent, without: reply.totalTransfers - count, percentWithout: 100 - percent }
}

/** The server answers as many flows by default. */
const FLOWS = 50

/** Whether the answer may lack flows: their number is unknown beyond it. */
export function hasMoreFlows({ flows }: InsightReply<'flows'>): boolean {
  return flows.length >= FLOWS
}
