import { createHash, randomBytes } from 'node:crypto'
import type { PinnedBlob } from '../../shared/domain/transfer.ts'
import { sealedSegments } from './segments.ts'
import { reserveSpace, type Store, toReservedBytes } from './store.ts'

/** So often the disk is asked whether there is still room: how much will come is not known. */
const ROOM_BYTES = toReservedBytes(Number.POSITIVE_INFINITY)

/** Stores what the product itself made, of a length that is known at its end, and pins it with the same write. */
export async function storeContent(
  store: Store,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<PinnedBlob & { sha256: string }> {
  const { rows, keys, files, underway } = store
  if (rows.isClosed(key)) throw new Error(`The key ${key} is already in use.`)
  const content = { id: store.newId(), key: randomBytes(32) }
  const sealedKey = await keys.seal(content.key.toString('base64url'), content.id)
  const hash = createHash('sha256')
  let size = 0

  async function* counted() {
    let roomFor = 0
    for await (const chunk of bytes) {
      if (size + chunk.length > roomFor) {
        underway.delete(content.id)
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
    // Before its file is there: the sweep leaves alone what is under way.
    underway.set(content.id, 0)
    await files.write(content.id, sealedSegments(content, counted()))
    const sha256 = hash.digest('hex')
    await rows.addPinned(key, { id: content.id, sealedKey, size, sha256 })
    isKept = true
    return { version: content.id, size, sha256 }
  } finally {
    if (!isKept) await files.remove(content.id)
    underway.delete(content.id)
  }
}
