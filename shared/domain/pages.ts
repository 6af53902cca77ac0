/** Who may open a page; the server enforces every call behind it on its own. */
export type PageAccess = 'all' | 'member' | 'admin'

/** Which entry serves a page: the single-page application, or the light page of recipients. */
export type PageEntry = 'app' | 'download'

/**
 * The route table of the specification, as far as its pages exist. Both hosts answer these paths with a page, the web
 * app routes and guards by it, and the navigation shows from it.
 */
export const pages = {
  landing: { path: '/', access: 'all', entry: 'app' },
  login: { path: '/login', access: 'all', entry: 'app' },
  logout: { path: '/logout', access: 'all', entry: 'app' },
  token: { path: '/token', access: 'all', entry: 'app' },
  send: { path: '/transfer', access: 'member', entry: 'app' },
  request: { path: '/transfer/request', access: 'member', entry: 'app' },
  upload: { path: '/transfer/:linkId', access: 'all', entry: 'app' },
  success: { path: '/success', access: 'all', entry: 'app' },
  transfers: { path: '/transfers', access: 'member', entry: 'app' },
  allTransfers: { path: '/transfers/all', access: 'admin', entry: 'app' },
  review: { path: '/transfers/:transferId/review', access: 'member', entry: 'app' },
  reviewAny: { path: '/transfers/all/:transferId/review', access: 'admin', entry: 'app' },
  download: { path: '/dl/:secret', access: 'all', entry: 'download' },
} as const satisfies Record<string, { path: string; access: PageAccess; entry: PageEntry }>

export type PageName = keyof typeof pages

/** The file of the build that is a page's document; both hosts answer the paths of the page with it. */
export function toDocument(page: PageName | undefined): string {
  return `${page ?? 'notFound'}.html`
}

/** The page that a path belongs to; undefined means the not-found page. A slash at the end is ignored. */
export function pageOfPath(pathname: string): PageName | undefined {
  const wanted = pathname.replace(/(?<=[^/])\/$/, '')
  const names = Object.keys(pages) as PageName[]
  const found = names.filter(name => {
    const segments = pages[name].path.split('/')
    const given = wanted.split('/')
    return (
      segments.length === given.length &&
      segments.every((segment, index) => (segment.startsWith(':') ? given[index] !== '' : segment === given[index]))
    )
  })
  // `/transfer/request` is no link.
  return found.find(name => !pages[name].path.includes(':')) ?? found[0]
}

/** Whether an address may hold a link that opens something, be it a page or not. */
export function isBearerPath(pathname: string): boolean {
  const page = pageOfPath(pathname)
  if (page !== undefined) return page === 'download' || page === 'upload'
  return pathname.startsWith('/dl/') || pathname.startsWith('/transfer/')
}
