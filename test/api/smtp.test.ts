import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Mail, MailRefused } from '../../lambdas/ports/mail.ts'
import { configurationFrom } from '../../local/configuration.ts'
import { openDatabase } from '../../local/database.ts'
import { type SmtpMailer, smtpMailer } from '../../local/smtp/smtpMailer.ts'
import type { SmtpSettings } from '../../local/smtp/smtpSettings.ts'
import { mailerSuite } from '../contracts/mailer.suite.ts'
import { configuredHost } from '../harness/configuredHost.ts'
import { freePort } from '../harness/freePort.ts'
import { fixedClock } from '../harness/host.ts'
import { localhostCertificate } from '../harness/localhostCertificate.ts'
import { person } from '../harness/person.ts'
import { type SmtpServerOfTest, smtpServer } from '../harness/smtpServer.ts'

const from = 'Waybill <no-reply@acme.example>'
const mail: Mail = {
  key: 'link 1',
  to: 'rita@partner.example',
  subject: 'Three files for you',
  text: 'Open the link.',
  html: '<!doctype html><p>Open the link.</p>',
}

function settingsFor(url: string, more: Record<string, string> = {}): SmtpSettings {
  const { smtp } = configurationFrom({ SMTP_URL: url, MAIL_FROM: from, ...more })
  if (!smtp) throw new Error('There is no mail server in the settings.')
  return smtp
}

const directories: string[] = []
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true })
})

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-smtp-'))
  directories.push(directory)
  return directory
}

function openMailer(settings: SmtpSettings, directory = newDirectory()) {
  const database = openDatabase(join(directory, 'waybill.db'))
  const { now } = fixedClock()
  const mailer = smtpMailer(database, settings, { name: 'files.acme.example', now })
  return {
    mailer,
    directory,
    async close() {
      await mailer.close()
      database.close()
    },
  }
}

mailerSuite('SMTP', async () => {
  const server = await smtpServer()
  const { mailer, close } = openMailer(settingsFor(server.url))
  return {
    mailer,
    delivered: async () =>
      server.arrived.map(({ mail, to }) => ({
        to: to.join(),
        subject: mail.subject ?? '',
        text: (mail.text ?? '').replace(/\n$/, '').replaceAll('\n', '\r\n'),
        html: (mail.html ?? '').replace(/\n$/, ''),
        replyTo: mail.replyTo?.[0]?.address,
      })),
    async close() {
      await close()
      await server.close()
    },
  }
})

