import { randomBytes } from 'node:crypto'
import type { Blobs } from '../../lambdas/ports/blobs.ts'
import { chooseParts, partEtag } from './chooseParts.ts'
import type { PartRow, UploadRow } from './partRows.ts'
import { removeFiles, type Store } from './store.ts'
import { keyContext } from './storedParts.ts'

const PAGE_PARTS = 1000

type MultipartVerbs = Pick<Blobs, 'createMultipart' | 'listParts' | 'completeMultipart' | 'abortMultipart'>

/** The verbs of uploads in parts, but for their URLs. One key for an upload, from which those of its parts are made. */
export function multipartUploads(store: Store): MultipartVerbs {
  const { multipart, keys } = store

  /** Seals the key anew, to the very parts that the content is made of. */
  async function sealedTo(parts: readonly PartRow[], { id, sealedKey }: UploadRow): Promise<UploadRow> {
    return { id, sealedKey: await keys.seal(await keys.open(sealedKey, id), keyContext(id, parts)) }
  }

  return {
    async createMultipart(key) {
      const id = store.newId()
      const sealedKey = await keys.seal(randomBytes(32).toString('base64url'), id)
      multipart.begin(key, { id, sealedKey })
      return id
    },

    async listParts(key, uploadId, { after, limit = PAGE_PARTS }) {
      if (!multipart.find(key, uploadId)) return undefined
      const most = Math.max(1, Math.min(limit, PAGE_PARTS))
      const rows = multipart.page(uploadId, after, most + 1)
      const page = rows.slice(0, most)
      const parts = page.map(({ number, size, sha256 }) => ({
        partNumber: number,
        size,
        sha256,
        etag: partEtag(sha256),
      }))
      return { parts, ...(rows.length > most ? { next: page.at(-1)?.number } : {}) }
    },

    async completeMultipart(key, uploadId, listed) {
      for (;;) {
        const upload = multipart.find(key, uploadId)
        if (!upload) return { kind: 'noSuchUpload' }
        const chosen = chooseParts(multipart.findParts(uploadId), listed)
        if ('kind' in chosen) return chosen
        const freed = multipart.complete(key, await sealedTo(chosen, upload), chosen)
        // A part was sent again while the key was sealed: look once more at what is there now.
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
