import type { TransferIndex } from '../lambdas/ports/transferIndex.ts'
import { fullOrBrief } from './brief.ts'
import { percentile, shown } from './figures.ts'
import { getStart, type Question } from './listsQuestions.ts'

const WARM_UP_ROUNDS = fullOrBrief(5, 1)
const ROUNDS = fullOrBrief(40, 2)
/** Slow questions get fewer rounds, but at least five. */
const MAX_MILLISECONDS = 4000
const MIN_ROUNDS = fullOrBrief(5, 2)

export type Answered = { total: number; list: number[]; stats: number[] }

export async function warmUp(index: Pick<TransferIndex, 'find' | 'count'>, all: readonly Question[], now: number) {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const { scope, filters, query } of all) {
      await index.find(scope(round), { ...query, filters, start: { from: query.from } }, now)
      await index.count(scope(round), filters, now)
    }
  }
}

export async function answered(
  index: Pick<TransferIndex, 'find' | 'count'>,
  question: Question,
  now: number,
): Promise<Answered> {
  const start = await getStart(index, question, now)
  const { scope, filters, query } = question
  const answers: Answered = { total: 0, list: [], stats: [] }
  const begun = performance.now()
  for (let round = 0; round < ROUNDS; round += 1) {
    const asks = scope(round)
    const before = performance.now()
    const { total } = await index.find(asks, { filters, sort: query.sort, size: query.size, start }, now)
    const between = performance.now()
    const counts = await index.count(asks, filters, now)
    const after = performance.now()
    if (counts.total !== total) throw new Error(`${question.name}: ${total} in the list, ${counts.total} counted.`)
    answers.total = total
    answers.list.push(between - before)
    answers.stats.push(after - between)
    if (after - begun > MAX_MILLISECONDS && round >= MIN_ROUNDS - 1) break
  }
  return answers
}

export function figures({ total, list, stats }: Answered) {
  return {
    total,
    'list p50': shown(percentile(list, 50)),
    'list p95': shown(percentile(list, 95)),
    'stats p50': shown(percentile(stats, 50)),
    'stats p95': shown(percentile(stats, 95)),
  }
}
