import { useEffect } from 'react'
import { getInsights, type InsightQuery, type InsightReply } from '../../../../shared/contract/insights.ts'
import type { AlertKind } from '../../../../shared/domain/insights/alert.ts'
import { insightFailures } from '../../../../shared/texts/en/insights.ts'
import { ApiError } from '../../api/call.ts'
import { useRead } from '../../api/useRead.ts'
import { useCall } from '../../auth/session.tsx'
import { useNoteFailure } from './failureToasts.ts'
import type { Window } from './toCreation.ts'
import { useInsightQuestion } from './useInsightView.ts'

/** Each answer has its window. */
type Answered<Query extends InsightQuery> = InsightReply<Query> & Window
type Options = { kinds?: readonly AlertKind[]; size?: number; pauseMilliseconds?: number; isAsked?: boolean }

/** What a query answers for the page's range. The last answer stays until the next. */
export function useInsight<Query extends InsightQuery>(
  query: Query,
  { kinds, size, pauseMilliseconds, isAsked = true }: Options = {},
) {
  const call = useCall()
  const noteFailure = useNoteFailure()
  const { asked, interval, version } = useInsightQuestion()
  const body = {
    query,
    ...asked,
    ...(interval && isOverTime(query) ? { interval } : {}),
    ...(kinds ? { kinds: [...kinds] } : {}),
    ...(size ? { size } : {}),
  }
  const key = JSON.stringify({ ...body, version })
  const { failure, ...read } = useRead({
    // A refresh is another key, so that the answer before it is dimmed.
    key: isAsked ? key : undefined,
    read: async signal => (await call(getInsights, { body, signal })) as unknown as Answered<Query>,
    pauseAfter: () => pauseMilliseconds,
    ...(pauseMilliseconds === undefined ? {} : { staleMilliseconds: pauseMilliseconds }),
  })

  const text = failure && getText(failure.error, query)
  useEffect(() => {
    if (failure && text !== undefined) noteFailure(query, text)
  }, [failure, noteFailure, query, text])
  return {
    ...read,
    fault: text,
    key,
    /** Answers the same with more names or entries, or of another window. */
    ask: async (part: { size?: number; from?: string; to?: string }) =>
      (await call(getInsights, { body: { ...body, ...part } })) as unknown as Answered<Query>,
  }
}

export type Insight<Query extends InsightQuery> = ReturnType<typeof useInsight<Query>>

/** The server says what to choose instead of an interval that is too short. */
function getText(error: unknown, query: InsightQuery): string {
  const said = error instanceof ApiError && error.status === 400 ? error.reply?.errorMessage : undefined
  return said ?? insightFailures[query]
}

/** An interval would read the other cards again. */
function isOverTime(query: InsightQuery): boolean {
  return query === 'transfersPerInterval' || query === 'dataVolume'
}
