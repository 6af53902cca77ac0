import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { LocalConfiguration } from '../../local/configuration.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { threadedEngine } from '../../local/engine/threadedEngine.ts'
import { type Host, type HostOptions, startHost } from '../../local/host.ts'

/** A still clock, moved by tests alone. It starts at a moment that no test depends on. */
export function stillClock(start = Date.parse('2026-11-21T09:00:00.000Z')) {
  let time = start
  return {
    now: () => time,
    move(milliseconds: number) {
      time += milliseconds
    },
  }
}

export type TestHost = Host & {
  clock: ReturnType<typeof stillClock>
  directory: string
  logLines: string[]
  /** Stops the host and starts another on the same data, as an operator would, with other settings or the same. */
  restart(changes?: HostOptions): Promise<TestHost>
}

/** Of all hosts of a test file: its threads take a second to start, keep nothing, and do not hold the process. */
const engine = threadedEngine({ temporaryDirectory: tmpdir() })

type TestOptions = HostOptions & Partial<Pick<LocalConfiguration, 'organisation' | 'port'>> & { directory?: string }

/** The real host on a free port over a new folder, with a still clock. `stop` clears the folder. */
export async function testHost(options: TestOptions = {}, clock = stillClock()): Promise<TestHost> {
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), 'waybill-test-'))
  const logLines: string[] = []
  const { organisation = demoOrganisation, port = 0, ...hostOptions } = options
  const host = await startHost(
    { port, host: '127.0.0.1', dataDirectory: directory, organisation, logLevel: 'info' },
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

/** A host on which a kept client finds all that it asks for, as often as it likes. */
export function versionsHost(): Promise<TestHost> {
  return testHost({
    budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    organisation: { ...demoOrganisation, smsCountries: ['CH'] },
  })
}

/** Lets a test look, or reach, into the database of a running host. */
export function withDatabase<T>({ directory }: Pick<TestHost, 'directory'>, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(directory, 'waybill.db'), { timeout: 5000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}
