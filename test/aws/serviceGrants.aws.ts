import { randomUUID } from 'node:crypto'
import {
  CognitoIdentityProviderClient,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { CreateKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import type { SFNClient } from '@aws-sdk/client-sfn'
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { cognitoRecipients } from '../../lambdas/aws/adapters/cognitoRecipients.ts'
import { dynamoClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { rebuildUsage } from '../../lambdas/aws/adapters/dynamo/rebuildUsage.ts'
import { dynamoTransfers } from '../../lambdas/aws/adapters/dynamoTransfers.ts'
import { kmsKeys } from '../../lambdas/aws/adapters/kmsKeys.ts'
import { kmsReceiptSigner } from '../../lambdas/aws/adapters/kmsReceiptSigner.ts'
import { retireAssets } from '../../lambdas/aws/adapters/s3/retireAssets.ts'
import { toEarlyName } from '../../lambdas/aws/adapters/stepFunctions/executions.ts'
import { startingEarly } from '../../lambdas/aws/adapters/stepFunctions/startingEarly.ts'
import { freeRoom } from '../../lambdas/aws/adapters/stepFunctionsRoom.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import { roomKey, usageMemberKey } from '../../lambdas/aws/functions/tableKeys.ts'
import { aReceipt } from '../contracts/receiptSigner.suite.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { distinct } from '../infra/iam/sdkCall.ts'
import { anEvent, NINE } from './dynamoWorld.ts'
import { failing } from './faults.ts'
import { counting, machineHosts } from './machineHost.ts'
import { openPost } from './mailPost.ts'
import { expectRecorded, recording } from './recordedCalls.ts'
import { s3Buckets } from './s3Buckets.ts'
import { makeTables } from './tables.ts'
import { openSms } from './telephones.ts'

// Each verb of the ports besides tables and buckets, for the record of calls.

const { withMachine, added } = machineHosts()
const refused = Object.assign(new Error('refused'), { name: 'MessageRejected', $metadata: { httpStatusCode: 400 } })

test('mailer', async () => {
  const post = await openPost()
  const places = { [post.address]: 'mail', GetAccount: 'mail/account', [post.table]: 'ops' }
  const { during } = recording([post.ses, post.database], () => places)
  const about = { transferId: '1', occasion: 'link' } as const
  const mail = { to: 'rita@partner.example', subject: 'A file', text: 'Text.', html: '<p>Text.</p>', about }

  await expectRecorded('mailer', {
    send: await during(async () => {
      await post.mailer.send({ ...mail, key: 'sent' })
      await post.mailer.send({ ...mail, key: 'sent' })
      const refusing = failing(post.ses, 'SendEmailCommand', [refused])
      await expect(post.mailer.send({ ...mail, key: 'refused' })).rejects.toThrow()
      refusing.end()
    }),
    confirm: await during(() => post.mailer.confirm('digest')),
    check: await during(() => post.mailer.check()),
  })
  await post.close()
})

test('sms', async () => {
  const to = '+41791234567'
  const phones = [await openSms(), await openSms({ senderId: 'ACMEFILES' })]
  const { during } = recording(
    phones.map(({ sns }) => sns),
    () => ({ [to]: 'phones' }),
  )

  await expectRecorded('sms', {
    send: await during(() => Promise.all(phones.map(({ sms }) => sms.send({ to, text: 'A code.' })))),
  })
})

test('recipients', async () => {
  const cognito = new CognitoIdentityProviderClient(clientSettings())
  const { UserPool } = await cognito.send(new CreateUserPoolCommand({ PoolName: `desk-${randomUUID()}` }))
  const pool = UserPool?.Id ?? ''
  const recipients = cognitoRecipients(cognito, pool)
  const { during } = recording([cognito], () => ({ [pool]: 'userPool' }))

  await expectRecorded('recipients', {
    add: await during(() => recipients.add('rita')),
    remove: await during(() => recipients.remove('rita')),
  })
  await cognito.send(new DeleteUserPoolCommand({ UserPoolId: pool }))
})

test('keys', async () => {
  const kms = new KMSClient(clientSettings())
  const { KeyMetadata } = await kms.send(new CreateKeyCommand({}))
  const arn = KeyMetadata?.Arn ?? ''
  const keys = kmsKeys(kms, arn)
  const { during } = recording([kms], () => ({ [arn]: 'secretsKey' }))
  let sealed = ''

  await expectRecorded('keys', {
    seal: await during(async () => {
      sealed = await keys.seal('secret', 'link of 1')
    }),
    open: await during(() => keys.open(sealed, 'link of 1')),
  })
})

test('receiptSigner', async () => {
  const [kms, dynamo] = [new KMSClient(clientSettings()), dynamoClient()]
  const tables = await makeTables(dynamo, 'ops')
  const table = tables.names.ops
  const { KeyMetadata } = await kms.send(new CreateKeyCommand({ KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' }))
  const keyArn = KeyMetadata?.Arn ?? ''
  const signer = kmsReceiptSigner(kms, dynamo, { keyArn, table })
  const { during } = recording([kms, dynamo], () => ({ [keyArn]: 'receiptKey', [table]: 'ops' }))

  await expectRecorded('receiptSigner', {
    sign: await during(() => signer.sign(aReceipt())),
    publicKeys: await during(() => signer.publicKeys()),
  })
  await tables.remove()
})

test('workflow', async () => {
  const dynamo = dynamoClient()
  const tables = await makeTables(dynamo, 'ops')
  const table = tables.names.ops
  const { client, stateMachineArn, workflow, settled } = await withMachine({}, counting().workflow)
  await added('t')
  const executions = `${stateMachineArn.replace(':stateMachine:', ':execution:')}:t`
  const earlyName = toEarlyName({ transferId: 't', fileId: 'f', version: 'v' })
  const places = {
    [stateMachineArn]: 'workflow',
    [executions]: 'workflow/executions',
    // Early work has a machine of its own.
    [`${stateMachineArn}-files`]: 'fileWorkflow',
    [`${stateMachineArn.replace(':stateMachine:', ':execution:')}-files:${earlyName}`]: 'fileWorkflow/executions',
    [table]: 'ops',
  }
  const { during } = recording([client, dynamo], () => places)

  const started = await during(() => workflow.start('t'))
  await settled()
  const broken = brokenOff(client)
  const redriven = await during(() => workflow.start('t'))
  broken.end()

  const all = { client, stateMachineArn, fileMachineArn: `${stateMachineArn}-files` }
  const early = { transferId: 't', fileId: 'f', version: 'v' }
  const earlyStart = await during(() =>
    startingEarly(all)
      .startEarly(early, 'alice')
      .catch(error => expect(error.name).toBe('StateMachineDoesNotExist')),
  )
  await withHolder(table, 't')
  await withHolder(table, earlyName)
  await expectRecorded('workflow', {
    start: distinct([...started, ...redriven]),
    startEarly: earlyStart,
    freeRoom: await during(() => freeRoom(all, dynamo, table)()),
  })
  await tables.remove()

  /** As if it had broken off: the emulator has no redrive. */
  function brokenOff({ middlewareStack }: SFNClient) {
    middlewareStack.add(
      (next, { commandName }) =>
        async args => {
          if (commandName === 'RedriveExecutionCommand') {
            return { response: {}, output: { redriveDate: new Date(), $metadata: {} } } as never
          }
          const result = await next(args)
          const described = { status: 'ABORTED', redriveStatus: 'REDRIVABLE', redriveCount: 0 }
          if (commandName === 'DescribeExecutionCommand') Object.assign(result.output, described)
          return result
        },
      { step: 'initialize', priority: 'low', name: 'brokenOff' },
    )
    return { end: () => middlewareStack.remove('brokenOff') }
  }

  async function withHolder(TableName: string, name: string) {
    const add = { UpdateExpression: 'ADD holders :this', ExpressionAttributeValues: { ':this': new Set([name]) } }
    await dynamo.send(new UpdateCommand({ TableName, Key: roomKey, ...add }))
  }
})

test('the functions of a deployment', async () => {
  const dynamo = dynamoClient()
  const tables = await makeTables(dynamo, 'transfers', 'audit')
  const { transfers: table, audit } = tables.names
  const transfers = dynamoTransfers(dynamo, { transfers: table, audit })
  const at = new Date(NINE).toISOString()
  const released = aTransfer('1', { transferState: 'active', createdAt: at, finalizedAt: at })
  await transfers.add(released, anEvent('add'))
  const unsupported = { ...usageMemberKey('old.example', 'alice'), touchedAt: NINE - 1 }
  await dynamo.send(new PutCommand({ TableName: table, Item: unsupported }))
  const store = await s3Buckets()
  for (const name of ['named', 'gone', 'again']) await published(name)
  await retireAssets(store.s3, { bucket: store.released, named: ['named', 'gone'] })
  const lambda = new LambdaClient(clientSettings())
  const places = { [table]: 'transfers', [store.released]: 'website', GetAccountSettings: 'account' }
  const { during } = recording([dynamo, store.s3, lambda], () => places)

  await expectRecorded('deploymentFunctions', {
    fillUsage: await during(() => rebuildUsage(dynamo, table, { now: () => NINE })),
    retireAssets: await during(() => retireAssets(store.s3, { bucket: store.released, named: ['named', 'again'] })),
    checkAccount: await during(() => lambda.send(new GetAccountSettingsCommand({}))),
  })
  await Promise.all([tables.remove(), store.close()])

  async function published(name: string) {
    const asset = { Bucket: store.released, Key: `assets/${name}`, Body: name, ContentType: 'text/javascript' }
    await store.s3.send(new PutObjectCommand(asset))
  }
})
