import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BlobsHost, blobsHost, filesIn } from './blobsHost.ts'

let host: BlobsHost
beforeAll(async () => {
  host = await blobsHost()
})
afterAll(() => host.close())

function startPut(url: string, headers: OutgoingHttpHeaders = {}) {
  const sent = request(url, { method: 'PUT', headers })
  const answered = once(sent, 'response').then(async ([response]: IncomingMessage[]) => {
    if (!response) throw new Error('No response.')
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  })
  answered.catch(() => undefined)
  sent.on('error', () => undefined)
  return { sent, answered }
}

describe('a request to another path', () => {
  it('is left to the other parts of the server', async () => {
    expect((await fetch(`${host.origin}/blobs`)).status).toBe(418)
    expect((await fetch(`${host.origin}/api/config`)).status).toBe(418)
  })

  it.each([
    ['GET', '/blobs/'],
    ['GET', '/blobs/released/key'],
    ['PUT', '/blobs/incoming/key?size=3&expires=99999999999999&signature='],
    ['PUT', '/blobs/incoming/key?size=3&expires=99999999999999&signature=%00'],
    ['DELETE', '/blobs/released/..%2f..%2fetc'],
    ['OPTIONS', '/blobs/released/key'],
  ])('is refused without a signature: %s %s', async (method, path) => {
    const answer = await fetch(`${host.origin}${path}`, { method })

    expect(answer.status).toBe(403)
  })

  it('is refused when a URL parameter occurs twice', async () => {
    const url = await host.uploadUrl('doubled', 3)

    expect((await fetch(`${url}&size=4`, { method: 'PUT', body: 'abc' })).status).toBe(403)
  })
})

describe('every answer', () => {
  it('has the security headers, also as an error', async () => {
    const url = await host.released('headers', randomBytes(10))
    for (const address of [url, `${url}0`]) {
      const { headers } = await fetch(address)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('that is an error has the shape of the API', async () => {
    const url = await host.downloadUrl('unknown')

    const answer = await fetch(url)

    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      errorMessage: expect.any(String),
      errorCode: 'not_found',
      requestId: expect.any(String),
    })
  })

  it('to HEAD has no body and keeps the connection usable', async () => {
    const url = await host.downloadUrl('unknown')

    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404)
    expect((await fetch(url)).status).toBe(404)
  })
})

describe('an upload in chunks, without a length', () => {
  it('of the declared size succeeds', async () => {
    const { sent, answered } = startPut(await host.uploadUrl('chunked', 6), { 'transfer-encoding': 'chunked' })

    sent.write('abc')
    sent.end('def')

    expect((await answered).status).toBe(200)
    expect(await host.blobs.pin('chunked')).toMatchObject({ size: 6 })
  })

  it('byte by byte succeeds', async () => {
    const size = 20_000
    const { sent, answered } = startPut(await host.uploadUrl('bytes', size), { 'transfer-encoding': 'chunked' })

    for (let index = 0; index < size; index++) sent.write('x')
    sent.end()

    expect((await answered).status).toBe(200)
  })

  it.each([5, 7, 2_000_000])('is refused when it is %i bytes instead of 6', async size => {
    const key = `chunked-${size}`
    const { sent, answered } = startPut(await host.uploadUrl(key, 6), { 'transfer-encoding': 'chunked' })

    sent.end(Buffer.alloc(size))

    expect(await answered).toMatchObject({ status: 400, body: expect.stringContaining('bad_request') })
    expect(await host.blobs.pin(key)).toBeUndefined()
    await expect.poll(() => unfinished()).toEqual([])
  })
})

