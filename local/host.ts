import { randomBytes, randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Context } from '../lambdas/core/request/context.ts'
import { errorFields, jsonLog } from '../lambdas/core/request/log.ts'
import type { Engine } from '../lambdas/ports/engine.ts'
import type { RateClass } from '../shared/contract/contract.ts'
import { openAdapters } from './adapters.ts'
import { apiRoutes } from './api.ts'
import type { LocalConfiguration } from './configuration.ts'
import { takeDirectory } from './dataDirectory.ts'
import { demoPeople } from './identity/demoDirectory.ts'
import type { Person } from './identity/person.ts'
import { toPublicAddress } from './publicAddress.ts'
import { listen, serve } from './server.ts'
import { websiteRoutes } from './website.ts'

const SWEEP_MILLISECONDS = 30_000
/** How long a request that is under way may still take when the host is stopped. */
const SHUTDOWN_GRACE_PERIOD_MILLISECONDS = 2000

/** Time and chance, and what tests make faster; the defaults are the real ones. */
export type HostOptions = {
  now?: () => number
  newId?: () => string
  randomBytes?: (length: number) => Uint8Array
  /** Of another's, which outlives this host. */
  engine?: Engine
  newSecret?: () => string
  budgets?: Record<RateClass, number>
  idTokenSeconds?: number
  /** Who can sign in where there is no provider; the demo people when left out. */
  people?: readonly Person[]
  /** Done once port and data are ours, so that what is wrong with either is told before it. */
  beforeServing?: () => Promise<void>
  /** The built web app; without it the host serves the API alone. */
  websiteDirectory?: string
  writeLog?: (line: string) => void
  /** Free bytes of the disk. */
  freeBytes?: () => number
}

export type Host = {
  origin: string
  context: Context
  /** Tidies up now, as the host does by itself every half minute. */
  sweep(): Promise<void>
  /** Resolves when the workflow has nothing to do. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/**
 * Waybill on one machine: everything under one data directory, everything in one process.
 * @throws SettingsError for what the person who starts it can mend
 */
export async function startHost(configuration: LocalConfiguration, options: HostOptions = {}): Promise<Host> {
  const { dataDirectory, organisation } = configuration
  const now = options.now ?? Date.now
  const newId = options.newId ?? randomUUID
  const writeLog = options.writeLog ?? (line => process.stderr.write(`${line}\n`))
  const log = jsonLog(writeLog, now, configuration.logLevel)

  const directory = takeDirectory(dataDirectory)
  const door = await listen(configuration.port, configuration.host).catch(error => {
    directory.release()
    throw error
  })
  const { server } = door
  const place = toPublicAddress(configuration, getPort(server))
  const { origin } = place
  const adapters = await openAdapters({
    dataDirectory,
    organisation,
    origin,
    log,
    now,
    newId,
    randomBytes: options.randomBytes ?? randomBytes,
    newSecret: options.newSecret ?? (() => randomBytes(32).toString('base64url')),
    people: options.people ?? demoPeople,
    oidc: configuration.oidc,
    smtp: configuration.smtp,
    budgets: options.budgets,
    idTokenSeconds: options.idTokenSeconds,
    engine: options.engine,
    freeBytes: options.freeBytes,
  })
  const { context, jobs } = adapters

  await options.beforeServing?.()
  const website = options.websiteDirectory
    ? [websiteRoutes(options.websiteDirectory, origin, configuration.organisation.addOnHosts)]
    : []
  serve(door, place, [apiRoutes(context), ...adapters.routes, ...website], log, newId)
  jobs.resume(context)
  void adapters.lookAround()
  const sweeper = sweepNowAndThen(adapters.tidyUp, error => log.error('A sweep failed.', errorFields(error)))

  return {
    origin,
    context,
    sweep: adapters.tidyUp,
    settled: () => jobs.settled(),
    async stop() {
      await sweeper.stop()
      await closeServer(server)
      await adapters.close()
      directory.release()
    },
  }
}

async function closeServer(server: Server) {
  const closed = new Promise(resolve => server.close(resolve))
  server.closeIdleConnections()
  const farewell = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_PERIOD_MILLISECONDS)
  await closed
  clearTimeout(farewell)
}

function getPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** One sweep at start-up, for what a crash left, then one every half minute; never two at once. */
function sweepNowAndThen(tidyUp: () => Promise<void>, onError: (error: unknown) => void) {
  let running = tidyUp().catch(onError)
  const timer = setInterval(() => {
    running = running.then(tidyUp).catch(onError)
  }, SWEEP_MILLISECONDS)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
