import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
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
import { jsonLog } from '../../lambdas/core/request/log.ts'
import type { AuditEvent } from '../../lambdas/ports/audit.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { makeTables, toRows } from './tables.ts'

export const NINE = FAR_AHEAD

export function anEvent(detail: string): AuditEvent {
  return { at: new Date(NINE).toISOString(), action: 'create', actor: 'alice', result: 'done', detail }
}

export type TableStores = Awaited<ReturnType<typeof openTableStores>>

/** All table adapters over empty tables, through a client of their own that can be made to fail. */
export async function openTableStores() {
  const client = openClient()
  const { names, readAudit, remove } = await makeTables(client, 'transfers', 'audit', 'ops')
  const ops = names.ops
  return {
    names,
    ops,
    ...getAdapters(client),
    /** The same tables through another client, as another process has them. */
    another: () => getAdapters(openClient()),
    readAudit,
    transferRows: () => toRows(client, names.transfers),
    async stored() {
      const rows = [...(await toRows(client, names.transfers)), ...(await toRows(client, ops))]
      const told = rows.map(row => ({ ...row, claimedBy: 'claimedBy' in row ? 'somebody' : undefined }))
      return [...told, ...(await readAudit())].map(row => JSON.stringify(row, inOrder)).sort()
    },
    close: remove,
  }

  function getAdapters(through: DynamoDBDocumentClient) {
    return {
      client: through,
      transfers: dynamoTransfers(through, names),
      audit: dynamoAudit(through, names.audit),
      sessions: dynamoSessions(through, ops),
      idempotency: dynamoIdempotency(through, ops),
      challenges: dynamoChallenges(through, ops, { now: () => NINE }),
      contacts: dynamoContacts(through, ops, { now: () => NINE }),
      malwareAllowances: dynamoMalwareAllowances(through, ops, { now: () => NINE }),
      notices: dynamoNotices(through, ops),
      dropPages: dynamoDropPages(through, ops),
      trustedDevices: dynamoTrustedDevices(through, ops, { now: () => NINE }),
      addressBook: dynamoAddressBook(through, ops, { now: () => NINE }),
      templateSets: dynamoTemplateSets(through, names.transfers),
      policies: dynamoPolicies(through, names),
      usage: dynamoUsage(through, names.transfers, { now: () => NINE }),
      health: dynamoHealth(through, ops),
      alerts: dynamoAlerts(through, ops, { now: () => NINE }),
      limits: dynamoLimits(through, ops, {
        log: jsonLog(
          () => {},
          () => NINE,
          'error',
        ),
        now: () => NINE,
      }),
    }
  }
}

const openClient = () => toDocumentClient(new DynamoDBClient(clientSettings()))

/** A JSON replacer that sorts keys: DynamoDB returns attributes in no order. */
export function inOrder(_: string, value: unknown): unknown {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isMap ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value
}
