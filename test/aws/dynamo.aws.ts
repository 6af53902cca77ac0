import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { rebuildUsage } from '../../lambdas/aws/adapters/dynamo/rebuildUsage.ts'
import { dynamoAddressBook } from '../../lambdas/aws/adapters/dynamoAddressBook.ts'
import { dynamoAlerts } from '../../lambdas/aws/adapters/dynamoAlerts.ts'
import { dynamoAudit } from '../../lambdas/aws/adapters/dynamoAudit.ts'
import { dynamoChallenges } from '../../lambdas/aws/adapters/dynamoChallenges.ts'
import { dynamoContacts } from '../../lambdas/aws/adapters/dynamoContacts.ts'
import { dynamoDropPages } from '../../lambdas/aws/adapters/dynamoDropPages.ts'
import { dynamoHealth } from '../../lambdas/aws/adapters/dynamoHealth.ts'
import { dynamoIdempotency } from '../../lambdas/aws/adapters/dynamoIdempotency.ts'
import { dynamoLimits } from '../../lambdas/aws/adapters/dynamoLimits.ts'
import { dynamoMalwareAllowances } from '../../lambdas/aws/adapters/dynamoMalwareAllowances.ts'
import { dynamoNotices } from '../../lambdas/aws/adapters/dynamoNotices.ts'
import { dynamoPolicies } from '../../lambdas/aws/adapters/dynamoPolicies.ts'
import { dynamoSessions } from '../../lambdas/aws/adapters/dynamoSessions.ts'
import { dynamoTemplateSets } from '../../lambdas/aws/adapters/dynamoTemplateSets.ts'
import { dynamoTransfers } from '../../lambdas/aws/adapters/dynamoTransfers.ts'
import { dynamoTrustedDevices } from '../../lambdas/aws/adapters/dynamoTrustedDevices.ts'
import { dynamoUsage } from '../../lambdas/aws/adapters/dynamoUsage.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import { transferKey } from '../../lambdas/aws/functions/tableKeys.ts'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import type { Idempotency } from '../../lambdas/ports/idempotency.ts'
import { addressBookSuite } from '../contracts/addressBook.suite.ts'
import { alertsSuite } from '../contracts/alerts.suite.ts'
import { auditSuite } from '../contracts/audit.suite.ts'
import { challengesSuite } from '../contracts/challenges.suite.ts'
import { contactsSuite } from '../contracts/contacts.suite.ts'
import { dropPagesSuite } from '../contracts/dropPages.suite.ts'
import { healthSuite } from '../contracts/health.suite.ts'
import { idempotencySuite } from '../contracts/idempotency.suite.ts'
import { limitsSuite } from '../contracts/limits.suite.ts'
import { malwareAllowancesSuite } from '../contracts/malwareAllowances.suite.ts'
import { noticesSuite } from '../contracts/notices.suite.ts'
import { policiesSuite } from '../contracts/policies.suite.ts'
import { sessionsSuite } from '../contracts/sessions.suite.ts'
import { templateSetsSuite } from '../contracts/templateSets.suite.ts'
import { transfersSuite } from '../contracts/transfers.suite.ts'
import { trustedDevicesSuite } from '../contracts/trustedDevices.suite.ts'
import { usageSuite } from '../contracts/usage.suite.ts'
import { makeTables, toRows } from './tables.ts'
import { punctualClient } from './timeToLive.ts'

const name = 'DynamoDB'
const client = toDocumentClient(new DynamoDBClient(clientSettings()))
/** Two hundred concurrent calls of one process wait for connections; a function’s calls never do. */
const patience = { requestHandler: { connectionTimeout: 60_000 } }
const noLog = jsonLog(() => {}, Date.now, 'error')

