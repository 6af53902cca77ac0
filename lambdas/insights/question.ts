import type { InsightQuery, InsightReply } from '../../shared/contract/insights.ts'
import type { AlertKind } from '../../shared/domain/insights/alert.ts'
import type { Window } from '../../shared/domain/insights/figures.ts'
import type { Interval } from '../../shared/domain/insights/windows.ts'
import type { Organisation } from '../../shared/domain/organisation.ts'
import type { Member } from '../core/request/authenticate.ts'
import type { Alerts } from '../ports/alerts.ts'
import type { Insights } from '../ports/insights.ts'
import type { TransferIndex } from '../ports/transferIndex.ts'

export type InsightParts = {
  insights: Insights
  transferIndex: Pick<TransferIndex, 'find' | 'count'>
  alerts: Pick<Alerts, 'find' | 'countNew' | 'findReader' | 'noteReader'>
  organisation: Organisation
}

/** Times are milliseconds since the epoch. */
export type Question = {
  window: Window
  previous: Window
  interval: Interval
  now: number
  caller: Member
  size: number | undefined
  kinds: readonly AlertKind[] | undefined
}

/** The fields that the handler adds. */
type Frame = 'query' | 'from' | 'to' | 'previousFrom' | 'asOf'
export type Answer<Query extends InsightQuery> = Omit<InsightReply<Query>, Frame>
export type Answers = {
  [Query in InsightQuery]: (parts: InsightParts, question: Question) => Promise<Answer<Query>>
}
