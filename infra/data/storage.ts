import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib'
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb'
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { type IKey, Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  CfnBucket,
  HttpMethods,
} from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { tables } from '../../lambdas/aws/functions/tables.ts'
import { uploadHeaders } from '../../shared/domain/uploadHeaders.ts'
import { acknowledge } from '../nagSuppressions.ts'

/** Fixed names, because pages need them before the buckets exist. */
export type Area = 'incoming' | 'released'

/** Globally unique. */
function bucketName(prefix: string, area: Area): string {
  return `${prefix}-${area}-${Aws.ACCOUNT_ID}-${Aws.REGION}`
}

export function bucketArn(prefix: string, area: Area): string {
  return `arn:${Aws.PARTITION}:s3:::${bucketName(prefix, area)}`
}

export function bucketOrigin(prefix: string, area: Area): string {
  return `https://${bucketName(prefix, area)}.s3.${Aws.REGION}.${Aws.URL_SUFFIX}`
}

export class Storage extends Construct {
  readonly dataKey: IKey
  readonly secretsKey: IKey
  readonly receiptKey: IKey
  readonly tables: Record<keyof typeof tables, TableV2>
  readonly buckets: Record<Area, Bucket>

  constructor(
    scope: Construct,
    id: string,
    {
      prefix,
      publicOrigin,
      keep,
      receiptKeys,
    }: { prefix: string; publicOrigin: string; keep: boolean; receiptKeys: { generation: number } },
  ) {
    super(scope, id)
    const removalPolicy = keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY
    this.dataKey = this.key('DataKey', 'Encrypts records and contents', removalPolicy)
    allowServices(this.dataKey)
    this.secretsKey = this.key('SecretsKey', 'Encrypts links and stored replies one by one', removalPolicy)
    this.receiptKey = this.signingKey(receiptKeys.generation, removalPolicy)
    this.tables = {
      transfers: this.table('transfers', removalPolicy),
      audit: this.table('audit', removalPolicy),
      ops: this.table('ops', removalPolicy),
    }

    const area = (name: Area, allowed: HttpMethods[]) => {
      const bucket = new Bucket(this, name === 'incoming' ? 'Incoming' : 'Released', {
        ...secureDefaults(removalPolicy),
        bucketName: bucketName(prefix, name),
        versioned: true,
        encryption: BucketEncryption.KMS,
        encryptionKey: this.dataKey,
        // Reduces calls to the key.
        bucketKeyEnabled: true,
        cors: [
          {
            allowedOrigins: [publicOrigin],
            allowedMethods: allowed,
            allowedHeaders: [...uploadHeaders.sent, 'range'],
            exposedHeaders: [...uploadHeaders.read, 'Content-Length', 'Content-Range', 'Accept-Ranges'],
            maxAge: 3600,
          },
        ],
        lifecycleRules: [
          { abortIncompleteMultipartUploadAfter: Duration.days(8) },
          // For leftovers of the sweep.
          { noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true },
          ...(name === 'incoming' ? [{ expiration: Duration.days(90) }] : []),
        ],
      })
      enableEventBridge(bucket)
      acknowledge(
        bucket,
        'S1',
        'Access logs would contain file names and signatures, and outlive erased files. The audit records each download.',
      )
      return bucket
    }
    this.buckets = { incoming: area('incoming', [HttpMethods.PUT]), released: area('released', [HttpMethods.GET]) }
  }

  private key(id: string, description: string, removalPolicy: RemovalPolicy): Key {
    return new Key(this, id, { description, enableKeyRotation: true, removalPolicy, pendingWindow: Duration.days(30) })
  }

  /** KMS does not rotate asymmetric keys: each generation is a key of its own. */
  private signingKey(generation: number, removalPolicy: RemovalPolicy): Key {
    return new Key(this, `ReceiptKey${generation}`, {
      description: 'Signs receipts of deliveries',
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy,
      pendingWindow: Duration.days(30),
    })
  }

  private table(name: keyof typeof tables, removalPolicy: RemovalPolicy): TableV2 {
    const { partitionKey, sortKey, indexes, timeToLive, stream } = tables[name]
    return new TableV2(this, `${name[0]?.toUpperCase()}${name.slice(1)}`, {
      partitionKey: text(partitionKey),
      ...(sortKey ? { sortKey: text(sortKey) } : {}),
      globalSecondaryIndexes: indexes.map(index => ({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
        projectionType: ProjectionType.KEYS_ONLY,
      })),
      ...(timeToLive ? { timeToLiveAttribute: timeToLive } : {}),
      ...(stream ? { dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES } : {}),
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.customerManagedKey(this.dataKey),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: removalPolicy === RemovalPolicy.RETAIN,
      removalPolicy,
    })
  }
}

/** For an operator's own scanners and archives. The CDK's method would add a function. */
function enableEventBridge({ node }: Bucket) {
  const bucket = node.defaultChild
  if (!(bucket instanceof CfnBucket)) throw new Error('The bucket has no CloudFormation resource.')
  bucket.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
}

const text = (name: string) => ({ name, type: AttributeType.STRING })

function secureDefaults(removalPolicy: RemovalPolicy): BucketProps {
  return { blockPublicAccess: BlockPublicAccess.BLOCK_ALL, enforceSSL: true, minimumTLSVersion: 1.2, removalPolicy }
}

/**
 * Access to a table or bucket includes its key, only through that service. Unlike an AWS managed key, it can be
 * monitored, rotated and disabled.
 * @see https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html#conditions-kms-via-service
 */
function allowServices(key: IKey) {
  key.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.ALLOW,
      principals: [new AnyPrincipal()],
      actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'],
      resources: ['*'],
      conditions: {
        StringEquals: {
          'kms:CallerAccount': Aws.ACCOUNT_ID,
          'kms:ViaService': [`dynamodb.${Aws.REGION}.amazonaws.com`, `s3.${Aws.REGION}.amazonaws.com`],
        },
      },
    }),
  )
}
