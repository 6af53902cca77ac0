import { describe, expect, test } from 'vitest'
import { matchFiles, type WaitingFile } from '../../web/src/upload/matchFiles.ts'
import { takeSample } from '../../web/src/upload/takeSample.ts'

const BEFORE = 1_700_000_000_000
const LATER = BEFORE + 60_000

function chosen(path: string, content: string, lastModified = BEFORE) {
  return { path, file: new File([content], path.slice(path.lastIndexOf('/') + 1), { lastModified }) }
}

async function begun(contents: [name: string, content: string][]) {
  const waiting: WaitingFile[] = contents.map(([name, content], index) => ({
    id: `id${index}`,
    name,
    size: new Blob([content]).size,
  }))
  const known = await Promise.all(
    contents.map(async ([, content], index) => ({
      tempId: index,
      fileId: `id${index}`,
      lastModified: BEFORE,
      sample: (await takeSample(new Blob([content]))) ?? '',
    })),
  )
  return { waiting, known }
}

async function matched(contents: [string, string][], files: ReturnType<typeof chosen>[]) {
  const { known, waiting } = await begun(contents)
  const { matched, missing, unreadable } = await matchFiles(known, waiting, files)
  const pairs = matched.map(({ file, status, chosen }) => [file.name, chosen.path, status])
  return { pairs: pairs.toSorted(), missing: missing.map(({ name }) => name), unreadable }
}

describe('files chosen again for an unfinished transfer', () => {
  test('are matched by name, size and content, and the others are missing', async () => {
    const found = await matched(
      [
        ['a.txt', 'one'],
        ['b.txt', 'two'],
      ],
      [chosen('b.txt', 'two', LATER)],
    )

    expect(found).toEqual({ pairs: [['b.txt', 'b.txt', 'same']], missing: ['a.txt'], unreadable: [] })
  })

  test.each([
    ['folder/a.txt', 'a.txt'],
    ['a.txt', 'folder/sub/a.txt'],
    ['one/a.txt', 'another/a.txt'],
  ])('match %s when %s is chosen', async (name, path) => {
    expect((await matched([[name, 'content']], [chosen(path, 'content')])).pairs).toEqual([[name, path, 'same']])
  })

  test('are compared by their safe names', async () => {
    const found = await matched([['a_b\u00e9.txt', 'content']], [chosen('a:be\u0301.txt', 'content')])

    expect(found.pairs).toEqual([['a_b\u00e9.txt', 'a:be\u0301.txt', 'same']])
  })

  test('with other bytes of the same size are changed, with another size resized, and neither is missing', async () => {
    const found = await matched(
      [
        ['a.txt', 'one'],
        ['b.txt', 'two'],
      ],
      [chosen('a.txt', 'eno'), chosen('b.txt', 'two and more')],
    )

    expect(found.pairs).toEqual([
      ['a.txt', 'a.txt', 'changed'],
      ['b.txt', 'b.txt', 'resized'],
    ])
    expect(found.missing).toEqual([])
  })

  test('of one name are matched by their folders', async () => {
    const found = await matched(
      [
        ['x/a.txt', 'same'],
        ['y/a.txt', 'same'],
      ],
      [chosen('y/a.txt', 'same'), chosen('x/a.txt', 'same')],
    )

    expect(found.pairs).toEqual([
      ['x/a.txt', 'x/a.txt', 'same'],
      ['y/a.txt', 'y/a.txt', 'same'],
    ])
  })

  test('of one name and size are matched by content, in any folder', async () => {
    const found = await matched(
      [
        ['a.txt', 'one'],
        ['a.txt', 'two'],
      ],
      [chosen('new/a.txt', 'two'), chosen('old/a.txt', 'one')],
    )

    expect(found.pairs.map(([, path, status]) => [path, status])).toEqual([
      ['new/a.txt', 'same'],
      ['old/a.txt', 'same'],
    ])
    expect(found.missing).toEqual([])
  })

  test('of one name, size and content are interchangeable, but each matches once', async () => {
    const twins: [string, string][] = [
      ['x/a.txt', 'same'],
      ['y/a.txt', 'same'],
    ]

    expect((await matched(twins, [chosen('a.txt', 'same')])).missing).toHaveLength(1)
    expect((await matched(twins, [chosen('a.txt', 'same'), chosen('z/a.txt', 'same')])).missing).toEqual([])
  })

  test('match exactly before a changed file does, in any order', async () => {
    const found = await matched([['a.txt', 'one']], [chosen('a.txt', 'eno'), chosen('copy/a.txt', 'one', LATER)])

    expect(found.pairs).toEqual([['a.txt', 'copy/a.txt', 'same']])
  })

  test('match the first of two equal candidates', async () => {
    const found = await matched([['a.txt', 'one']], [chosen('1/a.txt', 'eno'), chosen('2/a.txt', 'neo')])

    expect(found.pairs).toEqual([['a.txt', '1/a.txt', 'changed']])
  })

  test('that do not belong to the transfer match nothing', async () => {
    const found = await matched([['a.txt', 'one']], [chosen('other.txt', 'one')])

    expect(found).toEqual({ pairs: [], missing: ['a.txt'], unreadable: [] })
  })

  test('that cannot be read are reported, and still missing', async () => {
    const large = 'x'.repeat(400_000)
    const gone = chosen('a.txt', large)
    gone.file.slice = () => {
      throw new DOMException('It is gone.', 'NotReadableError')
    }

    const found = await matched([['a.txt', large]], [gone])

    expect(found).toEqual({ pairs: [], missing: ['a.txt'], unreadable: ['a.txt'] })
  })

  test('never match an entry without a stored sample', async () => {
    const { waiting } = await begun([['a.txt', 'one']])

    const { matched } = await matchFiles([], waiting, [chosen('a.txt', 'one')])

    expect(matched.map(({ status }) => status)).toEqual(['changed'])
  })
})
