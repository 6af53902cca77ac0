import { DeleteTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import { GetFunctionConcurrencyCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { toDocumentClient } from '../../../lambdas/aws/adapters/dynamo/client.ts'
import { getSecret } from '../../harness/person.ts'
import { send } from '../../harness/requests.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { commandsBelow, guideShell } from '../guide.ts'
import { toRows } from '../tables.ts'
import { createOperatorAccess } from './world.ts'

/** Each call of the AWS CLI takes seconds on a busy machine. */
const MILLISECONDS = 600_000
const dynamo = toDocumentClient(new DynamoDBClient())

export function restoreSuite(open: () => DeployedStack) {
  describe('the guide’s section Restore', () => {
    test(
      'brings a lost transfer back by its own commands, so that its link works again',
      async () => {
        const stack = open()
        const operator = await createOperatorAccess(stack)
        const bob = await stack.host.person('bob@acme.example')
        const { id, downloadUrl } = await operator.sent(bob, ['one.txt'], operator.someone())
        const before = await findRows(stack, id)
        const [stop = '', restore = '', inspect = '', copyBack = '', contents = '', resume = '', ...more] =
          commandsBelow('## Restore')
        expect(more).toEqual([])
        const shell = await guideShell('WaybillTrial')
        try {
          // The emulator restores the present rows, as at a moment before the damage.
          await shell.run(restore)
          await damage(stack, id, before)
          expect((await send(stack.host.origin, `/api/downloads/${getSecret(downloadUrl)}`)).status).toBe(404)

          await shell.run(stop)
          expect(await getSweepConcurrency(operator)).toBe(0)
          await shell.run(inspect, { '<transfer id>': id })
          // The CLI's versions print an empty answer, or omit it.
          expect(['', '{}']).toContain((await shell.run(copyBack)).trim())
          const [list = '', remove = ''] = contents.split('\n')
          const listed = await shell.run(list, { '<transfer id>': id })
          const [marker] = JSON.parse(listed) as { Key: string; VersionId: string }[]
          await shell.run(remove, { '<key>': marker?.Key ?? '', '<version of the marker>': marker?.VersionId ?? '' })
          await shell.run(resume)

          expect(await getSweepConcurrency(operator)).toBeUndefined()
          expect(await findRows(stack, id)).toEqual(before)
          const { contents: files } = await operator.received(downloadUrl)
          expect(Buffer.from(files[0] ?? []).toString()).toContain('one.txt')
        } finally {
          shell.close()
          // The last step removes it, unless an earlier one failed.
          await dynamo.send(new DeleteTableCommand({ TableName: 'restored-transfers' })).catch(unlessMissing)
        }
      },
      MILLISECONDS,
    )
  })
}

function unlessMissing(error: unknown) {
  if (!(error instanceof ResourceNotFoundException)) throw error
}

type Row = Record<string, unknown>

/** Of the transfer, its files and links, in an order of their keys. */
async function findRows(stack: DeployedStack, id: string): Promise<Row[]> {
  const rows = await toRows(dynamo, stack.output('TransfersTableName'))
  const own = rows.filter(({ pk, transferId }) => pk === `T#${id}` || transferId === id)
  return own.toSorted((one, other) => (`${one.pk} ${one.sk}` < `${other.pk} ${other.sk}` ? -1 : 1))
}

async function damage(stack: DeployedStack, id: string, rows: readonly Row[]) {
  const TableName = stack.output('TransfersTableName')
  for (const { pk, sk } of rows) await dynamo.send(new DeleteCommand({ TableName, Key: { pk, sk } }))
  const Bucket = stack.output('ReleasedBucketName')
  const released = (await toRows(dynamo, stack.output('OpsTableName'))).find(
    ({ pk, sk }) => String(pk).startsWith(`BLOB#${id}.`) && sk === 'RELEASED',
  )
  await new S3Client().send(new DeleteObjectCommand({ Bucket, Key: String(released?.object) }))
}

async function getSweepConcurrency({ resources }: Awaited<ReturnType<typeof createOperatorAccess>>) {
  const FunctionName = resources.getId('AWS::Lambda::Function', 'sweepFunction')
  const found = await new LambdaClient().send(new GetFunctionConcurrencyCommand({ FunctionName }))
  return found.ReservedConcurrentExecutions
}
