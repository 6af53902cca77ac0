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
const tellsSender = [...steps, ...triggers, 'sweep']
const requests = ['createRequest', 'resendRequest']
const mailsBeside = [...requests, 'resendCode', 'retractTransfer', 'createChallenge', 'remind', 'mailAlerts']
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
    of: triggers,
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
    of: ['followTransfers'],
    grant: 'sqs:SendMessage on dead letters',
    reason: 'For what is given up after 20 hours.',
  },
  {
    of: ['setUpIndex'],
    grant: 'es:ESHttpPut on index/security',
    reason: 'A node that is given for trials knows no roles.',
  },
  ...['ESHttpDelete', 'ESHttpGet', 'ESHttpPost', 'ESHttpPut'].map(action => ({
    of: ['completeIndex'],
    grant: `es:${action} on index`,
    reason: 'The index of a new deployment is complete.',
  })),
  {
    of: ['completeIndex'],
    grant: 'es:ESHttpPost on index/aliases',
    reason: 'The index of a new deployment is complete.',
  },
  ...['Scan', 'Query'].map(action => ({
    of: ['completeIndex'],
    grant: `dynamodb:${action} on transfers`,
    reason: 'The index of a new deployment is complete.',
  })),
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
      ...['retractTransfer', 'finalizeTransfer', 'claimUpload', 'createTransfer'],
    ],
    grant: 'dynamodb:DeleteItem on transfers',
    reason: 'A verb is granted whole: `replace` deletes the files that a shorter list leaves out, which one call does.',
  },
  {
    // Publishing writes the usage history.
    of: [
      ...steps.filter(step => step !== 'publish' && step !== 'awaitHealth'),
      ...[...triggers, ...uploads, 'retractTransfer', 'abandonTransfer', 'sweep', 'remind'],
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
    of: ['anonymise', 'inspect', 'seal'],
    grant: 's3:GetObjectVersion on released/*',
    reason: 'A verb is granted whole: `read` reads either area, and the workflow what came in.',
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
  ...['s3:ListBucketVersions', 's3:ListBucketMultipartUploads'].map(action => ({
    of: ['eraseOriginals'],
    grant: `${action} on released`,
    reason: 'A verb is granted whole: `erase` erases in either area, and this step what came in.',
  })),
  ...['s3:DeleteObjectVersion', 's3:AbortMultipartUpload'].map(action => ({
    of: ['eraseOriginals'],
    grant: `${action} on released/*`,
    reason: 'A verb is granted whole: `erase` erases in either area, and this step what came in.',
  })),
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
    of: ['publish'],
    grant: 's3:DeleteObjectVersion on released/*',
    reason: 'For the copy of the slower of two who publish one file at once.',
    isByChance: true,
  },
  ...['s3:ListBucketVersions', 's3:ListBucketMultipartUploads'].map(action => ({
    of: ['abandonTransfer'],
    grant: `${action} on released`,
    reason: 'A verb is granted whole: `erase` erases in either area, and this call what came in.',
  })),
  ...['s3:DeleteObjectVersion', 's3:AbortMultipartUpload', 's3:DeleteObject'].map(action => ({
    of: ['abandonTransfer'],
    grant: `${action} on released/*`,
    reason: 'Verbs are granted whole: of what is given up nothing was released.',
  })),
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
    of: ['sendAgain'],
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
  {
    of: ['finalizeTransfer', 'sendAgain', 'sweep'],
    grant: 'states:RedriveExecution on workflow/executions',
    reason: 'The emulator knows no redriving; there, another execution follows.',
  },
  {
    of: ['awaitHealth'],
    grant: 'dynamodb:PutItem on ops',
    reason: 'Every step may tell a failure by mail, whose claim this is; this one has none to tell.',
  },
  {
    of: ['finalizeTransfer', 'sendAgain'],
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
]
