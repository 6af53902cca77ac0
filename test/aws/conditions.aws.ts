import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { CreateAccessKeyCommand, CreateUserCommand, IAMClient, PutUserPolicyCommand } from '@aws-sdk/client-iam'
import { CreateKeyCommand, DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, test } from 'vitest'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import { verify } from './mailPost.ts'
import { makeTables } from './tables.ts'

// The emulator decides on conditions as the roles of functions have them: otherwise their tests would prove nothing.

const REFUSED = /not authorized|AccessDenied/

let credentials: { accessKeyId: string; secretAccessKey: string }
let table: string
let keyArn: string

beforeAll(async () => {
  const [iam, kms] = [new IAMClient(), new KMSClient()]
  const { names } = await makeTables(new DynamoDBClient(), 'ops')
  table = names.ops
  keyArn = (await kms.send(new CreateKeyCommand({}))).KeyMetadata?.Arn ?? ''
  await verify(new SESv2Client(), 'acme.example')
  const UserName = `conditions-${randomUUID()}`
  const allow = (Action: string[], Resource: string, Condition: object) => ({
    ...{ Effect: 'Allow', Action, Resource, Condition },
  })
  const rows = (...wanted: string[]) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': wanted } })
  const Statement = [
    allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:PutItem'], '*', rows('OWN#*')),
    allow(['dynamodb:Query'], '*', {
      ...rows('PART#*'),
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['pk', 'sk', 'shown'] },
      StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
    }),
    allow(['dynamodb:UpdateItem'], '*', {
      ...rows('PART#*'),
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['pk', 'sk', 'shown'] },
      StringEqualsIfExists: { 'dynamodb:ReturnValues': 'NONE' },
    }),
    allow(['kms:GenerateDataKey', 'kms:Decrypt'], '*', {
      StringLike: { 'kms:EncryptionContext:context': ['link of *'] },
    }),
    allow(['ses:SendEmail', 'ses:SendRawEmail'], '*', { StringEquals: { 'ses:FromAddress': 'files@acme.example' } }),
  ]
  await iam.send(new CreateUserCommand({ UserName }))
  const PolicyDocument = JSON.stringify({ Version: '2012-10-17', Statement })
  await iam.send(new PutUserPolicyCommand({ UserName, PolicyName: 'own', PolicyDocument }))
  const { AccessKey } = await iam.send(new CreateAccessKeyCommand({ UserName }))
  credentials = { accessKeyId: AccessKey?.AccessKeyId ?? '', secretAccessKey: AccessKey?.SecretAccessKey ?? '' }
})

const settings = () => ({ ...clientSettings(), credentials })
const inTables = () => toDocumentClient(new DynamoDBClient(settings()))
const key = (pk: string) => ({ pk, sk: 'META' })
const put = (pk: string) => ({ TableName: table, Item: key(pk) })

describe('a condition on rows', () => {
  test('allows own rows, alone, in a batch and in a transaction', async () => {
    await inTables().send(new PutCommand(put('OWN#1')))
    await inTables().send(new GetCommand({ TableName: table, Key: key('OWN#1') }))
    await inTables().send(new BatchGetCommand({ RequestItems: { [table]: { Keys: [key('OWN#1'), key('OWN#2')] } } }))
    await inTables().send(new TransactWriteCommand({ TransactItems: [{ Put: put('OWN#1') }, { Put: put('OWN#2') }] }))
  })

  test.each([
    ['alone', () => new PutCommand(put('OTHER#1'))],
    ['in a batch', () => new BatchGetCommand({ RequestItems: { [table]: { Keys: [key('OWN#1'), key('OTHER#1')] } } })],
    ['in a transaction', () => new TransactWriteCommand({ TransactItems: [{ Put: put('OWN#1') }, { Put: put('X') }] })],
    ['by a query', () => query('OTHER#1')],
  ])('refuses another row %s', async (_, toCommand) => {
    await expect(inTables().send(toCommand() as never)).rejects.toThrow(REFUSED)
  })
})

const query = (pk: string, chosen: object = {}) =>
  new QueryCommand({
    TableName: table,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ...chosen,
  })
const update = (name: string, more: object = {}) =>
  new UpdateCommand({
    TableName: table,
    Key: key('PART#1'),
    UpdateExpression: 'SET #name = :one',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':one': 1 },
    ...more,
  })

describe('a condition on attributes', () => {
  test('allows those that it names', async () => {
    await inTables().send(update('shown'))
    await inTables().send(query('PART#1', { ProjectionExpression: 'shown' }))
  })

  test.each([
    ['another in a projection', () => query('PART#1', { ProjectionExpression: 'shown, hidden' })],
    ['all', () => query('PART#1')],
    ['another in an update', () => update('hidden')],
    ['another in a condition', () => update('shown', { ConditionExpression: 'attribute_exists(hidden)' })],
    ['the whole row after an update', () => update('shown', { ReturnValues: 'ALL_NEW' })],
  ])('refuses %s', async (_, toCommand) => {
    await expect(inTables().send(toCommand() as never)).rejects.toThrow(REFUSED)
  })
})

test('a condition on a key’s context refuses another, and none', async () => {
  const kms = new KMSClient(settings())
  const seal = (EncryptionContext?: Record<string, string>) =>
    kms.send(
      new GenerateDataKeyCommand({
        KeyId: keyArn,
        KeySpec: 'AES_256',
        ...(EncryptionContext && { EncryptionContext }),
      }),
    )

  const { CiphertextBlob } = await seal({ context: 'link of 1' })
  await expect(seal({ context: 'phone of 1' })).rejects.toThrow(REFUSED)
  await expect(seal()).rejects.toThrow(REFUSED)
  await expect(kms.send(new DecryptCommand({ KeyId: keyArn, CiphertextBlob }))).rejects.toThrow(REFUSED)
})

test('a condition on a mail’s sender refuses another in its header', async () => {
  const ses = new SESv2Client(settings())
  const send = (from: string) =>
    ses.send(
      new SendEmailCommand({
        FromEmailAddress: 'files@acme.example',
        Destination: { ToAddresses: ['rita@partner.example'] },
        Content: { Raw: { Data: Buffer.from(`From: "Files" <${from}>\r\nSubject: A file\r\n\r\nText.`) } },
      }),
    )

  await send('files@acme.example')
  await expect(send('boss@acme.example')).rejects.toThrow(REFUSED)
})
