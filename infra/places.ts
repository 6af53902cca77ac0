import type { Place } from '../lambdas/aws/needs.ts'
import { tables } from '../lambdas/aws/tables.ts'
import type { Variable } from '../lambdas/aws/variables.ts'
import type { GroupMapping } from '../shared/domain/groups.ts'
import type { Identity } from './identity.ts'
import type { Mail } from './mail.ts'
import type { OriginSecret } from './originSecret.ts'
import { bucketArn, type Storage } from './storage.ts'

/** Where things are in this deployment: what grants and variables are made of. */
export type Places = {
  /** The ARN of each place that a function of this stack may reach. */
  arns: Partial<Record<Place, string | readonly string[]>>
  variables: Partial<Record<Variable, string>>
  /** Under which whatever is allowed there is allowed. */
  conditions?: Partial<Record<Place, Conditions>>
}

type Conditions = Record<string, Record<string, string | readonly string[]>>

type Parts = {
  prefix: string
  publicOrigin: string
  originSecret: OriginSecret
  storage: Storage
  identity: Identity
  mail: Mail
  workflowArn: string
}

export function placesOf({ prefix, publicOrigin, originSecret, storage, identity, mail, workflowArn }: Parts): Places {
  const { transfers, audit, ops } = storage.tables
  return {
    arns: {
      transfers: transfers.tableArn,
      'transfers/index': tables.transfers.indexes.map(({ name }) => `${transfers.tableArn}/index/${name}`),
      audit: audit.tableArn,
      ops: ops.tableArn,
      incoming: bucketArn(prefix, 'incoming'),
      'incoming/*': `${bucketArn(prefix, 'incoming')}/*`,
      released: bucketArn(prefix, 'released'),
      'released/*': `${bucketArn(prefix, 'released')}/*`,
      secretsKey: storage.secretsKey.keyArn,
      workflow: workflowArn,
      'workflow/executions': `${workflowArn.replace(':stateMachine:', ':execution:')}:*`,
      // AWS asks for both when a mail names its configuration set.
      mail: [mail.identityArn, mail.configurationSetArn],
    },
    variables: {
      PUBLIC_ORIGIN: publicOrigin,
      ORIGIN_SECRETS: originSecret.accepted,
      LOG_LEVEL: 'info',
      USER_POOL: identity.userPoolId,
      MEMBER_CLIENT: identity.memberClientId,
      RECIPIENT_CLIENT: identity.recipientClientId,
      SIGN_IN_DOMAIN: identity.signInDomain,
      PROVIDERS: identity.providers,
      TRANSFERS_TABLE: transfers.tableName,
      AUDIT_TABLE: audit.tableName,
      OPS_TABLE: ops.tableName,
      INCOMING_BUCKET: storage.buckets.incoming.bucketName,
      RELEASED_BUCKET: storage.buckets.released.bucketName,
      SECRETS_KEY: storage.secretsKey.keyArn,
      WORKFLOW: workflowArn,
      MAIL_FROM: mail.from,
      MAIL_CONFIGURATION_SET: mail.configurationSetName,
    },
    // An identity of a domain would let them write as anybody of it.
    conditions: { mail: { StringEqualsIfExists: { 'ses:FromAddress': mail.address } } },
  }
}

/** What is there before the user pool is: its trigger is made first. */
export function placesOfSignIn({ tables: { audit } }: Storage, groups: GroupMapping): Places {
  return {
    arns: { audit: audit.tableArn },
    variables: { AUDIT_TABLE: audit.tableName, GROUP_MAPPING: JSON.stringify(groups) },
  }
}
