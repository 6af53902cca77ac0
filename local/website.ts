import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import { pageOfPath, pages } from '../shared/domain/pages.ts'
import { securityHeaders } from '../shared/domain/securityHeaders.ts'
import type { Routes } from './http.ts'

/** The web app from its build: assets by their hashed names, and a page for every path. */
export function websiteRoutes(directory: string, origin: string): Routes {
  const assets = sirv(directory, { brotli: true, gzip: true, etag: true, extensions: [] })
  const entries = {
    app: readFileSync(join(directory, 'index.html')),
    download: readFileSync(join(directory, 'dl.html')),
  }

  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const page = pageOfPath(url.pathname)
    if (!page && /\.[a-z0-9]+$/.test(url.pathname) && !url.pathname.endsWith('.html')) {
      const kind = url.pathname.startsWith('/assets/') ? 'asset' : 'page'
      setHeaders(response, securityHeaders(kind))
      const isFound = await new Promise<boolean>(resolve => {
        response.once('close', () => resolve(true))
        assets(request, response, () => resolve(false))
      })
      if (isFound) return true
    }
    // By another name of this machine the app would be another origin than its API.
    if (url.origin !== origin) {
      response.writeHead(307, { location: `${origin}${url.pathname}${url.search}` }).end()
      return true
    }
    const entry = page ? pages[page].entry : 'app'
    setHeaders(response, securityHeaders(entry === 'download' ? 'bearerPage' : 'page'))
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(request.method === 'HEAD' ? undefined : entries[entry])
    return true
  }
}

function setHeaders(response: { setHeader(name: string, value: string): unknown }, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
