import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Refusal } from '../../lambdas/core/request/refusal.ts'
import { release } from './release.ts'
import { type Content, segmentSealer, storedSize } from './segments.ts'
import { reserveSpace, type Store, toReservedBytes } from './store.ts'

/** What a URL was signed for: `size` in bytes, `sha256` in hexadecimal. */
export type Limits = { size: number; sha256?: string | undefined }

/** The connection broke before the body was whole: nobody is left to answer. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}

/** Other bytes arrived than were to be sent: sending them again helps, which no other refusal says. */
export class OtherBytes extends Refusal {
  override name = 'OtherBytes'

  constructor() {
    super('bad_request', 'Other bytes arrived than were sent. Please send them again.')
  }
}

/** A body that tells its length is refused before it is read; one in chunks is counted as it comes. */
export function assertSize({ headers }: IncomingMessage, size: number) {
  const isInChunks = headers['transfer-encoding'] !== undefined
  if (!isInChunks && Number(headers['content-length'] ?? 0) !== size) throw wrongSize(size)
}

/**
 * Stores the body of a PUT as an encrypted file, and has it kept by a row; nothing stays of what was not kept.
 * @param keep gets the SHA-256 of the body once it is whole and on the disk
 * @returns that SHA-256, in hexadecimal
 */
export async function receive(
  store: Store,
  request: IncomingMessage,
  content: Content,
  limits: Limits,
  keep: (sha256: string) => Promise<void>,
): Promise<string> {
  const { files, underway } = store
  await reserveSpace(store, content.id, storedSize(content.size))
  let isKept = false
  try {
    const sha256 = await written(store, request, content, limits)
    await keep(sha256)
    isKept = true
    return sha256
  } finally {
    if (!isKept) await files.remove(content.id)
    underway.delete(content.id)
  }
}

/** The digest is compared before the last segment is written: a file that was not meant never stands in its place. */
async function written({ files, underway }: Store, request: IncomingMessage, content: Content, limits: Limits) {
  const hash = createHash('sha256')
  let sha256 = ''
  await files.write(content.id, sealedBody())
  return sha256

  async function* sealedBody() {
    const sealer = segmentSealer(content)
    let received = 0
    for await (const chunk of toBody(request)) {
      received += chunk.length
      if (received > content.size) throw wrongSize(content.size)
      hash.update(chunk)
      for (const stored of sealer.push(chunk)) {
        underway.set(content.id, toReservedBytes(storedSize(content.size) - received))
        yield stored
      }
      release(chunk)
    }
    if (received !== content.size) throw wrongSize(content.size)
    sha256 = hash.digest('hex')
    if (limits.sha256 !== undefined && limits.sha256 !== sha256) throw new OtherBytes()
    yield sealer.end()
  }
}

async function* toBody(request: IncomingMessage): AsyncGenerator<Buffer, void, undefined> {
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
