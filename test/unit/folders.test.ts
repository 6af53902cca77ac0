import { describe, expect, test } from 'vitest'
import { describeSkipped } from '../../web/src/files/describeSkipped.ts'
import { type Entry, walk } from '../../web/src/files/walk.ts'

const file = (name: string): Entry<string> => ({ kind: 'file', name, open: async () => `opened ${name}` })

const unreadable = (name: string): Entry<string> => ({
  kind: 'file',
  name,
  open: () => Promise.reject(new Error('A disk was pulled out.')),
})

function folder(name: string, ...children: Entry<string>[]): Entry<string> {
  return {
    kind: 'folder',
    name,
    async *children() {
      yield* children
    },
  }
}

const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index + 1}.txt`))
const toPaths = (found: { files: { path: string }[] }) => found.files.map(({ path }) => path)

describe('the chosen files', () => {
  test('are found in folders at every level, in natural order', async () => {
    const found = await walk(
      [file('z.txt'), folder('a', file('page 10.txt'), folder('b', folder('c', file('d.txt'))), file('page 2.txt'))],
      10,
    )

    expect(toPaths(found)).toEqual(['z.txt', 'a/b/c/d.txt', 'a/page 2.txt', 'a/page 10.txt'])
    expect(found.files.at(1)?.opened).toBe('opened d.txt')
  })

  test('exclude system files in folders, but include directly chosen ones', async () => {
    const found = await walk(
      [file('desktop.ini'), folder('a', file('.DS_Store'), file('THUMBS.DB'), file('b')), file('c/Desktop.ini')],
      10,
    )

    expect(toPaths(found)).toEqual(['desktop.ini', 'a/b'])
    expect(found.systemFiles).toEqual(['.DS_Store', 'THUMBS.DB', 'Desktop.ini'])
  })

  test('are found next to unreadable entries, which are reported', async () => {
    const broken: Entry<string> = {
      kind: 'folder',
      name: 'broken',
      async *children() {
        yield file('first.txt')
        throw new Error('A disk was pulled out.')
      },
    }
    const found = await walk([folder('a', unreadable('b.txt'), broken, file('c.txt'))], 10)

    expect(toPaths(found)).toEqual(['a/broken/first.txt', 'a/c.txt'])
    expect(found.unreadable).toEqual(['a/b.txt', 'a/broken'])
  })

  test('exclude empty folders, which are reported', async () => {
    const found = await walk([folder('a', folder('b'), folder('c', folder('d')))], 10)

    expect(toPaths(found)).toEqual([])
    expect(found.emptyFolders).toEqual(['a/b', 'a/c/d'])
  })

  test.each([
    [9, 9, false],
    [10, 10, false],
    [11, 10, true],
  ])('of %i, %i are accepted', async (count, taken, isCut) => {
    const found = await walk([folder('a', ...files(count)), folder('b')], 10)

    expect(found.files.length).toBe(taken)
    expect(found.isCut).toBe(isCut)
  })

  test('are not searched further above the limit', async () => {
    let opened = 0
    const endless: Entry<string> = {
      kind: 'folder',
      name: 'endless',
      async *children() {
        for (;;) yield { kind: 'file', name: `${opened}`, open: async () => `${opened++}` }
      },
    }

    expect((await walk([endless, endless], 10)).files.length).toBe(10)
    expect(opened).toBe(10)
  })

  test('are counted while they are found', async () => {
    const counts: number[] = []
    await walk([folder('a', ...files(3))], 10, count => counts.push(count))

    expect(counts).toEqual([1, 2, 3])
  })
})

describe('omitted files', () => {
  const nothing = { files: [], emptyFolders: [], systemFiles: [], unreadable: [], isCut: false }

  test.each([
    [{}, []],
    [{ emptyFolders: ['a/b'] }, ['1 empty folder was left out: a/b.']],
    [{ emptyFolders: ['a', 'b', 'c', 'd', 'e'] }, ['5 empty folders were left out: a, b, c and 2 more.']],
    [
      { systemFiles: ['.DS_Store', '.DS_Store', 'Thumbs.db'] },
      ['3 system files were left out: .DS_Store and Thumbs.db.'],
    ],
    [{ unreadable: ['a/b.txt'] }, ['Could not be read and was left out: a/b.txt.']],
    [{ isCut: true }, ['Only the first 1,000 files were added. To send more, pack them into a ZIP.']],
  ])('are reported: %j', (found, sentences) => {
    expect(describeSkipped({ ...nothing, ...found }, 1000)).toEqual(sentences)
  })
})
