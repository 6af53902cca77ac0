import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { errorAnswer } from '../lambdas/core/errors.ts'
import { errorFields, type Log } from '../lambdas/core/log.ts'
import { Refusal } from '../lambdas/core/refusal.ts'
import { StorageFull } from '../lambdas/ports/blobs.ts'
import { securityHeaders } from '../shared/domain/securityHeaders.ts'
import { SettingsError } from './configuration.ts'
import { isStorageFull } from './database.ts'
import type { Routes } from './http.ts'

const HEADERS_MILLISECONDS = 30_000

/**
 * Listens, and gives each request to the first part that takes it.
 * @throws SettingsError when the port cannot be had
 */
export async function listen(port: number, host: string): Promise<Server> {
  // An upload takes as long as its line needs; only its headers must come soon.
  const server = createServer({ requestTimeout: 0, headersTimeout: HEADERS_MILLISECONDS, keepAliveTimeout: 65_000 })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new SettingsError(listenFault(error, port, host))))
    server.listen(port, host, resolve)
  })
  return server
}

function listenFault({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop the other program, or set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`
  return `Cannot listen on ${host}:${port}: ${message}`
}

/** The names under which this machine may be called: others would let a foreign page reach it by DNS rebinding. */
function isOwnName(hostHeader: string | undefined, port: number): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].some(
    name => hostHeader === `${name}:${port}` || (port === 80 && hostHeader === name),
  )
}

export function serve(server: Server, port: number, parts: readonly Routes[], log: Log, newId: () => string) {
  server.on('request', async (request, response) => {
    setHeaders(response, securityHeaders('api'))
    try {
      const url = isOwnName(request.headers.host, port) && urlOf(request)
      if (!url) return refuse(response, new Refusal('bad_request', 'This address is not served here.'), newId())
      for (const part of parts) if (await part(request, response, url)) return
      refuse(response, new Refusal('not_found', 'There is nothing here. Please check the address.'), newId())
    } catch (error) {
      // Whoever went away in the middle needs no answer and is no fault of ours.
      if (request.destroyed && !response.writableEnded && isAborted(error)) return void response.destroy()
      const requestId = newId()
      const refusal = refusalFor(error)
      if (refusal.code === 'internal') log.error('A request failed.', { requestId, ...errorFields(error) })
      if (response.headersSent) response.destroy()
      else refuse(response, refusal, requestId)
    }
  })
  // A malformed request never reaches the handler above.
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  })
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StorageFull || isStorageFull(error)) {
    return new Refusal('storage_full', 'There is no room to store this just now. Please try again later.', {
      retryAfterSeconds: 60,
    })
  }
  return new Refusal('internal', 'Something went wrong on our side. Please try again; nothing of yours was lost.')
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'ABORT_ERR')
}

/** The URL asked for; undefined when it is none. */
function urlOf({ url = '/', headers }: IncomingMessage): URL | undefined {
  const text = `http://${headers.host}${url}`
  return url.startsWith('/') && URL.canParse(text) ? new URL(text) : undefined
}

function refuse(response: ServerResponse, refusal: Refusal, requestId: string) {
  const { statusCode = 500, headers = {}, body = '' } = errorAnswer(refusal, requestId)
  response.setHeader('connection', 'close')
  response.writeHead(statusCode, headers as Record<string, string>).end(body)
}

function setHeaders(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
