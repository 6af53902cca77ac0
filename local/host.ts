import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Context } from '../lambdas/core/context.ts'
import { errorFields, jsonLog } from '../lambdas/core/log.ts'
import { transferWorkflow } from '../lambdas/pipeline/workflow.ts'
import { sweep } from '../lambdas/triggers/sweep.ts'
import type { RateClass } from '../shared/contract/contract.ts'
import { apiRoutes } from './api.ts'
import { diskBlobs } from './blobs/diskBlobs.ts'
import { clientConfigurationOf } from './clientConfiguration.ts'
import { type LocalConfiguration, SettingsError } from './configuration.ts'
import { openDatabase } from './database.ts'
import { withinLimit } from './http.ts'
import { demoPeople } from './identity/demoDirectory.ts'
import type { Person } from './identity/person.ts'
import { identityProvider, sweepIdentity } from './identity/provider.ts'
import { sqliteSessions } from './identity/sessions.ts'
import { sqliteJobs } from './jobs.ts'
import { fileKeys } from './keys.ts'
import { outbox } from './outbox/outbox.ts'
import { outboxRoutes } from './outbox/outboxPage.ts'
import { listen, serve } from './server.ts'
import { sqliteAudit } from './stores/audit.ts'
import { sqliteIdempotency } from './stores/idempotency.ts'
import { memoryLimits } from './stores/limits.ts'
import { sqliteTransfers } from './stores/transfers.ts'
import { websiteRoutes } from './website.ts'

const SWEEP_MILLISECONDS = 30_000

/** Time and chance, and what tests make faster; the defaults are the real ones. */
export type HostOptions = {
  now?: () => number
  newId?: () => string
  newSecret?: () => string
  budgets?: Record<RateClass, number>
  idTokenSeconds?: number
  /** Who can sign in; the demo people when left out. */
  people?: readonly Person[]
  /** Done once port and data are ours, so that what is wrong with either is told before it. */
  beforeServing?: () => Promise<void>
  /** The built web app; without it the host serves the API alone. */
  websiteDirectory?: string
  writeLog?: (line: string) => void
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
  const newSecret = options.newSecret ?? (() => randomBytes(32).toString('base64url'))
  const writeLog = options.writeLog ?? (line => process.stderr.write(`${line}\n`))
  const log = jsonLog(writeLog, now, configuration.logLevel)

  const lock = takeDirectory(dataDirectory)
  const door = await listen(configuration.port, configuration.host).catch(error => {
    lock.close()
    throw error
  })
  const { server } = door
  const port = portOf(server)
  const origin = port === 80 ? 'http://localhost' : `http://localhost:${port}`

  const database = openDatabase(join(dataDirectory, 'waybill.db'))
  const keys = fileKeys(join(dataDirectory, 'keys', 'root.key'))
  const audit = sqliteAudit(database)
  const sessions = sqliteSessions(database)
  const idempotency = sqliteIdempotency(database)
  const jobs = sqliteJobs(database, transferWorkflow, { now })
  const mailer = outbox(database, {
    from: `${organisation.brandName} <no-reply@${organisation.domains[0]}>`,
    now,
    newId,
  })
  const signingKey = keys.derive('blob urls')
  const blobs = diskBlobs({
    ...{ directory: join(dataDirectory, 'blobs'), database, keys, signingKey, origin, now, newId },
    onDamage: error => log.error('A stored file is damaged.', errorFields(error)),
  })
  const identity = await identityProvider({
    database,
    keys,
    sessions,
    audit,
    people: options.people ?? demoPeople,
    origin,
    signingKeyFile: join(dataDirectory, 'keys', 'tokens.key'),
    now,
    newId,
    newSecret,
    ...(options.idTokenSeconds === undefined ? {} : { idTokenSeconds: options.idTokenSeconds }),
  })

  const context: Context = {
    transfers: sqliteTransfers(database),
    blobs,
    workflow: jobs,
    mailer,
    keys,
    sessions,
    idempotency,
    limits: memoryLimits(options.budgets),
    audit,
    organisation,
    clientConfiguration: clientConfigurationOf(organisation, origin, identity.clientConfiguration),
    publicOrigin: origin,
    tokens: {
      issuer: identity.issuer,
      audience: identity.clientId,
      recipientAudience: identity.recipientClientId,
      keys: identity.keySet,
    },
    now,
    newId,
    newSecret,
    log,
  }
  await options.beforeServing?.()
  const website = options.websiteDirectory ? [websiteRoutes(options.websiteDirectory, origin)] : []
  const signIn = withinLimit(identity.routes, url => /^\/(oauth2\/|identity$)/.test(url.pathname), context.limits)
  serve(door, port, [apiRoutes(context), blobs.routes, signIn, outboxRoutes(mailer), ...website], log, newId)
  jobs.resume(context)

  const tidyUp = async () => {
    await sweep(context)
    await blobs.sweep()
    sweepIdentity(database, now())
    idempotency.sweep(now())
  }
  const sweeper = sweepNowAndThen(tidyUp, error => log.error('A sweep failed.', errorFields(error)))

  return {
    origin,
    context,
    sweep: tidyUp,
    settled: () => jobs.settled(),
    async stop() {
      await sweeper.stop()
      const closed = new Promise(resolve => server.close(resolve))
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 2000).unref()
      await closed
      await jobs.close()
      await blobs.close()
      database.close()
      lock.close()
    },
  }
}

/** Makes the data directory and takes it for this process alone; the lock ends with the process, however it ends. */
function takeDirectory(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true })
    // Addresses and messages stand in the database in clear: the folder is for its owner alone.
    chmodSync(directory, 0o700)
    const lock = new DatabaseSync(join(directory, 'host.lock'))
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) {
      throw new SettingsError(`DATA_DIR ${directory} is in use by another Waybill. Stop it, or set another DATA_DIR.`)
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError(`DATA_DIR ${directory} cannot be written: ${reason}. Set DATA_DIR to a folder of yours.`)
  }
}

function portOf(server: Server): number {
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
