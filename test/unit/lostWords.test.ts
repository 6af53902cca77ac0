import { expect, test } from 'vitest'
import { lostWords } from '../../bench/documents/lostWords.ts'

const binary = Buffer.from([0xff, 0xfe, 0])
const lost = (theirs: string, ours: string, bytes = binary, name = 'report.bin') =>
  lostWords({ theirs, ours, name, bytes })

test.each([
  ['a date with the name of its month', '01Jan60 17-May-07', '1960-01-01T00:00:10\n2007-05-17'],
  ['a rounded number', '11111.3 11,111.2500 1.98E+08', '11111.25\n198356388'],
  ['the serial number of a date', '39219.18056369212', '2007-05-17T04:20:00'],
  [
    'lines without the spaces between them',
    'http://a.example/1.2/htmlhttp://b.example',
    'http://b.example\nhttp://a.example/1.2/html\n1.2',
  ],
  ['a word that we divide', 'johnsmith', 'john smith'],
  ['the mark of a note', 'text[footnoteRef:1] text', 'text text'],
])('%s is not lost in another form', (_, theirs, ours) => {
  expect(lost(theirs, ours)).toEqual([])
})

test.each([
  ['a date of another day', '02Jan60', '1960-01-01', ['02jan60']],
  ['a month without a date', 'Anna May', 'Anna 2007-05-17', ['may']],
  ['an integer that is only near', '2500 4111111111111111', '2499.6\n4111111111111112', ['2500', '4111111111111111']],
  ['a number that does not round to it', '1500.25', '1499.31', ['1500']],
  ['a run of which a part is lost', 'anna.example/helpbob', 'anna.example/help', ['helpbob']],
])('%s is lost', (_, theirs, ours, words) => {
  expect(lost(theirs, ours)).toEqual(words)
})

test('what a parser adds to a text is not lost, but what the text has is', () => {
  const text = Buffer.from('Comment anna')

  expect(lost('Comments report anna', 'comment', text, 'report.afm')).toEqual(['anna'])
  expect(lost('Comments', 'comment', Buffer.from('Comment &#115;'))).toEqual(['comments'])
})
