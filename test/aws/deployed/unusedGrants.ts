/** Permissions that a run does not use, or not always: each with the reason to have it. */
export type UnusedGrant = {
  of: readonly string[] | 'every function'
  grant: string
  reason: string
  /** Used in a race only: a run may or may not see it. */
  isByChance?: boolean
}

const steps = [
  'verify',
  'awaitHealth',
  'anonymise',
  'inspect',
  'applyPolicies',
  'seal',
  'publish',
  'eraseOriginals',
  'notify',
  'sendPassword',
  'giveUp',
]
/** They fail permanently only where the file no longer exists. */
const rarelyFail = ['awaitHealth', 'inspect', 'seal', 'eraseOriginals']
const triggers = ['workflowEnded', 'mailEvents']
const queueReaders = [...triggers, 'fileArrived']
const tellsSender = [...steps, ...triggers, 'sweep']
const requests = ['createRequest', 'resendRequest']
const mailsBeside = [
  ...requests,
  'resendCode',
  'retractTransfer',
  'retractDelivery',
  'createChallenge',
  'remind',
  'mailAlerts',
  'allowMalware',
]
const uploads = ['getUploadUrl', 'getPartUrls', 'completeUpload']

export const unusedGrants: readonly UnusedGrant[] = [
  {
    of: 'every function',
    grant: 'logs:CreateLogStream on log',
    reason: 'The runtime writes the log; the emulator’s does so without asking.',
  },
  {
    of: 'every function',
    grant: 'logs:PutLogEvents on log',
    reason: 'The runtime writes the log; the emulator’s does so without asking.',
  },
  ...['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'].map(action => ({
    of: queueReaders,
    grant: `${action} on queue`,
    reason: 'Lambda reads the queue in the name of the function; the emulator’s does so without asking.',
  })),
  ...['DescribeStream', 'GetRecords', 'GetShardIterator'].map(action => ({
    of: ['followTransfers'],
    grant: `dynamodb:${action} on the stream of transfers`,
    reason: 'Lambda reads the stream in the name of the function; the emulator’s does so without asking.',
  })),
  {
    of: ['followTransfers'],
    grant: 'dynamodb:ListStreams on whatever there is',
    reason: 'Lambda lists the streams in the name of the function; the emulator’s does not.',
  },
  {
    of: ['checkAccount'],
    grant: 'lambda:GetAccountSettings on whatever there is',
    reason: 'The deployment calls it; the emulator answers without asking.',
  },
  {
    of: ['setUpIndex'],
    grant: 'es:ESHttpPut on index/security',
    reason: 'A node that is given for trials knows no roles.',
  },
  {
    of: ['completeIndex'],
    grant: 'dynamodb:Query on transfers',
    reason: 'A new deployment has no transfers to index.',
  },
  ...['Query', 'PutItem', 'DeleteItem'].map(action => ({
    of: ['fillUsage'],
    grant: `dynamodb:${action} on transfers`,
    reason: 'A new deployment has no transfers to count.',
  })),
  ...['ses:SendEmail', 'ses:SendRawEmail'].map(action => ({
    of: [...tellsSender, ...mailsBeside],
    grant: `${action} on configuration set`,
    reason: 'AWS holds a mail to its identity and to its configuration set; the emulator knows the identity alone.',
  })),
  {
    of: [...tellsSender, ...mailsBeside],
    grant: 'ses:SendEmail on identity',
    reason: 'AWS grants both actions together for sending (aws-cdk-lib/aws-ses/grants.json). Every mail is a raw one.',
  },
  {
    of: ['completeUpload'],
    grant: 's3:ListBucket on incoming',
    reason: 'S3 asks for it where a HeadObject finds nothing, to answer 404 and not 403; the emulator answers 404.',
  },
  {
    of: [
      ...[...steps, ...triggers, ...uploads, ...requests, 'remind'],
      ...['retractTransfer', 'retractDelivery', 'finalizeTransfer', 'claimUpload', 'createTransfer'],
      ...['extendTransfer', 'askMoreTime'],
    ],
    grant: 'dynamodb:DeleteItem on transfers',
    reason: 'A verb is granted whole: `replace` deletes the files that a shorter list leaves out, which one call does.',
  },
  {
    // Publishing writes the usage history.
    of: [
      ...steps.filter(step => !['publish', 'awaitHealth', 'notify'].includes(step)),
      ...[...triggers, ...uploads, 'retractTransfer', 'retractDelivery', 'abandonTransfer', 'sweep', 'remind'],
      ...['extendTransfer', 'askMoreTime'],
    ],
    grant: 'dynamodb:PutItem on transfers',
    reason: 'A verb is granted whole: `replace` writes the link and the list of files, which two calls do.',
  },
  {
    of: ['createRequest'],
    grant: 'dynamodb:UpdateItem on transfers',
    reason:
      'For a mail that SES refuses, which is noted on the request; the emulator refuses none that is well-formed.',
  },
  {
    of: steps.filter(name => name !== 'giveUp'),
    grant: 's3:DeleteObject on released/*',
    reason:
      'A failure withdraws what was published; these say why they fail only where nothing was, or it cannot fail.',
  },
  ...['dynamodb:UpdateItem on ops', 'ses:SendRawEmail on identity'].map(grant => ({
    of: rarelyFail,
    grant,
    reason: 'Every step may tell a failure; these have none to tell but that a file is gone.',
  })),
  {
    of: ['inspect'],
    grant: 'dynamodb:PutItem on ops',
    reason: 'For the claim of a mail, as above; the others write rows there for their own work.',
  },
  {
    of: ['verify', 'anonymise', 'inspect', 'seal'],
    grant: 's3:GetObjectVersion on released/*',
    reason: 'For a transfer that is sent again: its contents are those that the former one released.',
  },
  {
    of: ['anonymise', 'seal'],
    grant: 's3:AbortMultipartUpload on incoming/*',
    reason: 'For what is stored in parts and fails: of more than 16 MiB.',
  },
  {
    of: ['eraseOriginals'],
    grant: 's3:AbortMultipartUpload on incoming/*',
    reason: 'For the parts that an attempt left which was killed: of more than 16 MiB.',
  },
  ...['s3:GetObjectVersion on released/*', 's3:PutObject on incoming/*', 's3:GetObjectVersion on incoming/*'].map(
    grant => ({
      of: ['sweep'],
      grant,
      reason: 'For a transfer that was sent again, and is not published when the contents of the former are erased.',
    }),
  ),
  {
    of: ['publish'],
    grant: 'cognito-idp:AdminDeleteUser on userPool',
    reason: 'For the name that somebody had when publishing began, whose sender gave another phone meanwhile.',
  },
  {
    of: ['publish'],
    grant: 's3:AbortMultipartUpload on released/*',
    reason: 'For a copy in parts that fails: of a file above 256 MiB, which would take minutes here.',
  },
  {
    of: ['checkHealth'],
    grant: 's3:DeleteObjectVersion on incoming/*',
    reason: 'For a canary that was not released: of a released one, publishing removed the upload.',
    isByChance: true,
  },
  ...[
    's3:DeleteObjectVersion on incoming/*',
    's3:ListBucketMultipartUploads on incoming',
    's3:ListBucketVersions on incoming',
  ].map(grant => ({
    of: ['anonymise'],
    grant,
    reason: 'For the copy of an upload that was given up while the copy was stored.',
  })),
  {
    of: ['sweep'],
    grant: 'states:DescribeExecution on fileWorkflow/executions',
    reason: 'For early work that holds room while the sweep runs.',
    isByChance: true,
  },
  {
    of: ['checkHealth', 'sweep'],
    grant: 's3:PutObjectTagging on incoming/*',
    reason:
      'For contents that come back from the released bucket to a transfer that was sent again and is not published.',
  },
  {
    of: ['sweep'],
    grant: 's3:DeleteObjectVersion on incoming/*',
    reason: 'For uploads of a transfer that was never released; those of a released one were removed by publishing.',
    isByChance: true,
  },
  {
    of: ['publish'],
    grant: 's3:DeleteObjectVersion on released/*',
    reason: 'For the copy of the slower of two who publish one file at once.',
    isByChance: true,
  },
  {
    of: ['abandonTransfer'],
    grant: 's3:DeleteObject on released/*',
    reason: 'A verb is granted whole: of what is given up nothing was released.',
  },
  {
    of: ['resendCode'],
    grant: 'dynamodb:BatchGetItem on transfers',
    reason: 'For a code that is resent to a further recipient, whose transfer is read as well.',
  },
  {
    of: ['resetPhoneVerification'],
    grant: 's3:AbortMultipartUpload on released/*',
    reason: 'For a copy in parts that fails: of a file above 256 MiB, which would take minutes here.',
  },
  {
    of: ['resetPhoneVerification'],
    grant: 's3:DeleteObjectVersion on released/*',
    reason: 'For the copy of the slower of two who change one phone at once.',
    isByChance: true,
  },
  {
    of: [
      'claimUpload',
      'notify',
      'remind',
      'mailAlerts',
      'sweep',
      ...requests,
      'retractTransfer',
      'createTransfer',
      'finalizeTransfer',
    ],
    grant: 'dynamodb:GetItem on ops',
    reason: 'The row of a budget is read when it is reached, and in one slot of eight.',
    isByChance: true,
  },
  {
    of: ['getUploadUrl'],
    grant: 's3:AbortMultipartUpload on incoming/*',
    reason: 'For the upload of the slower of two who begin one at once.',
    isByChance: true,
  },
  {
    of: ['addRecipients', 'sendAgain'],
    grant: 'states:DescribeExecution on workflow/executions',
    reason: 'For a workflow that was started before, which `start` looks at.',
  },
  ...['s3:DeleteObject on released/*', 'dynamodb:DeleteItem on transfers'].map(grant => ({
    of: ['sendAgain'],
    grant,
    reason: 'For a withdrawal as wrong recipient that was interrupted.',
  })),
  ...['kms:Decrypt on secretsKey', 'dynamodb:PutItem on ops'].map(grant => ({
    of: ['sendAgain'],
    grant,
    reason: 'For the phone of a recipient, when a policy asks for a code.',
  })),
  ...[
    'dynamodb:DeleteItem on ops',
    'dynamodb:PutItem on ops',
    'kms:Decrypt on secretsKey',
    'kms:GenerateDataKey on secretsKey',
  ].map(grant => ({
    of: ['createPolicy', 'acknowledgeAlerts'],
    grant,
    reason: 'For calls with an Idempotency-Key, as other calls make them.',
  })),
  ...['dynamodb:DeleteItem on ops', 'dynamodb:PutItem on ops'].map(grant => ({
    of: ['enterDropPage'],
    grant,
    reason: 'For calls with an Idempotency-Key, as other calls make them.',
  })),
  {
    of: ['remind'],
    grant: 'dynamodb:BatchGetItem on transfers',
    reason: 'For the last reminder about several recipients, a day before the end.',
  },
  {
    of: ['preToken'],
    grant: 'dynamodb:UpdateItem on ops',
    reason: 'For a person with mails about alerts who left the administrators; here they stay.',
  },
  {
    of: ['addRecipients', 'finalizeTransfer', 'sendAgain', 'sweep'],
    grant: 'states:RedriveExecution on workflow/executions',
    reason: 'The emulator knows no redriving; there, another execution follows.',
  },
  {
    of: ['awaitHealth'],
    grant: 'dynamodb:PutItem on ops',
    reason: 'Every step may tell a failure by mail, whose claim this is; this one has none to tell.',
  },
  {
    of: ['getDownloadFile'],
    grant: 'dynamodb:PutItem on ops',
    reason: 'For a notice of the first download; nobody here asks for one.',
  },
  {
    of: ['trustDevice'],
    grant: 'dynamodb:DeleteItem on ops',
    reason: 'For the oldest of more than ten devices.',
  },
  {
    of: ['addRecipients', 'finalizeTransfer', 'sendAgain'],
    grant: 'dynamodb:DeleteItem on ops',
    reason: 'For the least recently used entry of a full address book.',
  },
  {
    of: ['checkHealth'],
    grant: 'dynamodb:DeleteItem on ops',
    reason: 'For health runs from after the present, because the clock was set back.',
  },
  {
    of: ['checkHealth'],
    grant: 'dynamodb:DeleteItem on transfers',
    reason: 'A verb is granted whole: `replace` deletes links and files, and a canary keeps what it has.',
  },
  {
    of: ['checkHealth'],
    grant: 'dynamodb:PutItem on audit',
    reason: 'A verb is granted whole, and canaries have no audit.',
  },
  ...['incoming/*', 'released/*'].map(place => ({
    of: ['checkHealth'],
    grant: `s3:AbortMultipartUpload on ${place}`,
    reason: 'For contents in parts: of more than 16 MiB. The files of a canary are small.',
  })),
  ...['DescribeExecution', 'RedriveExecution'].map(action => ({
    of: ['checkHealth'],
    grant: `states:${action} on workflow/executions`,
    reason: 'For a workflow that was started before, which `start` looks at. A canary starts one of its own.',
  })),
  {
    of: [
      ...['getAddressBook', 'removeFromAddressBook', 'getHealth', 'matchPolicies'],
      ...['countNewAlerts', 'noteAlertsSeen', 'getAlertSubscription'],
    ],
    grant: 'dynamodb:PutItem on audit',
    reason: 'For refusals. Those of one person beyond a budget are not in the audit, and the suite makes more.',
    isByChance: true,
  },
  {
    of: ['reviewAnyTransfer'],
    grant: 'dynamodb:Query on ops',
    reason: 'For the health, which it reads for transfers in processing only.',
    isByChance: true,
  },
  ...['dynamodb:PutItem on ops', 'ses:SendRawEmail on identity'].map(grant => ({
    of: ['allowMalware'],
    grant,
    reason: 'For files in which a scanner found malware. The deployment has none.',
  })),
  {
    of: ['endMalwareAllowance'],
    grant: 'dynamodb:DeleteItem on ops',
    reason: 'For files in which a scanner found malware. The deployment has none.',
  },
  ...['dynamodb:PutItem on audit', 'dynamodb:GetItem on transfers'].map(grant => ({
    of: ['allowMalware', 'endMalwareAllowance'],
    grant,
    reason: 'For refusals, and for files: those that are named may not exist.',
    isByChance: true,
  })),
]
