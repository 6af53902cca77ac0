import { randomUUID } from 'node:crypto'
import { CreateKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { assumed } from '../../bench/transferCounts.ts'
import { dynamoAddressBook } from '../../lambdas/aws/adapters/dynamoAddressBook.ts'
import { dynamoAlerts } from '../../lambdas/aws/adapters/dynamoAlerts.ts'
import { dynamoAudit } from '../../lambdas/aws/adapters/dynamoAudit.ts'
import { dynamoContacts } from '../../lambdas/aws/adapters/dynamoContacts.ts'
import { dynamoDropPages } from '../../lambdas/aws/adapters/dynamoDropPages.ts'
import { dynamoHealth } from '../../lambdas/aws/adapters/dynamoHealth.ts'
import { dynamoIdempotency } from '../../lambdas/aws/adapters/dynamoIdempotency.ts'
import { dynamoLimits } from '../../lambdas/aws/adapters/dynamoLimits.ts'
import { dynamoPolicies } from '../../lambdas/aws/adapters/dynamoPolicies.ts'
import { dynamoSessions } from '../../lambdas/aws/adapters/dynamoSessions.ts'
import { dynamoTemplateSets } from '../../lambdas/aws/adapters/dynamoTemplateSets.ts'
import { dynamoTransfers } from '../../lambdas/aws/adapters/dynamoTransfers.ts'
import { dynamoUsage } from '../../lambdas/aws/adapters/dynamoUsage.ts'
import { kmsKeys } from '../../lambdas/aws/adapters/kmsKeys.ts'
import { kmsReceiptSigner } from '../../lambdas/aws/adapters/kmsReceiptSigner.ts'
import { sesClient, sesMailer } from '../../lambdas/aws/adapters/sesMailer.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import type { Context } from '../../lambdas/core/request/context.ts'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import { fixedClock, testHost } from '../harness/host.ts'
import { verify } from './mailPost.ts'
import { s3Buckets } from './s3Buckets.ts'
import { makeTables } from './tables.ts'

export type Counted = {
  service: 'dynamodb' | 's3' | 'kms' | 'ses'
  command: string
  /** Capacity units of DynamoDB, as it reports them. */
  units: number
}

type Input = Record<string, unknown>
type Next = (args: { input: Input }) => Promise<{ output: Input }>
type CountedClient = {
  middlewareStack: {
    add(middleware: (next: Next, context: { commandName?: string }) => Next, options: object): void
  }
}

/**
 * The API of this machine over AWS's stores, keys and mail, which count each request. The workflow waits: the caller runs
 * its steps.
 */
export async function awsHost(onRequest: (counted: Counted) => void) {
  const clock = fixedClock(Date.now())
  const host = await testHost({}, clock)
  const { now } = clock
  const [kms, ses] = [new KMSClient(clientSettings()), sesClient()]
  const store = await s3Buckets()
  const { dynamo } = store
  const tables = await makeTables(dynamo, 'transfers', 'audit')
  const { KeyMetadata } = await kms.send(new CreateKeyCommand({}))
  const signing = await kms.send(new CreateKeyCommand({ KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' }))
  const receiptKey = signing.KeyMetadata?.Arn ?? ''
  await verify(ses, 'acme.example')
  const names = { ...tables.names, ops: store.table }
  for (const [service, client] of Object.entries({ dynamodb: dynamo, s3: store.s3, kms, ses })) {
    count(client as unknown as CountedClient, service as Counted['service'], onRequest)
  }
  const sender = { from: `no-reply-${randomUUID()}@acme.example`, configurationSet: 'mails' }
  const log = jsonLog(() => {}, now, 'error')
  const ports: Partial<Context> = {
    transfers: dynamoTransfers(dynamo, names),
    audit: dynamoAudit(dynamo, names.audit),
    sessions: dynamoSessions(dynamo, names.ops),
    idempotency: dynamoIdempotency(dynamo, names.ops),
    contacts: dynamoContacts(dynamo, names.ops, { now }),
    addressBook: dynamoAddressBook(dynamo, names.ops, { now }),
    dropPages: dynamoDropPages(dynamo, names.ops),
    templateSets: dynamoTemplateSets(dynamo, names.transfers),
    policies: dynamoPolicies(dynamo, names),
    usage: dynamoUsage(dynamo, names.transfers, { now }),
    health: dynamoHealth(dynamo, names.ops),
    alerts: dynamoAlerts(dynamo, names.ops, { now }),
    limits: dynamoLimits(dynamo, names.ops, { log, now }),
    blobs: store.blobs,
    keys: kmsKeys(kms, KeyMetadata?.Arn ?? ''),
    receiptSigner: kmsReceiptSigner(kms, dynamo, { keyArn: receiptKey, table: names.ops }),
    mailer: sesMailer(ses, dynamo, { table: names.ops, ...sender, now }),
    workflow: { start: async () => {}, startEarly: async () => {}, freeRoom: async () => 0 },
  }
  const context: Context = Object.assign(host.context, ports)
  return {
    origin: host.origin,
    clock,
    context,
    store,
    /** Of a function or a task. */
    variables: {
      TRANSFERS_TABLE: names.transfers,
      AUDIT_TABLE: names.audit,
      OPS_TABLE: names.ops,
      INCOMING_BUCKET: store.incoming,
      RELEASED_BUCKET: store.released,
      SECRETS_KEY: KeyMetadata?.Arn ?? '',
      RECEIPT_KEY: receiptKey,
      MAIL_FROM: sender.from,
      MAIL_CONFIGURATION_SET: sender.configurationSet,
    },
    async close() {
      await host.stop()
      await tables.remove()
      await store.close()
      for (const client of [kms, ses]) client.destroy()
    },
  }
}

/** At the wire: a signed URL is no request. */
function count({ middlewareStack }: CountedClient, service: Counted['service'], onRequest: (counted: Counted) => void) {
  if (service === 'dynamodb') {
    middlewareStack.add(next => args => next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } }), {
      step: 'initialize',
      priority: 'low',
      name: 'asks for the capacity',
      override: true,
    })
  }
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async args => {
        const answer = await next(args)
        const command = commandName.replace(/Command$/, '')
        onRequest({ service, command, units: service === 'dynamodb' ? toUnits(command, args.input, answer.output) : 0 })
        return answer
      },
    { step: 'deserialize', priority: 'high', name: 'counts requests', override: true },
  )
}

