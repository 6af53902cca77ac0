import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { type Message, SmsRefused, SmsUnanswered } from '../../lambdas/ports/sms.ts'
import { configurationFrom, SettingsError } from '../../local/configuration.ts'
import { openDatabase } from '../../local/database.ts'
import { gatewaySms } from '../../local/sms/gatewaySms.ts'
import { sqliteLimits } from '../../local/stores/limits.ts'
import { smsSuite } from '../contracts/sms.suite.ts'
import { getRecipient } from '../harness/challenge.ts'
import { configuredHost } from '../harness/configuredHost.ts'
import { freePort } from '../harness/freePort.ts'
import { fixedClock } from '../harness/host.ts'
import { getSecret, person } from '../harness/person.ts'
import { send } from '../harness/requests.ts'
import { smtpServer } from '../harness/smtpServer.ts'

const DAY = 24 * 60 * 60_000
const message: Message = { to: '+41791234567', text: 'KX-123456 "is"\n your & code={id} 🦊' }
const form = { format: 'form', fields: { To: '{number}', From: 'Acme', Body: '{text}', Ref: 'waybill-{id}' } }
const json = { format: 'json', fields: { messages: [{ to: ['{digits}'], content: '{text}' }], flash: false } }

const directory = mkdtempSync(join(tmpdir(), 'waybill-sms-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

type Received = { method: string | undefined; headers: IncomingMessage['headers']; body: string }
type Answering = (response: ServerResponse, received: Received) => void

async function gateway(answering: Answering = response => response.writeHead(201).end('{"status":"queued"}')) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const one = { method: request.method, headers: request.headers, body: await text(request) }
    received.push(one)
    answering(response, one)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`, received, close }
}

function variablesFor(url: string, more: object = {}, secret = 'c2VjcmV0') {
  const [file, secretFile] = [join(directory, 'gateway.json'), join(directory, 'secret')]
  const headers = { authorization: 'Basic {secret}' }
  const settings = { url, headers, body: form, pricePerMessage: 0.1, spendLimit: 100, ...more }
  writeFileSync(file, JSON.stringify(settings))
  writeFileSync(secretFile, `${secret}\n`)
  return { SMS_GATEWAY_FILE: file, SMS_GATEWAY_SECRET_FILE: secretFile }
}

type More = { url?: string; timeoutMs?: number }

async function openSms(more: object = {}, answering?: Answering, { url, timeoutMs = 60_000 }: More = {}) {
  const { received, close, ...served } = await gateway(answering)
  const { smsGateway } = configurationFrom(variablesFor(url ?? served.url, more))
  if (!smsGateway) throw new Error('There is no gateway in the settings.')
  const database = openDatabase(join(mkdtempSync(join(directory, 'data-')), 'waybill.db'))
  const clock = fixedClock()
  let ids = 0
  const newId = () => {
    ids += 1
    return `id-${ids}`
  }
  const sms = gatewaySms(smsGateway, { limits: sqliteLimits(database, clock), newId, timeoutMs })
  return {
    sms,
    received,
    clock,
    async close() {
      await close()
      database.close()
    },
  }
}

const fault = (sending: Promise<void>): Promise<Error | undefined> =>
  sending.then(
    () => undefined,
    (error: Error) => error,
  )

smsSuite('gateway by form', async () => {
  const { sms, received, close } = await openSms()
  const toMessage = ({ body }: Received) => {
    const fields = new URLSearchParams(body)
    return { to: fields.get('To') ?? '', text: fields.get('Body') ?? '' }
  }
  return { sms, delivered: async () => received.map(toMessage), close }
})
smsSuite('gateway by JSON', async () => {
  const { sms, received, close } = await openSms({ body: json })
  const toMessage = ({ body }: Received) => {
    const { to, content } = JSON.parse(body).messages[0]
    return { to: `+${to[0]}`, text: content }
  }
  return { sms, delivered: async () => received.map(toMessage), close }
})

describe('an SMS gateway', () => {
  test('gets one call with its secret, in which no text adds a field', async () => {
    const { sms, received, close } = await openSms()
    await sms.send(message)
    await close()

    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Basic c2VjcmV0', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([...new URLSearchParams(received[0]?.body)]).toEqual([
      ['To', '+41791234567'],
      ['From', 'Acme'],
      ['Body', message.text],
      ['Ref', 'waybill-id-1'],
    ])
  })

  test.each([
    ['refuses', 400, SmsRefused],
    ['refuses the secret', 401, Error],
    ['redirects', 302, Error],
    ['answers another success', 204, SmsRefused],
    ['is too busy', 429, Error],
    ['fails, perhaps after it sent the message', 502, SmsUnanswered],
  ])('that %s (%i) is reported without the phone, and not asked again', async (_, status, kind) => {
    const elsewhere = await gateway()
    const { sms, received, close } = await openSms({}, response =>
      response.writeHead(status, { location: elsewhere.url }).end(status === 204 ? undefined : message.to),
    )
    const found = await fault(sms.send(message))
    await close()
    await elsewhere.close()

    expect(found?.constructor).toBe(kind)
    expect(found?.message).toContain(String(status))
    expect(`${found?.message} ${found?.cause}`).not.toMatch(/41791234567|123456|c2VjcmV0/)
    expect([received.length, elsewhere.received.length]).toEqual([1, 0])
  })

  test('that says in a success that it failed is believed', async () => {
    const success = { statuses: [200], text: '"status":"0"' }
    const answering =
      (body: string): Answering =>
      response =>
        response.writeHead(200).end(body)
    const good = await openSms({ success }, answering('{"status":"0"}'))
    const bad = await openSms({ success }, answering('{"status":"4"}'))

    expect(await fault(good.sms.send(message))).toBeUndefined()
    expect(await fault(bad.sms.send(message))).toBeInstanceOf(SmsRefused)
    await Promise.all([good.close(), bad.close()])
  })

  test.each([
    ['does not answer', () => {}],
    ['breaks the connection', response => response.destroy()],
    ['does not end its answer', response => response.writeHead(201).write('{')],
  ] as [string, Answering][])('that %s may have sent the message', async (_, answering) => {
    const { sms, close } = await openSms({ success: { statuses: [201], text: 'queued' } }, answering, {
      timeoutMs: 500,
    })
    const found = await fault(sms.send(message))
    await close()

    expect(found).toBeInstanceOf(SmsUnanswered)
  })

  test('that cannot be reached has sent nothing', async () => {
    const { sms, close } = await openSms({}, undefined, { url: `http://127.0.0.1:${await freePort()}/` })
    const found = await fault(sms.send(message))
    await close()

    expect(found?.constructor).toBe(Error)
    expect(found?.message).toBe('The SMS gateway cannot be reached: ECONNREFUSED.')
  })

  test('gets no more messages than the spend limit pays for in 30 days', async () => {
    const { sms, received, clock, close } = await openSms({ pricePerMessage: 0.3, spendLimit: 1 })
    for (let sent = 0; sent < 3; sent += 1) await sms.send(message)

    expect(await fault(sms.send(message))).toMatchObject({ message: 'The spend limit of the SMS gateway is reached.' })
    expect(received).toHaveLength(3)
    clock.move(31 * DAY)
    await sms.send(message)
    expect(received).toHaveLength(4)
    await close()
  })

  test('of a host that mails by SMTP brings codes to phones', async () => {
    const { url, received, close } = await gateway()
    const mails = await smtpServer()
    const mailing = { SMTP_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'no-reply@acme.example' }
    const host = await configuredHost({ ...mailing, ...variablesFor(url) })
    const alice = await person(host.origin, 'alice@acme.example')
    const options = { isOTPEnabled: true, recipientPhoneNumber: '+41791234567' }
    const { downloadUrl } = await alice.send([{ name: 'a.txt', content: Buffer.from('a') }], { options })
    await host.host.settled()
    const path = `/api/downloads/${getSecret(downloadUrl)}`
    const { username } = (await send(host.origin, path)).json as { username: string }
    const recipient = await getRecipient(host.origin)
    const asked = await recipient.send(await recipient.open(username), username)
    const [code = ''] = /\b\d{6}\b/.exec(new URLSearchParams(received[0]?.body).get('Body') ?? '') ?? []
    const { idToken } = await recipient.answer(asked, username, code)

    expect(received).toHaveLength(1)
    expect((await send(host.origin, path, { headers: { authorization: `Bearer ${idToken}` } })).status).toBe(200)
    expect(host.logLines.join()).not.toMatch(/41791234567|c2VjcmV0/)
    await host.stop()
    await mails.close()
    await close()
  })
})

