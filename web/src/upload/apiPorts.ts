import { completeUpload, getPartUrls, getUploadUrl, listParts } from '../../../shared/contract/transfers.ts'
import type { BoundCall } from '../api/boundCall.ts'
import { computeSha256 } from './digest.ts'
import { putFile } from './putFile.ts'
import { onlineInBrowser, pauseInBrowser } from './retry.ts'
import type { ArrivedPart, SendingPorts } from './sendingPorts.ts'

type SharedPorts = Omit<SendingPorts, 'create' | 'finalize' | 'signedIn'>

export function apiPorts(call: BoundCall): SharedPorts {
  return {
    ...browserPorts,
    begin: (params, sha256, signal) =>
      call(getUploadUrl, { params, query: { multipart: 'true', ...(sha256 ? { sha256 } : {}) }, signal }),
    async partUrls(params, uploadId, parts, signal) {
      const wanted = parts.map(({ partNumber, sha256 }) => ({ partNumber, ...(sha256 ? { sha256 } : {}) }))
      const answer = await call(getPartUrls, { params, body: { uploadId, parts: wanted }, signal })
      return answer.parts.map(({ url }) => url)
    },
    async arrivedParts(params, uploadId, signal) {
      const arrived: ArrivedPart[] = []
      for (let after: number | undefined = 0; after !== undefined; ) {
        const query = { uploadId, after: String(after) }
        const page: { parts: ArrivedPart[]; next?: number | undefined } = await call(listParts, {
          params,
          query,
          signal,
        })
        arrived.push(...page.parts)
        after = page.next
      }
      return arrived
    },
    completeUpload: async (params, list, signal) => {
      await call(completeUpload, { params, ...(list ? { body: list } : {}), signal })
    },
  }
}

const browserPorts = {
  put: putFile,
  sha256: computeSha256,
  pause: pauseInBrowser,
  jitter: () => 1 + Math.random() / 4,
  isOnline: () => navigator.onLine,
  online: onlineInBrowser,
  now: () => performance.now(),
  async isReadable(file) {
    // Browsers refuse to read a file that changed since it was chosen.
    const read = file.slice(0, 1).arrayBuffer()
    return read.then(
      () => true,
      () => false,
    )
  },
} satisfies Partial<SendingPorts>
