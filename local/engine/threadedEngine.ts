import { availableParallelism } from 'node:os'
import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import type { EnginePlaces } from '../../lambdas/engine/enginePlaces.ts'
import type { Engine } from '../../lambdas/ports/engine.ts'
import type { AnonymisationReport } from '../../shared/domain/anonymisation.ts'
import { engineThreads } from './engineThreads.ts'
import type { Job } from './messages.ts'
import { type Given, threadJob } from './threadJob.ts'

/** Nobody waits longer for a look at eleven rows, whatever they and the patterns are. */
const QUICK_MILLISECONDS = 10_000

export type ThreadedEngine = Engine & { close(): Promise<void> }

/**
 * The engine on threads of this process, so that calls are answered meanwhile. Quick questions have a thread of their
 * own: they do not stand behind files of gigabytes.
 */
export function threadedEngine(places: EnginePlaces): ThreadedEngine {
  const script = new URL('./engineThread.ts', import.meta.url)
  const long = engineThreads(script, Math.max(1, availableParallelism() - 1), places)
  const quick = engineThreads(script, 1, places)

  async function* bytesOf(job: Job, given: Given): AsyncGenerator<Uint8Array, unknown, undefined> {
    const thread = await long.take()
    return yield* threadJob(thread, job, given)
  }

  async function answerOf<Answer>(job: Job, given: Given): Promise<Answer> {
    const work = bytesOf(job, given)
    for (;;) {
      const step = await work.next()
      if (step.done) return step.value as Answer
    }
  }

  async function quickly<Answer>(job: Job): Promise<Answer> {
    const thread = await quick.take()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      void thread.worker.terminate()
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
    anonymise(source, rules, onProgress) {
      let report: AnonymisationReport | undefined
      async function* bytes() {
        const job: Job = { verb: 'anonymise', sourceSizes: [source.size], rules }
        report = (yield* bytesOf(job, { sources: [source], onProgress })) as AnonymisationReport
      }
      return {
        bytes: bytes(),
        report() {
          if (!report) throw new Error('There is no report before the end of the bytes.')
          return report
        },
      }
    },
    inspect: (source, name, onProgress) =>
      answerOf({ verb: 'inspect', sourceSizes: [source.size], name }, { sources: [source], onProgress }),
    seal(files, password, onProgress) {
      const sources = files.map(({ source }) => source)
      const listed = files.map(({ name, size, modifiedAt }) => ({ name, size, modifiedAt }))
      const job: Job = { verb: 'seal', sourceSizes: sources.map(({ size }) => size), files: listed, password }
      return bytesOf(job, { sources, onProgress })
    },
    check: rules => quickly({ verb: 'check', sourceSizes: [], rules }),
    preview: (data, rules) => quickly({ verb: 'preview', sourceSizes: [], data, rules }),
    suggest: (data, headerRow) => quickly({ verb: 'suggest', sourceSizes: [], data, headerRow }),
    async close() {
      await Promise.all([long.close(), quick.close()])
    },
  }
}
