import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toClientConfiguration } from '../lambdas/core/request/clientConfiguration.ts'
import type { Context } from '../lambdas/core/request/context.ts'
import { limitDenials } from '../lambdas/core/request/denials.ts'
import { errorFields, type Log } from '../lambdas/core/request/log.ts'
import { toFileWorkflow, transferWorkflow } from '../lambdas/pipeline/workflow.ts'
import type { Engine } from '../lambdas/ports/engine.ts'
import type { MalwareScanner } from '../lambdas/ports/malwareScanner.ts'
import { remind } from '../lambdas/triggers/remind.ts'
import { sweep } from '../lambdas/triggers/sweep.ts'
import type { RateClass } from '../shared/contract/contract.ts'
import type { Organisation } from '../shared/domain/organisation.ts'
import { sqliteArrivals } from './arrivals.ts'
import { diskBlobs } from './blobs/diskBlobs.ts'
import { checkFurtherKinds } from './checkFurtherKinds.ts'
import type { ClamdTimes } from './clamd/clamdConnection.ts'
import type { ClamdAddress } from './clamd/clamdSettings.ts'
import { SettingsError } from './configuration.ts'
import { keepReserve, NewerData, openDatabase } from './database.ts'
import { diskReserve } from './diskReserve.ts'
import { threadedEngine } from './engine/threadedEngine.ts'
import { limitRequests } from './http.ts'
import type { OidcSettings } from './identity/oidcSettings.ts'
import type { Person } from './identity/person.ts'
import { identityProvider, sweepIdentity } from './identity/provider.ts'
import { sqliteSessions } from './identity/sessions.ts'
import { sqliteJobs } from './jobs.ts'
import { fileKeys } from './keys.ts'
import { openMessaging } from './messaging.ts'
import { fileReceiptSigner } from './receiptSigner.ts'
import type { GatewaySettings } from './sms/gatewaySettings.ts'
import type { SmtpSettings } from './smtp/smtpSettings.ts'
import { sqliteAddressBook } from './stores/addressBook.ts'
import { sqliteAlerts } from './stores/alerts.ts'
import { sqliteAudit, sweepAudit } from './stores/audit.ts'
import { sqliteChallenges } from './stores/challenges.ts'
import { sqliteContacts } from './stores/contacts.ts'
import { sqliteDropPages } from './stores/dropPages.ts'
import { sqliteHealth } from './stores/health.ts'
import { sqliteIdempotency } from './stores/idempotency.ts'
import { sqliteInsights } from './stores/insights.ts'
import { sqliteLimits } from './stores/limits.ts'
import { sqliteMalwareAllowances } from './stores/malwareAllowances.ts'
import { sqliteNotices } from './stores/notices.ts'
import { sqlitePolicies } from './stores/policies.ts'
import { sqliteRecipients } from './stores/recipients.ts'
import { sqliteTemplateSets } from './stores/templateSets.ts'
import { sqliteTransferIndex } from './stores/transferIndex.ts'
import { sqliteTransfers, sweepPasses } from './stores/transfers.ts'
import { sqliteTrustedDevices } from './stores/trustedDevices.ts'
import { fillUsageOnce, sqliteUsage } from './stores/usage.ts'

export type AdapterOptions = {
  dataDirectory: string
  organisation: Organisation
  origin: string
  people: readonly Person[]
  oidc: OidcSettings | undefined
  smtp: SmtpSettings | undefined
  smsGateway: GatewaySettings | undefined
  clamd: { address: ClamdAddress; times?: ClamdTimes } | undefined
  log: Log
  now: () => number
  newId: () => string
  randomBytes: (length: number) => Uint8Array
  newSecret: () => string
  budgets: Record<RateClass, number> | undefined
  idTokenSeconds: number | undefined
  engine: Engine | undefined
  freeBytes?: (() => number) | undefined
}

