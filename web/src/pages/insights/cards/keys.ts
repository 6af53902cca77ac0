import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { behaviourTexts } from '../../../../../shared/texts/insights.ts'

/** The quickest first. */
export const downloadKeys = ['withinHour', 'withinDay', 'withinThreeDays', 'withinWeek', 'later', 'never'] as const

export const behaviourKeys = Object.keys(behaviourTexts) as (keyof typeof behaviourTexts)[]

/** Of sent transfers with a behaviour, and those without: whole percentages that add up to 100. */
export function getShare(reply: InsightReply<'behaviours'>, key: keyof typeof behaviourTexts) {
  const count = reply[`total${key}`]
  const percent = reply[`total${key}Percent`]
  return { count, percent, without: reply.totalTransfers - count, percentWithout: 100 - percent }
}
