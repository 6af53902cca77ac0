import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesBesideAssets } from '../../infra/edge/builtFiles.ts'
import { answerPageCode, requestApiCode, requestPageCode, VIEWER_HEADER } from '../../infra/edge/edgeFunctions.ts'
import type { EdgeResult, Values, ViewerRequest, ViewerResponse } from '../../infra/edge/event.ts'
import { websiteRoutes } from '../../local/website.ts'
import { type PageName, pages, toDocument } from '../../shared/domain/pages.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { smallWebsite } from '../harness/website.ts'

const directory = smallWebsite()
const addOnHosts = ['https://mail.acme.example', 'https://outlook.office.com']
const HOST = 'files.acme.example'
const codes = {
  requestPage: requestPageCode({ files: filesBesideAssets(directory) }),
  requestPageOfHost: requestPageCode({ files: filesBesideAssets(directory), host: HOST }),
  answerPage: answerPageCode(),
  answerMemberPage: answerPageCode(securityHeaders('page', [], addOnHosts)['content-security-policy']),
  requestApi: requestApiCode(),
}

/** As CloudFront does: calls the function of this name. */
function run(code: keyof typeof codes, event: ViewerRequest | ViewerResponse): EdgeResult {
  const made = runInNewContext(`${codes[code]}; JSON.stringify(handler(${JSON.stringify(event)}))`, {})
  return JSON.parse(made) as EdgeResult
}

function asked(uri: string, headers: Values = {}, querystring: Values = {}): ViewerRequest {
  return {
    viewer: { ip: '192.0.2.7' },
    request: { method: 'GET', uri, querystring, headers: { host: { value: HOST }, ...headers }, cookies: {} },
  }
}

function getUri(outcome: EdgeResult): string {
  if (!('uri' in outcome)) throw new Error(`This is no request: ${JSON.stringify(outcome)}`)
  return outcome.uri
}

let server: Server
let port: number
beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    const url = new URL(`http://${incoming.headers.host}${incoming.url}`)
    routes(incoming, outgoing, url).catch(error => outgoing.writeHead(500).end(String(error)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  const routes = websiteRoutes(directory, `http://localhost:${port}`, addOnHosts)
})
afterAll(() => void server.close())

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Sends the path unchanged; browsers and fetch normalise it. */
async function oneMachine(path: string, host = `localhost:${port}`): Promise<Answer> {
  const sent = request({ port, host: '127.0.0.1', path, headers: { host } }).end()
  const [answer] = await once(sent, 'response')
  let body = ''
  for await (const chunk of answer.setEncoding('utf8')) body += chunk
  return { status: answer.statusCode, headers: answer.headers, body }
}

async function servedByOneMachine(path: string) {
  const { status, headers, body } = await oneMachine(path)
  const page = /<title>The page (\w+)<\/title>/.exec(body)?.[1]
  const document = page && toDocument(page === 'undefined' ? undefined : (page as PageName))
  return { status, document, referrer: headers['referrer-policy'] }
}

/** CloudFront matches the path without dots, but passes it as sent. */
function servedByEdge(path: string) {
  const { pathname } = new URL(`https://${HOST}${path}`)
  const uri = getUri(run('requestPage', asked(path)))
  return {
    status: uri === `/${toDocument(undefined)}` ? 404 : 200,
    document: uri.endsWith('.html') ? uri.slice(1) : undefined,
    referrer: securityHeaders(pathname.startsWith('/dl/') ? 'bearerPage' : 'page')['referrer-policy'],
  }
}

const secret = 'A'.repeat(43)

