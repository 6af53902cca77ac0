import { loadavg } from 'node:os'
import type { Insights } from '../lambdas/ports/insights.ts'
import type { HistoryOf } from '../test/harness/organisationHistory.ts'
import { fullOrBrief } from './brief.ts'
import { percentile, shown } from './figures.ts'
import { type Asked, insightQuestions } from './insightQuestions.ts'

const WARM_UP_ROUNDS = fullOrBrief(3, 1)
const ROUNDS = fullOrBrief(40, 2)
/** Slow questions get fewer rounds, but at least five. */
const MAX_MILLISECONDS = 4000
const MIN_ROUNDS = fullOrBrief(5, 2)

/** Asks all questions, and prints their times and those above the goal (p95, milliseconds). */
export async function printInsights(insights: Insights, { count, now }: HistoryOf, goal: number) {
  const times = new Map<Asked, number[]>()
  const asked = insightQuestions(now)
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) for (const { ask } of asked) await ask(insights)
  for (const question of asked) times.set(question, await askOften(insights, question))
  const getTime = (question: Asked, share: number) => shown(percentile(times.get(question) ?? [], share))

  const row = (verb: string) =>
    Object.fromEntries(
      asked
        .filter(question => question.verb === verb)
        .flatMap(question => [50, 95].map(share => [`${question.range} p${share}`, getTime(question, share)])),
    )
  console.log(`\n${count} transfers, ms, load ${shown(loadavg()[0] ?? 0)}`)
  console.table(Object.fromEntries([...new Set(asked.map(({ verb }) => verb))].map(verb => [verb, row(verb)])))
  const missed = asked.filter(question => getTime(question, 95) > goal)
  console.log(
    `p95 <= ${goal} ms: ${asked.length - missed.length} of ${asked.length}`,
    missed.map(({ verb, range }) => `${verb}, ${range}`).join('; '),
  )
}

export async function measure(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function askOften(insights: Insights, { ask }: Asked): Promise<number[]> {
  const times: number[] = []
  const begun = performance.now()
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await measure(() => ask(insights)))
    if (performance.now() - begun > MAX_MILLISECONDS && round >= MIN_ROUNDS - 1) break
  }
  return times
}
