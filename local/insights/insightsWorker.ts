import { DatabaseSync } from 'node:sqlite'
import { parentPort } from 'node:worker_threads'
import { type ReadInsights, readInsights } from './readInsights.ts'

export type InsightsVerb = keyof ReadInsights
export type InsightsJob = { databaseFile: string; verb: InsightsVerb; asked: readonly unknown[] }
/** Errors lose their class on the way between threads. */
export type InsightsAnswer = { answer: unknown } | { failure: string }

let opened: ReadInsights | undefined

/** Read-only: the host's own thread writes. */
function open(databaseFile: string): ReadInsights {
  return readInsights(new DatabaseSync(databaseFile, { readOnly: true, timeout: 5000 }))
}

function answer({ databaseFile, verb, asked }: InsightsJob): InsightsAnswer {
  try {
    opened ??= open(databaseFile)
    const ask = opened[verb] as (...asked: readonly unknown[]) => unknown
    return { answer: ask(...asked) }
  } catch (error) {
    return { failure: String(error) }
  }
}

parentPort?.on('message', (job: InsightsJob) => parentPort?.postMessage(answer(job)))
