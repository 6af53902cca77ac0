import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trustedRedirect } from '../../shared/domain/redirect.ts'

const trusted = ['https://addon.acme.example/sent', 'https://app.acme.example:8443/back', 'http://localhost:3000/']

describe('a redirect goes to', () => {
  test.each([
    ['a trusted page', 'https://addon.acme.example/sent', 'https://addon.acme.example/sent'],
    ['one with its own port', 'https://app.acme.example:8443/back', 'https://app.acme.example:8443/back'],
    ['one without a path', 'http://localhost:3000', 'http://localhost:3000/'],
    ['one with the port of its scheme', 'https://addon.acme.example:443/sent', 'https://addon.acme.example/sent'],
    ['one in capitals', 'HTTPS://ADDON.acme.EXAMPLE/sent', 'https://addon.acme.example/sent'],
    [
      'one with a query and a fragment',
      'https://addon.acme.example/sent?a=1#b',
      'https://addon.acme.example/sent?a=1#b',
    ],
    ['one behind space and line breaks', ' https://addon.acme.example/se\nnt', 'https://addon.acme.example/sent'],
    ['one with backslashes', 'https:\\\\addon.acme.example\\sent', 'https://addon.acme.example/sent'],
    ['one by a way round', 'https://addon.acme.example/x/../sent', 'https://addon.acme.example/sent'],
    ['one by an encoded way round', 'https://addon.acme.example/x/%2e%2e/sent', 'https://addon.acme.example/sent'],
    ['one with an empty name before the host', 'https://@addon.acme.example/sent', 'https://addon.acme.example/sent'],
  ])('%s', (_, wanted, goesTo) => {
    expect(trustedRedirect(wanted, trusted)?.href).toBe(goesTo)
  })
})

describe('a redirect is refused to', () => {
  test.each([
    ['nowhere', ''],
    ['a path alone', '/sent'],
    ['no scheme', '//addon.acme.example/sent'],
    ['another host', 'https://evil.example/sent'],
    ['a host that begins like it', 'https://addon.acme.example.evil.example/sent'],
    ['a host that ends like it', 'https://evil-addon.acme.example/sent'],
    ['a host under it', 'https://evil.addon.acme.example/sent'],
    ['the host above it', 'https://acme.example/sent'],
    ['a host with a dot at its end', 'https://addon.acme.example./sent'],
    ['a path that begins like it', 'https://addon.acme.example/sentinel'],
    ['a page under it', 'https://addon.acme.example/sent/evil'],
    ['the page above it', 'https://addon.acme.example/'],
    ['a slash at its end', 'https://addon.acme.example/sent/'],
    ['a slash too many', 'https://addon.acme.example//sent'],
    ['a path in capitals', 'https://addon.acme.example/SENT'],
    ['a path that is encoded', 'https://addon.acme.example/%73ent'],
    ['a path with an encoded slash', 'https://addon.acme.example/sent%2F..%2Fevil'],
    ['a way out of it', 'https://addon.acme.example/sent/../evil'],
    ['path parameters', 'https://addon.acme.example/sent;evil'],
    ['http in place of https', 'http://addon.acme.example/sent'],
    ['https in place of http', 'https://localhost:3000/'],
    ['another port', 'https://addon.acme.example:8443/sent'],
    ['no port', 'https://app.acme.example/back'],
    ['the page of another entry', 'https://addon.acme.example/back'],
    ['it with a name', 'https://evil@addon.acme.example/sent'],
    ['it with a password', 'https://:evil@addon.acme.example/sent'],
    ['it as the name before another host', 'https://addon.acme.example@evil.example/sent'],
    ['it as the name and password', 'https://addon.acme.example:443@evil.example/sent'],
    ['it as an encoded name', 'https://addon.acme.example%2Fsent@evil.example/'],
    ['it behind a backslash', 'https://evil.example\\@addon.acme.example/sent'],
    ['it in a fragment', 'https://evil.example/#https://addon.acme.example/sent'],
    ['it in a query', 'https://evil.example/?https://addon.acme.example/sent'],
    ['a script', 'javascript:alert(1)//https://addon.acme.example/sent'],
    ['a script that looks like it', 'javascript://addon.acme.example/sent'],
    ['data', 'data:text/html,https://addon.acme.example/sent'],
    ['a blob of it', 'blob:https://addon.acme.example/sent'],
    ['a file', 'file:///sent'],
    ['letters of another alphabet', 'https://аddon.acme.example/sent'],
    ['a broken address', 'https://'],
  ])('%s', (_, wanted) => {
    expect(trustedRedirect(wanted, trusted)).toBeUndefined()
  })

  test('all targets, while none is trusted', () => {
    expect(trustedRedirect('https://addon.acme.example/sent', [])).toBeUndefined()
  })

  test.each(['', 'not a URL', 'javascript:alert(1)', 'data:,x', 'about:blank', 'file:///sent', '*', 'https:'])(
    'itself, even when the list contains %j',
    entry => {
      expect(trustedRedirect(entry, [entry])).toBeUndefined()
      expect(trustedRedirect('https://addon.acme.example/sent', [entry])).toBeUndefined()
    },
  )

  test('any other origin or path, for any input', () => {
    const anyPiece = fc.constantFrom('https:', 'http:', '//', '/', '\\', '@', ':', '443', 'addon.acme.example', 'sent')
    const anyWish = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.array(fc.oneof(anyPiece, fc.string({ maxLength: 3 })), { maxLength: 8 }).map(pieces => pieces.join('')),
    )
    const pages = trusted.map(entry => new URL(entry)).map(({ origin, pathname }) => origin + pathname)
    fc.assert(
      fc.property(anyWish, wanted => {
        const goesTo = trustedRedirect(wanted, trusted)
        if (goesTo) expect(pages).toContain(goesTo.origin + goesTo.pathname)
        if (goesTo) expect([goesTo.username, goesTo.password]).toEqual(['', ''])
      }),
      { numRuns: 2000 },
    )
  })
})
