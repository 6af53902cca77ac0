import { randomBytes, randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Context } from '../lambdas/core/request/context.ts'
import { errorFields, jsonLog } from '../lambdas/core/request/log.ts'
import type { Engine } from '../lambdas/ports/engine.ts'
import type { RateClass } from '../shared/contract/contract.ts'
import { openAdapters } from './adapters.ts'
import { apiRoutes } from './api.ts'
import type { ClamdTimes } from './clamd/clamdConnection.ts'
import type { LocalConfiguration } from './configuration.ts'
import { takeDirectory } from './dataDirectory.ts'
import { demoPeople } from './identity/demoDirectory.ts'
import type { Person } from './identity/person.ts'
import { toPublicAddress } from './publicAddress.ts'
import { listen, serve } from './server.ts'
import { websiteRoutes } from './website.ts'

const SWEEP_MILLISECONDS = 30_000
const FIRST_CANARY_MILLISECONDS = 2000
const CANARY_MILLISECONDS = 5 * 60_000
const FIRST_ALERTS_MILLISECONDS = 5000
const ALERTS_MILLISECONDS = 60_000
const SHUTDOWN_GRACE_PERIOD_MILLISECONDS = 2000

export type HostOptions = {
  now?: () => number
  newId?: () => string
  randomBytes?: (length: number) => Uint8Array
  /** The caller owns it; it outlives this host. */
  engine?: Engine | undefined
  newSecret?: () => string
  budgets?: Record<RateClass, number>
  idTokenSeconds?: number
  /** Default: the demo people. */
  people?: readonly Person[]
  /** Runs once the port and the data directory are taken, so that their faults are reported first. */
  beforeServing?: () => Promise<void>
  /** Without it the host serves only the API. */
  websiteDirectory?: string
  /** Whether canaries run every five minutes. They cost about a CPU second each. */
  hasCanaries?: boolean
  /** Whether alerts are raised and mailed every minute. */
  hasAlerts?: boolean
  writeLog?: (line: string) => void
  freeBytes?: () => number
  clamdTimes?: ClamdTimes
}

export type Host = {
  origin: string
  context: Context
  sweep(): Promise<void>
  settled(): Promise<void>
  stop(): Promise<void>
}

/** @throws SettingsError for faults that the operator can fix */
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
    smsGateway: configuration.smsGateway,
    clamd: configuration.clamd && {
      address: configuration.clamd,
      ...(options.clamdTimes && { times: options.clamdTimes }),
    },
    budgets: options.budgets,
    idTokenSeconds: options.idTokenSeconds,
    engine: options.engine,
    freeBytes: options.freeBytes,
  })
  const { context, jobs, arrivals } = adapters

  await options.beforeServing?.()
  const website = options.websiteDirectory
    ? [websiteRoutes(options.websiteDirectory, origin, organisation.addOnHosts, configuration.organisationFiles)]
    : []
  serve(door, place, [apiRoutes(context), ...adapters.routes, ...website], log, newId)
  jobs.resume(context)
  arrivals.resume(context)
  void adapters.checkServices()
  const sweeper = startSweeper(adapters.tidyUp, error => log.error('A sweep failed.', errorFields(error)))
  const canaries = options.hasCanaries
    ? startTimer(adapters.checkHealth, { first: FIRST_CANARY_MILLISECONDS, every: CANARY_MILLISECONDS }, error =>
        log.error('The health could not be checked.', errorFields(error)),
      )
    : undefined
  const alerts = options.hasAlerts
    ? startTimer(adapters.raiseAlerts, { first: FIRST_ALERTS_MILLISECONDS, every: ALERTS_MILLISECONDS }, error =>
        log.error('Alerts could not be raised.', errorFields(error)),
      )
    : undefined

  return {
    origin,
    context,
    sweep: adapters.tidyUp,
    async settled() {
      await arrivals.settled()
      await jobs.settled()
    },
    async stop() {
      await Promise.all([canaries?.stop(), alerts?.stop()])
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
  const deadline = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_PERIOD_MILLISECONDS)
  await closed
  clearTimeout(deadline)
}

function getPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** Sweeps at start too, because a crash may have left work. Never two sweeps at once. */
function startSweeper(tidyUp: () => Promise<void>, onError: (error: unknown) => void) {
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

/** Soon after the start, which it must not slow down. Never two runs at once. */
function startTimer(
  work: (signal: AbortSignal) => Promise<void>,
  milliseconds: { first: number; every: number },
  onError: (error: unknown) => void,
) {
  const end = new AbortController()
  let running: Promise<void> | undefined
  const run = () => {
    running ??= work(end.signal)
      .catch(error => {
        if (!end.signal.aborted) onError(error)
      })
      .finally(() => {
        running = undefined
      })
  }
  const first = setTimeout(run, milliseconds.first)
  const timer = setInterval(run, milliseconds.every)
  return {
    async stop() {
      clearTimeout(first)
      clearInterval(timer)
      end.abort()
      await running
    },
  }
}
