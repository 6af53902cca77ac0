import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { join, matchesGlob } from 'node:path'
import { runInNewContext } from 'node:vm'
import { fileGroups, filesBesideAssets } from '../../infra/edge/builtFiles.ts'
import { answerPageCode, requestPageCode } from '../../infra/edge/edgeFunctions.ts'
import type { EdgeResult, Values, ViewerRequest, ViewerResponse } from '../../infra/edge/event.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'

type WebObject = { body: Buffer; headers: Record<string, string> }
export type Connect = { page: readonly string[]; download: readonly string[] }

/**
 * The pages as the distribution serves them: the bucket’s objects, routed by the CloudFront functions, with the headers
 * of each behaviour.
 * @param connect is called for each page, because the deployment is known only after the server’s port
 */
export function edgePages(webDirectory: string, connect: () => Connect): RequestListener {
  const objects = toObjects(webDirectory)
  const requestPage = edgeFunction(requestPageCode({ files: filesBesideAssets(webDirectory) }))
  const answerPage = edgeFunction(answerPageCode())

  return (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://viewer')
    const isAsset = pathname.startsWith('/assets/')
    const request = {
      ...{ method: incoming.method ?? '', uri: pathname, querystring: {}, cookies: {} },
      headers: getValues(incoming.headers),
    }
    const asked = isAsset ? request : requestPage({ viewer: { ip: '127.0.0.1' }, request })
    const object = objects.get('uri' in asked ? asked.uri : '')
    const stored = { statusCode: object ? 200 : 404, headers: getValues(object?.headers ?? {}) }
    const answer = isAsset ? stored : answerPage({ request, response: stored })
    if (!('statusCode' in answer)) throw new Error(`The answer to ${pathname} is none: ${JSON.stringify(answer)}`)

    outgoing.writeHead(answer.statusCode, { ...toHeaders(answer.headers), ...toPolicy(pathname, connect()) })
    outgoing.end(object?.body)
  }
}

/** The behaviours of `infra/edge/website.ts`, by their paths. */
function toPolicy(pathname: string, connect: Connect): Record<string, string> {
  if (pathname.startsWith('/dl/')) return securityHeaders('bearerPage', connect.download)
  if (!pathname.startsWith('/assets/')) return securityHeaders('page', connect.page)
  // Assets carry their cache time as object metadata.
  const { 'cache-control': _, ...headers } = securityHeaders('asset')
  return headers
}

function toObjects(webDirectory: string): Map<string, WebObject> {
  const { before, documents } = fileGroups(webDirectory)
  const names = readdirSync(webDirectory, { recursive: true, encoding: 'utf8' })
  const entries = [...before, documents].flatMap(({ include, type, cache, metadata = {} }) => {
    const told = Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])
    const headers = { 'content-type': type, 'cache-control': cache, ...Object.fromEntries(told) }
    return names
      .filter(name => include.some(pattern => matchesGlob(name, pattern)))
      .map((name): [string, WebObject] => [`/${name}`, { body: readFileSync(join(webDirectory, name)), headers }])
  })
  return new Map(entries)
}

/** A function of the edge, as CloudFront calls it: a script that defines a function of this name. */
function edgeFunction(code: string) {
  return (event: ViewerRequest | ViewerResponse): EdgeResult =>
    JSON.parse(runInNewContext(`${code}; JSON.stringify(handler(${JSON.stringify(event)}))`, {}))
}

function getValues(headers: IncomingHttpHeaders): Values {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value: String(value) }]))
}

function toHeaders(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]))
}
