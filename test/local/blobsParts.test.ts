import { existsSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentDisposition } from '../../lambdas/core/transfer/contentDisposition.ts'
import { isShortage } from '../../local/blobs/segments.ts'
import { byteRange } from '../../local/blobs/serveContent.ts'
import { blobsHost } from './blobsHost.ts'

describe('the Content-Disposition of a name', () => {
  /** Exactly the grammar of RFC 6266 and RFC 8187. */
  const GRAMMAR = /^attachment; filename="[ !#-[\]-~]*"; filename\*=UTF-8''((?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})*)$/

  it('follows the grammar for any name, and returns it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), name => {
        const [, extended] = GRAMMAR.exec(contentDisposition(name)) ?? []

        // biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
        const expected = name.toWellFormed().replace(/[\u0000-\u001f\u007f-\u009f\\/]/g, '_')
        expect(decodeURIComponent(extended ?? 'not in the grammar')).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['a"; filename="evil.exe', 'a_; filename=_evil.exe'],
    ['a\r\nset-cookie: b', 'a__set-cookie: b'],
    ['back\\slash/es', 'back_slash_es'],
    ['Übergröße.pdf', 'Ubergro_e.pdf'],
    ['lone \ud800 half', 'lone _ half'],
    ['100%41.txt', '100_41.txt'],
  ])('has an ASCII name for old clients: %j', (name, expected) => {
    expect(/filename="(.*)"; filename\*/.exec(contentDisposition(name))?.[1]).toBe(expected)
  })
})

describe('a Range header', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-4', { start: 0, end: 4 }],
    ['Bytes=5-', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=9-100', { start: 9, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=a-b', undefined],
    ['lines=0-4', undefined],
  ])('%j of 10 bytes means %j', (header, expected) => {
    expect(byteRange(header, 10)).toEqual(expected)
  })

  it('never reaches into an empty file', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable')
  })
})

describe('an error of the system', () => {
  const withCode = (code: string) => Object.assign(new Error(code), { code })

  it.each(['EMFILE', 'ENFILE', 'ENOMEM'])('%s is a shortage: the content is not reported as damaged', code => {
    expect(isShortage(withCode(code))).toBe(true)
  })

  it.each([withCode('ENOENT'), withCode('EIO'), withCode(''), new Error('EMFILE'), { code: 'EMFILE' }, undefined])(
    'of another kind is none: %s',
    error => {
      expect(isShortage(error)).toBe(false)
    },
  )
})

const OPEN_FILES = '/proc/self/fd'

describe.runIf(existsSync(OPEN_FILES))('the files of contents', () => {
  it('are closed after each use', async () => {
    const host = await blobsHost()
    const { blobs } = host
    const drain = async (range?: { start: number; end: number }) => {
      for await (const _ of await blobs.read('incoming', `key-${count}`, range));
    }
    let count = 0
    async function use() {
      count += 1
      async function* content() {
        yield Buffer.alloc(600_000, 'x')
      }
      await blobs.store(`key-${count}`, content())
      await drain()
      await drain({ start: 1, end: 2 })
      await (await blobs.read('incoming', `key-${count}`)).cancel()
      await blobs.digest(`key-${count}`)
      await blobs.eraseIncoming(`key-${count}`)
    }
    // Node closes a lost file with a warning when it collects garbage.
    const warnings: string[] = []
    const onWarning = ({ message }: Error) => void warnings.push(message)
    process.on('warning', onWarning)
    // The first digests start threads.
    for (let turns = 0; turns < 3; turns += 1) await use()
    const before = readdirSync(OPEN_FILES).length

    for (let turns = 0; turns < 20; turns += 1) await use()

    process.off('warning', onWarning)
    expect(warnings.filter(message => message.includes('file descriptor'))).toEqual([])
    expect(readdirSync(OPEN_FILES).length - before).toBeLessThan(10)
    await host.close()
  })
})