describe('a refusal', () => {
  it('precedes the body, and closes the connection', async () => {
    await host.put('refused', randomBytes(10))
    await host.blobs.pin('refused')
    const { sent, answered } = startPut(await host.uploadUrl('refused', 10_000_000), { 'content-length': 10_000_000 })
    sent.flushHeaders()

    const answer = await answered

    expect(answer).toMatchObject({ status: 409, headers: { connection: 'close' } })
    sent.destroy()
  })

  it('reaches a client that reads nothing before it has sent everything', async () => {
    await host.put('stubborn', randomBytes(10))
    await host.blobs.pin('stubborn')
    const url = new URL(await host.uploadUrl('stubborn', 20_000_000))
    const socket = connect(Number(url.port), url.hostname)
    socket.pause()
    socket.write(`PUT ${url.pathname}${url.search} HTTP/1.1\r\nhost: x\r\ncontent-length: 20000000\r\n\r\n`)

    for (let sent = 0; sent < 20_000_000; sent += 1_000_000) {
      if (!socket.write(Buffer.alloc(1_000_000))) await once(socket, 'drain')
    }
    await setTimeout(100)

    expect(await text(socket)).toMatch(/^HTTP\/1\.1 409 /)
  })
})

describe('a client that disconnects', () => {
  it('leaves nothing behind', async () => {
    const { sent } = startPut(await host.uploadUrl('aborted', 10_000_000), { 'content-length': 10_000_000 })
    sent.write(Buffer.alloc(3_000_000))
    await expect.poll(() => unfinished()).toHaveLength(1)

    sent.destroy()

    await expect.poll(() => unfinished()).toEqual([])
    expect(await host.blobs.pin('aborted')).toBeUndefined()
  })

  it('during its refusal does no harm', async () => {
    const { sent, answered } = startPut(await host.uploadUrl('gone', 10), { 'content-length': 10_000_000 })
    sent.write(Buffer.alloc(100_000))
    await answered

    sent.destroy()

    expect((await host.put('gone', randomBytes(10))).status).toBe(200)
  })
})

describe('an upload without room', () => {
  it('is answered 507 before its body arrives', async () => {
    const size = 2 ** 50
    const { sent, answered } = startPut(await host.uploadUrl('huge', size), { 'content-length': size })
    sent.flushHeaders()

    const answer = await answered

    expect(answer).toMatchObject({ status: 507, headers: { 'retry-after': expect.any(String) } })
    expect(JSON.parse(answer.body)).toMatchObject({ errorCode: 'storage_full' })
    sent.destroy()
  })
})

describe('an upload in progress', () => {
  it('is kept by the sweep at any age, and refused when its key was pinned', async () => {
    const { sent, answered } = startPut(await host.uploadUrl('slow', 3_000_000), { 'content-length': 3_000_000 })
    sent.write(Buffer.alloc(1_500_000))
    await expect.poll(() => unfinished()).toHaveLength(1)
    await host.put('slow', new Uint8Array(100))
    await host.blobs.pin('slow')

    host.moveTime(60 * 60_000)
    expect(await host.blobs.sweep()).toEqual({ removed: 0 })
    sent.end(Buffer.alloc(1_500_000))

    expect((await answered).status).toBe(409)
    expect(await host.blobs.pin('slow')).toMatchObject({ size: 100 })
    expect(await host.blobs.sweep()).toEqual({ removed: 0 })
  })

  it('is refused when its key was erased', async () => {
    const { sent, answered } = startPut(await host.uploadUrl('late', 3_000_000), { 'content-length': 3_000_000 })
    sent.write(Buffer.alloc(1_500_000))
    await expect.poll(() => unfinished()).toHaveLength(1)

    await host.blobs.eraseIncoming('late')
    sent.end(Buffer.alloc(1_500_000))

    expect((await answered).status).toBe(409)
    expect(await host.blobs.pin('late')).toBeUndefined()
  })
})

