import { unavailable } from '../../lambdas/core/request/refusal.ts'
import type { Insights } from '../../lambdas/ports/insights.ts'
import type { IndexDelay } from '../../lambdas/ports/transferIndex.ts'
import type { InsightsAnswer, InsightsJob, InsightsVerb } from '../insights/insightsWorker.ts'
import { threadPool } from '../threads/threadPool.ts'

/** Of one person: a page asks for about 60 figures. */
const MAX_WAITING_EACH = 300

export type SqliteInsights = Insights & { close(): Promise<void> }

type Settings = {
  databaseFile: string
  /** Of the lists: the same writes keep figures. */
  getDelay: () => IndexDelay
}

/** Figures over the database itself. One thread reads all: its memory has the rows of the days asked for. */
export function sqliteInsights({ databaseFile, getDelay }: Settings): SqliteInsights {
  const threads = threadPool<InsightsJob, InsightsAnswer>(new URL('../insights/insightsWorker.ts', import.meta.url), {
    max: 1,
    maxRunningEach: 1,
    maxWaitingEach: MAX_WAITING_EACH,
    busy: unavailable,
  })
  const run = async (verb: InsightsVerb, asked: readonly unknown[], who: string | undefined): Promise<unknown> => {
    const answer = await threads.run({ databaseFile, verb, asked }, who)
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.answer
  }
  /** @param count of what is asked; `who` follows */
  const toVerb =
    <Verb extends InsightsVerb>(verb: Verb, count: number) =>
    (...asked: Parameters<Insights[Verb]>) =>
      run(verb, asked.slice(0, count), asked[count] as string | undefined) as ReturnType<Insights[Verb]>
  return {
    sumUp: toVerb('sumUp', 2),
    countFirstDownloads: toVerb('countFirstDownloads', 1),
    countSteps: toVerb('countSteps', 1),
    countWeek: toVerb('countWeek', 1),
    rank: toVerb('rank', 3),
    countFlows: toVerb('countFlows', 2),
    findFirsts: toVerb('findFirsts', 3),
    findSpikes: toVerb('findSpikes', 3),
    findMistakes: toVerb('findMistakes', 2),
    getDelay: async () => getDelay(),
    close: () => threads.close(),
  }
}