describe('the path of a page', () => {
  test.each(Object.entries(pages))('%s leads to its document', (name, { path }) => {
    const filled = path.replace(/:\w+/g, 'something')

    expect(getUri(run('requestPage', asked(filled)))).toBe(`/${toDocument(name as PageName)}`)
  })

  test.each([
    ...['/', '/login', '/login/', '/login//', '//login', '//', '///', '/Login', '/login/more', '/logins'],
    ...['/transfers/4f1d-2/review', '/transfers/4f1d-2/review/', '/transfers//review', '/transfers/a/b/review'],
    ...[
      `/dl/${secret}`,
      `/dl/${secret}/`,
      `/dl/${secret}/more`,
      '/dl',
      '/dl/',
      '/dl//',
      '/dl/x%2Fy',
      '/dl/%F0%9F%93%81',
    ],
    ...['/%2e%2e/', '/%2E%2e/login', '/a/../login', '/a/./login', '/login/.', '/login/..', '/..', '/dl/../login'],
    ...['/login/../dl/x', '/a//../login', '/dl/%2e%2e/login', '/.%2e', '/...', '/%2e%2e%2f', '/%64l/x', '/login%2F'],
    ...['/index.html', '/login.html', '/notFound.html', '/download.html', '/.build', '/.manifest', '/assets'],
    ...['/favicon.svg', '/robots.txt', '/a/../robots.txt', '/favicon.svg/', '/favicon.svg.br', '/robots.TXT'],
    ...[
      '/constructor',
      '/__proto__',
      '/:transferId',
      '/transfers/:id/review',
      '/apiary',
      '/%',
      '/%zz',
      '/a%00b',
      '/login;x',
    ],
    ...['/lo%67in', '/%C3%A9', '/transfers/%C3%A9/review', '/login/%2e/', '/toString', '/hasOwnProperty'],
  ])('has the same response as on one machine: %s', async path => {
    expect(servedByEdge(path)).toEqual(await servedByOneMachine(path))
  })

  test('has the same response as on one machine, with any characters', async () => {
    const words = [
      '',
      '.',
      '..',
      '%2e',
      '%2E.',
      'login',
      'dl',
      'transfers',
      'review',
      'x',
      'robots.txt',
      'login.html',
      ':',
    ]
    const path = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map(parts => `/${parts.join('/')}`)

    await fc.assert(
      fc.asyncProperty(path, async given => {
        expect(servedByEdge(given)).toEqual(await servedByOneMachine(given))
      }),
      { numRuns: 1000 },
    )
  })

  test('reaches the bucket as a file of the build, never as typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'/.%2eabdl?\\ é') }), typed => {
        const uri = getUri(run('requestPage', asked(`/${typed}`)))
        expect(existsSync(join(directory, uri.slice(1)))).toBe(true)
        expect(uri).not.toBe('/')
      }),
    )
  })
})

describe('an unknown path', () => {
  const condition = {
    'if-none-match': { value: '"x"' },
    'if-modified-since': { value: 'x' },
    range: { value: 'bytes=0-1' },
  }

  test('gets a complete response, so that its status can be set', () => {
    const outcome = run('requestPage', asked('/nowhere', condition))

    expect(outcome.headers).toEqual({ host: { value: HOST } })
  })

  test('differs from a page, which allows conditional requests', () => {
    expect(run('requestPage', asked('/login', condition)).headers).toMatchObject(condition)
  })

  test('has the status 404, without the internal marker', () => {
    const response = { statusCode: 200, headers: { etag: { value: 'x' }, 'x-amz-meta-page-status': { value: '404' } } }

    const outcome = run('answerPage', { ...asked('/nowhere'), response })

    expect(outcome).toEqual({ statusCode: 404, statusDescription: 'Not Found', headers: { etag: { value: 'x' } } })
  })

  test.each([200, 206, 304])('differs from a page, whose status %i is kept', statusCode => {
    const response = { statusCode, headers: { etag: { value: 'x' } } }

    expect(run('answerPage', { ...asked('/login'), response })).toEqual(response)
  })
})

describe('point 15: the add-on view in a frame', () => {
  const addOn = { view: { value: 'addon' } }
  const denied = {
    'x-frame-options': { value: 'DENY' },
    'content-security-policy': { value: "frame-ancestors 'none'" },
  }
  const answered = (code: 'answerPage' | 'answerMemberPage', query: Values, headers: Values = denied) =>
    run(code, { ...asked('/transfer', {}, query), response: { statusCode: 200, headers } }).headers

  test('is allowed to the listed hosts on both hosts, and to no other', async () => {
    const { headers } = await oneMachine('/transfer?view=addon', `localhost:${port}`)
    const csp = headers['content-security-policy']

    expect(csp).toContain(`frame-ancestors ${addOnHosts.join(' ')};`)
    expect(csp).toBe(securityHeaders('page', [], addOnHosts)['content-security-policy'])
    expect(headers['x-frame-options']).toBeUndefined()
    expect(answered('answerMemberPage', addOn)).toEqual({ 'content-security-policy': { value: csp } })
  })

  test.each([
    ['another view', '?view=other', { view: { value: 'other' } }],
    ['no view', '', {}],
    [
      'two views',
      '?view=addon&view=addon',
      { view: { value: 'addon', multiValue: [{ value: 'addon' }, { value: 'addon' }] } },
    ],
    ['another name', '?Xview=addon', { Xview: { value: 'addon' } }],
  ] as [string, string, Values][])('is refused with %s', async (_, search, query) => {
    const { headers } = await oneMachine(`/transfer${search}`, `localhost:${port}`)

    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(answered('answerMemberPage', query)).toEqual(denied)
  })

  test.each([
    `/dl/${secret}?view=addon`,
    `/transfer/${secret}?view=addon`,
    '/nowhere?view=addon',
    '/favicon.svg?view=addon',
  ])("is refused outside members' pages: %s", async path => {
    const { headers } = await oneMachine(path, `localhost:${port}`)

    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })

  test('is refused for the not-found document, and for all pages without listed hosts', () => {
    expect(answered('answerPage', addOn)).toEqual(denied)
    const status = { ...denied, 'x-amz-meta-page-status': { value: '404' } }
    expect(answered('answerMemberPage', addOn, status)).toEqual(denied)
  })
})

