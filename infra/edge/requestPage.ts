import type { EdgeResult, Values, ViewerRequest } from './event.ts'

/** Replaced at build time (`edgeFunctions.ts`). */
declare const EDGE: {
  /** `:` is any segment. */
  routes: readonly { segments: readonly string[]; document: string }[]
  notFound: string
  /** Served under their own paths. */
  files: readonly string[]
  /** Empty when every name of the distribution serves the app. */
  host: string
  redirectHeaders: Values
}

/** As in `shared/domain/pages.ts`. */
export function handler(event: ViewerRequest): EdgeResult {
  const request = event.request
  const path = withoutDots(request.uri)
  if (EDGE.files.indexOf(path) !== -1) {
    request.uri = path
    return request
  }
  // Under another host the app and its API would be different origins.
  if (EDGE.host !== '' && request.headers.host?.value.toLowerCase() !== EDGE.host) return toOwnHost(event, path)
  const document = toDocument(path)
  request.uri = `/${document}`
  if (document === EDGE.notFound) {
    // The status can be set on a 200, not on a 304 or a part.
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

/** CloudFront does not resolve dots, as browsers do. */
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
