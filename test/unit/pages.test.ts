import { describe, expect, test } from 'vitest'
import {
  isBearerPath,
  type PageAccess,
  type PageName,
  pageOfPath,
  pages,
  toDocument,
} from '../../shared/domain/pages.ts'

const secret = 'A'.repeat(43)

describe('the page of a path', () => {
  test.each([
    ['/', 'landing'],
    ['/login', 'login'],
    ['/logout', 'logout'],
    ['/token', 'token'],
    ['/transfer', 'send'],
    ['/success', 'success'],
    ['/transfers/4f1d-2/review', 'review'],
    [`/dl/${secret}`, 'download'],
  ])('%s is %s', (path, page) => {
    expect(pageOfPath(path)).toBe(page)
  })

  test.each(['/login/', '/transfer/', '/transfers/4f1d-2/review/', `/dl/${secret}/`])(
    'is the same with a slash at its end: %s',
    path => {
      expect(pageOfPath(path)).toBe(pageOfPath(path.slice(0, -1)))
      expect(pageOfPath(path)).toBeDefined()
    },
  )

  test.each([
    '',
    '//',
    '///',
    'login',
    '/Login',
    '/login//',
    '//login',
    '/login/more',
    '/logins',
    '/dl',
    '/dl/',
    '/dl//',
    `/dl/${secret}/more`,
    '/transfers//review',
    '/transfers/4f1d-2',
    '/transfers/4f1d-2/review/more',
    '/transfers/a/b/review',
    '/api/config',
    '/:transferId',
    '/constructor',
    '/__proto__',
    '/index.html',
  ])('is the not-found page for %j', path => {
    expect(pageOfPath(path)).toBeUndefined()
  })

  test('is found for every page of the table', () => {
    for (const [name, { path }] of Object.entries(pages)) {
      expect(pageOfPath(path.replace(/:\w+/g, 'something'))).toBe(name)
    }
  })
})

describe('the document of a page', () => {
  test('is a file of its own for every page, and one for all unknown paths', () => {
    const documents = [...(Object.keys(pages) as PageName[]), undefined].map(toDocument)

    expect(documents).toContain('send.html')
    expect(documents).toContain('notFound.html')
    expect(new Set(documents).size).toBe(documents.length)
  })

  test.each(Object.keys(pages) as PageName[])('has a name that any host can serve: %s', page => {
    expect(toDocument(page)).toMatch(/^[a-zA-Z]+\.html$/)
  })
})

/** The route table of the specification. */
const accessByPath: Record<string, PageAccess> = {
  '/': 'all',
  '/login': 'all',
  '/logout': 'all',
  '/token': 'all',
  '/transfer': 'member',
  '/transfer/request': 'member',
  '/transfers/:transferId/review': 'member',
  '/transfer/:linkId': 'all',
  '/success': 'all',
  '/dl/:secret': 'all',
  '/transfers': 'member',
  '/transfers/all': 'admin',
  // Our addition: the review of other members’ transfers (docs/decisions/0024).
  '/transfers/all/:transferId/review': 'admin',
  '/insights': 'admin',
  // The page of the link in mails with alerts.
  '/unsubscribe/:secret': 'all',
  '/drop/:id': 'all',
  '/drop-page': 'member',
  '/policy/list': 'admin',
  '/faq': 'all',
  '/help': 'all',
  '/health': 'member',
  // Issue 20: the documentation and the accessibility statement.
  '/docs': 'all',
  '/docs/:document': 'all',
  '/accessibility': 'all',
  // Issue 24: receipts are verified without an account.
  '/receipt': 'all',
}

describe('the table of pages', () => {
  test.each(Object.values(pages))('grants access to $path as the specification does', ({ path, access }) => {
    expect(accessByPath[path]).toBe(access)
  })

  test('has the light recipients’ page only behind download links', () => {
    const light = Object.values(pages).filter(({ entry }) => entry === 'download')

    expect(light.map(({ path }) => path)).toEqual(['/dl/:secret'])
  })
})

test.each([
  [`/dl/${secret}`, true],
  [`/dl/${secret}/`, true],
  [`/dl/${secret}/more`, true],
  ['/dl/', true],
  [`/transfer/${secret}`, true],
  [`/transfer/${secret}/more`, true],
  [`/unsubscribe/${secret}`, true],
  [`/drop/${secret}`, true],
  [`/drop/${secret}/more`, true],
  ['/drop-page', false],
  [`/unsubscribe/${secret}/more`, true],
  ['/transfer/request', false],
  ['/transfer', false],
  ['/transfers/4f1d/review', false],
  ['/login', false],
  ['/dlx/a', false],
  ['/transferx/a', false],
  ['/other', false],
])('%s may contain a secret link: %s', (path, is) => {
  expect(isBearerPath(path)).toBe(is)
})