describe('another name of the distribution', () => {
  const other = { host: { value: 'd111111abcdef8.cloudfront.net' } }

  test.each([
    '/',
    '/login/',
    `/dl/${secret}?r=a%40b.example&rph=1&flag`,
    '//evil.example/x',
    '/nowhere?a=1&a=2',
    '/a/../login',
  ])('redirects to the main name, as one machine does: %s', async path => {
    const [uri = '', search = ''] = path.split('?')
    const query: Values = {}
    for (const pair of search.split('&').filter(Boolean)) {
      const [name = '', value = ''] = pair.split('=')
      const before = query[name]
      query[name] = before
        ? { value: before.value, multiValue: [...(before.multiValue ?? [{ value: before.value }]), { value }] }
        : { value }
    }

    const outcome = run('requestPageOfHost', asked(uri, other, query))
    const { status, headers } = await oneMachine(path, `127.0.0.1:${port}`)

    if (!('statusCode' in outcome)) throw new Error('The edge did not answer by itself.')
    const location = outcome.headers.location?.value ?? ''
    expect(outcome.statusCode).toBe(status)
    expect(location).toBe(headers.location?.replace(`http://localhost:${port}`, `https://${HOST}`))
    for (const [name, value] of Object.entries(securityHeaders('api'))) expect(outcome.headers[name]).toEqual({ value })
  })

  test('still serves files, and the main name serves pages in any spelling', () => {
    expect(getUri(run('requestPageOfHost', asked('/robots.txt', other)))).toBe('/robots.txt')
    expect(getUri(run('requestPageOfHost', asked('/login', { host: { value: HOST.toUpperCase() } })))).toBe(
      '/login.html',
    )
  })
})

describe('the path of a call', () => {
  test.each([
    ['/api/config', '/config'],
    ['/api/downloads/abc', '/downloads/abc'],
    ['/api', '/'],
    ['/api/', '/'],
    ['/api/api/config', '/api/config'],
    ['/api//config', '//config'],
    ['/x/../api/config', '/'],
    ['/%61pi/config', '/'],
    ['/apiary', '/'],
  ])('loses its prefix: %s', (path, expected) => {
    expect(getUri(run('requestApi', asked(path)))).toBe(expected)
  })

  test('carries the address of the caller, which replaces a forged one', () => {
    const lie = { value: '198.51.100.1', multiValue: [{ value: '198.51.100.1' }, { value: '198.51.100.2' }] }

    const { headers } = run(
      'requestApi',
      asked('/api/config', { [VIEWER_HEADER]: lie, authorization: { value: 'Bearer x' } }),
    )

    expect(headers[VIEWER_HEADER]).toEqual({ value: '192.0.2.7' })
    expect(headers.authorization).toEqual({ value: 'Bearer x' })
  })
})

describe('the edge functions', () => {
  /** Source: functions-javascript-runtime-20.html in CloudFront's guide. */
  const methods = ['assign', 'concat', 'every', 'filter', 'forEach', 'indexOf', 'join', 'keys', 'map', 'pop', 'push']
  const known = new Set([...methods, 'replace', 'slice', 'split', 'toLowerCase'])

  test.each(Object.entries(codes))('use only features of the runtime: %s', (_, code) => {
    const called = [...code.matchAll(/\.(\w+)\(/g)].map(([, name = '']) => name)

    expect(called.filter(name => !known.has(name))).toEqual([])
    // The policy contains `require-trusted-types-for`.
    const own = code.replace(/"default-src[^"]*"/, '""')
    expect(own).not.toMatch(/\b(import|export|require|eval|class|for)\b|\(\?<|\.\.\.|\?\.|\?\?/)
    expect(code).toMatch(/(^|;)function handler\(event\)/)
  })

  test("fail the build when they exceed CloudFront's size limit", () => {
    const files = Array.from({ length: 1000 }, (_, index) => `/file${index}.svg`)

    expect(() => requestPageCode({ files })).toThrow(/requestPage has \d+ bytes; it may have 10240/)
  })
})
