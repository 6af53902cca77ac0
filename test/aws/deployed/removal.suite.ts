import { CognitoIdentityProviderClient, ListUserPoolsCommand } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { LambdaClient, ListFunctionsCommand } from '@aws-sdk/client-lambda'
import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3'
import { ListSecretsCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { ListStateMachinesCommand, SFNClient } from '@aws-sdk/client-sfn'
import { describe, expect, test } from 'vitest'
import type { DeployedStack } from '../deployedHost.ts'
import { awsCall } from './awsCall.ts'
import { stackNames } from './resources.ts'

/** Runs last, even after failures. */
export function removalSuite(open: () => DeployedStack) {
  describe('the removal of a trial deployment', () => {
    test('deletes everything', async () => {
      const before = await standing()
      expect(Object.entries(before).filter(([, names]) => names.length === 0)).toEqual([])

      await open().remove()

      const after = await standing()
      const nothing = Object.fromEntries(Object.keys(after).map(kind => [kind, []]))
      expect(after).toEqual(nothing)
    })
  })
}

async function standing(): Promise<Record<string, (string | undefined)[]>> {
  const { Buckets = [] } = await new S3Client().send(new ListBucketsCommand())
  const { TableNames = [] } = await new DynamoDBClient().send(new ListTablesCommand())
  const { Functions = [] } = await new LambdaClient().send(new ListFunctionsCommand())
  const { stateMachines = [] } = await new SFNClient().send(new ListStateMachinesCommand())
  const { SecretList = [] } = await new SecretsManagerClient().send(new ListSecretsCommand())
  const pools = await new CognitoIdentityProviderClient().send(new ListUserPoolsCommand({ MaxResults: 10 }))
  const { QueueUrls = [] } = (await awsCall('sqs', 'ListQueues', {})) as { QueueUrls?: string[] }
  return {
    stacks: await stackNames(),
    tables: TableNames,
    // The CDK bootstrap stack, which serves every deployment of the account.
    buckets: Buckets.map(({ Name }) => Name).filter(name => !name?.startsWith('cdk-')),
    functions: Functions.map(({ FunctionName }) => FunctionName),
    workflows: stateMachines.map(({ name }) => name),
    secrets: SecretList.map(({ Name }) => Name),
    pools: (pools.UserPools ?? []).map(({ Name }) => Name),
    queues: QueueUrls,
  }
}
