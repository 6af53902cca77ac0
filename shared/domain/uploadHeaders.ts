/**
 * What a page sends with a PUT to a bucket, and what it reads of the answer: a bucket is another origin, so browsers let
 * it do neither unless the bucket says so.
 */
export const uploadHeaders = {
  // Browsers name the type of a file by themselves.
  sent: ['content-type', 'x-amz-checksum-sha256'],
  read: ['ETag', 'Retry-After'],
} as const
