import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { getAcceptedEncodings } from '../lambdas/core/request/acceptedEncoding.ts'
import { isBearerPath, pageOfPath, toDocument } from '../shared/domain/pages.ts'
import { type ResponseKind, securityHeaders } from '../shared/domain/securityHeaders.ts'
import type { Routes } from './http.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
}

/** Best encoding first. */
type WebFile = { type: string; etag: string; encodings: { name: 'br' | 'gzip' | 'identity'; body: Buffer }[] }

/** Read once at start (a few megabytes), so that a rebuild under a running host cannot mix two versions. */
export function websiteRoutes(
  directory: string,
  origin: string,
  addOnHosts: readonly string[] = [],
  organisationFiles: ReadonlyMap<string, Buffer> = new Map(),
): Routes {
  const files = readBuild(directory)
  for (const [path, body] of organisationFiles) files.set(path, toFile(path, body))

  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const asset = url.pathname.endsWith('.html') ? undefined : files.get(url.pathname)
    if (asset) {
      send(request, response, asset, { status: 200, kind: url.pathname.startsWith('/assets/') ? 'asset' : 'page' })
      return true
    }
    // Under another name of this machine the app would have another origin than its API.
    if (url.origin !== origin) {
      response.writeHead(307, { location: `${origin}${url.pathname}${url.search}` }).end()
      return true
    }
    const page = pageOfPath(url.pathname)
    const html = files.get(`/${toDocument(page)}`)
    if (!html) throw new Error(`The build in ${directory} has no ${toDocument(page)}.`)
    const kind = isBearerPath(url.pathname) ? 'bearerPage' : 'page'
    const isAddOnView = page !== undefined && kind === 'page' && `${url.searchParams.getAll('view')}` === 'addon'
    send(request, response, html, { status: page ? 200 : 404, kind, framedBy: isAddOnView ? addOnHosts : [] })
    return true
  }
}

function readBuild(directory: string): Map<string, WebFile> {
  const read = (path: string) => readFileSync(join(directory, path))
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && extname(entry.name) in contentTypes)
    .map(entry => relative(directory, join(entry.parentPath, entry.name)))
  const present = new Set(readdirSync(directory, { recursive: true, encoding: 'utf8' }))
  return new Map(
    paths.map(path => {
      const plain = read(path)
      const packed = (['br', 'gzip'] as const).flatMap(name => {
        const file = `${path}.${name === 'br' ? 'br' : 'gz'}`
        return present.has(file) ? [{ name, body: read(file) }] : []
      })
      return [`/${path.split(sep).join('/')}`, toFile(path, plain, packed)]
    }),
  )
}

function toFile(path: string, plain: Buffer, packed: WebFile['encodings'] = []): WebFile {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { type: contentTypes[extname(path)] ?? '', etag, encodings: [...packed, { name: 'identity', body: plain }] }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { type, etag, encodings }: WebFile,
  { status, kind, framedBy }: { status: number; kind: ResponseKind; framedBy?: readonly string[] },
) {
  const accepted = getAcceptedEncodings(request.headers['accept-encoding']?.toString())
  const encoding = encodings.find(({ name }) => name === 'identity' || accepted.has(name))
  const isKnown = status === 200 && request.headers['if-none-match'] === etag
  const headers = { ...securityHeaders(kind, [], framedBy), 'content-type': type, etag, vary: 'accept-encoding' }
  if (isKnown || !encoding) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(status, {
    ...headers,
    'content-length': encoding.body.length,
    ...(encoding.name === 'identity' ? {} : { 'content-encoding': encoding.name }),
  })
  response.end(request.method === 'HEAD' ? undefined : encoding.body)
}
