import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../local/database.ts'
import { type Outbox, outbox } from '../../local/outbox/outbox.ts'
import { outboxRoutes } from '../../local/outbox/outboxPage.ts'

const noon = Date.parse('2026-11-21T12:00:00.000Z')

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
  test('keeps what was sent, to whom, from whom and when', async () => {
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

  test('delivers one occasion once, and the first of it', async () => {
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

  test('keeps nothing of a message in clear', async () => {
    await kept.send(mail)
    const rows = JSON.stringify(database.prepare('SELECT * FROM outbox').all())

    for (const text of [mail.to, mail.subject, mail.text, mail.html]) expect(rows).not.toContain(text)
    expect(kept.list()).toMatchObject([{ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html }])
  })

  test('finds a message by its id and no other', async () => {
    await kept.send(mail)

    expect(kept.find('message-1')?.subject).toBe(mail.subject)
    expect(kept.find('message-2')).toBeUndefined()
  })
})

describe('its page', () => {
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

  test('answers the messages as JSON', async () => {
    await kept.send(mail)
    const response = await get('/local/outbox.json')

    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual(kept.list())
  })

  test('says what will appear while there is nothing', async () => {
    const response = await get('/local/outbox')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Nothing here yet')
    expect(await (await get('/local/outbox.json')).json()).toEqual([])
  })

  test('lists messages and opens one in a frame without rights', async () => {
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

  test('escapes everything that a message holds', async () => {
    const evil = '"><script>alert(1)</script>\'<'
    await kept.send({ key: evil, to: evil, subject: evil, text: `</pre>${evil}`, html: evil })
    const body = await (await get('/local/outbox')).text()

    expect(body).not.toContain('<script')
    expect(body.match(/<\/pre>/g)).toHaveLength(1)
  })

  test('serves a mail alone, where it can run nothing and its links open in a tab of their own', async () => {
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

  test('does not know a message that is not there', async () => {
    await kept.send(mail)

    expect((await get('/local/outbox/message-9.html')).status).toBe(404)
    const page = await get('/local/outbox?id=message-9')
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('There is no such message')
  })

  test('brings its own style sheet', async () => {
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
    'leaves %s to somebody else',
    async path => {
      expect(await (await get(path)).text()).toBe('somebody else')
    },
  )
})
