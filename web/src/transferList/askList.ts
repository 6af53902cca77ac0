import type { CountReply, ListReply } from '../../../shared/contract/search.ts'
import type { BoundCall } from '../api/boundCall.ts'
import { getFilters, type ListQuestion, PAGE_SIZE } from './listQuestion.ts'
import type { ListScope } from './listScope.ts'

export type ListAnswer = {
  list: ListReply
  count: CountReply
  /** Whether it has no filter. */
  isEmpty: boolean
}

type Asking = { call: BoundCall; scope: ListScope; timeZone: string; signal: AbortSignal }

/** Fails unless both succeed, so that they always match. */
export async function askList(
  { call, scope, timeZone, signal }: Asking,
  question: ListQuestion,
  now: number,
): Promise<ListAnswer> {
  const filters = getFilters(question, now, timeZone)
  const from = (question.page - 1) * PAGE_SIZE
  const [list, count] = await Promise.all([
    call(scope.search, { body: { from, size: PAGE_SIZE, filters, sort: [question.sort] }, signal }),
    // The statistics ignore the state filter.
    call(scope.count, { body: { filters: filters.filter(({ key }) => key !== 'state') }, signal }),
  ])
  if (list.total > 0 || count.total > 0) return { list, count, isEmpty: false }
  const { total } = await call(scope.count, { body: { filters: [] }, signal })
  return { list, count, isEmpty: total === 0 }
}
