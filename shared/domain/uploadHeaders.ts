/**
 * CORS headers of a PUT to a bucket, which is another origin: the page may send and read only headers that the bucket
 * lists.
 */
export const uploadHeaders = {
  // Browsers send the type themselves.
  sent: ['content-type', 'x-amz-checksum-sha256'],
  read: ['ETag', 'Retry-After'],
} as const
