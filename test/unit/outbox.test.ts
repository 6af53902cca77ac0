import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../local/database.ts'
import { type Outbox, outbox } from '../../local/outbox/outbox.ts'
import { outboxRoutes } from '../../local/outbox/outboxPage.ts'

const DAY = 24 * 60 * 60_000
const noon = Date.parse('2026-11-21T12:00:00.000Z')

const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const mail = {
  key: 'link 1',
  to: 'robin@partner.example',
  subject: 'alice@acme.example has shared 1 file with you',
  text: 'Hello Robin',
  html: '<!doctype html><html lang="en"><head><title>Hello</title></head><body>Hello Robin</body></html>',
}

let kept: Outbox
let database: DatabaseSync
let time: number

beforeEach(() => {
  let ids = 0
  time = noon
  database = openDatabase(':memory:')
  kept = outbox(database, {
    from: 'Waybill <no-reply@acme.example>',
    key: randomBytes(32),
    now: () => time,
    newId: () => `message-${++ids}`,
  })
})

describe('the outbox', () => {
  test('stores recipient, sender and time of each message', async () => {
    await kept.send(mail)

    expect(kept.list()).toEqual([
      {
        id: 'message-1',
        channel: 'email',
        to: mail.to,
        from: 'Waybill <no-reply@acme.example>',
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        sentAt: '2026-11-21T12:00:00.000Z',
      },
    ])
  })

  test('delivers one occasion once, with its first message', async () => {
    await kept.send(mail)
    time += 60_000
    await kept.send({ ...mail, subject: 'again' })

    expect(kept.list().map(message => [message.subject, message.sentAt])).toEqual([
      [mail.subject, '2026-11-21T12:00:00.000Z'],
    ])
  })

  test('lists the newest first, within one millisecond too', async () => {
    for (const key of ['1', '2', '3']) await kept.send({ ...mail, key, subject: key })

    expect(kept.list().map(message => message.subject)).toEqual(['3', '2', '1'])
  })

  test('stores no plain content', async () => {
    await kept.send(mail)
    const rows = JSON.stringify(database.prepare('SELECT * FROM outbox').all())

    for (const text of [mail.to, mail.subject, mail.text, mail.html]) expect(rows).not.toContain(text)
    expect(kept.list()).toMatchObject([{ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html }])
  })

  test('stores reply address, language and, once for all mails, the logo', async () => {
    for (const key of ['1', '2']) await kept.send({ ...mail, key, replyTo: 'alice@acme.example', language: 'de', logo })
    await kept.send(mail)

    expect(kept.list().map(({ replyTo, language }) => [replyTo, language])).toEqual([
      [undefined, undefined],
      ['alice@acme.example', 'de'],
      ['alice@acme.example', 'de'],
    ])
    expect(['message-1', 'message-2', 'message-3'].map(id => kept.getLogo(id))).toEqual([logo, logo, undefined])
    expect(database.prepare('SELECT count(*) AS count FROM outbox_logos').get()).toEqual({ count: 1 })
    expect(JSON.stringify(database.prepare('SELECT * FROM outbox').all())).not.toContain('alice@acme.example')
  })

  test('stores a text message like a mail, without plain content', async () => {
    await kept.sms.send({ to: '+41791234567', text: 'KXW-123456' })

    expect(kept.list()).toEqual([
      {
        ...{ id: 'message-1', channel: 'sms', to: '+41791234567', from: '', subject: '', text: 'KXW-123456', html: '' },
        sentAt: '2026-11-21T12:00:00.000Z',
      },
    ])
    const rows = JSON.stringify(database.prepare('SELECT * FROM outbox').all())
    for (const text of ['+41791234567', '123456']) expect(rows).not.toContain(text)
  })

  test('finds a message only by its id', async () => {
    await kept.send(mail)

    expect(kept.find('message-1')?.subject).toBe(mail.subject)
    expect(kept.find('message-2')).toBeUndefined()
  })

  test('forgets an SMS after a day, and a mail after 400', async () => {
    await kept.send(mail)
    await kept.sms.send({ to: '+41791234567', text: 'Your code' })

    time = noon + DAY - 1
    kept.sweep()
    expect(kept.list()).toHaveLength(2)
    time = noon + DAY
    kept.sweep()
    expect(kept.list().map(({ channel }) => channel)).toEqual(['email'])
    time = noon + 400 * DAY
    kept.sweep()
    expect(kept.list()).toEqual([])
  })
})

