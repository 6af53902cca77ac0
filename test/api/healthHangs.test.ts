import { describe, expect, test } from 'vitest'
import type { Context } from '../../lambdas/core/request/context.ts'
import { isCanary } from '../../shared/domain/canary.ts'
import { changeDocuments, everyPart, getParts, keepTables, no, replaceVerbs, runCanaries } from '../harness/canaries.ts'
import { testHost, withDatabase } from '../harness/host.ts'

const MINUTE = 60_000
/** More than the healthy parts of five hosts take on any machine. */
const LONG_MILLISECONDS = 180_000
const timeout = 3 * LONG_MILLISECONDS

/** Checks a host whose parts are all healthy. @returns the patience with one that is broken: a multiple of what this took */
async function findPatience(context: Context): Promise<number> {
  const from = performance.now()
  await runCanaries(context, LONG_MILLISECONDS)
  return 5000 + 4 * (performance.now() - from)
}

type Break = { part: string; name: string; breaks: (context: Context, hang: () => Promise<never>) => () => void }
const breaks: Break[] = [
  {
    part: 'workflow',
    name: 'a workflow that does not start',
    breaks: context => replaceVerbs(context, 'workflow', () => ({ start: async () => {} })),
  },
  {
    part: 'inspection',
    name: 'an inspection that fails, and is tried again',
    breaks: context => replaceVerbs(context, 'engine', () => ({ inspect: no })),
  },
  {
    part: 'extraction',
    name: 'documents that hang',
    breaks: changeDocuments,
  },
  {
    part: 'anonymization',
    name: 'a table that hangs',
    breaks: (context, hang) =>
      replaceVerbs(context, 'engine', () => ({
        anonymise: () => ({
          bytes: (async function* () {
            yield await hang()
          })(),
          report: () => ({ rows: 0, columns: [] }),
        }),
      })),
  },
  {
    part: 'index',
    name: 'an index that hangs',
    breaks: (context, hang) => replaceVerbs(context, 'transferIndex', () => ({ count: hang })),
  },
]

// Each on its own host, so that they wait at the same time.
describe('a part that does not answer', () => {
  test.concurrent.each(breaks)(
    'is the only unhealthy one, healthy after its repair, and its canary is removed: $part, by $name',
    { timeout },
    async ({ part, breaks }) => {
      const host = await testHost()
      const findCanaries = () =>
        withDatabase(host, database => database.prepare('SELECT id FROM transfers').all())
          .map(({ id }) => String(id))
          .filter(isCanary)
      const hanging = Promise.withResolvers<never>()
      // A part that a run does not reach keeps its status.
      const patience = await findPatience(host.context)

      const repair = breaks(host.context, () => hanging.promise)
      const run = await runCanaries(host.context, patience)
      repair()
      hanging.promise.catch(() => {})
      hanging.reject(new Error('It hung.'))

      expect(getParts(run, 'unhealthy'), JSON.stringify(run.problems)).toEqual([part])
      expect(getParts(run, 'healthy')).toEqual(everyPart.filter(other => other !== part))
      expect(run.problems?.find(problem => problem.part === part)?.text).toMatch(/^[^/@]*\.$/)
      expect(run.currentStatus).toBe('unhealthy')

      host.clock.move(11 * MINUTE)
      await host.sweep()
      await host.sweep()
      expect((await runCanaries(host.context, LONG_MILLISECONDS)).currentStatus).toBe('healthy')
      expect(findCanaries()).toHaveLength(1)
      await host.stop()
    },
  )
})

describe('a table that stays as it is', () => {
  type Also = { name: string; breaks: (context: Context, hang: () => Promise<never>) => () => void }
  const also: Also[] = [
    {
      name: 'inspection hangs',
      breaks: (context, hang) => replaceVerbs(context, 'engine', () => ({ inspect: hang })),
    },
    {
      name: 'released files cannot be read',
      breaks: context =>
        replaceVerbs(context, 'blobs', ({ read }) => ({
          read: (area, ...rest) => (area === 'released' ? no() : read(area, ...rest)),
        })),
    },
  ]

  test.concurrent.each(also)('is found although $name', { timeout }, async ({ breaks }) => {
    const host = await testHost()
    const hanging = Promise.withResolvers<never>()
    hanging.promise.catch(() => {})
    const patience = await findPatience(host.context)
    replaceVerbs(host.context, 'engine', keepTables)
    breaks(host.context, () => hanging.promise)

    const run = await runCanaries(host.context, patience)
    hanging.reject(new Error('It hung.'))
    await host.stop()

    expect(run.anonymizationStatus).toBe('unhealthy')
    expect(run.milliseconds?.anonymization).toBeUndefined()
  })
})
