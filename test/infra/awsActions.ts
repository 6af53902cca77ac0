type Authorised = { actions: readonly string[]; source: string }

const S3 = 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html'
const DYNAMODB = 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/api-permissions-reference.html'
const reference = (service: string) =>
  `https://docs.aws.amazon.com/service-authorization/latest/reference/list_${service}.html`

const STATES = reference('awsstepfunctions')
const COGNITO = reference('amazoncognitouserpools')
const KMS = reference('awskeymanagementservice')

/**
 * The IAM actions of every SDK command in `lambdas/aws`, many under the name of another call: the parts of a multipart
 * upload need `s3:PutObject`, and a raw mail needs `ses:SendRawEmail`.
 */
export const authorisedBy: Readonly<Record<string, Authorised>> = {
  GetItem: { actions: ['dynamodb:GetItem'], source: DYNAMODB },
  PutItem: { actions: ['dynamodb:PutItem'], source: DYNAMODB },
  UpdateItem: { actions: ['dynamodb:UpdateItem'], source: DYNAMODB },
  DeleteItem: { actions: ['dynamodb:DeleteItem'], source: DYNAMODB },
  BatchGetItem: { actions: ['dynamodb:BatchGetItem'], source: DYNAMODB },
  Query: { actions: ['dynamodb:Query'], source: DYNAMODB },
  Scan: { actions: ['dynamodb:Scan'], source: DYNAMODB },
  // Each item needs the action of its operation.
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
  TransactWriteItems: {
    actions: [],
    source: 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html',
  },

  // With a versionId, `withVersion` applies.
  GetObject: { actions: ['s3:GetObject'], source: S3 },
  HeadObject: { actions: ['s3:GetObject', 's3:ListBucket'], source: `${S3} (404 instead of 403 needs ListBucket)` },
  PutObject: { actions: ['s3:PutObject'], source: S3 },
  CopyObject: { actions: ['s3:PutObject', 's3:GetObjectVersion'], source: S3 },
  DeleteObject: { actions: ['s3:DeleteObject'], source: S3 },
  CreateMultipartUpload: { actions: ['s3:PutObject'], source: S3 },
  UploadPart: { actions: ['s3:PutObject'], source: S3 },
  UploadPartCopy: { actions: ['s3:PutObject', 's3:GetObjectVersion'], source: S3 },
  CompleteMultipartUpload: { actions: ['s3:PutObject'], source: S3 },
  AbortMultipartUpload: { actions: ['s3:AbortMultipartUpload'], source: S3 },
  ListParts: { actions: ['s3:ListMultipartUploadParts'], source: S3 },
  ListMultipartUploads: { actions: ['s3:ListBucketMultipartUploads'], source: S3 },
  ListObjectVersions: { actions: ['s3:ListBucketVersions'], source: S3 },

  StartExecution: { actions: ['states:StartExecution'], source: STATES },
  DescribeExecution: { actions: ['states:DescribeExecution'], source: STATES },
  RedriveExecution: { actions: ['states:RedriveExecution'], source: STATES },

  // SESv2 authorises `Content.Raw` as SendRawEmail. aws-cdk-lib grants both: see `cdkGrants`.
  GetAccount: { actions: ['ses:GetAccount'], source: reference('amazonsimpleemailservicev2') },
  SendEmail: { actions: ['ses:SendEmail', 'ses:SendRawEmail'], source: 'aws-cdk-lib/aws-ses/grants.json' },
  Publish: { actions: ['sns:Publish'], source: 'aws-cdk-lib/aws-sns/grants.json' },
  AdminCreateUser: { actions: ['cognito-idp:AdminCreateUser'], source: COGNITO },
  AdminSetUserPassword: { actions: ['cognito-idp:AdminSetUserPassword'], source: COGNITO },
  AdminDeleteUser: { actions: ['cognito-idp:AdminDeleteUser'], source: COGNITO },
  GenerateDataKey: { actions: ['kms:GenerateDataKey'], source: KMS },
  Decrypt: { actions: ['kms:Decrypt'], source: KMS },
}

/**
 * S3 renames these with a `VersionId`.
 * @see the S3 page above
 */
export const withVersion: Readonly<Record<string, string>> = {
  GetObject: 's3:GetObjectVersion',
  DeleteObject: 's3:DeleteObjectVersion',
}

/**
 * OpenSearch Service authorises by HTTP method.
 * @see aws-cdk-lib/aws-opensearchservice/grants.json
 */
export const httpAction = (method: string) => `es:ESHttp${method.charAt(0)}${method.slice(1).toLowerCase()}`
