import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import type { LocalConfiguration } from '../../local/configuration.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { threadedEngine } from '../../local/engine/threadedEngine.ts'
import { type Host, type HostOptions, startHost } from '../../local/host.ts'
import { UNSUBSCRIBE_SECRET } from './person.ts'

/** A clock that only tests move. No test depends on its start. */
export function fixedClock(start = Date.parse('2026-11-21T09:00:00.000Z')) {
  let time = start
  return {
    now: () => time,
    move(milliseconds: number) {
      time += milliseconds
    },
  }
}

export type TestHost = Host & {
  clock: ReturnType<typeof fixedClock>
  directory: string
  logLines: string[]
  /** Stops the host and starts another on the same data, with changed settings if given. */
  restart(changes?: TestOptions): Promise<TestHost>
}

/**
 * Shared by all hosts of a test file: its threads take a second to start, have no state, and do not keep the process
 * alive.
 */
const engine = threadedEngine({ temporaryDirectory: tmpdir() })

type TestOptions = HostOptions &
  Partial<Pick<LocalConfiguration, 'organisation' | 'organisationFiles' | 'port' | 'clamd'>> & { directory?: string }

/** The real host on a free port over a new folder, with a still clock. `stop` deletes the folder. */
export async function testHost(options: TestOptions = {}, clock = fixedClock()): Promise<TestHost> {
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), 'waybill-test-'))
  const logLines: string[] = []
  const { organisation = demoOrganisation, organisationFiles, port = 0, clamd, ...hostOptions } = options
  const host = await startHost(
    { port, host: '127.0.0.1', dataDirectory: directory, organisation, organisationFiles, clamd, logLevel: 'info' },
    { now: clock.now, writeLog: line => logLines.push(line), engine, ...hostOptions },
  )
  return {
    ...host,
    clock,
    directory,
    logLines,
    async stop() {
      await host.stop()
      rmSync(directory, { recursive: true, force: true })
    },
    async restart(changes = {}) {
      await host.stop()
      return testHost({ ...options, ...changes, directory, port: Number(new URL(host.origin).port) }, clock)
    },
  }
}

/** A host with the features and limits that stored clients need. */
export async function versionsHost(): Promise<TestHost> {
  const host = await testHost({
    budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    organisation: { ...demoOrganisation, smsCountries: ['CH'] },
  })
  const { alerts } = host.context
  await alerts.noteReader({ subject: 'bea', email: 'bea@acme.example', activeAt: host.clock.now() })
  const unsubscribe = { digest: computeDigest(UNSUBSCRIBE_SECRET), sealed: '' }
  await alerts.subscribe('bea', { cadence: 'each', unsubscribe }, host.clock.now())
  return host
}

export function withDatabase<T>({ directory }: Pick<TestHost, 'directory'>, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(directory, 'waybill.db'), { timeout: 5000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}