describe('a part in progress', () => {
  async function running(key: string) {
    const upload = await host.begun(key)
    const kept = await upload.put(1, Buffer.from('kept'))
    const put = startPut(await upload.partUrl(2, 3_000_000), { 'content-length': 3_000_000 })
    put.sent.write(Buffer.alloc(1_500_000))
    await expect.poll(() => unfinished()).toHaveLength(1)
    const finish = async () => {
      put.sent.end(Buffer.alloc(1_500_000))
      return (await put.answered).status
    }
    return { ...upload, kept, finish }
  }

  it('is kept by the sweep at any age', async () => {
    const { id, finish } = await running('slow-part')

    host.moveTime(60 * 60_000)
    expect(await host.blobs.sweep()).toEqual({ removed: 0 })

    expect(await finish()).toBe(200)
    expect((await host.blobs.listParts('slow-part', id, { after: 0 }))?.parts).toHaveLength(2)
  })

  it.each<[string, number, (key: string, id: string, kept: { partNumber: number; etag: string }) => Promise<unknown>]>([
    ['aborted', 404, (key, id) => host.blobs.abortMultipart(key, id)],
    ['completed', 404, (key, id, kept) => host.blobs.completeMultipart(key, id, [kept])],
    ['erased', 409, key => host.blobs.eraseIncoming(key)],
    ['pinned', 409, async key => [await host.put(key, Buffer.from('whole')), await host.blobs.pin(key)]],
  ])('restores nothing when its upload was %s: %i', async (change, status, work) => {
    const key = `late-${change}`
    const { id, kept, finish } = await running(key)
    const others = filesIn(host.folder).length - 2

    await work(key, id, kept)

    expect(await finish()).toBe(status)
    expect(await host.blobs.listParts(key, id, { after: 0 })).toBeUndefined()
    const isShown = change === 'completed' || change === 'pinned'
    expect(filesIn(host.folder)).toHaveLength(others + (isShown ? 1 : 0))
    expect(await host.blobs.sweep()).toEqual({ removed: 0 })
  })
})

describe('a part', () => {
  it('of an unknown upload is refused before its body arrives', async () => {
    const url = await host.blobs.partUrl('nowhere', 'unknown', 1, { size: 10_000_000, expiresAt: host.now() + 60_000 })
    const { sent, answered } = startPut(url, { 'content-length': 10_000_000 })
    sent.flushHeaders()

    expect(await answered).toMatchObject({ status: 404, headers: { connection: 'close' } })
    sent.destroy()
  })

  it('without room is answered 507 before its body arrives', async () => {
    const upload = await host.begun('huge-part')
    const { sent, answered } = startPut(await upload.partUrl(1, 2 ** 50), { 'content-length': 2 ** 50 })
    sent.flushHeaders()

    expect(await answered).toMatchObject({ status: 507, headers: { 'retry-after': expect.any(String) } })
    sent.destroy()
  })

  it('with a wrong digest is refused with a code; one of another size has no code', async () => {
    const upload = await host.begun('other-bytes')
    const url = await upload.partUrl(1, 3, 'a'.repeat(64))

    const [other, longer] = await Promise.all(['abd', 'abcd'].map(body => fetch(url, { method: 'PUT', body })))

    expect([other?.status, longer?.status]).toEqual([400, 400])
    expect([other, longer].map(answer => answer?.headers.get('x-refusal'))).toEqual(['BadDigest', null])
    expect(await other?.json()).toMatchObject({ errorMessage: expect.stringContaining('send it again') })
    expect(unfinished()).toEqual([])
  })

  it.each(['', 'A'.repeat(64), 'a'.repeat(63)])('is not signed for the digest %j', async sha256 => {
    const upload = await host.begun('no-digest')

    await expect(upload.partUrl(1, 3, sha256)).rejects.toThrow('SHA-256')
  })
})

describe('concurrent uploads', () => {
  it('block no other upload by bytes that they do not send', async () => {
    const { bavail, bsize } = await statfs(host.folder)
    const size = Math.floor(bavail * bsize * 0.6)
    const urls = await Promise.all([1, 2, 3].map(number => host.uploadUrl(`room-${number}`, size)))
    const puts = urls.map(url => startPut(url, { 'content-length': size }))
    for (const { sent, answered } of puts) {
      answered.catch(() => undefined)
      sent.write('x')
    }
    await expect.poll(() => unfinished()).toHaveLength(3)

    expect((await host.put('room-for-others', new Uint8Array(1000))).status).toBe(200)

    for (const { sent } of puts) sent.destroy()
    await expect.poll(() => unfinished()).toEqual([])
  })

  it('are refused at once when the disk has no room for all of them', async () => {
    const { bavail, bsize } = await statfs(host.folder)
    const { sent, answered } = startPut(await host.uploadUrl('too-much', 2 * bavail * bsize), {
      'content-length': 2 * bavail * bsize,
    })
    sent.flushHeaders()

    expect((await answered).status).toBe(507)
    expect(unfinished()).toEqual([])
  })
})

function unfinished() {
  return filesIn(`${host.folder}/tmp`)
}
