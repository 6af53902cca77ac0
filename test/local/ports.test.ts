import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Context } from '../../lambdas/core/request/context.ts'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import { openText, sealText } from '../../lambdas/core/secrets/sealing.ts'
import type { AuditEvent } from '../../lambdas/ports/audit.ts'
import { openDatabase } from '../../local/database.ts'
import { sqliteSessions } from '../../local/identity/sessions.ts'
import { sqliteJobs } from '../../local/jobs.ts'
import { fileKeys } from '../../local/keys.ts'
import { outbox } from '../../local/outbox/outbox.ts'
import { sqliteAddressBook } from '../../local/stores/addressBook.ts'
import { sqliteAlerts } from '../../local/stores/alerts.ts'
import { sqliteAudit } from '../../local/stores/audit.ts'
import { sqliteChallenges } from '../../local/stores/challenges.ts'
import { sqliteContacts } from '../../local/stores/contacts.ts'
import { sqliteDropPages } from '../../local/stores/dropPages.ts'
import { fillUsage } from '../../local/stores/fillUsage.ts'
import { sqliteHealth } from '../../local/stores/health.ts'
import { sqliteIdempotency } from '../../local/stores/idempotency.ts'
import { sqliteLimits } from '../../local/stores/limits.ts'
import { sqliteMalwareAllowances } from '../../local/stores/malwareAllowances.ts'
import { sqliteNotices } from '../../local/stores/notices.ts'
import { sqlitePolicies } from '../../local/stores/policies.ts'
import { sqliteRecipients } from '../../local/stores/recipients.ts'
import { sqliteTemplateSets } from '../../local/stores/templateSets.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import { sqliteTrustedDevices } from '../../local/stores/trustedDevices.ts'
import { sqliteUsage } from '../../local/stores/usage.ts'
import { addressBookSuite } from '../contracts/addressBook.suite.ts'
import { alertsSuite } from '../contracts/alerts.suite.ts'
import { auditSuite } from '../contracts/audit.suite.ts'
import { challengesSuite } from '../contracts/challenges.suite.ts'
import { contactsSuite } from '../contracts/contacts.suite.ts'
import { dropPagesSuite } from '../contracts/dropPages.suite.ts'
import { healthSuite } from '../contracts/health.suite.ts'
import { idempotencySuite } from '../contracts/idempotency.suite.ts'
import { keysSuite } from '../contracts/keys.suite.ts'
import { limitsSuite } from '../contracts/limits.suite.ts'
import { mailerSuite } from '../contracts/mailer.suite.ts'
import { malwareAllowancesSuite } from '../contracts/malwareAllowances.suite.ts'
import { noticesSuite } from '../contracts/notices.suite.ts'
import { policiesSuite } from '../contracts/policies.suite.ts'
import { recipientsSuite } from '../contracts/recipients.suite.ts'
import { sessionsSuite } from '../contracts/sessions.suite.ts'
import { smsSuite } from '../contracts/sms.suite.ts'
import { templateSetsSuite } from '../contracts/templateSets.suite.ts'
import { type TransfersStore, transfersSuite } from '../contracts/transfers.suite.ts'
import { trustedDevicesSuite } from '../contracts/trustedDevices.suite.ts'
import { usageSuite } from '../contracts/usage.suite.ts'
import { workflowSuite } from '../contracts/workflow.suite.ts'
import { fixedClock } from '../harness/host.ts'
import { recordKey } from '../harness/recordKey.ts'

