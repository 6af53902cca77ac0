import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { cognitoPeople } from '../lambdas/aws/adapters/cognitoPeople.ts'
import { cognitoRecipients } from '../lambdas/aws/adapters/cognitoRecipients.ts'
import { dynamoClient } from '../lambdas/aws/adapters/dynamo/client.ts'
import { dynamoAudit } from '../lambdas/aws/adapters/dynamoAudit.ts'
import { dynamoPeople } from '../lambdas/aws/adapters/dynamoPeople.ts'
import { dynamoPolicies } from '../lambdas/aws/adapters/dynamoPolicies.ts'
import { dynamoSessions } from '../lambdas/aws/adapters/dynamoSessions.ts'
import { dynamoTransfers } from '../lambdas/aws/adapters/dynamoTransfers.ts'
import { dynamoTrustedDevices } from '../lambdas/aws/adapters/dynamoTrustedDevices.ts'
import { blobsClient } from '../lambdas/aws/adapters/s3/client.ts'
import { s3Blobs } from '../lambdas/aws/adapters/s3Blobs.ts'
import { clientSettings } from '../lambdas/aws/functions/clientSettings.ts'
import type { Ports } from '../lambdas/core/request/context.ts'
import type { People } from '../lambdas/ports/people.ts'
import { openBesideHost } from '../local/besideHost.ts'
import { diskBlobs } from '../local/blobs/diskBlobs.ts'
import { sqliteSessions } from '../local/identity/sessions.ts'
import { sqliteAudit } from '../local/stores/audit.ts'
import { sqlitePeople } from '../local/stores/people.ts'
import { sqlitePolicies } from '../local/stores/policies.ts'
import { sqliteRecipients } from '../local/stores/recipients.ts'
import { sqliteTransfers } from '../local/stores/transfers.ts'
import { sqliteTrustedDevices } from '../local/stores/trustedDevices.ts'
import { getAwsAccount, getMachineAccount } from './operatorAccount.ts'

/** What commands reach, on either host. */
export type OperatorHost = Pick<
  Ports,
  'transfers' | 'blobs' | 'recipients' | 'sessions' | 'policies' | 'trustedDevices' | 'audit'
> & {
  people: People
  now: () => number
  /** Who runs the command, as the machine or AWS knows them. */
  getAccount(): Promise<string>
  /** Without `--operator`. A role in AWS may be of several people. */
  defaultOperator?: string
  close(): Promise<void>
}

/** Outputs of the stack Data. */
export type AwsNames = {
  transfers: string
  audit: string
  ops: string
  userPool: string
  incoming: string
  released: string
}

export function awsOperatorHost(names: AwsNames): OperatorHost {
  const dynamo = dynamoClient()
  const cognito = new CognitoIdentityProviderClient(clientSettings())
  return {
    transfers: dynamoTransfers(dynamo, names),
    blobs: s3Blobs(blobsClient(), dynamo, { ...names, table: names.ops }),
    sessions: dynamoSessions(dynamo, names.ops),
    audit: dynamoAudit(dynamo, names.audit),
    people: dynamoPeople(dynamo, names, cognitoPeople(cognito, names.userPool)),
    policies: dynamoPolicies(dynamo, names),
    trustedDevices: dynamoTrustedDevices(dynamo, names.ops),
    recipients: cognitoRecipients(cognito, names.userPool),
    now: Date.now,
    getAccount: getAwsAccount,
    async close() {},
  }
}

/** @throws SettingsError */
export function machineOperatorHost(dataDirectory: string): OperatorHost {
  const { database, keys } = openBesideHost(dataDirectory)
  const blobs = diskBlobs({
    directory: join(dataDirectory, 'blobs'),
    database,
    keys,
    signingKey: keys.derive('blob urls'),
    // Commands sign no URLs.
    origin: '',
    now: Date.now,
    newId: randomUUID,
  })
  return {
    transfers: sqliteTransfers(database, keys.derive('transfers')),
    blobs,
    sessions: sqliteSessions(database),
    audit: sqliteAudit(database),
    people: sqlitePeople(database, keys),
    policies: sqlitePolicies(database),
    trustedDevices: sqliteTrustedDevices(database, { now: Date.now }),
    recipients: sqliteRecipients(database),
    now: Date.now,
    getAccount: async () => getMachineAccount(),
    defaultOperator: userInfo().username,
    async close() {
      await blobs.close()
      database.close()
    },
  }
}
