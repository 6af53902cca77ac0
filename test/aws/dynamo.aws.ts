import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { clientSettings } from '../../lambdas/aws/clientSettings.ts'
import { dynamoAudit } from '../../lambdas/aws/dynamoAudit.ts'
import { dynamoIdempotency } from '../../lambdas/aws/dynamoIdempotency.ts'
import { dynamoLimits } from '../../lambdas/aws/dynamoLimits.ts'
import { dynamoSessions } from '../../lambdas/aws/dynamoSessions.ts'
import { dynamoTransfers } from '../../lambdas/aws/dynamoTransfers.ts'
import { jsonLog } from '../../lambdas/core/log.ts'
import { auditSuite } from '../contracts/audit.suite.ts'
import { idempotencySuite } from '../contracts/idempotency.suite.ts'
import { limitsSuite } from '../contracts/limits.suite.ts'
import { sessionsSuite } from '../contracts/sessions.suite.ts'
import { transfersSuite } from '../contracts/transfers.suite.ts'
import { stillClock } from '../harness/host.ts'
import { makeTables } from './tables.ts'

const name = 'DynamoDB'
const client = new DynamoDBClient(clientSettings())
const noLog = jsonLog(() => {}, Date.now, 'error')

async function openTransfers() {
  const { names, readAudit, remove } = await makeTables(client, 'transfers', 'audit')
  return {
    transfers: dynamoTransfers(client, names),
    audit: dynamoAudit(client, names.audit),
    readAudit,
    close: remove,
  }
}

async function openOps() {
  const { names, remove } = await makeTables(client, 'ops')
  return { table: names.ops, close: remove }
}

transfersSuite(name, openTransfers)
auditSuite(name, openTransfers)
sessionsSuite(name, async () => {
  const { table, close } = await openOps()
  return { sessions: dynamoSessions(client, table), close }
})
idempotencySuite(name, async () => {
  const { table, close } = await openOps()
  return { idempotency: dynamoIdempotency(client, table), close }
})
limitsSuite(name, async budgets => {
  const { table, close } = await openOps()
  return { limits: dynamoLimits(client, table, { log: noLog, budgets, now: stillClock().now }), close }
})
