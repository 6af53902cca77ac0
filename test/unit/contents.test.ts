import { describe, expect, test } from 'vitest'
import { blobSource } from '../../lambdas/core/transfer/blobSource.ts'
import {
  getKeys,
  getReleasedKeys,
  keysOfFile,
  publishedContents,
  readContent,
} from '../../lambdas/core/transfer/publishedFiles.ts'
import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'

const blob = (size: number) => ({ versionId: `v${size}`, size, sha256: `sha of ${size}` })
const plain = {
  id: 'f1',
  name: 'plan.txt',
  size: 3,
  fileState: 'uploaded',
  revision: 1,
  blob: blob(4),
} as unknown as TransferFile
const anonymised = {
  ...plain,
  id: 'f2',
  name: 'cards.csv',
  blob: blob(5),
  anonymisation: { headerRow: true, rules: [], attempt: 2, blob: blob(6) },
} as unknown as TransferFile
const transfer = (more: object = {}) => ({ id: 't', files: [plain, anonymised], ...more }) as unknown as Transfer
const archive = { id: 'a', name: 'files.zip', attempt: 3, blob: blob(9) }

describe('the content of a file', () => {
  test('is the upload, as large as it is and else as declared', () => {
    expect(readContent('t', plain)).toEqual({ id: 'f1', name: 'plan.txt', key: 't.f1', size: 4, sha256: 'sha of 4' })
    expect(readContent('t', { ...plain, blob: undefined })).toMatchObject({ key: 't.f1', size: 3, sha256: undefined })
  })

  test('with rules is the last anonymised one, and never the upload', () => {
    expect(readContent('t', anonymised)).toEqual({
      id: 'f2',
      name: 'cards.csv',
      key: 't.f2.2',
      size: 6,
      sha256: 'sha of 6',
    })
    const waiting = { ...anonymised, anonymisation: { headerRow: true, rules: [], attempt: 2 } }
    expect(() => readContent('t', waiting)).toThrow('not anonymised yet')
  })
})

describe('a transfer publishes', () => {
  test('the content of each file', () => {
    expect(publishedContents(transfer()).map(({ key }) => key)).toEqual(['t.f1', 't.f2.2'])
    expect(publishedContents(transfer({ archive })).map(({ key }) => key)).toEqual(['t.f1', 't.f2.2'])
  })

  test('with a password only the archive of its last attempt', () => {
    expect(publishedContents(transfer({ isPasswordProtected: true, archive }))).toEqual([
      { id: 'a', name: 'files.zip', key: 't.a.3', releasedKey: 't.a.3', size: 9, sha256: 'sha of 9' },
    ])
  })

  test('with a password nothing before the archive is sealed', () => {
    for (const more of [{}, { archive: { ...archive, blob: undefined } }]) {
      expect(() => publishedContents(transfer({ isPasswordProtected: true, ...more }))).toThrow('not sealed yet')
    }
  })
})

describe('the keys of a transfer', () => {
  test('are those of every attempt that may have left bytes', () => {
    expect(keysOfFile('t', plain)).toEqual(['t.f1'])
    expect(keysOfFile('t', anonymised)).toEqual(['t.f2', 't.f2.1', 't.f2.2'])
    expect(getKeys(transfer())).toEqual(['t.f1', 't.f2', 't.f2.1', 't.f2.2'])
    expect(getKeys(transfer({ files: [], archive }))).toEqual(['t.a.1', 't.a.2', 't.a.3'])
  })

  test('of a transfer that took over files are released under its own id, in earlier versions under the stored one', () => {
    const files = (more: object) => [
      { ...plain, storedUnder: 'first', ...more },
      { ...anonymised, storedUnder: 'first', ...more },
    ]
    const added = transfer({ files: files({ publishedUnder: 't' }), archive })
    expect(getKeys(added).slice(0, 4)).toEqual(['first.f1', 'first.f2', 'first.f2.1', 'first.f2.2'])
    expect(getReleasedKeys(added)).toEqual(['t.f1', 't.f2', 't.f2.1', 't.f2.2', 't.a.1', 't.a.2', 't.a.3'])
    expect(publishedContents(added).map(({ key, releasedKey }) => [key, releasedKey])).toEqual([
      ['first.f1', 't.f1'],
      ['first.f2.2', 't.f2.2'],
    ])
    expect(getReleasedKeys(transfer({ files: files({}) }))).toEqual([
      'first.f1',
      'first.f2',
      'first.f2.1',
      'first.f2.2',
    ])
  })

  test('that was sent again belong to the new one; what it released remains its own, and a blocked one released nothing', () => {
    expect(getKeys(transfer({ newId: 'new', archive }))).toEqual(['t.a.1', 't.a.2', 't.a.3'])
    expect(getReleasedKeys(transfer({ newId: 'new' }))).toEqual(['t.f1', 't.f2', 't.f2.1', 't.f2.2'])
    const blocked = { newId: 'new', blocked: { remedies: [] } }
    expect(getReleasedKeys(transfer(blocked))).toEqual([])
    const repeated = transfer({ ...blocked, workedFrom: '2026-11-21T09:00:00.000Z' })
    expect(getReleasedKeys(repeated)).toEqual(['t.f1', 't.f2', 't.f2.1', 't.f2.2'])
  })

  test('of a request include those that abandoned uploads left', () => {
    expect(getKeys(transfer({ files: [plain], request: { leftKeys: ['t.old'] } }))).toEqual(['t.f1', 't.old'])
    expect(getKeys(transfer({ files: [plain], request: {} }))).toEqual(['t.f1'])
  })

  test('cover each published content', () => {
    for (const some of [transfer(), transfer({ isPasswordProtected: true, archive })]) {
      for (const { key, releasedKey } of publishedContents(some)) {
        expect(getKeys(some)).toContain(key)
        expect(getReleasedKeys(some)).toContain(releasedKey)
      }
    }
  })
})

test('a source reads its blob by ranges that exclude their end, and no bytes without a call', async () => {
  const bytes = Buffer.from('0123456789')
  const calls: unknown[] = []
  const source = blobSource(
    {
      async read(area, key, range) {
        calls.push([area, key])
        const { start = 0, end = bytes.length - 1 } = range ?? {}
        return ReadableStream.from([bytes.subarray(start, end + 1)])
      },
    },
    { key: 't.f1', size: bytes.length },
  )
  const read = async (start: number, end: number) =>
    Buffer.concat(await Array.fromAsync(source.read(start, end))).toString()

  expect(source.size).toBe(10)
  expect([await read(0, 10), await read(3, 4), await read(9, 10)]).toEqual(['0123456789', '3', '9'])
  expect([await read(3, 3), await read(4, 3)]).toEqual(['', ''])
  expect(calls).toEqual(Array(3).fill(['incoming', 't.f1']))
})
