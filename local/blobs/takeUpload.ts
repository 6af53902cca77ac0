import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { closed } from './contentRows.ts'
import { assertSize, type Limits, receive } from './receive.ts'
import { removeFiles, type Store } from './store.ts'

/** @returns the id of the content */
export async function takeUpload(store: Store, request: IncomingMessage, key: string, limits: Limits): Promise<string> {
  const { rows, keys } = store
  assertSize(request, limits.size)
  if (rows.isClosed(key)) throw closed()

  const content = { id: store.newId(), key: randomBytes(32), size: limits.size }
  const encryptedKey = await keys.seal(content.key.toString('base64url'), content.id)
  await receive(store, request, content, limits, async sha256 =>
    removeFiles(store, await rows.add(key, { id: content.id, encryptedKey, size: content.size, sha256 })),
  )
  return content.id
}
