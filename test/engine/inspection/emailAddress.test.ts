import { expect, test } from 'vitest'
import { foundIn, valuesIn } from './foundIn.ts'

test.each([
  ['Write to anna.schmidt@example.com.', 'anna.schmidt@example.com'],
  ["<mailto:o'brien+news@mail.example.co.uk>", "o'brien+news@mail.example.co.uk"],
  ['"to":"first_last%x@sub-domain.example.org"', 'first_last%x@sub-domain.example.org'],
  ["name='bob@example.com'", 'bob@example.com'],
  ['q?email=bob@example.com&x=1', 'bob@example.com'],
  ['müller@bücher.example.de wrote', 'müller@bücher.example.de'],
  ['see jane@example.com.The rest', 'jane@example.com'],
  ['(JOHN@EXAMPLE.COM)', 'JOHN@EXAMPLE.COM'],
  ['メールはbob@example.jpです', 'bob@example.jp'],
  ['admin@printer.local', 'admin@printer.local'],
])('"%s" contains an address', (text, address) => {
  expect(valuesIn('EMAIL_ADDRESS', text)).toEqual([address])
})

test.each([
  'the icon logo@2x.png',
  'npm i react@18.2.0 and left-pad@latest',
  'git clone git@github.com:owner/name.git',
  'a@a@a',
  '@example.com',
  'me@',
  'user@-example.com',
  `${'a'.repeat(65)}@example.com`,
  'https://user:secret@example.com/',
  '@Override public void run()',
])('"%s" contains no address', text => {
  expect(valuesIn('EMAIL_ADDRESS', text)).toEqual([])
})

test('the domain of an address is not a second finding', () => {
  expect(foundIn('Mail bob@example.com or see example.com')).toEqual([
    ['EMAIL_ADDRESS', 'bob@example.com', 'VERY_LIKELY'],
    ['DOMAIN_NAME', 'example.com', 'LIKELY'],
  ])
})
