import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DeleteFunctionConcurrencyCommand,
  InvokeCommand,
  LambdaClient,
  PutFunctionConcurrencyCommand,
} from '@aws-sdk/client-lambda'
import { ListMultipartUploadsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { SFNClient, StopExecutionCommand } from '@aws-sdk/client-sfn'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { toDocumentClient } from '../../../lambdas/aws/adapters/dynamo/client.ts'
import { setting } from '../../../lambdas/aws/adapters/dynamo/items.ts'
import { fileKey, type Key, proofKey, transferKey } from '../../../lambdas/aws/functions/tableKeys.ts'
import { computeDigest } from '../../../lambdas/core/secrets/digest.ts'
import { contracts } from '../../../shared/contract/table.ts'
import { download, getSecret, type Person, personWith } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { awsCall } from './awsCall.ts'
import { deployedResources } from './resources.ts'

export type OperatorAccess = Awaited<ReturnType<typeof createOperatorAccess>>

/** Operations of a deployment’s operator: reads and changes its stores. */
export async function createOperatorAccess(stack: DeployedStack) {
  const { host, output } = stack
  const dynamo = toDocumentClient(new DynamoDBClient())
  const lambda = new LambdaClient()
  const s3 = new S3Client()
  const sfn = new SFNClient()
  const resources = await deployedResources()
  const getFunction = (name: string) => resources.getId('AWS::Lambda::Function', `${name}Function`)

  async function set(key: Key, attributes: object, table = 'TransfersTableName') {
    const TableName = output(table)
    const standing = { ConditionExpression: 'attribute_exists(pk)' }
    await dynamo.send(new UpdateCommand({ TableName, Key: key, ...standing, ...setting(attributes) }))
  }

  async function rowAt(key: Key): Promise<Record<string, unknown> | undefined> {
    const asked = { TableName: output('TransfersTableName'), Key: key, ConsistentRead: true }
    return (await dynamo.send(new GetCommand(asked))).Item
  }

  async function run(name: string) {
    const answer = await lambda.send(new InvokeCommand({ FunctionName: getFunction(name) }))
    const said = Buffer.from(answer.Payload ?? []).toString()
    if (answer.FunctionError) throw new Error(`${name} failed: ${said}`)
  }

  return {
    resources,
    someone: () => `${randomUUID()}@partner.example`,
    row: (id: string) => rowAt(transferKey(id)),
    fileRow: (id: string, place: number) => rowAt(fileKey(id, place)),
    setTransfer: (id: string, attributes: object) => set(transferKey(id), attributes),
    setFile: (id: string, place: number, attributes: object) => set(fileKey(id, place), attributes),
    /** Moves a transfer’s timestamps back, because AWS’s clock cannot be moved. */
    setBack: (id: string, milliseconds: number) =>
      set(transferKey(id), { stateChangedAt: new Date(Date.now() - milliseconds).toISOString() }),

    /** The same for a code that was proved under a name. */
    setProofBack: (username: string, seconds: number) =>
      set(proofKey(computeDigest(username)), { provedAt: Math.floor(Date.now() / 1000) - seconds }, 'OpsTableName'),

    /** The objects of a transfer in its buckets: versions, delete markers and open uploads. */
    async getStored(id: string): Promise<string[]> {
      const stored: string[] = []
      for (const Bucket of [output('IncomingBucketName'), output('ReleasedBucketName')]) {
        const found = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: id }))
        const { Uploads = [] } = await s3.send(new ListMultipartUploadsCommand({ Bucket, Prefix: id }))
        if (found.IsTruncated) throw new Error('More lies there than was listed.')
        const kinds = { version: found.Versions ?? [], marker: found.DeleteMarkers ?? [], upload: Uploads }
        for (const [kind, entries] of Object.entries(kinds)) stored.push(...entries.map(({ Key }) => `${kind} ${Key}`))
      }
      return stored
    },

    sweep: () => run('sweep'),
    remind: () => run('remind'),
    checkHealth: () => run('checkHealth'),
    raiseAlerts: () => run('raiseAlerts'),
    mailAlerts: () => run('mailAlerts'),

    /** Keeps a function from running, like an exhausted concurrency limit, during `work`. */
    async without<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
      const FunctionName = getFunction(name)
      await lambda.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }))
      try {
        return await work()
      } finally {
        await lambda.send(new DeleteFunctionConcurrencyCommand({ FunctionName }))
      }
    },

    /** Holds workflows at their start, and drops the events of those that end there. */
    async withoutEndEvents<Done>(work: () => Promise<Done>): Promise<Done> {
      const [Name] = resources.getId('AWS::Events::Rule', 'PipelineBrokenRule').split('|').slice(-1)
      await awsCall('events', 'DisableRule', { Name })
      try {
        return await this.without('files', work)
      } finally {
        await awsCall('events', 'EnableRule', { Name })
      }
    },

    async stopExecution(id: string) {
      const executionArn = `${output('WorkflowArn').replace(':stateMachine:', ':execution:')}:${id}`
      await sfn.send(new StopExecutionCommand({ executionArn, cause: 'By the operator.' }))
    },

    /** Leaves them in the queue. */
    async deadLetters(name: string): Promise<unknown[]> {
      const QueueUrl = resources.getId('AWS::SQS::Queue', name)
      const asked = { QueueUrl, VisibilityTimeout: 0, MaxNumberOfMessages: 10 }
      const { Messages = [] } = (await awsCall('sqs', 'ReceiveMessage', asked)) as { Messages?: { Body: string }[] }
      return Messages.map(({ Body }) => JSON.parse(Body))
    },

    mailsAbout: async (address: string, id: string) =>
      (await host.mailsTo(address)).filter(({ text }) => text.includes(id)),

    async issuedUrl(downloadUrl: string): Promise<string> {
      const recipient = personWith(host.origin, undefined)
      const secret = getSecret(downloadUrl)
      const { files } = await recipient.call(contracts.getDownload, { params: { secret } })
      const answer = await fetch(`${files[0]?.url}?acknowledgement=true`)
      return ((await answer.json()) as { url: string }).url
    },

    async sent(sender: Person, names: readonly string[], to: string | readonly string[]) {
      const files = names.map(name => ({ name, content: new TextEncoder().encode(`The content of ${name}.`) }))
      const recipients = typeof to === 'string' ? { recipient: to } : { recipients: to }
      const sent = await sender.send(files, { ...recipients, message: `A message to ${to}.` })
      await host.settled(sent.id)
      return sent
    },

    received: (downloadUrl: string) => download(host.origin, downloadUrl),
  }
}
