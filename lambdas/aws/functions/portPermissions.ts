import { toCanaryId } from '../../../shared/domain/canary.ts'
import type { Ports } from '../../core/request/context.ts'
import type { Reach } from '../../core/request/reach.ts'
import { indexKey, receiptKeysPartition, roomKey, usagePrefix } from './tableKeys.ts'
import type { transfersIndexes } from './tables.ts'
import type { Variable } from './variables.ts'

export type ResourceName =
  | 'transfers'
  | `transfers/index/${keyof typeof transfersIndexes}`
  | 'audit'
  | 'ops'
  | 'incoming'
  | 'incoming/*'
  | 'released'
  | 'released/*'
  | 'secretsKey'
  | 'receiptKey'
  | 'workflow'
  | 'workflow/executions'
  | 'fileWorkflow'
  | 'fileWorkflow/executions'
  | 'mail'
  | 'mail/account'
  | 'account'
  | 'phones'
  | 'userPool'
  | 'index'
  | 'index/aliases'
  | 'index/security'
  | 'index/deadLetters'
  | 'website'
  | 'website/assets'
  | 'macie'
  | 'macie/jobs'
  | 'macie/role'

export type Grant = {
  action: `${string}:${string}`
  on: ResourceName
  /** Prefixes of partition keys. */
  rows?: readonly string[]
  attributes?: readonly string[]
}

/** A module under `lambdas/aws/adapters/`, and its function. */
type Opener = { file: string; open: string }

type PortPermissions<Port> = {
  /** Only the parts for the verbs in reach are opened. */
  adapter: Opener & { parts?: readonly (Opener & { verbs: readonly (keyof Port)[] })[] }
  /** The port's own rows in a shared table: no function reaches other ports' rows. */
  rows?: Partial<Record<ResourceName, readonly string[]>>
  variables: readonly Variable[]
  /** An action within a transaction is named like the single action. */
  grants: { readonly [Verb in keyof Port]: readonly Grant[] }
}

const CANARIES = [`T#${toCanaryId('*')}`]
const LINKED = ['T#*', 'LINK#*']
const USAGE = [`${usagePrefix}*`]
/** Of a step's own row. */
const STEP = ['firstAt', 'lastAt', 'count', 'reason']
const COUNTED = [
  ...STEP,
  ...['pk', 'sk', 'downloadCount', 'revision', 'firstDownloadAt', 'taken', 'countedAt', 'expiresAt'],
  // Of a condition.
  'toExpire',
]
const linked = (grants: Grant[]): Grant[] => grants.map(grant => ({ ...grant, rows: LINKED }))

const SUBSCRIBERS = { on: 'ops', rows: ['ALERTREADERS'] } as const
const SUBSCRIPTION = ['pk', 'sk', 'cadence', 'kinds', 'language', 'since', 'mailedUntil', 'mailingUntil']

const on = (place: ResourceName, ...actions: Grant['action'][]): Grant[] =>
  actions.map(action => ({ action, on: place }))

/** Its endpoint is in a row. */
const onIndex = (...actions: Grant['action'][]): Grant[] => [
  ...on('index', ...actions),
  { action: 'dynamodb:GetItem', on: 'transfers', rows: [indexKey.pk] },
]

const onRows = (place: ResourceName, rows: readonly string[], ...actions: Grant['action'][]): Grant[] =>
  on(place, ...actions).map(grant => ({ ...grant, rows }))

/** Functions have a malware scanner only where the deployment's setting says so (`deployedWorkflow`). */
export type DeployedPorts = Required<Ports>