function temporaryDatabase() {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-ports-'))
  const database = openDatabase(join(directory, 'waybill.db'))
  return {
    directory,
    database,
    async close() {
      database.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function readAudit(database: DatabaseSync): AuditEvent[] {
  const rows = database
    .prepare(
      `SELECT at, action, actor, source, transfer_id AS transferId, file_id AS fileId, result, detail
       FROM audit ORDER BY sequence`,
    )
    .all()
  return rows.map(row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as AuditEvent)
}

function editRecords(database: DatabaseSync) {
  const edited = (table: string, row: Record<string, unknown>, place: string, edit: Edit) => {
    const record = edit(JSON.parse(openText(recordKey, String(row.record), place)))
    const sealed = sealText(recordKey, JSON.stringify(record), place)
    database.prepare(`UPDATE ${table} SET record = ? WHERE id = ?`).run(sealed, String(row.id))
    return record as Record<string, unknown>
  }
  return async (id: string, edit: Edit) => {
    const transfers = database.prepare('SELECT id, record FROM transfers WHERE id = ?').all(id)
    const files = database.prepare('SELECT id, record FROM files WHERE transfer_id = ? ORDER BY position').all(id)
    return [
      ...transfers.map(row => edited('transfers', row, `transfer ${id}`, edit)),
      ...files.map(row => edited('files', row, `file of ${id}`, edit)),
    ]
  }
}
type Edit = Parameters<TransfersStore['editRecords']>[1]

async function openStores(now = Date.now) {
  const { database, close } = temporaryDatabase()
  return {
    usage: sqliteUsage(database, { now }),
    transfers: sqliteTransfers(database, recordKey),
    audit: sqliteAudit(database),
    sessions: sqliteSessions(database),
    idempotency: sqliteIdempotency(database),
    readAudit: async () => readAudit(database),
    editRecords: editRecords(database),
    rebuild: async () =>
      fillUsage(database, {
        key: recordKey,
        now: now(),
        onUnreadable: (_, error) => {
          throw error
        },
      }),
    readRows: async () => {
      const tables = ['usage_pairs', 'usage_members', 'usage_domains', 'usage_stems']
      return JSON.stringify(tables.map(table => database.prepare(`SELECT * FROM ${table}`).all()))
    },
    close,
  }
}

transfersSuite('SQLite', () => openStores())
usageSuite('SQLite', openStores)
auditSuite('SQLite', () => openStores())
sessionsSuite('SQLite', () => openStores())
idempotencySuite('SQLite', () => openStores())
limitsSuite('memory and SQLite', async (callBudgets, now) => {
  const { database, close } = temporaryDatabase()
  return { limits: sqliteLimits(database, { now, callBudgets }), close }
})
challengesSuite('SQLite', async now => {
  const { database, close } = temporaryDatabase()
  return { challenges: sqliteChallenges(database, { key: recordKey, now }), close }
})
contactsSuite('SQLite', async now => {
  const { database, close } = temporaryDatabase()
  return { contacts: sqliteContacts(database, { key: recordKey, now }), close }
})
malwareAllowancesSuite('SQLite', async now => {
  const { database, close } = temporaryDatabase()
  return { allowances: sqliteMalwareAllowances(database, { now }), close }
})
dropPagesSuite('SQLite', async () => {
  const { database, close } = temporaryDatabase()
  return { dropPages: sqliteDropPages(database), close }
})
trustedDevicesSuite('SQLite', async now => {
  const { database, close } = temporaryDatabase()
  return { trustedDevices: sqliteTrustedDevices(database, { now }), close }
})
noticesSuite('SQLite', async () => {
  const { database, close } = temporaryDatabase()
  return { notices: sqliteNotices(database), close }
})
addressBookSuite('SQLite', async now => {
  const { database, close } = temporaryDatabase()
  return { addressBook: sqliteAddressBook(database, { now }), close }
})
healthSuite('SQLite', async now => {
  const { database, close } = temporaryDatabase()
  return { health: sqliteHealth(database, { now }), close }
})
alertsSuite('SQLite', async now => {
  const { database, close } = temporaryDatabase()
  const open = () => sqliteAlerts(database, { now })
  return { alerts: open(), another: open(), close }
})
templateSetsSuite('SQLite', async () => {
  const { database, close } = temporaryDatabase()
  return { templateSets: sqliteTemplateSets(database), close }
})
policiesSuite('SQLite', async () => {
  const { database, close } = temporaryDatabase()
  return {
    policies: sqlitePolicies(database),
    another: sqlitePolicies(database),
    readAudit: async () => readAudit(database),
    close,
  }
})
recipientsSuite('SQLite', async () => {
  const { database, close } = temporaryDatabase()
  const recipients = sqliteRecipients(database)
  return { recipients, isKnown: async username => recipients.has(username), close }
})

keysSuite('key file', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-keys-'))
  return {
    keys: fileKeys(join(directory, 'root.key')),
    close: async () => rmSync(directory, { recursive: true, force: true }),
  }
})

function openOutbox() {
  const { database, close } = temporaryDatabase()
  let ids = 0
  const kept = outbox(database, {
    from: 'Waybill <no-reply@acme.example>',
    key: randomBytes(32),
    now: fixedClock().now,
    newId: () => `message-${++ids}`,
  })
  return { kept, close }
}

mailerSuite('outbox', async () => {
  const { kept, close } = openOutbox()
  return {
    mailer: kept,
    delivered: async () => kept.list().map(({ id, ...mail }) => ({ ...mail, logo: kept.getLogo(id) })),
    close,
  }
})
smsSuite('outbox', async () => {
  const { kept, close } = openOutbox()
  return { sms: kept.sms, delivered: async () => kept.list().map(({ to, text }) => ({ to, text })), close }
})

workflowSuite('jobs in SQLite', async definition => {
  const { database, close } = temporaryDatabase()
  const { now, move } = fixedClock()
  const transfers = sqliteTransfers(database, recordKey)
  // The runner and steps of this suite use only this part of the context.
  const context = { transfers, log: jsonLog(() => {}, now, 'info') } as Context
  const begin = () => {
    const jobs = sqliteJobs(database, definition, { now })
    jobs.resume(context)
    return jobs
  }
  let jobs = begin()
  return {
    workflow: {
      start: id => jobs.start(id),
      startEarly: file => jobs.startEarly(file, 'alice'),
      freeRoom: () => jobs.freeRoom(),
    },
    transfers,
    move,
    settled: () => jobs.settled(),
    async restart() {
      await jobs.close()
      jobs = begin()
    },
    async crash() {
      // A closed runner takes no more jobs; a hanging one is left.
      void jobs.close()
      jobs = begin()
    },
    async close() {
      await jobs.close()
      await close()
    },
  }
})
