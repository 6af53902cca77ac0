import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '../../lambdas/core/request/refusal.ts'
import { StorageFull } from '../../lambdas/ports/blobs.ts'
import { DIGEST_HEADER } from '../../shared/contract/transfers.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { answerError } from '../answerError.ts'
import { isStorageFull } from '../database.ts'
import type { Routes } from '../http.ts'
import { partEtag } from './chooseParts.ts'
import { closed } from './contentRows.ts'
import { assertSize, ClientGone, type Limits, OtherBytes, receive } from './receive.ts'
import { DamagedContent, isShortage } from './segments.ts'
import { computeEtag, serveContent, UnsatisfiableRange } from './serveContent.ts'
import { type Grant, toGrant } from './signedUrl.ts'
import { removeFiles, type Store } from './store.ts'
import { partContent } from './storedParts.ts'

const IDLE_MILLISECONDS = 120_000

/** S3's error name, by which a client tells this 400 from others: the same upload may be sent again. */
const OTHER_BYTES = { 'x-refusal': 'BadDigest' }

export function blobRoutes(store: Store, signingKey: Buffer): Routes {
  return async (request, response, url) => {
    if (!url.pathname.startsWith('/blobs/')) return false
    request.setTimeout(IDLE_MILLISECONDS)
    try {
      await answer(request, response, grantFor(request, url))
    } catch (error) {
      await answerFailure(request, response, error)
    }
    return true
  }

  /** Checks the signature first, so that an unsigned request learns nothing about stored objects. */
  function grantFor({ method }: IncomingMessage, url: URL): Grant {
    const grant = toGrant(signingKey, url)
    const methods = grant?.area === 'incoming' ? ['PUT'] : ['GET', 'HEAD']
    if (!grant || !methods.includes(method ?? '')) throw new Refusal('forbidden', 'This address is not valid.')
    const isRenewed = grant.area === 'released' && Number(grant.terms.issue ?? 0) !== store.rows.urlIssue(grant.key)
    if (isRenewed || !(store.now() < Number(grant.terms.expires)))
      throw new Refusal('forbidden', 'This address is no longer valid.')
    return grant
  }

  async function answer(request: IncomingMessage, response: ServerResponse, { area, key, terms }: Grant) {
    if (area === 'released') return serveContent(store, request, response, key, terms.name ?? '')
    const etag = await take(request, key, terms)
    response.writeHead(200, { ...securityHeaders('file'), etag, 'content-length': 0 }).end()
  }

  async function take(request: IncomingMessage, key: string, { size, sha256, upload, part }: Grant['terms']) {
    const limits = { size: Number(size), sha256: digestFor(request, sha256) }
    if (upload === undefined) return computeEtag(await takeUpload(store, request, key, limits))
    return partEtag(await takePart(store, request, { key, uploadId: upload, number: Number(part) }, limits))
  }

  async function answerFailure(request: IncomingMessage, response: ServerResponse, error: unknown) {
    if (error instanceof DamagedContent) store.reportDamage(error)
    if (response.headersSent || error instanceof ClientGone) response.destroy()
    else await refuse(request, response, error)
  }

  async function refuse(request: IncomingMessage, response: ServerResponse, error: unknown) {
    await answerError(request, response, refusalFor(error), { requestId: store.newId(), ...getExtra(error) })
  }
}

/** Returns the digest that the body must have: the signed one, which the header may repeat but not change. */
function digestFor({ headers }: IncomingMessage, signed: string | undefined): string | undefined {
  const declared = headers[DIGEST_HEADER]
  if (declared === undefined) return signed
  const sha256 = typeof declared === 'string' ? Buffer.from(declared, 'base64').toString('hex') : ''
  if (sha256.length === 64 && sha256 === (signed ?? sha256)) return sha256
  throw new Refusal('bad_request', `The header ${DIGEST_HEADER} does not match the digest of this address.`)
}

function getExtra(error: unknown): { status?: number; headers?: Record<string, string> } {
  if (error instanceof OtherBytes) return { headers: OTHER_BYTES }
  if (!(error instanceof UnsatisfiableRange)) return {}
  return { status: 416, headers: { 'content-range': `bytes */${error.size}`, 'accept-ranges': 'bytes' } }
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof UnsatisfiableRange) return new Refusal('bad_request', error.message)
  if (error instanceof DamagedContent)
    return new Refusal('internal', 'This file cannot be read. Please contact its sender.')
  if (isShortage(error)) {
    return new Refusal('unavailable', 'The service is busy. Please try again in a moment.', {
      retryAfterSeconds: 5,
    })
  }
  if (!(error instanceof StorageFull) && !isStorageFull(error)) throw error
  return new Refusal('storage_full', 'There is no room to store this file just now. Please try again later.', {
    retryAfterSeconds: 60,
  })
}

type PartPlace = { key: string; uploadId: string; number: number }

/** @returns the SHA-256 in hexadecimal */
async function takePart(store: Store, request: IncomingMessage, place: PartPlace, limits: Limits) {
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

/** @returns the id of the content */
async function takeUpload(store: Store, request: IncomingMessage, key: string, limits: Limits): Promise<string> {
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