/** The tests on the emulator compare these grants with the actual calls. */
export const portPermissions: { readonly [Port in keyof DeployedPorts]: PortPermissions<DeployedPorts[Port]> } = {
  transfers: {
    adapter: { file: 'dynamoTransfers.ts', open: 'openTransfers' },
    variables: ['TRANSFERS_TABLE', 'AUDIT_TABLE'],
    rows: { transfers: ['T#*'] },
    grants: {
      add: [...linked(on('transfers', 'dynamodb:PutItem')), ...on('audit', 'dynamodb:PutItem')],
      get: on('transfers', 'dynamodb:Query'),
      getRecords: on('transfers', 'dynamodb:BatchGetItem'),
      ofSender: on('transfers', 'dynamodb:Query'),
      getByLink: [...onRows('transfers', ['LINK#*'], 'dynamodb:GetItem'), ...on('transfers', 'dynamodb:Query')],
      getFile: on('transfers', 'dynamodb:Query', 'dynamodb:GetItem'),
      getFileByLink: linked(on('transfers', 'dynamodb:GetItem')).concat(on('transfers', 'dynamodb:Query')),
      replace: [
        ...linked(on('transfers', 'dynamodb:UpdateItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem')),
        ...on('audit', 'dynamodb:PutItem'),
      ],
      replaceWithUsage: [
        ...linked(on('transfers', 'dynamodb:UpdateItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem')),
        ...on('transfers', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:DeleteItem').map(
          grant => ({ ...grant, rows: USAGE }),
        ),
        ...on('audit', 'dynamodb:PutItem'),
      ],
      takeOver: [
        ...linked(on('transfers', 'dynamodb:UpdateItem', 'dynamodb:PutItem')),
        ...on('audit', 'dynamodb:PutItem'),
      ],
      replaceFile: [...on('transfers', 'dynamodb:GetItem', 'dynamodb:UpdateItem'), ...on('audit', 'dynamodb:PutItem')],
      countDownload: [
        // Any link holder causes this write: it can change only the count. A put would replace whole rows.
        { action: 'dynamodb:UpdateItem', on: 'transfers', rows: ['T#*'], attributes: COUNTED },
        ...on('audit', 'dynamodb:PutItem'),
      ],
      noteStep: [
        // Any link holder causes this write, too.
        { action: 'dynamodb:UpdateItem', on: 'transfers', rows: ['T#*'], attributes: ['pk', 'sk', ...STEP] },
        ...on('audit', 'dynamodb:PutItem'),
      ],
      getSteps: on('transfers', 'dynamodb:Query'),
      findUnfinished: on('transfers/index/unfinished', 'dynamodb:Query'),
      inStateSince: on('transfers/index/inState', 'dynamodb:Query'),
      expiredBefore: on('transfers/index/toExpire', 'dynamodb:Query'),
      remindedBefore: on('transfers/index/toRemind', 'dynamodb:Query'),
      notWithdrawn: on('transfers/index/toWithdraw', 'dynamodb:Query'),
      expiredNotWithdrawn: on('transfers/index/toWithdraw', 'dynamodb:Query'),
      notErased: on('transfers/index/toErase', 'dynamodb:Query'),
      removeProvisional: [
        ...linked(on('transfers', 'dynamodb:Query', 'dynamodb:DeleteItem')),
        ...on('audit', 'dynamodb:PutItem'),
      ],
      removeEnded: [
        ...linked(on('transfers', 'dynamodb:Query', 'dynamodb:DeleteItem')),
        ...on('audit', 'dynamodb:PutItem'),
      ],
      removeCanary: on('transfers', 'dynamodb:Query', 'dynamodb:DeleteItem').map(grant => ({
        ...grant,
        rows: CANARIES,
      })),
    },
  },
  blobs: {
    adapter: {
      file: 's3Blobs.ts',
      open: 'openBlobs',
      parts: [
        { file: 's3/signedUrls.ts', open: 'signedUrls', verbs: ['uploadUrl', 'partUrl', 'downloadUrl'] },
        {
          file: 's3/multipartUploads.ts',
          open: 'multipartUploads',
          verbs: ['createMultipart', 'listParts', 'completeMultipart', 'abortMultipart'],
        },
        { file: 's3/pinning.ts', open: 'pinning', verbs: ['pin'] },
        { file: 's3/reading.ts', open: 'reading', verbs: ['read', 'digest'] },
        { file: 's3/publishing.ts', open: 'publishing', verbs: ['publish', 'renewUrls'] },
        { file: 's3/withdrawing.ts', open: 'withdrawing', verbs: ['withdraw'] },
        { file: 's3/storing.ts', open: 'storing', verbs: ['store'] },
        { file: 's3/erasingIncoming.ts', open: 'erasingIncoming', verbs: ['eraseIncoming'] },
        { file: 's3/erasingReleased.ts', open: 'erasingReleased', verbs: ['eraseReleased'] },
      ],
    },
    variables: ['INCOMING_BUCKET', 'RELEASED_BUCKET', 'OPS_TABLE'],
    rows: { ops: ['BLOB#*'] },
    grants: {
      // A signed URL has its signer's permissions at the time of use.
      uploadUrl: on('incoming/*', 's3:PutObject'),
      createMultipart: on('incoming/*', 's3:PutObject'),
      partUrl: on('incoming/*', 's3:PutObject'),
      listParts: on('incoming/*', 's3:ListMultipartUploadParts'),
      completeMultipart: on('incoming/*', 's3:PutObject', 's3:ListMultipartUploadParts'),
      abortMultipart: on('incoming/*', 's3:AbortMultipartUpload'),
      pin: [
        // Without it S3 answers 403 instead of 404 for a missing object.
        ...on('incoming', 's3:ListBucket'),
        ...on('incoming/*', 's3:GetObject'),
        ...on('ops', 'dynamodb:GetItem', 'dynamodb:PutItem'),
      ],
      read: [
        ...on('incoming/*', 's3:GetObjectVersion'),
        ...on('released/*', 's3:GetObjectVersion'),
        ...on('ops', 'dynamodb:GetItem'),
      ],
      store: [
        ...on('incoming/*', 's3:PutObject', 's3:AbortMultipartUpload'),
        ...on('ops', 'dynamodb:GetItem', 'dynamodb:PutItem'),
      ],
      digest: [
        ...on('incoming/*', 's3:GetObjectVersion'),
        // Of a transfer that is sent again.
        ...on('released/*', 's3:GetObjectVersion'),
        ...on('ops', 'dynamodb:GetItem'),
      ],
      publish: [
        ...on('incoming/*', 's3:GetObjectVersion', 's3:DeleteObjectVersion'),
        ...on('released/*', 's3:GetObjectVersion', 's3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObjectVersion'),
        ...on('ops', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'),
      ],
      renewUrls: [
        ...on(
          'released/*',
          's3:GetObjectVersion',
          's3:PutObject',
          's3:AbortMultipartUpload',
          's3:DeleteObject',
          's3:DeleteObjectVersion',
        ),
        ...on('ops', 'dynamodb:GetItem', 'dynamodb:UpdateItem'),
      ],
      downloadUrl: [...on('released/*', 's3:GetObject'), ...on('ops', 'dynamodb:GetItem')],
      withdraw: [...on('released/*', 's3:DeleteObject'), ...on('ops', 'dynamodb:UpdateItem')],
      eraseIncoming: [
        ...on('incoming', 's3:ListBucketVersions', 's3:ListBucketMultipartUploads'),
        ...on('incoming/*', 's3:DeleteObjectVersion', 's3:AbortMultipartUpload'),
        ...on('ops', 'dynamodb:PutItem'),
      ],
      eraseReleased: [
        ...on('released', 's3:ListBucketVersions', 's3:ListBucketMultipartUploads'),
        ...on('released/*', 's3:GetObjectVersion', 's3:DeleteObjectVersion', 's3:AbortMultipartUpload'),
        // Gives a content back to a transfer that is sent again.
        ...on(
          'incoming/*',
          's3:GetObjectVersion',
          's3:PutObject',
          's3:PutObjectTagging',
          's3:DeleteObjectVersion',
          's3:AbortMultipartUpload',
        ),
        ...on('ops', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'),
      ],
    },
  },
  engine: {
    adapter: {
      file: 'engine.ts',
      open: 'openEngine',
      parts: [
        { file: '../../engine/anonymising.ts', open: 'anonymising', verbs: ['anonymise'] },
        { file: '../../engine/validatingPatterns.ts', open: 'checking', verbs: ['check'] },
        { file: '../../engine/previewing.ts', open: 'previewing', verbs: ['preview'] },
        { file: '../../engine/suggesting.ts', open: 'suggesting', verbs: ['suggest'] },
        { file: '../../engine/inspecting.ts', open: 'inspecting', verbs: ['inspect'] },
        { file: '../../engine/sealing.ts', open: 'sealing', verbs: ['seal'] },
      ],
    },
    variables: [],
    grants: { anonymise: [], check: [], preview: [], suggest: [], inspect: [], seal: [] },
  },
  workflow: {
    adapter: {
      file: 'stepFunctionsWorkflow.ts',
      open: 'openWorkflow',
      parts: [
        { file: 'stepFunctions/starting.ts', open: 'starting', verbs: ['start'] },
        { file: 'stepFunctions/startingEarly.ts', open: 'startingEarly', verbs: ['startEarly'] },
        { file: 'stepFunctionsRoom.ts', open: 'freeingRoom', verbs: ['freeRoom'] },
      ],
    },
    variables: ['WORKFLOW', 'FILE_WORKFLOW', 'OPS_TABLE'],
    rows: { ops: [roomKey.pk] },
    grants: {
      freeRoom: [
        ...on('workflow/executions', 'states:DescribeExecution'),
        ...on('fileWorkflow/executions', 'states:DescribeExecution'),
        ...on('ops', 'dynamodb:GetItem', 'dynamodb:UpdateItem'),
      ],
      startEarly: on('fileWorkflow', 'states:StartExecution'),
      start: [
        ...on('workflow', 'states:StartExecution'),
        ...on('workflow/executions', 'states:DescribeExecution', 'states:RedriveExecution'),
      ],
    },
  },
  mailer: {
    adapter: { file: 'sesMailer.ts', open: 'openMailer' },
    variables: ['MAIL_FROM', 'MAIL_CONFIGURATION_SET', 'OPS_TABLE'],
    rows: { ops: ['MAIL#*'] },
    grants: {
      send: [
        // A raw mail needs the second action, as in AWS's own sending grant.
        ...on('mail', 'ses:SendEmail', 'ses:SendRawEmail'),
        ...on('ops', 'dynamodb:PutItem', 'dynamodb:UpdateItem'),
      ],
      confirm: on('ops', 'dynamodb:UpdateItem'),
      // The action has no resource.
      check: on('mail/account', 'ses:GetAccount'),
    },
  },
  sms: {
    adapter: { file: 'snsSms.ts', open: 'openSms' },
    variables: ['SMS_SETTINGS'],
    grants: { send: on('phones', 'sns:Publish') },
  },
  recipients: {
    adapter: { file: 'cognitoRecipients.ts', open: 'openRecipients' },
    variables: ['USER_POOL'],
    grants: {
      add: on('userPool', 'cognito-idp:AdminCreateUser', 'cognito-idp:AdminSetUserPassword'),
      remove: on('userPool', 'cognito-idp:AdminDeleteUser'),
    },
  },
  keys: {
    adapter: { file: 'kmsKeys.ts', open: 'openKeys' },
    variables: ['SECRETS_KEY'],
    grants: {
      seal: on('secretsKey', 'kms:GenerateDataKey'),
      open: on('secretsKey', 'kms:Decrypt'),
    },
  },
  sessions: {
    adapter: { file: 'dynamoSessions.ts', open: 'openSessions' },
    variables: ['OPS_TABLE'],
    rows: { ops: ['SESSION#*'] },
    grants: {
      endBefore: on('ops', 'dynamodb:UpdateItem'),
      notBefore: on('ops', 'dynamodb:GetItem'),
      // An operator's command calls it, with its own rights.
      limitRights: on('ops', 'dynamodb:UpdateItem'),
      find: on('ops', 'dynamodb:GetItem'),
    },
  },
  idempotency: {
    adapter: { file: 'dynamoIdempotency.ts', open: 'openIdempotency' },
    variables: ['OPS_TABLE'],
    rows: { ops: ['IDEM#*'] },
    grants: {
      claim: on('ops', 'dynamodb:PutItem'),
      settle: on('ops', 'dynamodb:UpdateItem'),
      release: on('ops', 'dynamodb:DeleteItem'),
    },
  },
  limits: {
    adapter: { file: 'dynamoLimits.ts', open: 'openLimits' },
    variables: ['OPS_TABLE'],
    rows: { ops: ['LIMIT#*'] },
    grants: {
      take: on('ops', 'dynamodb:UpdateItem'),
      // Only few endpoints use these rows, which limit costs.
      takeAll: on('ops', 'dynamodb:GetItem', 'dynamodb:UpdateItem').map(grant => ({ ...grant, rows: ['COUNT#*'] })),
    },
  },
  challenges: {
    adapter: { file: 'dynamoChallenges.ts', open: 'openChallenges' },
    variables: ['OPS_TABLE'],
    rows: { ops: ['OTP#*'] },
    grants: {
      add: on('ops', 'dynamodb:PutItem'),
      get: on('ops', 'dynamodb:GetItem'),
      replace: on('ops', 'dynamodb:PutItem'),
      burn: on('ops', 'dynamodb:DeleteItem'),
      noteProof: onRows('ops', ['PROOF#*'], 'dynamodb:UpdateItem'),
      findProof: onRows('ops', ['PROOF#*'], 'dynamodb:GetItem'),
    },
  },
  contacts: {
    adapter: { file: 'dynamoContacts.ts', open: 'openContacts' },
    variables: ['OPS_TABLE'],
    rows: { ops: ['USE#*'] },
    grants: {
      keepPhone: on('ops', 'dynamodb:PutItem'),
      getPhone: on('ops', 'dynamodb:GetItem'),
    },
  },
  trustedDevices: {
    adapter: { file: 'dynamoTrustedDevices.ts', open: 'openTrustedDevices' },
    variables: ['OPS_TABLE'],
    rows: { ops: ['TRUST#*'] },
    grants: {
      // A new one may displace the oldest.
      add: on('ops', 'dynamodb:PutItem', 'dynamodb:Query', 'dynamodb:DeleteItem'),
      find: on('ops', 'dynamodb:GetItem'),
      list: on('ops', 'dynamodb:Query'),
      remove: on('ops', 'dynamodb:DeleteItem'),
      removeAll: on('ops', 'dynamodb:Query', 'dynamodb:DeleteItem'),
    },
  },
  usage: {
    adapter: { file: 'dynamoUsage.ts', open: 'openUsage' },
    variables: ['TRANSFERS_TABLE'],
    rows: { transfers: USAGE },
    grants: {
      findRecipients: on('transfers', 'dynamodb:BatchGetItem', 'dynamodb:Query'),
      knownDomains: on('transfers', 'dynamodb:Query'),
      findExchanges: on('transfers', 'dynamodb:GetItem', 'dynamodb:Query'),
    },
  },
  addressBook: {
    adapter: { file: 'dynamoAddressBook.ts', open: 'openAddressBook' },
    variables: ['OPS_TABLE'],
    rows: { ops: ['BOOK#*'] },
    grants: {
      // A new address may displace the oldest.
      keep: on('ops', 'dynamodb:UpdateItem', 'dynamodb:Query', 'dynamodb:DeleteItem'),
      list: on('ops', 'dynamodb:Query'),
      remove: on('ops', 'dynamodb:DeleteItem'),
    },
  },
  templateSets: {
    adapter: { file: 'dynamoTemplateSets.ts', open: 'openTemplateSets' },
    variables: ['TRANSFERS_TABLE'],
    rows: { transfers: ['TEMPLATE#*'] },
    grants: { keep: on('transfers', 'dynamodb:PutItem'), get: on('transfers', 'dynamodb:GetItem') },
  },
  policies: {
    adapter: { file: 'dynamoPolicies.ts', open: 'openPolicies' },
    variables: ['TRANSFERS_TABLE', 'AUDIT_TABLE'],
    grants: {
      current: onRows('transfers', ['POLICIES'], 'dynamodb:GetItem', 'dynamodb:Query'),
      versions: onRows('transfers', ['POLICY#*'], 'dynamodb:Query'),
      put: [
        ...onRows('transfers', ['POLICIES', 'POLICY#*'], 'dynamodb:PutItem', 'dynamodb:UpdateItem'),
        ...on('audit', 'dynamodb:PutItem'),
      ],
    },
  },
  transferIndex: {
    adapter: { file: 'openSearchIndex.ts', open: 'openTransferIndex' },
    variables: ['TRANSFERS_TABLE', 'INDEX_ORIGINS'],
    // Shows whether the index is behind.
    rows: { transfers: ['BEAT'] },
    grants: {
      find: [...onIndex('es:ESHttpPost', 'es:ESHttpGet'), ...on('transfers', 'dynamodb:UpdateItem')],
      count: [...onIndex('es:ESHttpPost', 'es:ESHttpGet'), ...on('transfers', 'dynamodb:UpdateItem')],
      simulate: [...onIndex('es:ESHttpPost', 'es:ESHttpGet'), ...on('transfers', 'dynamodb:UpdateItem')],
      countPolicies: onIndex('es:ESHttpPost'),
      put: onIndex('es:ESHttpPost', 'es:ESHttpHead', 'es:ESHttpPut'),
      remove: onIndex('es:ESHttpPost', 'es:ESHttpHead'),
    },
  },
  insights: {
    adapter: { file: 'openSearchInsights.ts', open: 'openInsights' },
    variables: ['TRANSFERS_TABLE', 'INDEX_ORIGINS'],
    rows: { transfers: ['BEAT'] },
    grants: {
      sumUp: onIndex('es:ESHttpPost'),
      countFirstDownloads: onIndex('es:ESHttpPost'),
      countSteps: onIndex('es:ESHttpPost'),
      countWeek: onIndex('es:ESHttpPost'),
      rank: onIndex('es:ESHttpPost'),
      countFlows: onIndex('es:ESHttpPost'),
      findFirsts: onIndex('es:ESHttpPost'),
      findSpikes: onIndex('es:ESHttpPost'),
      findMistakes: onIndex('es:ESHttpPost'),
      getDelay: [...onIndex('es:ESHttpGet'), ...on('transfers', 'dynamodb:UpdateItem')],
    },
  },
  health: {
    adapter: { file: 'dynamoHealth.ts', open: 'openHealth' },
    variables: ['OPS_TABLE'],
    rows: { ops: ['HEALTH'] },
    grants: {
      add: on('ops', 'dynamodb:PutItem'),
      remove: on('ops', 'dynamodb:DeleteItem'),
      latest: on('ops', 'dynamodb:Query'),
      since: on('ops', 'dynamodb:Query'),
    },
  },
  alerts: {
    adapter: { file: 'dynamoAlerts.ts', open: 'openAlerts' },
    variables: ['OPS_TABLE'],
    rows: { ops: ['ALERTREADERS'] },
    grants: {
      add: [
        ...onRows('ops', ['ALERTID#*'], 'dynamodb:BatchGetItem'),
        ...onRows('ops', ['ALERTSTORED#*'], 'dynamodb:Query'),
        ...onRows('ops', ['ALERTID#*', 'ALERTS#*', 'ALERTSTORED#*'], 'dynamodb:PutItem'),
      ],
      find: onRows('ops', ['ALERTS#*'], 'dynamodb:Query'),
      storedAfter: onRows('ops', ['ALERTSTORED#*'], 'dynamodb:Query'),
      countNew: onRows('ops', ['ALERTSTORED#*'], 'dynamodb:Query'),
      acknowledge: onRows('ops', ['ALERTS#*'], 'dynamodb:UpdateItem'),
      findReader: on('ops', 'dynamodb:GetItem'),
      noteReader: on('ops', 'dynamodb:UpdateItem'),
      subscribe: on('ops', 'dynamodb:UpdateItem'),
      endSubscription: on('ops', 'dynamodb:UpdateItem'),
      subscribers: on('ops', 'dynamodb:Query'),
      moveProgress: on('ops', 'dynamodb:UpdateItem'),
      // Any link holder causes it: it reads no address, and can only end a subscription.
      unsubscribe: [
        { ...SUBSCRIBERS, action: 'dynamodb:Query', attributes: ['pk', 'sk', 'linkDigest', 'cadence'] },
        { ...SUBSCRIBERS, action: 'dynamodb:UpdateItem', attributes: SUBSCRIPTION },
      ],
    },
  },
  malwareAllowances: {
    adapter: { file: 'dynamoMalwareAllowances.ts', open: 'openMalwareAllowances' },
    variables: ['OPS_TABLE'],
    rows: { ops: ['MALWARE#*'] },
    grants: {
      put: on('ops', 'dynamodb:PutItem'),
      find: on('ops', 'dynamodb:GetItem'),
      remove: on('ops', 'dynamodb:DeleteItem'),
    },
  },
  dropPages: {
    adapter: { file: 'dynamoDropPages.ts', open: 'openDropPages' },
    variables: ['OPS_TABLE'],
    rows: { ops: ['DROP#*'] },
    grants: {
      find: on('ops', 'dynamodb:GetItem'),
      findByAddress: onRows('ops', ['DROP#*', 'DROPAT#*'], 'dynamodb:GetItem'),
      replace: [
        ...on('ops', 'dynamodb:PutItem'),
        ...onRows('ops', ['DROPAT#*'], 'dynamodb:PutItem', 'dynamodb:DeleteItem'),
      ],
    },
  },
  notices: {
    adapter: { file: 'dynamoNotices.ts', open: 'openNotices' },
    variables: ['OPS_TABLE'],
    rows: { ops: ['NOTICES'] },
    grants: {
      add: on('ops', 'dynamodb:PutItem'),
      due: on('ops', 'dynamodb:Query'),
      remove: on('ops', 'dynamodb:DeleteItem'),
    },
  },
  receiptSigner: {
    adapter: { file: 'kmsReceiptSigner.ts', open: 'openReceiptSigner' },
    variables: ['RECEIPT_KEY', 'OPS_TABLE'],
    rows: { ops: [receiptKeysPartition] },
    grants: {
      sign: [...on('receiptKey', 'kms:GetPublicKey', 'kms:Sign'), ...on('ops', 'dynamodb:PutItem')],
      publicKeys: on('ops', 'dynamodb:Query'),
    },
  },
  malwareScanner: {
    adapter: { file: 'guardDutyScanner.ts', open: 'openMalwareScanner' },
    variables: ['INCOMING_BUCKET', 'OPS_TABLE'],
    rows: { ops: ['BLOB#*', 'VERDICT#*'] },
    grants: {
      scan: [...on('incoming/*', 's3:GetObjectVersionTagging'), ...on('ops', 'dynamodb:GetItem')],
      findSignatures: [],
      allow: [
        ...on('incoming/*', 's3:GetObjectVersionTagging', 's3:PutObjectVersionTagging'),
        ...on('ops', 'dynamodb:GetItem'),
      ],
    },
  },
  malwareVerdicts: {
    adapter: { file: 'dynamoMalwareVerdicts.ts', open: 'openMalwareVerdicts' },
    variables: ['OPS_TABLE'],
    grants: {
      put: onRows('ops', ['VERDICT#*'], 'dynamodb:PutItem'),
      noteCanary: onRows('ops', ['CANARYVERDICT'], 'dynamodb:PutItem'),
      findCanary: onRows('ops', ['CANARYVERDICT'], 'dynamodb:GetItem'),
    },
  },
  audit: {
    adapter: { file: 'dynamoAudit.ts', open: 'openAudit' },
    variables: ['AUDIT_TABLE'],
    grants: { append: on('audit', 'dynamodb:PutItem') },
  },
}

export function toGrants(reach: Reach): Grant[] {
  const all = Object.entries(reach).flatMap(([port, verbs]) => {
    const { grants, rows } = portPermissions[port as keyof DeployedPorts] as PortPermissions<Record<string, unknown>>
    const granted = (verbs as readonly string[]).flatMap(verb => grants[verb] ?? [])
    return granted.map(grant => ({ ...(rows?.[grant.on] ? { rows: rows[grant.on] } : {}), ...grant }))
  })
  // A limit of attributes is none beside the same grant without it.
  const isLifted = ({ action, on, rows, attributes }: Grant) =>
    attributes !== undefined &&
    all.some(
      other =>
        other.attributes === undefined &&
        other.action === action &&
        other.on === on &&
        (other.rows === undefined || rows?.every(row => other.rows?.includes(row))),
    )
  const granted = all.filter(grant => !isLifted(grant))
  return [...new Map(granted.map(grant => [JSON.stringify(grant, Object.keys(grant).sort()), grant])).values()]
}

export function toVariables(reach: Reach): Variable[] {
  return [...new Set(Object.keys(reach).flatMap(port => portPermissions[port as keyof DeployedPorts].variables))]
}
