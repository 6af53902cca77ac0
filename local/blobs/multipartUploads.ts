import { randomBytes } from 'node:crypto'
import type { Blobs } from '../../lambdas/ports/blobs.ts'
import { chooseParts, partEtag } from './chooseParts.ts'
import type { PartRow, UploadRow } from './partRows.ts'
import { removeFiles, type Store } from './store.ts'
import { keyContext } from './storedParts.ts'

const PAGE_PARTS = 1000

type MultipartVerbs = Pick<Blobs, 'createMultipart' | 'listParts' | 'completeMultipart' | 'abortMultipart'>

/** Each upload has one key, from which the keys of its parts are derived. */
export function multipartUploads(store: Store): MultipartVerbs {
  const { multipart, keys } = store

  async function encryptFor(parts: readonly PartRow[], { id, encryptedKey }: UploadRow): Promise<UploadRow> {
    return { id, encryptedKey: await keys.seal(await keys.open(encryptedKey, id), keyContext(id, parts)) }
  }

  return {
    async createMultipart(key) {
      const id = store.newId()
      const encryptedKey = await keys.seal(randomBytes(32).toString('base64url'), id)
      multipart.begin(key, { id, encryptedKey })
      return id
    },

    async listParts(key, uploadId, { after, limit = PAGE_PARTS }) {
      if (!multipart.find(key, uploadId)) return undefined
      const max = Math.max(1, Math.min(limit, PAGE_PARTS))
      const rows = multipart.page(uploadId, after, max + 1)
      const page = rows.slice(0, max)
      const parts = page.map(({ number, size, sha256 }) => ({
        partNumber: number,
        size,
        sha256,
        etag: partEtag(sha256),
      }))
      return { parts, ...(rows.length > max ? { next: page.at(-1)?.number } : {}) }
    },

    async completeMultipart(key, uploadId, listed) {
      for (;;) {
        const upload = multipart.find(key, uploadId)
        if (!upload) return { kind: 'noSuchUpload' }
        const chosen = chooseParts(multipart.findParts(uploadId), listed)
        if ('kind' in chosen) return chosen
        const freed = multipart.complete(key, await encryptFor(chosen, upload), chosen)
        // A part was replaced during encryption; choose again.
        if (!freed) continue
        await removeFiles(store, freed)
        return undefined
      }
    },

    async abortMultipart(key, uploadId) {
      await removeFiles(store, multipart.abort(key, uploadId))
    },
  }
}
