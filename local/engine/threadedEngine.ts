import { availableParallelism } from 'node:os'
import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import type { EnginePlaces } from '../../lambdas/engine/enginePlaces.ts'
import type { Engine } from '../../lambdas/ports/engine.ts'
import type { AnonymisationReport } from '../../shared/domain/anonymisation.ts'
import { engineThreads } from './engineThreads.ts'
import type { Job } from './messages.ts'
import { type JobInput, threadJob } from './threadJob.ts'

/** Nobody waits longer for a look at eleven rows, whatever they and the patterns are. */
const QUICK_MILLISECONDS = 10_000

export type ThreadedEngine = Engine & { close(): Promise<void> }

/** Files up to this size do not stand behind larger ones. Bytes. */
const SMALL_BYTES = 16 * 1024 * 1024
/** Questions that one person may have waiting: the page has one under way. */
const MAX_QUESTIONS = 3

/**
 * The engine on threads of this process, so that calls are answered meanwhile. Small files have a thread of their own,
 * and so have quick questions: neither stands behind files of gigabytes. People take turns at each.
 */
export function threadedEngine(places: EnginePlaces): ThreadedEngine {
  const script = new URL('./engineThread.ts', import.meta.url)
  const large = engineThreads(script, { most: Math.max(1, availableParallelism() - 1), workerData: places })
  const small = engineThreads(script, { most: 1, workerData: places })
  const quick = engineThreads(script, { most: 1, mostEach: MAX_QUESTIONS, workerData: places })

  async function* toBytes(who: string, job: Job, given: JobInput): AsyncGenerator<Uint8Array, unknown, undefined> {
    const size = job.sourceSizes.reduce((sum, bytes) => sum + bytes, 0)
    const thread = await (size <= SMALL_BYTES ? small : large).take(who)
    return yield* threadJob(thread, job, given)
  }

  async function toAnswer<Answer>(who: string, job: Job, given: JobInput): Promise<Answer> {
    const work = toBytes(who, job, given)
    for (;;) {
      const step = await work.next()
      if (step.done) return step.value as Answer
    }
  }

  async function quickly<Answer>(who: string, job: Job): Promise<Answer> {
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
          if (!report) throw new Error('There is no report before the end of the bytes.')
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
    check: (rules, who) => quickly(who, { verb: 'check', sourceSizes: [], rules }),
    preview: (data, rules, who) => quickly(who, { verb: 'preview', sourceSizes: [], data, rules }),
    suggest: (data, headerRow, who) => quickly(who, { verb: 'suggest', sourceSizes: [], data, headerRow }),
    async close() {
      await Promise.all([large, small, quick].map(threads => threads.close()))
    },
  }
}
