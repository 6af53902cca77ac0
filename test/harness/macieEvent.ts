type Details = {
  bucket?: string
  account?: string
  category?: string
  createdAt?: string
  sample?: boolean
  /** Names of custom data identifiers, with counts. */
  custom?: Record<string, number>
}

/**
 * A sensitive data finding, as Macie sends it to EventBridge.
 * @param found counts by type
 * @see https://docs.aws.amazon.com/macie/latest/user/findings-publish-event-schemas.html
 */
export function macieEvent(key: string, found: Record<string, number>, details: Details = {}) {
  const { bucket = 'waybill-released', account = '111122223333', category = 'CLASSIFICATION' } = details
  const { createdAt = '2026-11-27T09:00:00.123Z', sample = false, custom = {} } = details
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0)
  const occurrences = {
    lineRanges: null,
    offsetRanges: null,
    pages: null,
    records: null,
    cells: [{ row: 2, column: 3, columnName: 'card', cellReference: null }],
  }
  return {
    version: '0',
    id: '0948ba87-d3b8-c6d4-f2da-732a1example',
    'detail-type': 'Macie Finding',
    source: 'aws.macie',
    account,
    time: '2026-11-27T09:00:05Z',
    region: 'eu-central-1',
    resources: [],
    detail: {
      schemaVersion: '1.0',
      id: '64b917aa-3843-014c-91d8-937ffexample',
      accountId: account,
      partition: 'aws',
      region: 'eu-central-1',
      type: 'SensitiveData:S3Object/Multiple',
      title: 'The S3 object contains more than one type of sensitive information.',
      description: 'The object contains more than one type of sensitive information.',
      severity: { score: 3, description: 'High' },
      createdAt,
      updatedAt: createdAt,
      count: 1,
      resourcesAffected: {
        s3Bucket: { arn: `arn:aws:s3:::${bucket}`, name: bucket, createdAt: '2026-11-01T00:00:00Z', tags: [] },
        s3Object: {
          bucketArn: `arn:aws:s3:::${bucket}`,
          key,
          path: `${bucket}/${key}`,
          extension: key.split('.').at(-1),
          lastModified: '2026-11-26T10:00:00Z',
          eTag: '2a1b18df586e9e4afc13fe0cb2473160',
          versionId: 'SPAMhHYoUB7FfOE5eNLBUjJjTIB1bqE6',
          serverSideEncryption: { encryptionType: 'aws:kms', kmsMasterKeyId: null },
          size: 8651,
          storageClass: 'STANDARD',
          tags: [],
          publicAccess: false,
        },
      },
      category,
      classificationDetails: {
        jobArn: `arn:aws:macie2:eu-central-1:${account}:classification-job/698e99c283a255bb2c992feceexample`,
        jobId: '698e99c283a255bb2c992feceexample',
        originType: 'SENSITIVE_DATA_DISCOVERY_JOB',
        detailedResultsLocation: 's3://[export-config-not-set]/AWSLogs/111122223333/Macie/eu-central-1/x',
        result: {
          status: { code: 'COMPLETE', reason: null },
          sizeClassified: 8651,
          mimeType: 'text/csv',
          additionalOccurrences: true,
          sensitiveData: [
            {
              category: 'PERSONAL_INFORMATION',
              totalCount: sum(found),
              detections: Object.entries(found).map(([type, count]) => ({ type, count, occurrences })),
            },
          ],
          customDataIdentifiers: {
            totalCount: sum(custom),
            detections: Object.entries(custom).map(([name, count]) => ({ arn: 'x', name, count, occurrences })),
          },
        },
      },
      policyDetails: null,
      sample,
      archived: false,
    },
  }
}
