import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CannotGoOn, type DownloadSource, resumingStream } from '../../web/src/download/saving/resumingStream.ts'
import { uniqueNames } from '../../web/src/download/saving/uniqueNames.ts'

const content = randomBytes(200_000)

describe('a file over an unreliable connection', () => {
  /** The server’s response to a request: breaks off after this many bytes, refuses, or ignores the range. */
  type ServerBehaviour = { breakAfter?: number; status?: number; ignoresRange?: boolean; moreBytes?: boolean }
  let behaviour: ServerBehaviour[] = []
  let asked: (string | undefined)[] = []
  let origin = ''
  const server = createServer(answer)

  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  function answer({ headers, url }: IncomingMessage, response: ServerResponse) {
    const { breakAfter, status, ignoresRange, moreBytes } = behaviour.shift() ?? {}
    asked.push(headers.range)
    if (status !== undefined) return void response.writeHead(status).end('<Error/>')
    const size = Number(url?.slice(1))
    const from = ignoresRange ? 0 : Number(/bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0)
    const bytes = content.subarray(from, moreBytes ? size + 1 : size)
    const isPart = headers.range !== undefined && !ignoresRange
    response.writeHead(isPart ? 206 : 200, {
      'content-length': bytes.length,
      ...(isPart ? { 'content-range': `bytes ${from}-${size - 1}/${size}` } : {}),
    })
    if (breakAfter === undefined) return void response.end(bytes)
    response.write(bytes.subarray(0, breakAfter), () => response.destroy())
  }

  function toLine(size: number, more: Partial<DownloadSource> = {}): DownloadSource & { addresses: number } {
    return {
      addresses: 0,
      async address() {
        this.addresses += 1
        return `${origin}/${size}`
      },
      pause: async () => {},
      received: () => {},
      signal: new AbortController().signal,
      ...more,
    }
  }

  async function read(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
    return Buffer.from(await new Response(stream).arrayBuffer())
  }

  async function over(turns: ServerBehaviour[], size: number, line = toLine(size)) {
    behaviour = turns
    asked = []
    return read(resumingStream(size, line))
  }

  test('arrives complete, each byte once, after any number of breaks', async () => {
    const turn = fc.oneof(
      fc.record({ breakAfter: fc.nat(200_000) }),
      fc.record({ status: fc.constantFrom(403, 404, 500, 503) }),
      fc.record({ breakAfter: fc.nat(200_000), ignoresRange: fc.constant(true) }),
    )
    const property = fc.asyncProperty(fc.array(turn, { maxLength: 6 }), fc.nat(content.length), async (turns, size) => {
      expect((await over(turns, size)).equals(content.subarray(0, size))).toBe(true)
    })
    await fc.assert(property, { numRuns: 60 })
  })

  test('requests only the missing bytes, at a fresh URL each time', async () => {
    const line = toLine(content.length)

    await over([{ breakAfter: 65_536 }, {}], content.length, line)

    expect(asked[0]).toBeUndefined()
    expect(asked[1]).toMatch(/^bytes=[1-9]\d*-$/)
    expect(line.addresses).toBe(2)
  })

  test('of no bytes is requested, so that it counts, and not fetched', async () => {
    const line = toLine(0)

    expect(await over([], 0, line)).toHaveLength(0)

    expect(line.addresses).toBe(1)
    expect(asked).toEqual([])
  })

  test('waits before each attempt, longer after consecutive failures', async () => {
    const failures: number[] = []
    const line = toLine(10, { pause: async count => void failures.push(count) })

    await over([{ status: 503 }, { status: 503 }, { breakAfter: 5 }, {}], 10, line)

    expect(failures).toEqual([1, 2, 1])
  })

  test('fails permanently when no URL is available', async () => {
    const line = toLine(10, { address: () => Promise.reject(new CannotGoOn('Gone.', { hasEnded: true })) })

    await expect(over([], 10, line)).rejects.toThrow('Gone.')
  })

  test('differs from the listed file when more bytes arrive', async () => {
    await expect(over([{ moreBytes: true }], 10)).rejects.toThrow('More bytes arrived')
  })

  test('ends when it is cancelled, also during a pause', async () => {
    const cancelled = new AbortController()
    const pause = () => new Promise<void>((_, reject) => cancelled.signal.addEventListener('abort', () => reject()))
    const reading = over([{ breakAfter: 5 }], 10, toLine(10, { signal: cancelled.signal, pause }))
    setTimeout(() => cancelled.abort(new Error('Enough.')), 50)

    await expect(reading).rejects.toBeUndefined()
  })
})

describe('the names in an archive', () => {
  test.each([
    [
      ['a.txt', 'a.txt', 'A.TXT'],
      ['a.txt', 'a (2).txt', 'A (3).TXT'],
    ],
    [
      ['x/a.txt', 'y/a.txt'],
      ['x/a.txt', 'y/a.txt'],
    ],
    [
      ['a (2).txt', 'a.txt', 'a.txt'],
      ['a (2).txt', 'a.txt', 'a (3).txt'],
    ],
    [
      ['folder', 'folder/a'],
      ['folder (2)', 'folder/a'],
    ],
    [
      ['.profile', '.profile', 'x.d/file', 'x.d/file'],
      ['.profile', '.profile (2)', 'x.d/file', 'x.d/file (2)'],
    ],
    [
      ['K\u00e4se.txt', 'Ka\u0308se.txt'],
      ['K\u00e4se.txt', 'Ka\u0308se (2).txt'],
    ],
  ])('%j are %j', (paths, names) => {
    expect(uniqueNames(paths)).toEqual(names)
  })

  test('never collide with another file or folder, and stay unchanged where possible', () => {
    const segment = fc.stringMatching(/^[abAB.]{1,3}$/)
    const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map(segments => segments.join('/'))
    fc.assert(
      fc.property(fc.array(path, { maxLength: 12 }), paths => {
        const names = uniqueNames(paths)
        const onDisk = names.map(name => name.toLowerCase())
        expect(new Set(onDisk).size).toBe(paths.length)
        for (const name of onDisk) expect(onDisk.some(other => other.startsWith(`${name}/`))).toBe(false)
        const folders = (name: string) => name.slice(0, name.lastIndexOf('/') + 1)
        expect(names.map(folders)).toEqual(paths.map(folders))
      }),
    )
  })
})
