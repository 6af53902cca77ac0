import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '../../lambdas/core/refusal.ts'
import { StorageFull } from '../../lambdas/ports/blobs.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { answerError } from '../answerError.ts'
import { isStorageFull } from '../database.ts'
import type { Routes } from '../http.ts'
import { DamagedContent } from './segments.ts'
import { etagOf, serveContent, UnsatisfiableRange } from './serveContent.ts'
import { type Grant, grantOf } from './signedUrl.ts'
import type { Store } from './store.ts'
import { ClientGone, takeUpload } from './takeUpload.ts'

/** A connection on which nothing moves for so long is given up. */
const IDLE_MILLISECONDS = 120_000

/** The part of the server that signed URLs lead to. */
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

  /** The signature first: without it nobody learns what exists. */
  function grantFor({ method }: IncomingMessage, url: URL): Grant {
    const grant = grantOf(signingKey, url)
    const methods = grant?.area === 'incoming' ? ['PUT'] : ['GET', 'HEAD']
    if (!grant || !methods.includes(method ?? '')) throw new Refusal('forbidden', 'This address is not valid.')
    if (!(store.now() < Number(grant.terms.expires))) throw new Refusal('forbidden', 'This address is no longer valid.')
    return grant
  }

  async function answer(request: IncomingMessage, response: ServerResponse, { area, key, terms }: Grant) {
    if (area === 'released') return serveContent(store, request, response, key, terms.name ?? '')
    const id = await takeUpload(store, request, key, Number(terms.size))
    response.writeHead(200, { ...securityHeaders('file'), etag: etagOf(id), 'content-length': 0 }).end()
  }

  async function answerFailure(request: IncomingMessage, response: ServerResponse, error: unknown) {
    if (error instanceof DamagedContent) store.reportDamage(error)
    // An answer that has begun cannot become an error any more; it must not look whole either.
    if (response.headersSent || error instanceof ClientGone) response.destroy()
    else await refuse(request, response, error)
  }

  async function refuse(request: IncomingMessage, response: ServerResponse, error: unknown) {
    const requestId = store.newId()
    if (!(error instanceof UnsatisfiableRange)) return answerError(request, response, refusalFor(error), { requestId })
    const headers = { 'content-range': `bytes */${error.size}`, 'accept-ranges': 'bytes' }
    await answerError(request, response, new Refusal('bad_request', error.message), { requestId, status: 416, headers })
  }
}

/** What nobody expected is left to the server, which logs it. */
function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof DamagedContent)
    return new Refusal('internal', 'This file cannot be read. Please tell its sender.')
  if (!(error instanceof StorageFull) && !isStorageFull(error)) throw error
  return new Refusal('storage_full', 'There is no room to store this file just now. Please try again later.', {
    retryAfterSeconds: 60,
  })
}
