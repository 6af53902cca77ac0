type Details = { threat?: string; reason?: string; time?: string }

const scanStatuses: Record<string, string> = {
  NO_THREATS_FOUND: 'COMPLETED',
  THREATS_FOUND: 'COMPLETED',
  FAILED: 'FAILED',
}

/**
 * As GuardDuty sends it to EventBridge.
 * @see https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html
 */
export function scanEvent(
  objectKey: string,
  versionId: string | undefined,
  status: string,
  { threat, reason, time = '2026-11-27T09:00:00Z' }: Details = {},
) {
  return {
    version: '0',
    id: '72c7d362-737a-6dce-fc78-9e27a0171419',
    'detail-type': 'GuardDuty Malware Protection Object Scan Result',
    source: 'aws.guardduty',
    account: '111122223333',
    time,
    region: 'eu-central-1',
    resources: ['arn:aws:guardduty:eu-central-1:111122223333:malware-protection-plan/b4c7f464ab3a4EXAMPLE'],
    detail: {
      schemaVersion: '1.0',
      scanStatus: scanStatuses[status] ?? 'SKIPPED',
      resourceType: 'S3_OBJECT',
      s3ObjectDetails: {
        bucketName: 'waybill-incoming',
        objectKey,
        eTag: 'ASIAI44QH8DHBEXAMPLE',
        versionId,
        s3Throttled: false,
      },
      scanResultDetails: {
        scanResultStatus: status,
        threats: threat === undefined ? null : [{ name: threat }],
        statusReasons: reason === undefined ? null : [reason],
      },
    },
  }
}
