import type { Context, Request } from './evaluate.ts'
import type { SdkCall } from './sdkCall.ts'

/** The requests that IAM decides on for a call, each with the place that it names. */
export type PlacedRequest = Omit<Request, 'resource'> & { on: string }

/**
 * Most commands have an action of their own name, which the reference confirms.
 * @see https://docs.aws.amazon.com/service-authorization/latest/reference/reference_policies_actions-resources-contextkeys.html
 */
const services: Record<string, string> = {
  transfers: 'dynamodb',
  audit: 'dynamodb',
  ops: 'dynamodb',
  incoming: 's3',
  released: 's3',
  workflow: 'states',
  fileWorkflow: 'states',
  mail: 'ses',
  phones: 'sns',
  userPool: 'cognito-idp',
  secretsKey: 'kms',
  receiptKey: 'kms',
  index: 'es',
  website: 's3',
  account: 'lambda',
}

/** S3 authorises by its own table; `reference.test.ts` compares it with the documentation of the SDK's client. */
export const s3Actions: Record<string, readonly { action: string; of?: 'source' | 'bucket' }[]> = {
  AbortMultipartUpload: [{ action: 's3:AbortMultipartUpload' }],
  // The other parts of a multipart upload belong to its object.
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html#mpuAndPermissions
  CompleteMultipartUpload: [{ action: 's3:PutObject' }],
  CreateMultipartUpload: [{ action: 's3:PutObject' }],
  UploadPart: [{ action: 's3:PutObject' }],
  PutObject: [{ action: 's3:PutObject' }],
  PutObjectTagging: [{ action: 's3:PutObjectTagging' }],
  CopyObject: [{ action: 's3:PutObject' }, { action: 's3:GetObject', of: 'source' }],
  UploadPartCopy: [{ action: 's3:PutObject' }, { action: 's3:GetObject', of: 'source' }],
  DeleteObject: [{ action: 's3:DeleteObject' }],
  DeleteObjectTagging: [{ action: 's3:DeleteObjectTagging' }],
  GetObject: [{ action: 's3:GetObject' }],
  GetObjectTagging: [{ action: 's3:GetObjectTagging' }],
  // The second makes the answer for a missing object 404 instead of 403. A version is known to exist.
  HeadObject: [{ action: 's3:GetObject' }, { action: 's3:ListBucket', of: 'bucket' }],
  ListMultipartUploads: [{ action: 's3:ListBucketMultipartUploads' }],
  ListObjectVersions: [{ action: 's3:ListBucketVersions' }],
  ListObjectsV2: [{ action: 's3:ListBucket' }],
  ListParts: [{ action: 's3:ListMultipartUploadParts' }],
}

export function toRequests(call: SdkCall): PlacedRequest[] {
  // A transaction has no action: each item is authorised as its operation.
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
  if (call.items) {
    const within = { 'dynamodb:EnclosingOperation': call.command }
    return call.items.flatMap(toRequests).map(one => ({ ...one, context: { ...one.context, ...within } }))
  }
  const [on = ''] = call.on
  const service = services[on.split('/')[0] ?? '']
  switch (service) {
    case undefined:
      throw new Error(`No service is known for ${call.command} on ${on}.`)
    case 's3':
      return s3Requests(call)
    case 'ses':
      return mailRequests(call)
    default:
      return [{ action: `${service}:${call.command}`, on, context: toContext(call) }]
  }
}

function toContext({ rows, attributes, select, returnValues, context }: SdkCall): Context {
  return {
    ...(rows && { 'dynamodb:LeadingKeys': rows }),
    ...(attributes && { 'dynamodb:Attributes': attributes }),
    ...(select && { 'dynamodb:Select': select }),
    ...(returnValues && { 'dynamodb:ReturnValues': returnValues }),
    ...(context && { 'kms:EncryptionContext:context': context }),
  }
}

/**
 * With a version, the action for an object is another.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
 */
function s3Requests({ command, parameters, on: [on = '', source = ''] }: SdkCall): PlacedRequest[] {
  const actions = s3Actions[command]
  if (!actions) throw new Error(`The actions of ${command} are not known.`)
  const has = (parameter: string) => parameters.includes(parameter)
  const named = (action: string, isOfVersion: boolean) =>
    isOfVersion ? action.replace(/^(s3:(?:Get|Put|Delete)Object)/, '$1Version') : action
  const isOfVersion = has('CopySource.versionId')
  const needed = has('VersionId') ? actions.filter(({ of }) => of !== 'bucket') : actions
  const requests = needed.map(({ action, of }) => {
    if (of === 'source') return { action: named(action, isOfVersion), on: source }
    if (of === 'bucket') return { action, on: on.replace('/*', '') }
    return { action: named(action, has('VersionId')), on }
  })
  // A copy has the tags of its source, unless it replaces them.
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-tagging.html
  if (command === 'CopyObject' && !has('TaggingDirective')) {
    requests.push({ action: named('s3:GetObjectTagging', isOfVersion), on: source })
  }
  if (has('Tagging')) requests.push({ action: 's3:PutObjectTagging', on })
  return requests.map(request => ({ ...request, context: {} }))
}

/** AWS grants both actions for a raw mail (aws-cdk-lib/aws-ses/grants.json), on each resource that it names. */
function mailRequests({ command, parameters, on: [on = ''] }: SdkCall): PlacedRequest[] {
  if (command !== 'SendEmail') return [{ action: `ses:${command}`, on, context: {} }]
  const actions = parameters.includes('Content.Raw.Data') ? ['ses:SendEmail', 'ses:SendRawEmail'] : ['ses:SendEmail']
  return actions.map(action => ({ action, on, context: {} }))
}
