import { S3Client } from '@aws-sdk/client-s3'
import { clientSettings } from '../../functions/clientSettings.ts'

/** S3 answers long operations early and keeps sending; a silent connection is closed and retried. */
const IDLE_TIMEOUT_MILLISECONDS = 15_000

export function blobsClient(): S3Client {
  const settings = clientSettings({ requestTimeout: IDLE_TIMEOUT_MILLISECONDS })
  return new S3Client({
    ...settings,
    requestHandler: {
      ...settings.requestHandler,
      // Otherwise a timeout is only logged.
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_TIMEOUT_MILLISECONDS,
    },
    // URLs must not be signed for the checksum of an empty body, and streams are already hashed.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
