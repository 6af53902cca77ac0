import { expect, test } from 'vitest'
import { layOut, type Word } from '../../../engine/extraction/ocr/pageLayout.ts'

const HEIGHT = 24
const CHARACTER = 12

/** Words of a text from the left at a height, as one line. */
function line(text: string, left: number, top: number, paragraph = `${left}`): Word[] {
  let at = left
  return text.split(' ').map(word => {
    const box = { left: at, right: at + word.length * CHARACTER, top, bottom: top + HEIGHT }
    at = box.right + CHARACTER / 2
    return { text: word, paragraph, line: `${paragraph} ${top}`, ...box }
  })
}

const prose = (start: string) => `${start} goes on with several words`

test('a table is read by column, each with its header', () => {
  const rows = [
    ['Name', 'Card', 'Town'],
    ['Anna Berg', '4111 1111', 'Bern'],
    ['Bob Carr', '5500 0000', 'Ulm'],
    ['Cleo Dahl', '3400 0000', 'Graz'],
  ]
  const byColumn = [0, 1, 2].flatMap(column =>
    rows.flatMap((row, at) => line(row[column] ?? '', column * 300, at * 40)),
  )

  expect(layOut([...line('The staff', 0, -120), ...byColumn], 0)).toEqual([
    { text: 'The staff' },
    {
      firstRow: ['Name', 'Card', 'Town'].map((text, column) => ({ column, text })),
      cells: [0, 1, 2].flatMap(column => rows.slice(1).map(row => ({ column, text: row[column] }))),
    },
  ])
})

test('a value that breaks within its cell is one value, also on a page that lay askew', () => {
  const slope = 0.03
  const words = [0, 1, 2, 3].flatMap(row => [
    ...line(`Anna`, 0, row * 100),
    ...line(`Berg`, 0, row * 100 + 34),
    ...line(`978-0-`, 300, row * 100),
    ...line(`00${row}`, 300, row * 100 + 34),
    ...line(`Bern`, 600, row * 100 + 17),
  ])
  const askew = words.map(word => ({
    ...word,
    top: word.top + word.left * slope,
    bottom: word.bottom + word.left * slope,
    left: word.left - word.top * slope,
    right: word.right - word.top * slope,
  }))

  const [table] = layOut(askew, slope) ?? []

  expect(table).toMatchObject({
    firstRow: [
      { column: 0, text: 'Anna Berg' },
      { column: 1, text: '978-0-000' },
      { column: 2, text: 'Bern' },
    ],
  })
  expect(table).toHaveProperty('cells.length', 9)
})

test.each([
  ['one column', [0]],
  ['two columns', [0, 600]],
  ['three columns', [0, 600, 1200]],
])('prose in %s is no table', (_, lefts) => {
  const words = lefts.flatMap(left => [0, 1, 2, 3, 4, 5].flatMap(row => line(prose(`Line${row}`), left, row * 36)))

  expect(layOut(words, 0)).toBeUndefined()
})

test('a letter with an address beside its references is no table', () => {
  const address = ['Anna Berg', '12 Main Street', '3011 Bern', 'Switzerland']
  const words = [
    ...address.flatMap((text, row) => line(text, 0, row * 36)),
    ...['Invoice 17', 'Date 3 May', 'Page 1', 'Due 4 June'].flatMap((text, row) => line(text, 700, row * 36)),
    ...[0, 1, 2].flatMap(row => line(`${prose('Dear')} ${prose('and')} ${prose('so')}`, 0, 300 + row * 36)),
  ]

  expect(layOut(words, 0)).toBeUndefined()
})

test('any boxes are laid out', () => {
  const box = { left: 0, right: 0, top: 0, bottom: 0 }

  expect(layOut([], 0)).toBeUndefined()
  expect(layOut([{ text: 'a', paragraph: '1', line: '1', ...box }], 0)).toBeUndefined()
  const many = Array.from({ length: 20_000 }, (_, at) => line('a', (at % 100) * 30, Math.floor(at / 100) * 30)).flat()
  const before = process.cpuUsage()
  layOut(many, 0)
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5)
})