export async function openAdapters(surroundings: AdapterOptions) {
  const { dataDirectory, origin, people, log, now, newId, newSecret, randomBytes } = surroundings
  const { keys, database, databaseFile } = openData(dataDirectory)
  const reserve = diskReserve(dataDirectory, surroundings.freeBytes)
  reserve.hold()
  keepReserve(database, reserve)
  const audit = sqliteAudit(database)
  const limits = sqliteLimits(database, { now, callBudgets: surroundings.budgets })
  const challenges = sqliteChallenges(database, { key: keys.derive('challenges'), now })
  const contacts = sqliteContacts(database, { key: keys.derive('contacts'), now })
  const usage = sqliteUsage(database, { now })
  const addressBook = sqliteAddressBook(database, { now })
  const alerts = sqliteAlerts(database, { now })
  const malwareAllowances = sqliteMalwareAllowances(database, { now })
  const trustedDevices = sqliteTrustedDevices(database, { now })
  const { clamd } = surroundings
  const malwareScanner =
    clamd && (await import('./clamd/clamdScanner.ts')).clamdScanner(clamd.address, { log, now, ...clamd })
  if (!surroundings.organisation.addressBook) addressBook.clear()
  const recipients = sqliteRecipients(database)
  const sessions = sqliteSessions(database)
  const idempotency = sqliteIdempotency(database)
  const jobs = sqliteJobs(database, transferWorkflow, { now, early: toFileWorkflow(transferWorkflow) })
  const arrivals = sqliteArrivals(database, now)
  const post = await openMessaging({ ...surroundings, database, keys, limits })
  const organisation = { ...surroundings.organisation, smsCountries: [...post.smsCountries] }
  const signingKey = keys.derive('blob urls')
  const blobs = diskBlobs({
    directory: join(dataDirectory, 'blobs'),
    database,
    keys,
    signingKey,
    origin,
    now,
    newId,
    onPinned: arrivals.add,
    onDamage: error => log.error('A stored file is damaged.', errorFields(error)),
  })
  const threads = threadedEngine({
    temporaryDirectory: createEmptyDirectory(join(dataDirectory, 'spool')),
    ocr: surroundings.organisation.ocr,
    furtherKinds: await checkFurtherKinds(surroundings.organisation),
  })
  const engine = surroundings.engine ?? threads
  const identity = await identityProvider({
    database,
    keys,
    sessions,
    audit: limitDenials(audit, limits),
    people,
    oidc: surroundings.oidc,
    origin,
    signingKeyFile: join(dataDirectory, 'keys', 'tokens.key'),
    now,
    newId,
    newSecret,
    recipients,
    alerts,
    triggers: () => context,
    log,
    ...(surroundings.idTokenSeconds === undefined ? {} : { idTokenSeconds: surroundings.idTokenSeconds }),
  })

  const recordKey = keys.derive('transfers')
  await fillUsageOnce(database, recordKey, { log, now })
  const transferIndex = sqliteTransferIndex(database, { databaseFile, key: recordKey, log, now })
  const caughtUp = transferIndex
    .catchUp()
    .catch(error => log.error('The lists could not be built.', errorFields(error)))

  const insights = sqliteInsights({ databaseFile, getDelay: transferIndex.getDelay })

  const context: Context = {
    transfers: sqliteTransfers(database, recordKey, reserve),
    transferIndex,
    insights,
    blobs,
    engine,
    workflow: jobs,
    mailer: post.mailer,
    keys,
    sessions,
    idempotency,
    limits,
    audit,
    challenges,
    contacts,
    usage,
    addressBook,
    recipients,
    sms: post.sms,
    templateSets: sqliteTemplateSets(database),
    policies: sqlitePolicies(database),
    health: sqliteHealth(database, { now }),
    alerts,
    ...(malwareScanner ? { malwareScanner } : {}),
    malwareAllowances,
    notices: sqliteNotices(database),
    dropPages: sqliteDropPages(database),
    trustedDevices,
    receiptSigner: fileReceiptSigner(join(dataDirectory, 'keys'), keys),
    organisation,
    clientConfiguration: toClientConfiguration(organisation, origin, identity.clientConfiguration),
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
    randomBytes,
    log,
    // All ports are in this process: a failing port is a fault, never a remote outage.
    isUnavailable: () => false,
  }

  const signIn = limitRequests(identity.routes, url => /^\/(oauth2\/|identity$)/.test(url.pathname), context.limits)
  return {
    context,
    jobs,
    arrivals,
    routes: [blobs.routes, signIn, ...post.routes],
    async checkServices() {
      const logFailure = (message: string) => (error: unknown) => log.error(message, errorFields(error))
      await Promise.all([
        identity.check().catch(logFailure('The identity provider does not answer correctly.')),
        post.mailer.check().catch(logFailure('The mail server does not answer correctly.')),
        malwareScanner && checkScannerSettings(malwareScanner, log),
      ])
    },
    checkHealth: async (signal: AbortSignal) => {
      const [{ checkHealth }, { checkScanner }] = await Promise.all([
        import('../lambdas/triggers/checkHealth.ts'),
        import('../lambdas/health/checkScanner.ts'),
      ])
      const ofScanner = malwareScanner && { scanner: () => checkScanner(malwareScanner) }
      const checks = { identity: () => identity.check(), ...ofScanner }
      await checkHealth(context, { signal, pollMilliseconds: 100, checks })
    },
    raiseAlerts: async () => {
      const [{ mailAlerts }, { raiseAlerts }] = await Promise.all([
        import('../lambdas/triggers/mailAlerts.ts'),
        import('../lambdas/triggers/raiseAlerts.ts'),
      ])
      await mailAlerts(context)
      await raiseAlerts(context)
    },
    async tidyUp() {
      reserve.hold()
      await sweep(context)
      await remind(context)
      await blobs.sweep()
      sweepIdentity(database, now())
      sweepPasses(database, now())
      sweepAudit(database, now())
      idempotency.sweep(now())
      for (const store of [
        limits,
        challenges,
        contacts,
        usage,
        addressBook,
        alerts,
        malwareAllowances,
        trustedDevices,
        post,
      ])
        store.sweep()
    },
    /** Connections must already be closed. */
    async close() {
      const listsClosed = transferIndex.close()
      malwareScanner?.close()
      // The next start runs interrupted work again; waiting for it could delay a stop by minutes.
      await Promise.all([arrivals.close(), jobs.close(), threads.close(), listsClosed, caughtUp, insights.close()])
      await post.close()
      await blobs.close()
      database.close()
    },
  }
}

async function checkScannerSettings(scanner: MalwareScanner, log: Log) {
  const { checkClamd } = await import('./clamd/checkClamd.ts')
  for (const problem of await checkClamd(scanner)) log.error(problem)
}

/** Leftovers of a killed process are unreadable, because their keys were only in memory. */
function createEmptyDirectory(directory: string): string {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return directory
}

/**
 * A database without its key file must not get a new key, which would hide the loss.
 * @throws SettingsError
 */
function openData(directory: string) {
  const databaseFile = join(directory, 'waybill.db')
  const keyFile = join(directory, 'keys', 'root.key')
  if (existsSync(databaseFile) && !existsSync(keyFile)) {
    throw new SettingsError(`The key file ${keyFile} is missing, and the data cannot be read without it. Restore it.`)
  }
  const keys = fileKeys(keyFile)
  try {
    return { keys, database: openDatabase(databaseFile), databaseFile }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof NewerData) throw new SettingsError(reason, { cause: error })
    throw new SettingsError(`The database ${databaseFile} cannot be opened: ${reason}`, { cause: error })
  }
}