describe('settings of a gateway are refused in one line:', () => {
  const refusal = (url: string, more: object = {}, secret?: string): string => {
    try {
      configurationFrom(variablesFor(url, more, secret))
      return 'They were taken.'
    } catch (error) {
      if (error instanceof SettingsError) return error.message
      throw error
    }
  }
  const url = 'https://sms.example/messages'

  test.each([
    ['a gateway in clear text', 'http://sms.example/', {}, 'url: must be https'],
    ['a name in the URL', 'https://alice:secret@sms.example/', {}, 'url: must be https'],
    ['a phone in the URL', 'https://sms.example/?to={number}', {}, 'url: must be https'],
    ['no URL', 'sms.example', {}, 'url: must be https'],
    ['another method', url, { method: 'GET' }, 'method:'],
    ['another format', url, { body: { format: 'xml', fields: {} } }, 'body.format:'],
    ['an unknown placeholder', url, { body: { ...form, fields: { to: '{phone}' } } }, '{phone} is no placeholder'],
    ['a secret in the body', url, { body: { ...form, fields: { key: '{secret}' } } }, '{secret} is no placeholder'],
    ['a body without text', url, { body: { ...form, fields: { to: '{number}' } } }, 'it needs {text}'],
    ['a header that HTTP does not have', url, { headers: { 'a b': 'c' } }, 'headers: a name or a value'],
    ['a header of two lines', url, { headers: { a: 'b\r\nc: d' } }, 'headers: a name or a value'],
    ['no price', url, { pricePerMessage: 0 }, 'pricePerMessage:'],
    ['a limit below the price', url, { spendLimit: 0.05 }, 'spendLimit: it is below'],
    ['a status that is no success', url, { success: { statuses: [302] } }, 'success.statuses.0:'],
    ['an unknown setting', url, { retries: 3 }, 'retries'],
  ])('%s', (_, given, more, told) => {
    const found = refusal(given, more)

    expect(found).toMatch(/^SMS_GATEWAY_FILE /)
    expect(found).toContain(told)
    expect(found).not.toMatch(/\n|c2VjcmV0/)
  })

  test('a secret of two lines, without naming it', () => {
    expect(refusal(url, {}, 'top\r\nx: secret')).toMatch(/headers: a name or a value is not allowed in HTTP\.$/)
  })

  test('a secret that is missing', () => {
    const { SMS_GATEWAY_FILE } = variablesFor(url)

    expect(() => configurationFrom({ SMS_GATEWAY_FILE })).toThrow('{secret} needs SMS_GATEWAY_SECRET_FILE')
    expect(() => configurationFrom({ SMS_GATEWAY_FILE: '/nowhere.json' })).toThrow('cannot be read as JSON')
  })
})
