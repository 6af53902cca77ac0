import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { errorAnswer } from '../lambdas/core/request/errors.ts'
import { errorFields, type Log } from '../lambdas/core/request/log.ts'
import { getNetwork } from '../lambdas/core/request/network.ts'
import { Refusal, tooManyRequests } from '../lambdas/core/request/refusal.ts'
import { StorageFull } from '../lambdas/ports/blobs.ts'
import { live, ready } from '../shared/contract/health.ts'
import { securityHeaders } from '../shared/domain/securityHeaders.ts'
import { addressCounts, MAX_CONNECTIONS_PER_ADDRESS, MAX_UNFINISHED_BODIES_PER_ADDRESS } from './addressCounts.ts'
import { answerError } from './answerError.ts'
import { getCaller, isForwardedWithoutTls, isFromProxy, recordCaller } from './clientAddress.ts'
import { SettingsError } from './configuration.ts'
import { isStorageFull } from './database.ts'
import { isWithBody, type Routes } from './http.ts'
import type { PublicAddress } from './publicAddress.ts'

const apiHeaders = Object.entries(securityHeaders('api'))
const probes = [live, ready].map(({ path }) => `/api${path}`)
const HEADERS_MILLISECONDS = 30_000
const IDLE_MILLISECONDS = 120_000

/** `waiting`: requests that arrived before `serve`. */
export type Listener = { server: Server; waiting: [IncomingMessage, ServerResponse][] }

/** @throws SettingsError when the port cannot be bound */
export async function listen(port: number, host: string): Promise<Listener> {
  const server = createServer({
    // An upload may take any time; only its headers have a limit.
    requestTimeout: 0,
    headersTimeout: HEADERS_MILLISECONDS,
    keepAliveTimeout: 65_000,
    // Node's own refusal lacks our headers. `toUrl` refuses a request without a Host header.
    requireHostHeader: false,
  })
  server.timeout = IDLE_MILLISECONDS
  const waiting: Listener['waiting'] = []
  server.on('request', (request, response) => waiting.push([request, response]))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new SettingsError(listenFault(error, port, host))))
    server.listen(port, host, resolve)
  })
  return { server, waiting }
}

function listenFault({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop the other program, or set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`
  return `Cannot listen on ${host}:${port}: ${message}`
}

export function serve(
  { server, waiting }: Listener,
  place: PublicAddress,
  parts: readonly Routes[],
  log: Log,
  newId: () => string,
) {
  const answering = new WeakMap<Duplex, ServerResponse>()
  const connections = addressCounts(MAX_CONNECTIONS_PER_ADDRESS)
  const bodies = addressCounts(MAX_UNFINISHED_BODIES_PER_ADDRESS)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    answering.set(request.socket, response)
    setHeaders(response)
    if (place.trustedProxies) recordCaller(request, place.trustedProxies)
    try {
      const url = toUrl(request, place)
      if (!url) throw new Refusal('bad_request', 'This host does not serve this address.')
      if (isWithoutTls(request, place)) return await refuseWithoutTls(request, response, url)
      if (isWithBody(request) && !url.pathname.startsWith('/blobs/')) countBody(request)
      for (const part of parts) if (await part(request, response, url)) return
      throw new Refusal('not_found', 'There is nothing here. Please check the address.')
    } catch (error) {
      await answerFault(request, response, error)
    }
  }

  /** @throws Refusal 429 */
  const countBody = (request: IncomingMessage) => {
    const leave = request.complete ? () => undefined : bodies.enter(getNetwork(getCaller(request) ?? 'unknown'))
    if (!leave) throw tooManyRequests(1)
    request.once('close', leave)
  }

  const answerFault = async (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    if (request.destroyed && !response.writableEnded && isAborted(error)) return void response.destroy()
    const requestId = newId()
    const refusal = refusalFor(error)
    if (refusal.code === 'internal') log.error('A request failed.', { requestId, ...errorFields(error) })
    if (response.headersSent) response.destroy()
    else await answerError(request, response, refusal, { requestId })
  }

  server.on('connection', (socket: Socket) => {
    if (place.trustedProxies && isFromProxy(socket, place.trustedProxies)) return
    const leave = connections.enter(getNetwork(socket.remoteAddress ?? 'unknown'))
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
  server.removeAllListeners('request')
  server.on('request', answer)
  // Expectations other than 100-continue may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', answer)
  for (const early of waiting.splice(0)) answer(...early)

  // A malformed request never reaches the handler above.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const last = answering.get(socket)
    // While an answer is pending, bytes written here would be read as part of it.
    const isOwed = last && !last.writableFinished && (last.headersSent || last.req.complete)
    if (!socket.writable || isOwed || error.code === 'ECONNRESET') socket.destroy()
    else socket.end(plainAnswer(malformed(error), newId(), isHead(error)))
  })
}

/** Whether the unreadable bytes start a HEAD request, whose answer has no body (RFC 9110, 9.3.2). */
function isHead({ rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): boolean {
  return rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD '
}

function malformed({ code }: NodeJS.ErrnoException): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('too_large', 'The headers of the request are too large.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('bad_request', 'The request took too long to arrive.')
  return new Refusal('bad_request', 'The request is not valid HTTP.')
}

function plainAnswer(refusal: Refusal, requestId: string, isHead: boolean): string {
  const { statusCode = 400, headers = {}, body = '' } = errorAnswer(refusal, requestId)
  const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${lines.join('')}\r\n${isHead ? '' : body}`
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StorageFull || isStorageFull(error)) {
    return new Refusal('storage_full', 'There is not enough storage at the moment. Please try again later.', {
      retryAfterSeconds: 60,
    })
  }
  return new Refusal('internal', 'Something went wrong on our side. Please try again. No data was lost.')
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'ABORT_ERR')
}

/** @returns undefined when the URL is invalid or names another host */
function toUrl(
  { url = '/', headers, rawHeaders, httpVersion }: IncomingMessage,
  { origin, protocol, names }: PublicAddress,
): URL | undefined {
  // RFC 9112, 3.2: more than one Host header is 400. Node keeps the first; a proxy may have checked the last.
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  const isValid = hosts === 1 || (hosts === 0 && httpVersion === '1.0')
  // A load balancer probes by IP address. The answers hold nothing that DNS rebinding could read.
  if (isValid && probes.includes(url)) return new URL(url, origin)
  const host = hosts === 1 ? headers.host?.toLowerCase() : undefined
  const text = `${protocol}//${host}${url}`
  return host && names.includes(host) && url.startsWith('/') && URL.canParse(text) ? new URL(text) : undefined
}

function isWithoutTls(request: IncomingMessage, { protocol, trustedProxies }: PublicAddress): boolean {
  return protocol === 'https:' && trustedProxies !== undefined && isForwardedWithoutTls(request, trustedProxies)
}

/** A body of another method has already crossed the network in clear text. */
async function refuseWithoutTls({ method }: IncomingMessage, response: ServerResponse, { href }: URL) {
  if (method !== 'GET' && method !== 'HEAD') throw new Refusal('bad_request', 'This address accepts HTTPS only.')
  response.writeHead(308, { location: href, 'content-length': 0 }).end()
}

function setHeaders(response: ServerResponse) {
  for (const [name, value] of apiHeaders) response.setHeader(name, value)
}
