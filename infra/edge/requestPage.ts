import type { EdgeResult, Values, ViewerRequest } from './event.ts'

/** Put in place when the function is built: see `edgeFunctions.ts`. */
declare const EDGE: {
  /** The segments of each page's path, and the document that is answered; a segment without a name is any. */
  routes: readonly { segments: readonly string[]; document: string }[]
  notFound: string
  /** What is served under its own path, beside the assets. */
  files: readonly string[]
  /** The host that the app belongs to; empty where every name of the distribution is its own. */
  host: string
  /** What a redirect to it is answered with, beside the address. */
  redirectHeaders: Values
}

/** Turns the path of a page into the file of its document, as `shared/domain/pages.ts` says. */
export function handler(event: ViewerRequest): EdgeResult {
  const request = event.request
  const path = withoutDots(request.uri)
  if (EDGE.files.indexOf(path) !== -1) {
    request.uri = path
    return request
  }
  // By another name of the distribution the app would be another origin than its API.
  if (EDGE.host !== '' && request.headers.host?.value.toLowerCase() !== EDGE.host) return toOwnHost(event, path)
  const document = toDocument(path)
  request.uri = `/${document}`
  if (document === EDGE.notFound) {
    // Answered whole, always: the status is set on a 200, and neither on a 304 nor on a part.
    delete request.headers['if-none-match']
    delete request.headers['if-modified-since']
    delete request.headers.range
  }
  return request
}

function toDocument(path: string): string {
  const isSlashIgnored = path.length > 1 && path.slice(-1) === '/' && path.slice(-2) !== '//'
  const given = (isSlashIgnored ? path.slice(0, -1) : path).split('/')
  const found = EDGE.routes.filter(
    route =>
      route.segments.length === given.length &&
      route.segments.every((segment, index) => (segment === ':' ? given[index] !== '' : segment === given[index])),
  )
  return found[0]?.document ?? EDGE.notFound
}

/** As every browser resolves a path before it asks: CloudFront hands on what it was sent. */
function withoutDots(path: string): string {
  const kept: string[] = []
  path
    .slice(1)
    .split('/')
    .forEach((segment, index, all) => {
      const dots = segment.replace(/%2e/gi, '.')
      if (dots === '..') kept.pop()
      else if (dots !== '.') kept.push(segment)
      if (index === all.length - 1 && (dots === '.' || dots === '..')) kept.push('')
    })
  return `/${kept.join('/')}`
}

function toOwnHost(event: ViewerRequest, path: string): EdgeResult {
  const query = event.request.querystring
  const pairs = Object.keys(query).map(name => {
    const given = query[name]
    const values = given?.multiValue ?? [given]
    return values.map(item => (item?.value ? `${name}=${item.value}` : name)).join('&')
  })
  const search = pairs.length === 0 ? '' : `?${pairs.join('&')}`
  const location = { value: `https://${EDGE.host}${path}${search}` }
  return {
    statusCode: 307,
    statusDescription: 'Temporary Redirect',
    headers: Object.assign({ location: location }, EDGE.redirectHeaders),
  }
}
