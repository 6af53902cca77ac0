/** From hexadecimal. */
export function toBase64(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new TypeError('A SHA-256 is 64 hexadecimal digits in lower case.')
  return Buffer.from(sha256, 'hex').toString('base64')
}

/**
 * @param checksum S3's; a composite one (`...-12`) is no digest of the bytes
 * @returns hexadecimal
 */
export function computeSha256(checksum: string | undefined): string | undefined {
  if (checksum === undefined || checksum.includes('-')) return undefined
  return Buffer.from(checksum, 'base64').toString('hex')
}
