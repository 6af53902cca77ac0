import { availableParallelism } from 'node:os'
import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import { createLexiconMemory } from '../../engine/inspection/names/sharedLexicon.ts'
import type { EnginePlaces } from '../../lambdas/engine/enginePaths.ts'
import { type Engine, EngineBusy } from '../../lambdas/ports/engine.ts'
import type { AnonymisationReport } from '../../shared/domain/anonymisation.ts'
import { CANARY_SUBJECT } from '../../shared/domain/canary.ts'
import { threadPool } from '../threads/threadPool.ts'
import type { Job } from './messages.ts'
import { type JobInput, threadJob } from './threadJob.ts'

/** Limit for a preview of eleven rows, for any rows and patterns. */
const QUICK_MILLISECONDS = 10_000

export type ThreadedEngine = Engine & { close(): Promise<void> }

/** Files up to this size, in bytes, have their own thread. */
const SMALL_BYTES = 16 * 1024 * 1024
const MAX_QUESTIONS = 3
/**
 * Without limits V8 lets the garbage of a thread grow with the memory of the machine: 340 MB for the inspection of a table
 * that needs 30 (docs/benchmarks.md). Contents in transit do not count. Documents are opened in a process with a limit of its own.
 */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 }
/** By name, because nothing else is known of a waiting file. */
const SCANS = /\.(?:pdf|tiff?|jpe?g|jpe|jfif|png|webp|bmp|gif)$/i
/** Longer than between two files of a transfer, or two previews of a person. */
const MAX_IDLE_MS = 60_000
/** Longer than between two files of a canary. */
const MAX_IDLE_CANARY_MS = 2000
/** As long as a run of the canaries waits. */
const CANARY_MILLISECONDS = 60_000

/**
 * Small files, quick calls and canaries each have their own thread, so that none waits for files of gigabytes. Members
 * take turns at each.
 */
export function threadedEngine(places: EnginePlaces): ThreadedEngine {
  const script = new URL('./engineThread.ts', import.meta.url)
  const busy = () => new EngineBusy('Earlier previews are still running. Please wait for them.')
  const settings = { workerData: { ...places, lexicon: createLexiconMemory() }, resourceLimits: MEMORY }
  const large = threadPool(script, { ...settings, max: Math.max(1, availableParallelism() - 1), maxIdleMs: 0 })
  const small = threadPool(script, { ...settings, max: 1, maxIdleMs: MAX_IDLE_MS })
  // With OCR a small file takes minutes, and other files must not wait for it.
  const scans = threadPool(script, { ...settings, max: 1, maxIdleMs: 0 })
  // A canary measures the engine, and not how busy it is.
  const canary = threadPool(script, { ...settings, max: 1, maxIdleMs: MAX_IDLE_CANARY_MS })
  const quick = threadPool(script, { ...settings, max: 1, maxIdleMs: MAX_IDLE_MS, maxWaitingEach: MAX_QUESTIONS, busy })

  async function* toBytes(who: string, job: Job, input: JobInput): AsyncGenerator<Uint8Array, unknown, undefined> {
    const size = job.sourceSizes.reduce((sum, bytes) => sum + bytes, 0)
    if (who === CANARY_SUBJECT) return yield* toCanaryBytes(job, input)
    const isScan = places.ocr !== undefined && job.verb === 'inspect' && SCANS.test(job.about.name)
    const thread = await (isScan ? scans : size <= SMALL_BYTES ? small : large).take(who)
    return yield* threadJob(thread, job, input)
  }

  /** A thread that hangs is replaced: the next run shows whether the engine works again. */
  async function* toCanaryBytes(job: Job, input: JobInput): AsyncGenerator<Uint8Array, unknown, undefined> {
    const thread = await canary.take(CANARY_SUBJECT)
    const timer = setTimeout(() => thread.lose(), CANARY_MILLISECONDS)
    try {
      return yield* threadJob(thread, job, input)
    } finally {
      clearTimeout(timer)
    }
  }

  async function toAnswer<Answer>(who: string, job: Job, input: JobInput): Promise<Answer> {
    const work = toBytes(who, job, input)
    for (;;) {
      const step = await work.next()
      if (step.done) return step.value as Answer
    }
  }

  async function runQuick<Answer>(who: string, job: Job): Promise<Answer> {
    const thread = await quick.take(who)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      thread.lose()
    }, QUICK_MILLISECONDS)
    try {
      return (await threadJob(thread, job, {}).next()).value as Answer
    } catch (error) {
      throw isLate ? new AnonymisationFault('These rules take too long on these rows. Use a simpler pattern.') : error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    anonymise(source, rules, { who, onProgress }) {
      let report: AnonymisationReport | undefined
      async function* bytes() {
        const job: Job = { verb: 'anonymise', sourceSizes: [source.size], rules }
        report = (yield* toBytes(who, job, { sources: [source], onProgress })) as AnonymisationReport
      }
      return {
        bytes: bytes(),
        report() {
          if (!report) throw new Error('The report is available after the last byte.')
          return report
        },
      }
    },
    inspect: (source, about, { who, onProgress }) =>
      toAnswer(who, { verb: 'inspect', sourceSizes: [source.size], about }, { sources: [source], onProgress }),
    seal(files, password, { who, onProgress }) {
      const sources = files.map(({ source }) => source)
      const listed = files.map(({ name, size, modifiedAt }) => ({ name, size, modifiedAt }))
      const job: Job = { verb: 'seal', sourceSizes: sources.map(({ size }) => size), files: listed, password }
      return toBytes(who, job, { sources, onProgress })
    },
    check: (rules, who) => runQuick(who, { verb: 'check', sourceSizes: [], rules }),
    preview: (data, rules, who) => runQuick(who, { verb: 'preview', sourceSizes: [], data, rules }),
    suggest: (data, headerRow, who) => runQuick(who, { verb: 'suggest', sourceSizes: [], data, headerRow }),
    async close() {
      await Promise.all([large, small, scans, canary, quick].map(threads => threads.close()))
    },
  }
}