async function openTransfers(now = Date.now, through = (_table: string) => client) {
  const { names, readAudit, remove } = await makeTables(client, 'transfers', 'audit')
  return {
    transfers: dynamoTransfers(client, names),
    usage: dynamoUsage(through(names.transfers), names.transfers, { now }),
    audit: dynamoAudit(client, names.audit),
    rebuild: () => rebuildUsage(client, names.transfers, { now }),
    readRows: async () => {
      const rows = await toRows(client, names.transfers)
      return JSON.stringify(rows.filter(({ pk }) => String(pk).startsWith('USAGE#')))
    },
    readAudit,
    async editRecords(id: string, edit: (record: Record<string, unknown>) => unknown) {
      const rows = (await toRows(client, names.transfers)).filter(row => row.pk === transferKey(id).pk)
      const records = rows.filter(({ sk }) => !String(sk).startsWith('PASS')).map(edit) as Record<string, unknown>[]
      for (const record of records) {
        await client.send(new PutCommand({ TableName: names.transfers, Item: record }))
      }
      return records.sort((one, other) => (String(one.sk) < String(other.sk) ? 1 : -1))
    },
    close: remove,
  }
}

async function openOps() {
  const { names, remove } = await makeTables(client, 'ops')
  return { table: names.ops, close: remove }
}

transfersSuite(name, () => openTransfers())
auditSuite(name, () => openTransfers())
usageSuite(name, now => openTransfers(now, table => punctualClient(table, now)))
sessionsSuite(name, async () => {
  const { table, close } = await openOps()
  return { sessions: dynamoSessions(client, table), close }
})
idempotencySuite(name, async () => {
  const { table, close } = await openOps()
  let time = 0
  const idempotency = dynamoIdempotency(
    punctualClient(table, () => time),
    table,
  )
  const claim: Idempotency['claim'] = (key, fingerprint, now) => {
    time = now
    return idempotency.claim(key, fingerprint, now)
  }
  return { idempotency: { ...idempotency, claim }, close }
})
limitsSuite(name, async (budgets, now) => {
  const { table, close } = await openOps()
  const patient = punctualClient(table, now, patience)
  return { limits: dynamoLimits(punctualClient(table, now), table, { log: noLog, budgets, now, patient }), close }
})
challengesSuite(name, async now => {
  const { table, close } = await openOps()
  return { challenges: dynamoChallenges(punctualClient(table, now), table, { now }), close }
})
contactsSuite(name, async now => {
  const { table, close } = await openOps()
  return { contacts: dynamoContacts(punctualClient(table, now), table, { now }), close }
})
addressBookSuite(name, async now => {
  const { table, close } = await openOps()
  return { addressBook: dynamoAddressBook(punctualClient(table, now), table, { now }), close }
})
malwareAllowancesSuite(name, async now => {
  const { table, close } = await openOps()
  return { allowances: dynamoMalwareAllowances(punctualClient(table, now), table, { now }), close }
})
dropPagesSuite(name, async () => {
  const { table, close } = await openOps()
  return { dropPages: dynamoDropPages(punctualClient(table, Date.now), table), close }
})
trustedDevicesSuite(name, async now => {
  const { table, close } = await openOps()
  return { trustedDevices: dynamoTrustedDevices(punctualClient(table, now), table, { now }), close }
})
noticesSuite(name, async () => {
  const { table, close } = await openOps()
  return { notices: dynamoNotices(punctualClient(table, Date.now), table), close }
})
healthSuite(name, async now => {
  const { table, close } = await openOps()
  return { health: dynamoHealth(punctualClient(table, now), table), close }
})
alertsSuite(name, async now => {
  const { table, close } = await openOps()
  const openAlerts = () => dynamoAlerts(punctualClient(table, now, patience), table, { now })
  return { alerts: openAlerts(), another: openAlerts(), close }
})
templateSetsSuite(name, async () => {
  const { names, remove } = await makeTables(client, 'transfers')
  return { templateSets: dynamoTemplateSets(client, names.transfers), close: remove }
})
policiesSuite(name, async () => {
  const { names, readAudit, remove } = await makeTables(client, 'transfers', 'audit')
  return {
    policies: dynamoPolicies(client, names),
    another: dynamoPolicies(toDocumentClient(new DynamoDBClient(clientSettings())), names),
    readAudit,
    close: remove,
  }
})
