import { describe, expect, test } from 'vitest'
import { type ResponseKind, securityHeaders } from '../../shared/domain/securityHeaders.ts'

const kinds: ResponseKind[] = ['page', 'bearerPage', 'asset', 'api', 'file']
const pages = kinds.filter(kind => kind.endsWith('age'))
const header = (name: string, ...of: Parameters<typeof securityHeaders>) => securityHeaders(...of)[name]
/** The directives of a policy, by name. */
const toPolicy = (...of: Parameters<typeof securityHeaders>) =>
  new Map(
    header('content-security-policy', ...of)
      ?.split('; ')
      .map(directive => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1)]),
  )

describe('the headers of every response', () => {
  test.each(kinds)('%s: enforce https, the declared type, and the isolation of our origin', kind => {
    expect(securityHeaders(kind)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-frame-options': 'DENY',
    })
    const policy = toPolicy(kind)
    for (const name of ['default-src', 'frame-ancestors', 'base-uri', 'form-action']) {
      expect(policy.get(name), name).toEqual(["'none'"])
    }
  })

  test('send the referrer only from members’ pages, and only to our origin', () => {
    expect(kinds.map(kind => header('referrer-policy', kind))).toEqual(['same-origin', ...Array(4).fill('no-referrer')])
  })

  test('cache assets for a year, pages only after a question, and nothing else', () => {
    expect(kinds.map(kind => header('cache-control', kind))).toEqual([
      'no-cache',
      'no-cache',
      'public, max-age=31536000, immutable',
      'no-store',
      'no-store',
    ])
  })
})

describe('the policy of a page', () => {
  test.each(pages)('%s: allows our own scripts, styles, pictures and calls, and no script from HTML', kind => {
    expect(Object.fromEntries(toPolicy(kind))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['dompurify'],
    })
  })

  test('allows calls to other origins, and frames of others, only where they are named', () => {
    const [buckets, mail] = [
      ['https://b1.example', 'https://b2.example'],
      ['https://m1.example', 'https://m2.example'],
    ]

    expect(toPolicy('page', buckets).get('connect-src')).toEqual(["'self'", ...buckets])
    expect(toPolicy('page', buckets).get('frame-ancestors')).toEqual(["'none'"])
    expect(toPolicy('page', [], mail).get('frame-ancestors')).toEqual(mail)
    expect(header('x-frame-options', 'page', [], mail)).toBeUndefined()
    expect(header('x-frame-options', 'page', buckets)).toBe('DENY')
  })

  test('is not that of other responses, which load nothing', () => {
    for (const kind of kinds.filter(kind => !pages.includes(kind))) {
      expect([...toPolicy(kind).keys()]).toEqual(['default-src', 'frame-ancestors', 'base-uri', 'form-action'])
    }
  })
})
