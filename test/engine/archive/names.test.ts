import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UniqueNames } from '../../../engine/archive/uniqueNames.ts'
import { safeFilePath } from '../../../shared/domain/text.ts'
import { file, PASSWORD, sealed } from './entries.ts'
import { readers } from './readers.ts'

function settled(...paths: string[]): string[] {
  const names = new UniqueNames()
  return paths.map(path => names.toUnique(path))
}

test('equal names get numbers before the extension', () => {
  expect(settled('a.txt', 'a.txt', 'a.txt', 'README', 'README', '.env', '.env')).toEqual([
    'a.txt',
    'a (2).txt',
    'a (3).txt',
    'README',
    'README (2)',
    '.env',
    '.env (2)',
  ])
})

test('a number that is in use is skipped', () => {
  expect(settled('a (2).txt', 'a.txt', 'a.txt', 'a (2).txt')).toEqual([
    'a (2).txt',
    'a.txt',
    'a (3).txt',
    'a (2) (2).txt',
  ])
})

test('names that are equal on Windows or macOS count as equal', () => {
  expect(settled('Report.PDF', 'report.pdf', 'stra\u00dfe', 'STRASSE', 'caf\u00e9', 'cafe\u0301')).toEqual([
    'Report.PDF',
    'report (2).pdf',
    'stra\u00dfe',
    'STRASSE (2)',
    'caf\u00e9',
    'cafe\u0301 (2)',
  ])
})

test('equal names in different folders are kept, and files of one folder stay together', () => {
  expect(settled('x/a.txt', 'y/a.txt', 'x/b.txt', 'X/a.txt')).toEqual(['x/a.txt', 'y/a.txt', 'x/b.txt', 'x/a (2).txt'])
})

test('a file and a folder of the same name both unpack', () => {
  expect(settled('a', 'a/b', 'a/c', 'a/b')).toEqual(['a', 'a (2)/b', 'a (2)/c', 'a (2)/b (2)'])
  expect(settled('a/b', 'a', 'a')).toEqual(['a/b', 'a (2)', 'a (3)'])
  expect(settled('a', 'a/b', 'a (2)/c')).toEqual(['a', 'a (2)/b', 'a (2)/c'])
})

test('a long name keeps its extension and stays within the limits of file systems', () => {
  const long = `${'n'.repeat(251)}.txt`

  expect(settled(long, long)).toEqual([long, `${'n'.repeat(247)} (2).txt`])
})

test('20,000 equal names take one attempt each', () => {
  expect(new Set(settled(...Array.from({ length: 20_000 }, () => 'same/a.txt'))).size).toBe(20_000)
})

test('any safe paths unpack without overwriting each other', () => {
  const name = fc.oneof(
    fc.constantFrom('a', 'A', 'a (2)', 'b.txt', 'B.txt', 'ß', 'ss', 'é', 'e\u0301'),
    fc.string({ unit: 'binary' }),
  )
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map(segments => safeFilePath(segments.join('/')))
  fc.assert(
    fc.property(fc.array(path, { maxLength: 12 }), paths => {
      const files = settled(...paths).map(path => path.normalize('NFC').toLowerCase())
      const folders = files.flatMap(path =>
        path.split('/').map((_, depth, segments) => segments.slice(0, depth).join('/')),
      )
      expect(new Set(files).size).toBe(paths.length)
      expect(files.filter(path => folders.includes(path))).toEqual([])
    }),
  )
})

describe("a path that leaves the archive's folder is refused", () => {
  const unsafe = [
    '',
    '.',
    '..',
    '../a',
    'a/../b',
    '/a',
    'a//b',
    'a/',
    '\\a',
    'a\\b',
    'C:/a',
    'a\u0000',
    'a\nb',
    '\ud800',
    'x'.repeat(70_000),
  ]
  test.each(unsafe.map(name => [name.slice(0, 20), name]))('%j', async (_, name) => {
    await expect(sealed([file(name, 'content')])).rejects.toMatchObject({ name: 'Unsealable', reason: 'name' })
  })
})

test('an archive holds all of its files under any names', async () => {
  const archive = await sealed([file('a', '1'), file('A', '2'), file('a/b', '3')])

  const unpacked = await readers[0]?.unpack(archive, PASSWORD)

  expect([...(unpacked ?? [])].map(([name, content]) => `${name} ${content}`)).toEqual(['a 1', 'A (2) 2', 'a (3)/b 3'])
})
