import { Aws } from 'aws-cdk-lib'
import type { SmsSettings } from '../lambdas/aws/adapters/snsSms.ts'
import type { ResourceName } from '../lambdas/aws/functions/portPermissions.ts'
import { transfersIndexes } from '../lambdas/aws/functions/tables.ts'
import type { Variable } from '../lambdas/aws/functions/variables.ts'
import type { SearchNames } from './data/searchNames.ts'
import { bucketArn, type Storage } from './data/storage.ts'
import type { Deployment } from './deployment.ts'
import type { OriginSecret } from './edge/originSecret.ts'
import type { Identity } from './identity/identity.ts'
import type { MailNames } from './processing/mail.ts'

export type ResourceArns = {
  arns: Partial<Record<ResourceName, string | readonly string[]>>
  variables: Partial<Record<Variable, string>>
  /** Everything except these, for resources without names. */
  allExcept?: Partial<Record<ResourceName, string>>
  conditions?: Partial<Record<ResourceName, Conditions>>
  /** For roles that are named before they exist. */
  roleNames?: Readonly<Record<string, string>>
}

type Conditions = Record<string, Record<string, string | readonly string[]>>

type Parts = {
  deployment: Pick<Deployment, 'signIn' | 'sms'>
  prefix: string
  publicOrigin: string
  storage: Storage
  mail: MailNames
}

/** Exists before the user pool, or has a fixed name: the pool's triggers are created first. */
export function getTriggerResources({ deployment, prefix, publicOrigin, storage, mail }: Parts) {
  const { transfers, audit, ops } = storage.tables
  return {
    arns: {
      transfers: transfers.tableArn,
      ...indexArns(transfers.tableArn),
      audit: audit.tableArn,
      ops: ops.tableArn,
      incoming: bucketArn(prefix, 'incoming'),
      'incoming/*': `${bucketArn(prefix, 'incoming')}/*`,
      released: bucketArn(prefix, 'released'),
      'released/*': `${bucketArn(prefix, 'released')}/*`,
      secretsKey: storage.secretsKey.keyArn,
      // Both are checked.
      mail: [mail.identityArn, mail.configurationSetArn],
      'mail/account': '*',
    },
    variables: {
      PUBLIC_ORIGIN: publicOrigin,
      LOG_LEVEL: 'info',
      GROUP_MAPPING: JSON.stringify(deployment.signIn.groups),
      TRANSFERS_TABLE: transfers.tableName,
      AUDIT_TABLE: audit.tableName,
      OPS_TABLE: ops.tableName,
      INCOMING_BUCKET: storage.buckets.incoming.bucketName,
      RELEASED_BUCKET: storage.buckets.released.bucketName,
      SECRETS_KEY: storage.secretsKey.keyArn,
      MAIL_FROM: mail.from,
      MAIL_CONFIGURATION_SET: mail.configurationSetName,
      SMS_SETTINGS: JSON.stringify(toSmsSettings(deployment)),
    },
    // A phone has no ARN: everything except topics means only phones.
    allExcept: { phones: `arn:${Aws.PARTITION}:sns:*:*:*` },
    // A domain identity would allow every sender of the domain.
    conditions: { mail: { StringEqualsIfExists: { 'ses:FromAddress': mail.address } } },
  } satisfies ResourceArns
}

export function getIndexResources({ names, endpoint }: IndexParts) {
  return {
    arns: {
      index: `${names.arn}/transfers*`,
      'index/aliases': `${names.arn}/_aliases`,
      'index/security': `${names.arn}/_plugins/_security/api/*`,
    },
    variables: { INDEX_ENDPOINT: endpoint, LOG_LEVEL: 'info' },
    roleNames: names.roles,
  } satisfies ResourceArns
}

type IndexParts = { names: SearchNames; endpoint: string }
type MoreParts = Parts & { originSecret: OriginSecret; identity: Identity; workflowArn: string; index: IndexParts }

export function getResourceArns({ originSecret, identity, workflowArn, index, ...parts }: MoreParts): ResourceArns {
  const places = getTriggerResources(parts)
  const { arns, variables, roleNames } = getIndexResources(index)
  return {
    ...places,
    roleNames,
    arns: {
      ...places.arns,
      ...arns,
      userPool: identity.userPoolArn,
      workflow: workflowArn,
      'workflow/executions': `${workflowArn.replace(':stateMachine:', ':execution:')}:*`,
    },
    variables: {
      ...places.variables,
      ...variables,
      ORIGIN_SECRETS: originSecret.accepted,
      USER_POOL: identity.userPoolId,
      MEMBER_CLIENT: identity.memberClientId,
      RECIPIENT_CLIENT: identity.recipientClientId,
      SIGN_IN_DOMAIN: identity.signInDomain,
      PROVIDERS: identity.providers,
      WORKFLOW: workflowArn,
    },
  }
}

function indexArns(tableArn: string): ResourceArns['arns'] {
  const names = Object.keys(transfersIndexes)
  return Object.fromEntries(names.map(name => [`transfers/index/${name}`, `${tableArn}/index/${name}`]))
}

function toSmsSettings({ sms: { senderId } }: Pick<Deployment, 'sms'>): SmsSettings {
  return senderId === undefined ? {} : { senderId }
}
