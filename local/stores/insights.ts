import { unavailable } from '../../lambdas/core/request/refusal.ts'
import type { Insights } from '../../lambdas/ports/insights.ts'
import type { IndexDelay } from '../../lambdas/ports/transferIndex.ts'
import type { InsightsAnswer, InsightsJob, InsightsVerb } from '../insights/insightsWorker.ts'
import { threadPool } from '../threads/threadPool.ts'

/** Pages of a few administrators: each asks for about 60 figures. */
const MAX_WAITING = 300

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
    maxWaitingEach: MAX_WAITING,
    busy: unavailable,
  })
  const run = async (verb: InsightsVerb, asked: readonly unknown[]): Promise<unknown> => {
    const answer = await threads.run({ databaseFile, verb, asked })
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.answer
  }
  const toVerb =
    <Verb extends InsightsVerb>(verb: Verb) =>
    (...asked: Parameters<Insights[Verb]>) =>
      run(verb, asked) as ReturnType<Insights[Verb]>
  return {
    sumUp: toVerb('sumUp'),
    countFirstDownloads: toVerb('countFirstDownloads'),
    countSteps: toVerb('countSteps'),
    countWeek: toVerb('countWeek'),
    rank: toVerb('rank'),
    countFlows: toVerb('countFlows'),
    findFirsts: toVerb('findFirsts'),
    findSpikes: toVerb('findSpikes'),
    findMistakes: toVerb('findMistakes'),
    getDelay: async () => getDelay(),
    close: () => threads.close(),
  }
}
