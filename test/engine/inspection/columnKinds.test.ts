import { expect, test } from 'vitest'
import { columnKinds } from '../../../engine/inspection/columnKinds.ts'
import { patternDetectors } from '../../../engine/inspection/patterns/patternDetectors.ts'

const kinds = (rows: string[][], headers: string[] = []) => columnKinds(rows, headers, patternDetectors())

test('a column has the infotype of most of its cells, with or without a header', () => {
  const rows = [
    ['1', 'a@example.com', '4111111111111111', '2124567890', '', '536-90-4399'],
    ['2', 'b@example.com', '5555555555554444', '2124567891', 'see c@example.com', '219-09-9998'],
    ['3', '', '378282246310005', '2124567892', 'nothing', ''],
  ]

  expect(kinds(rows, ['id', 'e-mail', 'paid with', 'phone', 'notes', 'SSN'])).toEqual([
    { column: 1, header: 'e-mail', infoType: 'EMAIL_ADDRESS', share: 1 },
    { column: 2, header: 'paid with', infoType: 'CREDIT_CARD_NUMBER', share: 1 },
    { column: 3, header: 'phone', infoType: 'PHONE_NUMBER', share: 1 },
    { column: 5, header: 'SSN', infoType: 'NATIONAL_ID', share: 1 },
  ])
  expect(kinds(rows).map(({ column, infoType }) => [column, infoType])).toEqual([
    [1, 'EMAIL_ADDRESS'],
    [2, 'CREDIT_CARD_NUMBER'],
    [5, 'NATIONAL_ID'],
  ])
})

test('a column of free text with an occasional address is not a column of addresses', () => {
  const text = 'please write to bob@example.com when you have found the time to look at it'

  expect(kinds([[text], [text], ['no']], ['remarks'])).toEqual([])
})

test('ragged rows, empty tables and multi-line cells are read as they are', () => {
  expect(kinds([])).toEqual([])
  expect(kinds([[], ['x'], ['', 'a@example.com']])).toEqual([{ column: 1, infoType: 'EMAIL_ADDRESS', share: 1 }])
  expect(kinds([['4111 1111\n1111 1111']])).toEqual([{ column: 0, infoType: 'CREDIT_CARD_NUMBER', share: 1 }])
})
