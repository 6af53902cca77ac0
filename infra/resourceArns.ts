import { ArnFormat, Aws, type Stack } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { SmsSettings } from '../lambdas/aws/adapters/snsSms.ts'
import type { ResourceName } from '../lambdas/aws/functions/portPermissions.ts'
import { MAX_STEP_SECONDS } from '../lambdas/aws/functions/stepTasks.ts'
import { transfersIndexes } from '../lambdas/aws/functions/tables.ts'
import type { Variable } from '../lambdas/aws/functions/variables.ts'
import { ASSETS_PREFIX } from '../lambdas/aws/functions/websiteAssets.ts'
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
  /** The same for functions. */
  functionNames?: Readonly<Record<string, string>>
}

type Conditions = Record<string, Record<string, string | readonly string[]>>

type Parts = {
  deployment: Pick<Deployment, 'signIn' | 'sms'>
  prefix: string
  publicOrigin: string
  storage: Storage
  mail: MailNames
  /** Of trials with an index of their own. */
  indexEndpoint?: string | undefined
}

/** Exists before everything. */
export const accountResources = {
  // The action has no resource.
  arns: { account: '*' },
  variables: { LOG_LEVEL: 'info' },
} satisfies ResourceArns

/** Exists before the user pool, or has a fixed name: the pool's triggers are created first. */
export function getTriggerResources({ deployment, prefix, publicOrigin, storage, mail, indexEndpoint }: Parts) {
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
      receiptKey: storage.receiptKey.keyArn,
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
      INDEX_ORIGINS: indexEndpoint ?? `https://*.${Aws.REGION}.es.${Aws.URL_SUFFIX}`,
      SECRETS_KEY: storage.secretsKey.keyArn,
      RECEIPT_KEY: storage.receiptKey.keyArn,
      MAIL_FROM: mail.from,
      MAIL_CONFIGURATION_SET: mail.configurationSetName,
      SMS_SETTINGS: JSON.stringify(toSmsSettings(deployment)),
      MAX_STEP_SECONDS: String(MAX_STEP_SECONDS),
    },
    // A phone has no ARN: everything except topics means only phones.
    allExcept: { phones: `arn:${Aws.PARTITION}:sns:*:*:*` },
    // A domain identity would allow every sender of the domain.
    conditions: { mail: { StringEquals: { 'ses:FromAddress': mail.address } } },
  } satisfies ResourceArns
}

/** For functions of any stack: none of these is a reference to the stack of the index. */
function getReadableIndex({ arn, roles }: SearchNames) {
  return { arns: { index: `${arn}/transfers*` }, roleNames: roles }
}

/** For functions in the stack of the index. */
export function getIndexResources({ names, endpoint, deadLetters, ...parts }: IndexParts): ResourceArns {
  const places = getTriggerResources(parts)
  const { arns, roleNames } = getReadableIndex(names)
  return {
    ...places,
    roleNames,
    // Alarms name them, and must exist even if this stack does not.
    functionNames: names.roles,
    arns: {
      ...places.arns,
      ...arns,
      'index/aliases': `${names.arn}/_aliases`,
      'index/security': `${names.arn}/_plugins/_security/api/*`,
      'index/deadLetters': deadLetters.queueArn,
    },
    variables: { ...places.variables, INDEX_ENDPOINT: endpoint, INDEX_DEAD_LETTERS: deadLetters.queueUrl },
  }
}

export function getWebsiteResources(bucket: IBucket) {
  return {
    arns: { website: bucket.bucketArn, 'website/assets': bucket.arnForObjects(`${ASSETS_PREFIX}*`) },
    variables: { WEBSITE_BUCKET: bucket.bucketName, LOG_LEVEL: 'info' },
  } satisfies ResourceArns
}

type IndexParts = Parts & { names: SearchNames; endpoint: string; deadLetters: Queue }
/**
 * For `setUpMacie`. A job has its id from Macie.
 * @see https://docs.aws.amazon.com/macie/latest/user/service-linked-roles.html
 */
export function getMacieResources(stack: Stack): ResourceArns {
  const arnFormat = ArnFormat.SLASH_RESOURCE_NAME
  const resourceName = `aws-service-role/${MACIE}/AWSServiceRoleForAmazonMacie`
  return {
    arns: {
      macie: '*',
      'macie/jobs': stack.formatArn({
        service: 'macie2',
        resource: 'classification-job',
        resourceName: '*',
        arnFormat,
      }),
      'macie/role': stack.formatArn({ service: 'iam', region: '', resource: 'role', resourceName, arnFormat }),
    },
    variables: { LOG_LEVEL: 'info' },
    conditions: { 'macie/role': { StringEquals: { 'iam:AWSServiceName': MACIE } } },
  }
}

const MACIE = 'macie.amazonaws.com'

const toExecutions = (stateMachineArn: string) => `${stateMachineArn.replace(':stateMachine:', ':execution:')}:*`

type MoreParts = Parts & {
  originSecret: OriginSecret
  identity: Identity
  workflowArn: string
  fileWorkflowArn: string
  names: SearchNames
}

export function getResourceArns({
  originSecret,
  identity,
  workflowArn,
  fileWorkflowArn,
  names,
  ...parts
}: MoreParts): ResourceArns {
  const places = getTriggerResources(parts)
  const { arns, roleNames } = getReadableIndex(names)
  return {
    ...places,
    roleNames,
    arns: {
      ...places.arns,
      ...arns,
      userPool: identity.userPoolArn,
      workflow: workflowArn,
      'workflow/executions': toExecutions(workflowArn),
      fileWorkflow: fileWorkflowArn,
      'fileWorkflow/executions': toExecutions(fileWorkflowArn),
    },
    variables: {
      ...places.variables,
      ORIGIN_SECRETS: originSecret.accepted,
      USER_POOL: identity.userPoolId,
      MEMBER_CLIENT: identity.memberClientId,
      RECIPIENT_CLIENT: identity.recipientClientId,
      SIGN_IN_DOMAIN: identity.signInDomain,
      PROVIDERS: identity.providers,
      WORKFLOW: workflowArn,
      FILE_WORKFLOW: fileWorkflowArn,
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
