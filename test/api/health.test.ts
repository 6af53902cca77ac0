import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canaryFiles } from '../../lambdas/health/canaryTransfer.ts'
import { checkHealth } from '../../lambdas/triggers/checkHealth.ts'
import { getHealth } from '../../shared/contract/health.ts'
import { contracts } from '../../shared/contract/table.ts'
import { isCanary } from '../../shared/domain/canary.ts'
import { aHealthRun } from '../contracts/health.suite.ts'
import {
  changeDocuments,
  everyPart,
  findNothing,
  getParts,
  keepTables,
  no,
  replaceVerbs,
  runCanaries,
} from '../harness/canaries.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getOutbox, type Person, person } from '../harness/person.ts'

const MINUTE = 60_000

let host: TestHost
let alice: Person
let ada: Person

beforeAll(async () => {
  host = await testHost({ idTokenSeconds: 1_000_000, budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
  alice = await person(host.origin, 'alice@acme.example')
  ada = await person(host.origin, 'ada@acme.example')
})
afterAll(() => host.stop())

const countRows = () =>
  withDatabase(host, database => {
    const tables = ['transfers', 'files', 'jobs', 'audit', 'objects', 'listed', 'unlisted', 'links', 'outbox']
    const more = [
      'usage_pairs',
      'usage_members',
      'usage_domains',
      'usage_stems',
      'counters',
      'download_passes',
      'listed_words',
      'listed_own',
      'policy_versions',
    ]
    return Object.fromEntries(
      [...tables, ...more].map(table => [table, database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n]),
    )
  })

const findCanaries = () =>
  withDatabase(host, database =>
    database
      .prepare('SELECT id FROM transfers')
      .all()
      .map(({ id }) => String(id))
      .filter(isCanary),
  )

describe('a run of the canaries', () => {
  test('finds a healthy host healthy in every part but a scanner, which it does not have', async () => {
    const run = await runCanaries(host.context)

    expect(run.problems).toEqual([])
    expect(getParts(run, 'healthy')).toEqual(everyPart)
    expect(run.currentStatus).toBe('healthy')
    expect(Object.keys(run.milliseconds ?? {}).sort()).toEqual(everyPart.toSorted())
  })

  test('leaves no trace in lists, figures, policies, mails, the audit, or any table', async () => {
    await alice.send([{ name: 'plan.txt', content: Buffer.from('the plan') }])
    await host.settled()
    host.clock.move(11 * MINUTE)
    await host.sweep()
    const look = async () => ({
      own: await alice.call(contracts.searchTransfers, { body: { filters: [] } }),
      all: await ada.call(contracts.searchAllTransfers, { body: { filters: [] } }),
      figures: await ada.call(contracts.countAllTransfers, { body: { filters: [] } }),
      policies: await ada.call(contracts.listPolicies),
      mails: (await getOutbox(host.origin)).length,
    })
    const rows = countRows()
    const before = await look()
    const looked = countRows()

    await runCanaries(host.context)
    const between = await look()
    await runCanaries(host.context)
    expect(findCanaries()).toHaveLength(2)
    host.clock.move(11 * MINUTE)
    await host.sweep()

    expect(between).toEqual(before)
    expect(findCanaries()).toEqual([])
    // Only the administrator's own looks are in the audit.
    const audit = Number(looked.audit) - Number(rows.audit)
    expect(countRows()).toEqual({ ...looked, audit: Number(looked.audit) + audit, counters: expect.anything() })
  })

  test('erases its files at once, and no member can open or review it', async () => {
    await runCanaries(host.context)
    const [id = ''] = findCanaries()

    const transfer = await host.context.transfers.get(id)
    expect(transfer?.erasedAt).toBeDefined()
    for (const name of canaryFiles) {
      await expect(host.context.blobs.read('released', `${id}.${name}`)).rejects.toThrow()
      await expect(host.context.blobs.read('incoming', `${id}.${name}`)).rejects.toThrow()
    }
    await expect(ada.call(contracts.reviewAnyTransfer, { params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(ada.call(contracts.reviewTransfer, { params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(
      ada.call(contracts.retractTransfer, {
        params: { id },
        body: { transferState: 'retracted' },
      }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('is not stopped by policies, and matches none', async () => {
    const policy = await ada.call(contracts.createPolicy, {
      body: {
        name: 'Nothing leaves',
        description: '',
        conditions: [],
        statements: [{ feature: 'transfer', effect: 'block' }],
        mode: 'enforce',
      },
    })

    const run = await runCanaries(host.context)

    expect(run.currentStatus).toBe('healthy')
    const { matches } = await ada.call(contracts.listPolicies)
    expect(matches).toEqual([])
    await ada.call(contracts.updatePolicy, { body: { ...policy, mode: 'off' } as never }).catch(() => {})
  })

  test('is read by members, with the runs before it, and is stale after 15 minutes', async () => {
    const run = await runCanaries(host.context)
    host.clock.move(MINUTE)

    const { latestRun, previousRuns } = await alice.call(getHealth)
    expect(latestRun).toEqual(run)
    expect(previousRuns.length).toBeGreaterThan(0)
    const recent = await alice.call(getHealth, { query: { from_timestamp: String(host.clock.now()) } as never })
    expect(recent).toEqual({ latestRun: run, previousRuns: [] })

    host.clock.move(15 * MINUTE)
    const later = await alice.call(getHealth)
    expect(later.latestRun).toMatchObject({
      currentStatus: 'stale',
      inspectionStatus: 'stale',
      mailStatus: 'stale',
    })
    expect(later.latestFound).toEqual(run)
  })

  test('of a clock that was set forward counts until the next one', async () => {
    host.clock.move(3 * 60 * MINUTE)
    const ahead = await runCanaries(host.context)
    host.clock.move(-3 * 60 * MINUTE)
    expect((await alice.call(getHealth)).latestRun).toEqual(ahead)

    const now = await runCanaries(host.context)

    expect((await alice.call(getHealth)).latestRun).toEqual(now)
    host.clock.move(4 * 60 * MINUTE)
    expect(await host.context.health.latest()).toEqual(now)
  })
})

type Break = { part: string; name: string; breaks: () => () => void }
const breaks: Break[] = [
  {
    part: 'inspection',
    name: 'an engine that finds nothing',
    breaks: () => replaceVerbs(host.context, 'engine', findNothing),
  },
  {
    part: 'extraction',
    name: 'documents that cannot be read',
    breaks: () =>
      changeDocuments(host.context, async findings => ({
        ...findings,
        summary: [],
        notInspectable: [{ reason: 'timeout', count: 1, isWhole: true }],
      })),
  },
  {
    part: 'extraction',
    name: 'an encrypted archive that is reported as clean',
    breaks: () =>
      replaceVerbs(host.context, 'engine', ({ inspect }) => ({
        inspect: async (source, about, work) => {
          const findings = await inspect(source, about, work)
          return about.name === 'locked.zip' ? { ...findings, notInspectable: [] } : findings
        },
      })),
  },
  {
    part: 'anonymization',
    name: 'a table that stays as it is',
    breaks: () => replaceVerbs(host.context, 'engine', keepTables),
  },
  {
    part: 'mail',
    name: 'a mail server that refuses',
    breaks: () => replaceVerbs(host.context, 'mailer', () => ({ check: no })),
  },
  {
    part: 'identity',
    name: 'keys that cannot be read',
    breaks: () => replaceVerbs(host.context, 'tokens', () => ({ keys: no })),
  },
  {
    part: 'storage',
    name: 'a store that does not take files',
    breaks: () => replaceVerbs(host.context, 'blobs', () => ({ store: no })),
  },
  {
    part: 'storage',
    name: 'released files that differ',
    breaks: () =>
      replaceVerbs(host.context, 'blobs', ({ read }) => ({
        read: async (area, key, range) =>
          area === 'released' && key.endsWith('.text')
            ? (new Response('another text').body ?? (await no()))
            : read(area, key, range),
      })),
  },
]

describe('a broken part', () => {
  beforeAll(async () => {
    await runCanaries(host.context)
  })

  test.each(breaks)('is the only unhealthy one: $part, by $name', async ({ part, breaks }) => {
    const repair = breaks()
    try {
      const run = await runCanaries(host.context, 60_000)

      expect(getParts(run, 'unhealthy'), JSON.stringify(run.problems)).toEqual([part])
      expect(getParts(run, 'healthy')).toEqual(everyPart.filter(other => other !== part))
      expect(run.problems?.find(problem => problem.part === part)?.text).toMatch(/^[^/@]*\.$/)
      expect(run.currentStatus).toBe('unhealthy')
    } finally {
      repair()
    }
    host.clock.move(MINUTE)
  })

  test('is healthy again after its repair', async () => {
    expect((await runCanaries(host.context)).currentStatus).toBe('healthy')
  })
})

describe('a host that checks its health', () => {
  test('runs soon after its start, stops during a run, and its sweep removes what the run left', async () => {
    const checking = await testHost({ hasCanaries: true })
    await expect
      .poll(() => checking.context.health.latest(), { timeout: 60_000 })
      .toMatchObject({
        inspectionStatus: 'healthy',
      })
    const run = new AbortController()
    const stopped = checkHealth(checking.context, { signal: run.signal, pollMilliseconds: 20 })
    await expect.poll(() => countCanaries(checking), { timeout: 20_000 }).toBe(2)
    run.abort()
    await expect(stopped).rejects.toThrow()

    const restarted = await checking.restart({ hasCanaries: false })
    restarted.clock.move(11 * MINUTE)
    await restarted.settled()
    await restarted.sweep()

    expect(countCanaries(restarted)).toBe(0)
    await restarted.stop()
  })

  test('calls a part degraded that is right, but much slower than in the last 7 days', async () => {
    // The runs of other tests are older.
    host.clock.move(8 * 24 * 60 * MINUTE)
    for (let minutes = 60; minutes > 0; minutes -= 5) {
      const createdAt = new Date(host.clock.now() - minutes * MINUTE).toISOString()
      await host.context.health.add(aHealthRun({ createdAt, milliseconds: { mail: 100 } }))
    }
    const repair = replaceVerbs(host.context, 'mailer', () => ({ check: () => setTimeout(1200) }))
    const run = await runCanaries(host.context)
    repair()

    expect(run).toMatchObject({ mailStatus: 'degraded', currentStatus: 'degraded', inspectionStatus: 'healthy' })
    expect(run.problems).toEqual([
      { part: 'mail', text: expect.stringMatching(/^Slower than usual: 1\.\d s instead of 0\.1 s\.$/) },
    ])
  })
})

function countCanaries(of: TestHost): number {
  return withDatabase(of, database =>
    Number(database.prepare("SELECT count(*) AS n FROM transfers WHERE id GLOB 'canary-*'").get()?.n),
  )
}
