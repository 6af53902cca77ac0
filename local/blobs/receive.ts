import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { release } from '../../engine/freeBuffer.ts'
import { Refusal } from '../../lambdas/core/request/refusal.ts'
import { type Content, segmentEncryptor, storedSize } from './segments.ts'
import { reserveSpace, type Store, toReservedBytes } from './store.ts'

/** Signed limits: `size` in bytes, `sha256` in hexadecimal. */
export type Limits = { size: number; sha256?: string | undefined }

export class ClientGone extends Error {
  override name = 'ClientGone'
}

/** Only this refusal invites the client to send the bytes again. */
export class OtherBytes extends Refusal {
  override name = 'OtherBytes'

  constructor() {
    super('bad_request', 'The upload arrived damaged. Please send it again.')
  }
}

/** A chunked body is counted as it arrives instead. */
export function assertSize({ headers }: IncomingMessage, size: number) {
  const isInChunks = headers['transfer-encoding'] !== undefined
  if (!isInChunks && Number(headers['content-length'] ?? 0) !== size) throw wrongSize(size)
}

/**
 * A failure removes the file.
 * @param keep records the content; receives its SHA-256 in hexadecimal
 * @returns that SHA-256
 */
export async function receive(
  store: Store,
  request: IncomingMessage,
  content: Content,
  limits: Limits,
  keep: (sha256: string) => Promise<void>,
): Promise<string> {
  const { files, inProgress } = store
  await reserveSpace(store, content.id, storedSize(content.size))
  let isKept = false
  try {
    const sha256 = await written(store, request, content, limits)
    await keep(sha256)
    isKept = true
    return sha256
  } finally {
    if (!isKept) await files.remove(content.id)
    inProgress.delete(content.id)
  }
}

/** The digest is compared before the last segment: a wrong file never reaches its final path. */
async function written({ files, inProgress }: Store, request: IncomingMessage, content: Content, limits: Limits) {
  const hash = createHash('sha256')
  let sha256 = ''
  await files.write(content.id, encryptBody())
  return sha256

  async function* encryptBody() {
    const encryptor = segmentEncryptor(content)
    let received = 0
    for await (const chunk of toBody(request)) {
      received += chunk.length
      if (received > content.size) throw wrongSize(content.size)
      hash.update(chunk)
      for (const stored of encryptor.push(chunk)) {
        inProgress.set(content.id, toReservedBytes(storedSize(content.size) - received))
        yield stored
      }
      release(chunk)
    }
    if (received !== content.size) throw wrongSize(content.size)
    sha256 = hash.digest('hex')
    if (limits.sha256 !== undefined && limits.sha256 !== sha256) throw new OtherBytes()
    yield encryptor.end()
  }
}

async function* toBody(request: IncomingMessage): AsyncGenerator<Buffer, void, undefined> {
  try {
    // The connection carries the answer, so it must outlive a body that is abandoned.
    yield* request.iterator({ destroyOnReturn: false })
    // From here only the disk is slow; the sender is not idle.
    request.setTimeout(0)
  } catch (error) {
    throw new ClientGone('The upload was interrupted.', { cause: error })
  }
}

function wrongSize(size: number): Refusal {
  return new Refusal('bad_request', `The upload must be exactly ${size} bytes long, as declared.`)
}
