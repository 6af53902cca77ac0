import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Refusal } from '../../lambdas/core/refusal.ts'
import { StorageFull } from '../../lambdas/ports/blobs.ts'
import { closed } from './contentRows.ts'
import { type Content, segmentSealer, storedSize } from './segments.ts'
import type { Store } from './store.ts'

/** The connection broke before the body was whole: nobody is left to answer. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}

/**
 * Stores the body of a PUT as the content of an incoming key.
 * @returns the id of the content
 */
export async function takeUpload(store: Store, request: IncomingMessage, key: string, size: number): Promise<string> {
  const { rows, files, keys, underway } = store
  holdToSize(request, size)
  if (rows.isClosed(key)) throw closed()
  await holdToSpace(store, storedSize(size))

  const content = { id: store.newId(), key: randomBytes(32), size }
  const sealedKey = await keys.seal(content.key.toString('base64url'), content.id)
  underway.set(content.id, storedSize(size))
  try {
    const hash = createHash('sha256')
    await files.write(content.id, sealedBody(request, content, hash, underway))
    const replaced = rows.add(key, { id: content.id, sealedKey, size, sha256: hash.digest('hex') })
    if (replaced) await files.remove(replaced)
    return content.id
  } catch (error) {
    await files.remove(content.id)
    throw error
  } finally {
    underway.delete(content.id)
  }
}

/** A body that tells its length is refused before it is read; one in chunks is counted as it comes. */
function holdToSize({ headers }: IncomingMessage, size: number) {
  const isInChunks = headers['transfer-encoding'] !== undefined
  if (!isInChunks && Number(headers['content-length'] ?? 0) !== size) throw wrongSize(size)
}

/** Bytes that were promised to uploads still running are not free. */
async function holdToSpace({ files, underway }: Store, needed: number) {
  const promised = [...underway.values()].reduce((sum, left) => sum + left, 0)
  if ((await files.free()) - promised < needed) throw new StorageFull('The disk has no room for this upload.')
}

async function* sealedBody(
  request: IncomingMessage,
  content: Content,
  hash: { update(chunk: Buffer): unknown },
  underway: Store['underway'],
) {
  const sealer = segmentSealer(content)
  let received = 0
  for await (const chunk of bodyOf(request)) {
    received += chunk.length
    if (received > content.size) throw wrongSize(content.size)
    hash.update(chunk)
    for (const stored of sealer.push(chunk)) {
      underway.set(content.id, storedSize(content.size) - received)
      yield stored
    }
  }
  if (received !== content.size) throw wrongSize(content.size)
  yield sealer.end()
}

async function* bodyOf(request: IncomingMessage): AsyncGenerator<Buffer, void, undefined> {
  try {
    // The connection must outlive a body that is given up half way: it carries the answer.
    yield* request.iterator({ destroyOnReturn: false })
    // What follows is our disk, which may be slow: the sender is not idle.
    request.setTimeout(0)
  } catch (error) {
    throw new ClientGone('The upload was broken off.', { cause: error })
  }
}

function wrongSize(size: number): Refusal {
  return new Refusal('bad_request', `The upload must be exactly ${size} bytes long, as declared.`)
}
