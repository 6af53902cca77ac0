import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configurationFrom, SettingsError } from '../../local/configuration.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { startNotes } from '../../local/startMessages.ts'
import { type ConfiguredHost, configuredHost } from '../harness/configuredHost.ts'
import { withDatabase } from '../harness/host.ts'
import { clientSecret, type OidcProviderOfTest, oidcProvider } from '../harness/oidcProvider.ts'
import { expectRefusal, send } from '../harness/requests.ts'
import { type SmtpServerOfTest, smtpServer } from '../harness/smtpServer.ts'
import { smallWebsite } from '../harness/website.ts'

const PUBLIC_URL = 'https://files.acme.example'
const groups = '{"claim":"groups","org":["Staff"],"admin":[]}'
const oidc = {
  OIDC_ISSUER: 'https://login.acme.example',
  OIDC_CLIENT_ID: 'waybill',
  OIDC_CLIENT_SECRET: 'a secret',
  OIDC_GROUPS: groups,
}
const smtp = { SMTP_URL: 'smtp://mail.acme.example', MAIL_FROM: 'Waybill <no-reply@acme.example>' }
const without = (settings: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(settings).filter(([each]) => each !== name))

const toRefusal = (settings: Record<string, string>): string => {
  try {
    configurationFrom(settings)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return 'It was taken.'
}

describe('production settings', () => {
  const real = { PUBLIC_URL, ...oidc, ...smtp }
  const offered = 'leave HOST and PUBLIC_URL unset'

  test.each([
    [
      'nothing but an address for others',
      { HOST: '0.0.0.0' },
      ['PUBLIC_URL (', 'OIDC_ISSUER (', 'SMTP_URL (', offered],
    ],
    [
      'nothing but a public URL',
      { PUBLIC_URL },
      ['OIDC_ISSUER (', 'OIDC_GROUPS (', 'SMTP_URL (', 'MAIL_FROM (', offered],
    ],
    ['a public URL and OIDC', { PUBLIC_URL, ...oidc }, ['needs SMTP_URL (', 'MAIL_FROM (']],
    ['a public URL and SMTP', { PUBLIC_URL, ...smtp }, ['needs OIDC_ISSUER (', 'OIDC_CLIENT_SECRET_FILE (']],
    ['all but the public URL, for others', { HOST: '0.0.0.0', ...oidc, ...smtp }, ['needs PUBLIC_URL (']],
    [
      'half of OIDC, on this machine',
      { OIDC_ISSUER: 'https://login.acme.example' },
      ['Signing in by OIDC needs OIDC_CLIENT_ID ('],
    ],
    ['a mail server without a sender', { SMTP_URL: 'smtp://mail.acme.example' }, ['Mailing by SMTP needs MAIL_FROM (']],
    ['a sender without a mail server', { MAIL_FROM: 'no-reply@acme.example' }, ['Mailing by SMTP needs SMTP_URL (']],
    ['a secret in two places', { ...oidc, OIDC_CLIENT_SECRET_FILE: import.meta.filename }, ['both set. Unset one.']],
    ...Object.keys(real).map((name): [string, Record<string, string>, string[]] => {
      const told = name === 'OIDC_CLIENT_SECRET' ? 'OIDC_CLIENT_SECRET_FILE (' : `${name} (`
      return [`all but ${name}`, { HOST: '0.0.0.0', ...without(real, name) }, [told]]
    }),
  ])('are incomplete with %s', (_, settings, told) => {
    const refusal = toRefusal(settings)

    for (const part of told) expect(refusal).toContain(part)
    expect(refusal).not.toContain('\n')
  })

  test.each([
    ['PUBLIC_URL', 'http://files.acme.example', 'must look like https://'],
    ['PUBLIC_URL', 'https://files.acme.example/waybill', 'without a path'],
    ['PUBLIC_URL', 'https://files.acme.example/?a', 'without a path'],
    ['PUBLIC_URL', 'https://user:pass@files.acme.example', 'without a path'],
    ['PUBLIC_URL', 'files.acme.example', 'must look like https://'],
    ['OIDC_ISSUER', 'http://login.acme.example', 'must be the https address'],
    ['OIDC_ISSUER', 'https://login.acme.example/?tenant=1', 'must be the https address'],
    ['OIDC_ISSUER', 'https://login.microsoftonline.com/common/v2.0', 'must name your own tenant'],
    ['OIDC_ISSUER', 'https://login.microsoftonline.com/organizations', 'must name your own tenant'],
    ['OIDC_SCOPES', 'email profile', 'openid among the scopes'],
    ['OIDC_SCOPES', 'openid  email', 'single spaces'],
    ['OIDC_GROUPS', 'Staff', 'must be JSON such as {"claim"'],
    ['OIDC_GROUPS', '{"claim":"groups","org":"Staff","admin":[]}', 'OIDC_GROUPS.org Write a list of groups'],
    ['OIDC_GROUPS', '{"claim":"groups","org":["a,b"],"admin":[]}', 'without commas'],
    ['OIDC_CLIENT_SECRET_FILE', '/nowhere/secret', '/nowhere/secret cannot be read'],
    ['OIDC_CLIENT_AUTH', 'none', 'must be basic or post'],
    ['OIDC_LOGOUT', 'never', 'must be provider or here'],
    ['SMTP_URL', 'mail.acme.example:587', 'must look like smtp://'],
    ['SMTP_URL', 'https://mail.acme.example', 'must look like smtp://'],
    ['SMTP_URL', 'smtp://mail.acme.example/path', 'must look like smtp://'],
    ['SMTP_URL', 'smtp://mail.acme.example?tls=no', 'must look like smtp://'],
    ['SMTP_TLS', 'maybe', 'must be required or off'],
    ['SMTP_PASSWORD_FILE', '/nowhere/password', '/nowhere/password cannot be read'],
    ['MAIL_FROM', 'Waybill', 'must be one address'],
    ['MAIL_FROM', 'Waybill <no-reply@acme.example>, eve@evil.example', 'must be one address'],
    ['MAIL_FROM', 'Waybill <no-reply@acme.example>\r\nBcc: <eve@evil.example>', 'must be one address'],
    ['TRUSTED_PROXIES', 'proxy.acme.example', 'must be addresses or networks'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'must be addresses or networks'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'must be addresses or networks'],
    ['TRUSTED_PROXIES', '::/0', 'must be addresses or networks'],
  ])('%s cannot be %s', (name, value, told) => {
    const refusal = toRefusal({ ...real, [name]: value })

    expect(refusal).toContain(name)
    expect(refusal).toContain(told)
    expect(refusal).not.toContain('\n')
  })

  test('that are complete are parsed to their values', () => {
    const directory = mkdtempSync(join(tmpdir(), 'waybill-settings-'))
    const file = join(directory, 'secret')
    writeFileSync(file, 'of a file\n')

    const configuration = configurationFrom({
      ...without(real, 'OIDC_CLIENT_SECRET'),
      OIDC_CLIENT_SECRET_FILE: file,
      TRUSTED_PROXIES: '10.0.0.5 fd00::/8',
    })
    rmSync(directory, { recursive: true })

    expect(configuration).toMatchObject({
      publicOrigin: PUBLIC_URL,
      oidc: { clientId: 'waybill', clientSecret: 'of a file', scopes: 'openid email profile', emailClaim: 'email' },
      smtp: {
        ...{ host: 'mail.acme.example', port: 587, tls: 'required' },
        from: { name: 'Waybill', address: 'no-reply@acme.example' },
      },
    })
    expect(configuration.trustedProxies?.check('fd12::1', 'ipv6')).toBe(true)
    expect(configuration.trustedProxies?.check('10.0.0.6', 'ipv4')).toBe(false)
  })

  test.each([
    ['smtps://mail.acme.example', {}, { port: 465, tls: 'implicit' }],
    ['smtp://mail.acme.example:25', { SMTP_TLS: 'off' }, { port: 25, tls: 'off' }],
    ['smtp://localhost', {}, { host: 'localhost', tls: 'off' }],
    ['smtp://[::1]:2525', {}, { host: '::1', port: 2525, tls: 'off' }],
    ['smtp://localhost', { SMTP_TLS: 'required' }, { tls: 'required' }],
    ['smtp://a%40b:c%3Ad@mail.acme.example', {}, { auth: { user: 'a@b', pass: 'c:d' } }],
  ])('%s %j is a mail server', (url, more, expected) => {
    expect(configurationFrom({ ...smtp, ...more, SMTP_URL: url }).smtp).toMatchObject(expected)
  })

  test('are logged at the start: external services, and missing ones', () => {
    const notes = startNotes(configurationFrom({ ...real, SMTP_TLS: 'off' }), PUBLIC_URL)

    for (const told of ['mail.acme.example:587', 'login.acme.example', 'without TLS', 'ORGANISATION_FILE', 'SMS']) {
      expect(notes).toContain(told)
    }
    expect(notes).not.toMatch(/alice|outbox|a secret/)
  })
})

describe('a public host', () => {
  let provider: OidcProviderOfTest
  let mails: SmtpServerOfTest
  let host: ConfiguredHost
  const websiteDirectory = smallWebsite()
  const proxy = '127.0.0.1'

  beforeAll(async () => {
    provider = await oidcProvider(PUBLIC_URL, {})
    mails = await smtpServer()
    host = await configuredHost(
      { PUBLIC_URL, TRUSTED_PROXIES: `${proxy}, 10.1.0.0/16`, ...provider.settings, ...smtp, SMTP_URL: mails.url },
      { websiteDirectory },
    )
  })
  afterAll(async () => {
    await host.stop()
    await mails.close()
    await provider.close()
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    send(host.address, path, { headers: { host: 'files.acme.example', ...headers } })

  test('answers only to its public name', async () => {
    expect((await get('/api/config')).status).toBe(200)
    expect((await get('/api/config', { host: 'FILES.acme.example:443' })).status).toBe(200)
    const { port } = new URL(host.address)
    for (const name of [
      ...[`localhost:${port}`, `127.0.0.1:${port}`, 'localhost', 'files.acme.example:80', `files.acme.example:${port}`],
      ...['evil.example', 'files.acme.example.evil.example', 'files.acme.example@evil.example', 'acme.example', ''],
    ]) {
      for (const path of ['/', '/api/config', '/oauth2/authorize', '/local/outbox']) {
        expectRefusal(await get(path, { host: name }), 400)
      }
    }
  })

  test('ignores a caller’s claim about its name', async () => {
    const lied = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-original-host': 'evil.example',
    }

    const { json, text } = await get('/api/config', lied)

    expect(json).toMatchObject({
      api_endpoint: `${PUBLIC_URL}/api`,
      'identity_provider/domain': PUBLIC_URL,
      'identity_provider/endpoint': `${PUBLIC_URL}/identity`,
    })
    expect(text).not.toContain('localhost')
  })

  test('issues tokens under its public name', async () => {
    const { json } = await get('/.well-known/openid-configuration')

    expect(json).toMatchObject({ issuer: PUBLIC_URL, token_endpoint: `${PUBLIC_URL}/oauth2/token` })
  })

  test('has no outbox, no demo directory, and no codes by phone', async () => {
    for (const path of ['/local/outbox', '/local/outbox.json', '/local/outbox.css', '/local/outbox/1.html']) {
      expect((await get(path)).status, path).toBe(404)
    }
    const challenge = 'x'.repeat(43)
    const query = `response_type=code&client_id=waybillmembers&state=s&code_challenge_method=S256&code_challenge=${challenge}`
    const redirect = encodeURIComponent(`${PUBLIC_URL}/token`)
    const { headers } = await get(`/oauth2/authorize?${query}&redirect_uri=${redirect}&login_hint=alice@acme.example`)
    expect(headers.location).toMatch(new RegExp(`^${provider.issuer}`))
    expect(host.host.context.organisation.smsCountries).toEqual([])
    await expect(host.host.context.sms.send({ to: '+41791234567', text: 'code' })).rejects.toThrow('no gateway')
  })

  test('serves its pages at the public address', async () => {
    expect((await get('/')).status).toBe(200)
    expect((await get('/transfer')).text).toContain('<!doctype html>')
  })

  test('mails links with its public name, by the mail server', async () => {
    expect(host.host.context.publicOrigin).toBe(PUBLIC_URL)

    await host.host.context.mailer.send({ key: 'k', to: 'rita@partner.example', subject: 's', text: 't', html: 'h' })

    expect(mails.arrived.map(({ to, from }) => [from, ...to])).toEqual([
      ['no-reply@acme.example', 'rita@partner.example'],
    ])
  })

  describe('behind a proxy', () => {
    const callerFor = async (forwarded: string | undefined) => {
      const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
      await get('/oauth2/idpresponse?state=unknown', headers)
      return withDatabase(
        host,
        database => database.prepare('SELECT source FROM audit ORDER BY sequence DESC').get()?.source,
      )
    }

    test.each([
      ['who the proxy names', '203.0.113.7', '203.0.113.7'],
      ['the last that is no proxy of ours', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
      ['not who the caller claims to be', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
      ['not who a caller claims by naming our proxies', '198.51.100.1, 10.1.2.3, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
      ['not what is no address', '198.51.100.1, unknown', proxy],
      ['not what is no address, behind a proxy', 'evil", 10.1.2.3', '10.1.2.3'],
      ['the proxy itself where it names nobody', undefined, proxy],
      ['the proxy itself where it names nothing', ' , ,', proxy],
      ['an address with a port', '203.0.113.7:4711', '203.0.113.7'],
      ['an address of IPv6', '2001:db8::7', '2001:db8::7'],
      ['an address of IPv6 with a port', '[2001:db8::7]:4711', '2001:db8::7'],
      ['an address of IPv4 in IPv6’s clothes', '::ffff:203.0.113.7', '203.0.113.7'],
    ])('the caller is %s', async (_, forwarded, caller) => {
      expect(await callerFor(forwarded)).toBe(caller)
    })

    test('each caller has a separate budget', async () => {
      const budgets = { read: 3000, write: 2, link: 60, report: 30 }
      const other = await configuredHost(
        { PUBLIC_URL, TRUSTED_PROXIES: proxy, ...provider.settings, ...smtp, SMTP_URL: mails.url },
        { budgets },
      )
      const ask = async (forwarded: string) => {
        const headers = { host: 'files.acme.example', 'x-forwarded-for': forwarded }
        return (await send(other.address, '/oauth2/idpresponse?state=unknown', { headers })).status
      }

      const [first, second, third] = [await ask('203.0.113.7'), await ask('203.0.113.7'), await ask('203.0.113.7')]
      const [neighbour, liar] = [await ask('203.0.113.8'), await ask('198.51.100.9, 203.0.113.7')]
      // A household has more IPv6 addresses than there are budgets.
      const household = [await ask('2001:db8::7'), await ask('2001:db8::1:8'), await ask('[2001:db8:0:0:9::]:4711')]
      const nextDoor = await ask('2001:db8:0:1::7')
      await other.stop()

      expect([first, second, third]).toEqual([400, 400, 429])
      expect([neighbour, liar]).toEqual([400, 429])
      expect([...household, nextDoor]).toEqual([400, 400, 429, 400])
    })

    test('a caller without TLS is redirected on GET, and refused otherwise', async () => {
      const plain = { 'x-forwarded-proto': 'http' }

      expect(await get('/dl/abc?x=1', plain)).toMatchObject({
        status: 308,
        headers: { location: `${PUBLIC_URL}/dl/abc?x=1` },
      })
      const sent = await send(host.address, '/oauth2/token', {
        method: 'POST',
        headers: { host: 'files.acme.example', ...plain },
        body: 'grant_type=refresh_token',
      })
      expectRefusal(sent, 400)
      expect((await get('/', { 'x-forwarded-proto': 'https' })).status).toBe(200)
    })
  })

  test('without trusted proxies, forwarded headers have no effect', async () => {
    const other = await configuredHost(
      { PUBLIC_URL, ...provider.settings, ...smtp, SMTP_URL: mails.url },
      { websiteDirectory },
    )
    const headers = { host: 'files.acme.example', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' }

    const page = await send(other.address, '/', { headers })
    await send(other.address, '/oauth2/idpresponse?state=unknown', { headers })
    const source = withDatabase(other, database => database.prepare('SELECT source FROM audit').get()?.source)
    await other.stop()

    expect(page.status).toBe(200)
    expect(source).toBe('127.0.0.1')
  })
})

test('with only a local mail server, mails go there, and the outbox is off', async () => {
  const mails = await smtpServer()
  const host = await configuredHost({ ...smtp, SMTP_URL: mails.url })

  const outbox = await fetch(`${host.origin}/local/outbox.json`)
  const smsCountries = host.host.context.organisation.smsCountries
  await host.stop()
  await mails.close()

  expect(outbox.status).toBe(404)
  expect(smsCountries).toEqual([])
  expect(demoOrganisation.smsCountries.length).toBeGreaterThan(0)
})

test('a silent mail server is reported to the operator, and does not prevent the start', async () => {
  const mails = await smtpServer()
  await mails.close()

  const host = await configuredHost({ ...smtp, SMTP_URL: mails.url })

  await expect.poll(() => host.logLines.join()).toContain('The mail server does not answer')
  expect(host.logLines.join()).not.toContain('no-reply')
  expect(host.logLines.join()).not.toContain(clientSecret)
  await host.stop()
})
