/** Who may open a page. The server enforces each call independently. */
export type PageAccess = 'all' | 'member' | 'admin'

export type PageEntry = 'app' | 'download'

/** The specification's route table. Both hosts serve these paths, and the web app routes and guards by it. */
export const pages = {
  landing: { path: '/', access: 'all', entry: 'app' },
  login: { path: '/login', access: 'all', entry: 'app' },
  logout: { path: '/logout', access: 'all', entry: 'app' },
  token: { path: '/token', access: 'all', entry: 'app' },
  send: { path: '/transfer', access: 'member', entry: 'app' },
  request: { path: '/transfer/request', access: 'member', entry: 'app' },
  upload: { path: '/transfer/:linkId', access: 'all', entry: 'app' },
  dropPage: { path: '/drop-page', access: 'member', entry: 'app' },
  drop: { path: '/drop/:id', access: 'all', entry: 'app' },
  success: { path: '/success', access: 'all', entry: 'app' },
  transfers: { path: '/transfers', access: 'member', entry: 'app' },
  allTransfers: { path: '/transfers/all', access: 'admin', entry: 'app' },
  review: { path: '/transfers/:transferId/review', access: 'member', entry: 'app' },
  reviewAny: { path: '/transfers/all/:transferId/review', access: 'admin', entry: 'app' },
  insights: { path: '/insights', access: 'admin', entry: 'app' },
  unsubscribe: { path: '/unsubscribe/:secret', access: 'all', entry: 'app' },
  policies: { path: '/policy/list', access: 'admin', entry: 'app' },
  health: { path: '/health', access: 'member', entry: 'app' },
  faq: { path: '/faq', access: 'all', entry: 'app' },
  help: { path: '/help', access: 'all', entry: 'app' },
  docs: { path: '/docs', access: 'all', entry: 'app' },
  document: { path: '/docs/:document', access: 'all', entry: 'app' },
  accessibility: { path: '/accessibility', access: 'all', entry: 'app' },
  receipt: { path: '/receipt', access: 'all', entry: 'app' },
  download: { path: '/dl/:secret', access: 'all', entry: 'download' },
} as const satisfies Record<string, { path: string; access: PageAccess; entry: PageEntry }>

export type PageName = keyof typeof pages

/** The page whose module shows a page. */
export function getModulePage(page: PageName): PageName {
  if (page === 'reviewAny') return 'review'
  return page === 'document' ? 'docs' : page
}

export function toDocument(page: PageName | undefined): string {
  return `${page ?? 'notFound'}.html`
}

/** The page of a path; undefined for the not-found page. Ignores a trailing slash. */
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
  // `/transfer/request` is not a link.
  return found.find(name => !pages[name].path.includes(':')) ?? found[0]
}

const bearerPages: readonly PageName[] = ['download', 'upload', 'drop', 'unsubscribe']

/** Whether a path may contain a secret link, even if it is no page. */
export function isBearerPath(pathname: string): boolean {
  const page = pageOfPath(pathname)
  if (page !== undefined) return bearerPages.includes(page)
  return ['/dl/', '/transfer/', '/drop/', '/unsubscribe/'].some(start => pathname.startsWith(start))
}
