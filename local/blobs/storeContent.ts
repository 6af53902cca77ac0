import { createHash, randomBytes } from 'node:crypto'
import type { PinnedBlob } from '../../shared/domain/transfer.ts'
import { encryptSegments } from './segments.ts'
import { reserveSpace, type Store, toReservedBytes } from './store.ts'

/** The total size is unknown, so room is checked again after this many bytes. */
const ROOM_BYTES = toReservedBytes(Number.POSITIVE_INFINITY)

export async function storeContent(
  store: Store,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<PinnedBlob & { sha256: string }> {
  const { rows, keys, files, inProgress } = store
  if (rows.isClosed(key)) throw new Error(`The key ${key} is already in use.`)
  const content = { id: store.newId(), key: randomBytes(32) }
  const encryptedKey = await keys.seal(content.key.toString('base64url'), content.id)
  const hash = createHash('sha256')
  let size = 0

  async function* counted() {
    let roomFor = 0
    for await (const chunk of bytes) {
      if (size + chunk.length > roomFor) {
        inProgress.delete(content.id)
        await reserveSpace(store, content.id, ROOM_BYTES)
        roomFor = size + ROOM_BYTES
      }
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }

  let isKept = false
  try {
    // Registered before its file exists, so that the sweep leaves the file.
    inProgress.set(content.id, 0)
    await files.write(content.id, encryptSegments(content, counted()))
    const sha256 = hash.digest('hex')
    await rows.addPinned(key, { id: content.id, encryptedKey, size, sha256 })
    isKept = true
    return { version: content.id, size, sha256 }
  } finally {
    if (!isKept) await files.remove(content.id)
    inProgress.delete(content.id)
  }
}