describe('a mail by SMTP', () => {
  let server: SmtpServerOfTest
  let mailer: SmtpMailer
  let directory: string
  let close: () => Promise<void>

  beforeEach(async () => {
    server = await smtpServer()
    ;({ mailer, directory, close } = openMailer(settingsFor(server.url)))
  })
  afterEach(async () => {
    await close()
    await server.close()
  })

  /** The error of a refused mail. It must name no person, because errors are logged. */
  const toFailure = async (sending: Promise<void>): Promise<Error> => {
    const error = await sending.then(
      () => undefined,
      error => error as Error,
    )
    if (!error) throw new Error('The mail was sent.')
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
      expect(`${cause.message} ${cause.stack}`).not.toMatch(/@(partner|acme)|rita|Open the link/)
    }
    return error
  }

  test('offers to end mails of its kind by one click (RFC 8058)', async () => {
    await mailer.send({ ...mail, unsubscribeUrl: 'https://files.acme.example/api/alerts/unsubscribe/secret' })

    const headers = server.arrived[0]?.mail.headers.map(({ key, value }) => `${key}: ${value}`)
    expect(headers).toContain('list-unsubscribe: <https://files.acme.example/api/alerts/unsubscribe/secret>')
    expect(headers).toContain('list-unsubscribe-post: List-Unsubscribe=One-Click')
  })

  test('has the required headers, and no others', async () => {
    await mailer.send({
      ...mail,
      replyTo: 'alice@acme.example',
      language: 'de',
      about: { transferId: 'a-transfer', occasion: 'link' },
    })

    const [arrived] = server.arrived
    expect(arrived).toMatchObject({ from: 'no-reply@acme.example', to: ['rita@partner.example'] })
    const names = arrived?.mail.headers.map(({ key }) => key).sort()
    expect(names).toEqual([
      'auto-submitted',
      'content-language',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
      'x-auto-response-suppress',
    ])
    expect(arrived?.mail).toMatchObject({
      from: { name: 'Waybill', address: 'no-reply@acme.example' },
      replyTo: [{ address: 'alice@acme.example' }],
      date: '2026-11-21T09:00:00.000Z',
    })
    expect(arrived?.raw).not.toMatch(/a-transfer|nodemailer|link 1/i)
  })

  test('has one sender, also for a name that reads like two', async () => {
    const named = settingsFor(server.url, { MAIL_FROM: 'Acme, Files "R" us: <no-reply@acme.example>' })
    const other = openMailer(named)

    await other.mailer.send(mail)
    await other.close()

    const [arrived] = server.arrived
    expect(arrived?.mail.from).toEqual({ name: 'Acme, Files "R" us:', address: 'no-reply@acme.example' })
  })

  test.each([
    ['an unknown mailbox', 'recipient', 550, '5.1.1 <rita@partner.example>: no such user', 'unknownAddress'],
    ['a sender that may not', 'sender', 553, '5.7.1 <no-reply@acme.example> is not yours', undefined],
    ['a rejected message', 'message', 554, '5.7.1 to rita@partner.example: looks like spam', 'refusedMail'],
  ] as const)('is refused permanently for %s', async (_, at, code, message, reason) => {
    server.behaviour[at] = () => ({ code, message })

    const error = await toFailure(mailer.send(mail))

    expect(error).toBeInstanceOf(MailRefused)
    expect(error.message).toContain(`${code} ${message.slice(0, 5)}`)
    expect((error as MailRefused).reason).toBe(reason)
    expect(server.arrived).toEqual([])
  })

  test.each([
    ['greylisting', 'recipient', 451, '4.7.1 come back later, rita@partner.example'],
    ['a sender who sends too much', 'sender', 452, '4.5.3 too much from no-reply@acme.example'],
    ['a full disk', 'message', 452, '4.3.1 no room for rita@partner.example'],
    ['a full mailbox', 'recipient', 552, '5.2.2 rita@partner.example is over quota'],
    ['a server that misses credentials', 'sender', 530, '5.7.0 who are you, no-reply@acme.example'],
  ] as const)('is retried after %s, and arrives once', async (_, at, code, message) => {
    server.behaviour[at] = () => ({ code, message })
    const error = await toFailure(mailer.send(mail))
    expect(error).not.toBeInstanceOf(MailRefused)

    delete server.behaviour[at]
    await mailer.send(mail)
    await mailer.send(mail)

    expect(server.arrived).toHaveLength(1)
  })

  test('whose answer is lost is sent again under the same Message-ID, by which mailboxes drop the duplicate', async () => {
    server.behaviour.message = () => 'gone'
    const error = await toFailure(mailer.send(mail))
    expect(error).not.toBeInstanceOf(MailRefused)

    delete server.behaviour.message
    await mailer.send(mail)

    const ids = server.heard.map(raw => /^Message-ID: (.*)$/im.exec(raw)?.[1])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(server.arrived).toHaveLength(1)
  })

  test('waits for a server that is down for a while', async () => {
    const port = await freePort()
    const other = openMailer(settingsFor(`smtp://localhost:${port}`))
    expect(await toFailure(other.mailer.send(mail))).not.toBeInstanceOf(MailRefused)
    await expect(other.mailer.check()).rejects.toThrow('ECONNREFUSED')

    const late = await smtpServer({ port })
    await other.mailer.check()
    await other.mailer.send(mail)
    await other.close()
    await late.close()

    expect(late.arrived).toHaveLength(1)
  })

  test('is not sent again after a restart', async () => {
    await mailer.send(mail)
    await close()
    ;({ mailer, close } = openMailer(settingsFor(server.url), directory))

    await mailer.send(mail)

    expect(server.arrived).toHaveLength(1)
  })

  test('that is accepted while the host stops is recorded as sent', async () => {
    const sending = mailer.send(mail)
    await close()
    await sending
    ;({ mailer, close } = openMailer(settingsFor(server.url), directory))

    await mailer.send(mail)

    expect(server.arrived).toHaveLength(1)
  })

  test.each([
    'rita@partner.example, eve@evil.example',
    'rita@partner.example>\r\nRCPT TO:<eve@evil.example',
    'rita',
    'rüş@partner.example',
    '',
  ])('is not sent to the address %j', async to => {
    expect(await toFailure(mailer.send({ ...mail, to }))).toBeInstanceOf(MailRefused)
    expect(server.heard).toEqual([])
  })

  test('with a subject that looks like headers stays one mail to one address', async () => {
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nand a body' })

    const [arrived] = server.arrived
    expect(arrived?.to).toEqual(['rita@partner.example'])
    expect(arrived?.mail.bcc).toBeUndefined()
    expect(arrived?.mail.text).toContain('Open the link.')
  })

  test('authenticates with the credentials of the address or of a file', async () => {
    const password = 'p@ss:word/ ?'
    const file = join(newDirectory(), 'password')
    writeFileSync(file, `${password}\n`)
    const secure = await smtpServer({
      authOptional: false,
      onAuth: (shown, _, callback) =>
        shown.password === password ? callback(null, { user: shown.username }) : callback(new Error('no')),
    })
    const { host } = new URL(secure.url)
    const open = (url: string, more = {}) => openMailer(settingsFor(url, more))
    const byAddress = open(`smtp://ann:${encodeURIComponent(password)}@${host}`)
    const byFile = open(`smtp://${host}`, { SMTP_USER: 'bob', SMTP_PASSWORD_FILE: file })
    const wrong = open(`smtp://ann:wrong-one@${host}`)

    await byAddress.mailer.send(mail)
    await byFile.mailer.send(mail)
    const error = await toFailure(wrong.mailer.send(mail))
    await Promise.all([byAddress, byFile, wrong, secure].map(open => open.close()))

    expect(secure.arrived.map(({ user }) => user)).toEqual(['ann', 'bob'])
    expect(error).not.toBeInstanceOf(MailRefused)
    expect(error.message).not.toContain('wrong-one')
  })
})

