import type { IncomingMessage } from 'node:http'
import { assertSize, type Limits, receive } from './receive.ts'
import { removeFiles, type Store } from './store.ts'
import { partContent } from './storedParts.ts'

export type PartPlace = { key: string; uploadId: string; number: number }

/**
 * Stores the body of a PUT as a part of an upload, in the place of one that may have been there.
 * @returns the SHA-256 of the part, in hexadecimal
 */
export async function takePart(store: Store, request: IncomingMessage, place: PartPlace, limits: Limits) {
  const { multipart, keys } = store
  const { key, uploadId, number } = place
  assertSize(request, limits.size)
  const { sealedKey } = multipart.standing(key, uploadId)

  const part = { number, id: store.newId(), size: limits.size }
  const content = partContent(Buffer.from(await keys.open(sealedKey, uploadId), 'base64url'), part)
  return receive(store, request, content, limits, async sha256 =>
    removeFiles(store, await multipart.addPart(key, uploadId, { ...part, sha256 })),
  )
}