describe('the page of the outbox', () => {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (!(await outboxRoutes(kept)(request, response, url))) response.writeHead(404).end('somebody else')
  })

  beforeEach(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
  afterEach(() => new Promise(resolve => server.close(resolve)))

  const get = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      method,
      headers: { connection: 'close' },
    })

  test('returns the messages as JSON', async () => {
    await kept.send(mail)
    const response = await get('/local/outbox.json')

    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual(kept.list())
  })

  test('says what will appear while it is empty', async () => {
    const response = await get('/local/outbox')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Nothing here yet')
    expect(await (await get('/local/outbox.json')).json()).toEqual([])
  })

  test('lists messages and opens one in a sandboxed frame', async () => {
    await kept.send(mail)
    await kept.send({ ...mail, key: 'link 2', subject: 'Another' })
    const response = await get('/local/outbox?id=message-1')
    const body = await response.text()

    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('content-security-policy')).toContain("frame-src 'self'")
    expect(body).toContain('Another')
    expect(body).toContain('src="/local/outbox/message-1.html"')
    expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  })

  test('escapes all content of a message', async () => {
    const evil = '"><script>alert(1)</script>\'<'
    await kept.send({ key: evil, to: evil, subject: evil, text: `</pre>${evil}`, html: evil })
    const body = await (await get('/local/outbox')).text()

    expect(body).not.toContain('<script')
    expect(body.match(/<\/pre>/g)).toHaveLength(1)
  })

  test('serves a mail separately, without scripts, with links that open a new tab', async () => {
    await kept.send(mail)
    const response = await get('/local/outbox/message-1.html')

    expect(await response.text()).toBe(mail.html.replace('<head>', '<head><base target="_blank">'))
    const policy = response.headers.get('content-security-policy')?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "frame-ancestors 'self'",
        'sandbox allow-popups allow-popups-to-escape-sandbox',
      ]),
    )
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('shows a mail’s logo within it', async () => {
    await kept.send({ ...mail, logo, html: '<html><head></head><body><img src="cid:logo" alt="Acme"></body></html>' })
    const response = await get('/local/outbox/message-1.html')

    expect(await response.text()).toContain(`<img src="data:image/png;base64,${logo}" alt="Acme">`)
    expect(response.headers.get('content-security-policy')).toContain('img-src data:;')
    expect(await (await get('/local/outbox.json')).text()).not.toContain(logo)
  })

  test('shows the reply address, and the language of the words', async () => {
    await kept.send({ ...mail, replyTo: 'alice@acme.example', language: 'de' })
    const body = await (await get('/local/outbox')).text()

    expect(body).toContain('<dt>Reply to</dt><dd>alice@acme.example</dd>')
    expect(body).toContain('<h2 id="subject" lang="de">')
  })

  test('shows a text message with its words, its phone and no empty frame', async () => {
    await kept.sms.send({ to: '+41791234567', text: 'KXW-123456 is your code.' })
    const body = await (await get('/local/outbox?id=message-1')).text()

    expect(body).toContain('<h2 id="subject">Text message</h2>')
    expect(body).toContain('<title>Text message - Outbox</title>')
    expect(body).toContain('<dt>To</dt><dd>+41791234567</dd>')
    expect(body).toContain('<pre tabindex="0">KXW-123456 is your code.</pre>')
    expect(body).toContain('<span class="subject">KXW-123456 is your code.</span>')
    expect(body).not.toContain('<iframe')
    expect(body).not.toContain('<dt>From</dt>')
  })

  test('answers 404 for an unknown message', async () => {
    await kept.send(mail)

    expect((await get('/local/outbox/message-9.html')).status).toBe(404)
    const page = await get('/local/outbox?id=message-9')
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('This message does not exist')
  })

  test('has its own style sheet', async () => {
    const response = await get('/local/outbox.css')

    expect(response.headers.get('content-type')).toContain('text/css')
    expect(await response.text()).toContain('color-scheme')
  })

  test.each(['/local/outbox', '/local/outbox.json', '/local/outbox.css'])(
    'reads and changes nothing: %s',
    async path => {
      const head = await get(path, 'HEAD')
      expect(head.status).toBe(200)
      expect(await head.text()).toBe('')

      const post = await get(path, 'POST')
      expect(post.status).toBe(405)
      expect(post.headers.get('allow')).toBe('GET, HEAD')
    },
  )

  test('sends the security headers with every answer', async () => {
    await kept.send(mail)
    const paths = ['', '?id=x', '.json', '.css', '/message-1.html', '/message-9.html']
    for (const path of paths) {
      const { headers } = await get(`/local/outbox${path}`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('strict-transport-security')).toBeTruthy()
    }
  })

  test.each(['/', '/local', '/local/outbox/', '/local/outbox/a/b.html', '/local/outboxes'])(
    'leaves %s to other handlers',
    async path => {
      expect(await (await get(path)).text()).toBe('somebody else')
    },
  )
})