describe('a link whose mail the server refuses', () => {
  test('shows the reason on the page of its transfer within seconds', async () => {
    const server = await smtpServer()
    const host = await configuredHost({ SMTP_URL: server.url, MAIL_FROM: 'no-reply@acme.example' })
    try {
      let refusedAt = 0
      server.behaviour.recipient = to => {
        if (to !== 'nobody@partner.example') return undefined
        refusedAt = performance.now()
        return { code: 550, message: '5.1.1 no such user' }
      }
      const alice = await person(host.origin, 'alice@acme.example')

      const { id } = await alice.send([{ name: 'a.txt', content: Buffer.from('a') }], {
        recipient: 'nobody@partner.example',
      })

      await expect
        .poll(async () => (await alice.review(id)).transfer.linkMail, { timeout: 60_000 })
        .toMatchObject({ state: 'refused', reason: 'unknownAddress' })
      expect(performance.now() - refusedAt).toBeLessThan(60_000)
    } finally {
      await host.stop()
      await server.close()
    }
  })
})

describe('a mail over the network requires TLS:', () => {
  const { key, cert } = localhostCertificate()
  const before = getCACertificates('default')
  afterAll(() => setDefaultCACertificates(before))

  const sendTo = async (server: SmtpServerOfTest, url = server.url) => {
    const { mailer, close } = openMailer(settingsFor(url, { SMTP_TLS: 'required' }))
    const sending = mailer.send(mail)
    await sending.catch(() => {})
    await close()
    await server.close()
    return sending
  }

  test('a server without STARTTLS gets none', async () => {
    const server = await smtpServer()

    await expect(sendTo(server)).rejects.toThrow('ETLS')
    expect(server.heard).toEqual([])
  })

  test('a server with an untrusted certificate gets none', async () => {
    const server = await smtpServer({ key, cert })

    await expect(sendTo(server)).rejects.toThrow('DEPTH_ZERO_SELF_SIGNED_CERT')
    expect(server.heard).toEqual([])
  })

  describe('with a trusted certificate', () => {
    test('a server gets it by STARTTLS', async () => {
      setDefaultCACertificates([...before, cert])
      const server = await smtpServer({ key, cert })

      await sendTo(server)

      expect(server.arrived).toMatchObject([{ isEncrypted: true }])
    })

    test('a server gets it by TLS from the first byte', async () => {
      setDefaultCACertificates([...before, cert])
      const server = await smtpServer({ key, cert, secure: true })

      await sendTo(server, server.url.replace('smtp:', 'smtps:'))

      expect(server.arrived).toMatchObject([{ isEncrypted: true }])
    })

    test('a server under another name gets none', async () => {
      setDefaultCACertificates([...before, cert])
      const server = await smtpServer({ key, cert })

      await expect(sendTo(server, server.url.replace('localhost', '127.0.0.1'))).rejects.toThrow(
        'ERR_TLS_CERT_ALTNAME_INVALID',
      )
      expect(server.heard).toEqual([])
    })
  })
})
