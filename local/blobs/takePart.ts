import type { IncomingMessage } from 'node:http'
import { assertSize, type Limits, receive } from './receive.ts'
import { removeFiles, type Store } from './store.ts'
import { partContent } from './storedParts.ts'

export type PartPlace = { key: string; uploadId: string; number: number }

/** @returns the SHA-256 in hexadecimal */
export async function takePart(store: Store, request: IncomingMessage, place: PartPlace, limits: Limits) {
  const { multipart, keys } = store
  const { key, uploadId, number } = place
  assertSize(request, limits.size)
  const { encryptedKey } = multipart.getOpen(key, uploadId)

  const part = { number, id: store.newId(), size: limits.size }
  const content = partContent(Buffer.from(await keys.open(encryptedKey, uploadId), 'base64url'), part)
  return receive(store, request, content, limits, async sha256 =>
    removeFiles(store, await multipart.addPart(key, uploadId, { ...part, sha256 })),
  )
}
