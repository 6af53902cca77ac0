import { GetObjectTaggingCommand, PutObjectTaggingCommand, type S3Client } from '@aws-sdk/client-s3'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { UnscannableReason } from '../../../shared/domain/malware.ts'
import type { MalwareScanner, ScanResult } from '../../ports/malwareScanner.ts'
import { isFinal, type MalwareVerdict, type ScanStatus, scanStatuses } from '../../ports/malwareVerdicts.ts'
import { malwareTags } from '../functions/malwareTags.ts'
import { verdictKey } from '../functions/tableKeys.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { findVerdict } from './dynamo/findVerdict.ts'
import { findRow, toPin } from './s3/blobRow.ts'
import { blobsClient } from './s3/client.ts'

export function openMalwareScanner(): MalwareScanner {
  const names = { incoming: variable('INCOMING_BUCKET'), table: variable('OPS_TABLE') }
  return guardDutyScanner(blobsClient(), dynamoClient(), names)
}

/** GuardDuty shows no version of its signatures, and scans a version once. */
const SIGNATURES = 'GuardDuty'
/** Of a verdict without its event: the tag has no name. */
const UNNAMED = 'unnamed'

/**
 * Reads the verdict of GuardDuty Malware Protection for S3: as its event reported it, otherwise as it tagged the pinned version.
 * @see https://docs.aws.amazon.com/guardduty/latest/ug/gdu-malware-protection-s3.html
 */
export function guardDutyScanner(
  s3: S3Client,
  dynamo: DynamoDBDocumentClient,
  { incoming, table }: { incoming: string; table: string },
): MalwareScanner {
  async function pinned(key: string) {
    const { blob, releasedAs } = toPin((await findRow(dynamo, table, 'incoming', key)) ?? {})
    if (!blob) throw new Error(`Nothing is stored under ${key} in incoming.`)
    return { version: blob.version, isReleased: releasedAs !== undefined }
  }

  async function readTags(key: string, version: string): Promise<Map<string | undefined, string | undefined>> {
    const { TagSet = [] } = await s3.send(
      new GetObjectTaggingCommand({ Bucket: incoming, Key: key, VersionId: version }),
    )
    return new Map(TagSet.map(({ Key, Value }) => [Key, Value]))
  }

  return {
    async scan({ key }) {
      const { version, isReleased } = await pinned(key)
      const reported = await findVerdict(dynamo, table, verdictKey(key, version))
      // A scan that failed may have been repeated, and its event lost.
      if (reported && isFinal(reported.status)) return toResult(reported)
      // Released before there was a scanner, and sent again: GuardDuty scans only uploads.
      if (isReleased) return { verdict: 'unscannable', reason: 'other', signatures: SIGNATURES }
      const status = (await readTags(key, version)).get(malwareTags.status)
      if (isStatus(status)) return toResult({ status })
      return reported ? toResult(reported) : { verdict: 'unavailable', fault: 'late' }
    },

    async findSignatures() {
      return SIGNATURES
    },

    async allow({ key }) {
      const { version, isReleased } = await pinned(key)
      if (isReleased) return
      // A call replaces all tags.
      const tags = (await readTags(key, version)).set(malwareTags.passed, 'allowed')
      const TagSet = [...tags].map(([Key, Value]) => ({ Key, Value }))
      await s3.send(
        new PutObjectTaggingCommand({ Bucket: incoming, Key: key, VersionId: version, Tagging: { TagSet } }),
      )
    },
  }
}

const isStatus = (value: string | undefined): value is ScanStatus => scanStatuses.some(status => status === value)

function toResult({ status, name, reasons = [] }: Pick<MalwareVerdict, 'status' | 'name' | 'reasons'>): ScanResult {
  switch (status) {
    case 'NO_THREATS_FOUND':
      return { verdict: 'clean', signatures: SIGNATURES }
    case 'THREATS_FOUND':
      return { verdict: 'infected', name: name ?? UNNAMED, signatures: SIGNATURES }
    case 'UNSUPPORTED':
      return { verdict: 'unscannable', reason: toReason(reasons), signatures: SIGNATURES }
    case 'ACCESS_DENIED':
    case 'FAILED':
      return { verdict: 'unavailable', fault: 'incomprehensible' }
  }
}

/** The tag has no reason, and AWS lists the reasons of events only by examples. */
function toReason(reasons: readonly string[]): UnscannableReason {
  if (reasons.some(reason => /PASSWORD|ENCRYPT/.test(reason))) return 'encrypted'
  if (reasons.some(reason => /DEPTH/.test(reason))) return 'tooDeep'
  return reasons.some(reason => /SIZE|LIMIT|BYTES|COUNT/.test(reason)) ? 'tooLarge' : 'other'
}
