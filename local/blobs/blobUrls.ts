import type { Blobs, UploadLimits } from '../../lambdas/ports/blobs.ts'
import { MAX_PARTS } from '../../shared/domain/parts.ts'
import { signUrl } from './signedUrl.ts'

const SHA256 = /^[0-9a-f]{64}$/

export function blobUrls(
  signingKey: Buffer,
  origin: string,
  urlIssue: (key: string) => number,
): Pick<Blobs, 'uploadUrl' | 'partUrl' | 'downloadUrl'> {
  return {
    uploadUrl: async (key, limits) => signUrl(signingKey, origin, { area: 'incoming', key, terms: toTerms(limits) }),

    async partUrl(key, uploadId, partNumber, limits) {
      const isNumber = Number.isInteger(partNumber) && partNumber >= 1 && partNumber <= MAX_PARTS
      if (!isNumber) throw new RangeError(`Parts have numbers from 1 to ${MAX_PARTS}, not ${partNumber}.`)
      const terms = { ...toTerms(limits), upload: uploadId, part: `${partNumber}` }
      return signUrl(signingKey, origin, { area: 'incoming', key, terms })
    },

    async downloadUrl(key, { fileName, expiresAt }) {
      const terms = { name: fileName, expires: `${expiresAt}`, issue: `${urlIssue(key)}` }
      return signUrl(signingKey, origin, { area: 'released', key, terms })
    },
  }
}

function toTerms({ size, expiresAt, sha256 }: UploadLimits): Record<string, string> {
  const terms = { size: `${size}`, expires: `${expiresAt}` }
  if (sha256 === undefined) return terms
  if (!SHA256.test(sha256)) throw new TypeError('A SHA-256 is 64 hexadecimal digits in lower case.')
  return { ...terms, sha256 }
}