/**
 * Capacity units of the table. Emulators count writes differently from one another, and reads of nothing as free: so
 * these follow the rules of AWS, for items of at most the assumed size. Indexes are not counted.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 */
function toUnits(command: string, input: Input, { ConsumedCapacity: consumed = {} }: Input): number {
  const { CapacityUnits: found = 0 } = consumed as { CapacityUnits?: number }
  switch (command) {
    case 'GetItem':
    case 'Query':
      return Math.max('IndexName' in input ? 0 : found, toLeast(input))
    case 'BatchGetItem':
      return Object.values(input.RequestItems as Record<string, Input & { Keys: unknown[] }>).reduce(
        (sum, table) => sum + table.Keys.length * toLeast(table),
        0,
      )
    case 'TransactWriteItems':
      return (input.TransactItems as Record<string, Input>[])
        .flatMap(write => Object.values(write))
        .reduce((sum, write) => sum + 2 * toKilobytes(write), 0)
    case 'PutItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return toKilobytes(input)
    default:
      return 0
  }
}

const toLeast = ({ ConsistentRead: isConsistent }: Input) => (isConsistent ? 1 : 0.5)

/** The only items above one KB. */
function toKilobytes({ Item, Key }: Input): number {
  const { pk, sk } = (Item ?? Key) as { pk: { S: string }; sk: { S: string } }
  return pk.S.startsWith('T#') && sk.S === 'META' ? Math.ceil(assumed.kilobytes.transfer) : 1
}
