import { expect, test } from 'vitest'
import { foundIn, valuesIn } from './foundIn.ts'

test.each([
  ['BIC: DEUTDEFF', 'DEUTDEFF'],
  ['SWIFT/BIC COBADEFFXXX', 'COBADEFFXXX'],
  ['IBAN CH93 0076 2011 6238 5295 7, UBSWCHZH80A', 'UBSWCHZH80A'],
  ['our bank is Chase (CHASUS33)', 'CHASUS33'],
  ['DEUTDEFF / DE89 3704 0044 0532 0130 00', 'DEUTDEFF'],
  ['Please pay into account 12345 at BNP Paribas (BNPAFRPP).', 'BNPAFRPP'],
  ['Bank identification DEUTDEFF', 'DEUTDEFF'],
  ['DEUTDEFF (BIC)', 'DEUTDEFF'],
  ['BIC: BNPA FR PP 500', 'BNPA FR PP 500'],
  ['S.W.I.F.T. NDEASEMM', 'NDEASEMM'],
  [':57A:QWERSEMM', 'QWERSEMM'],
  ['<BICFI>QWERSEMM</BICFI>', 'QWERSEMM'],
  ['by DEUTDEFF, today', 'DEUTDEFF'],
  ['swift code of the receiver is NEDSZAJJXXX.', 'NEDSZAJJXXX'],
])('"%s" contains a code', (text, code) => {
  expect(valuesIn('SWIFT_CODE', text)).toEqual([code])
})

test('every code in a column of codes is found', () => {
  expect(foundIn('DEUTDEFF\nBNPAFRPP\n', 'bic')).toEqual([
    ['SWIFT_CODE', 'DEUTDEFF', 'VERY_LIKELY'],
    ['SWIFT_CODE', 'BNPAFRPP', 'VERY_LIKELY'],
  ])
})

test.each([
  'DOWNLOAD the CUSTOMER list',
  'The BANK OVERVIEW of 2024',
  'SWIFT CUSTOMER SECURITY PROGRAMME',
  'SWIFT CODE BENEFICIARY BANK',
  'BIC of the POSTBANK, of COMMERZBANK and of DEUTSCHE BANK',
  'UNDEFINED and DOCUMENTS',
  'order ABCDUS12XXX',
  'bic deutdeff',
  'THIS IS AN OLD DOOR',
  'PLEASE NOTE THAT THE BIC MUST BE ON THE INVOICE',
  '3 HANDSETS',
  'SWIFT: SEND THEM TO ME',
  'swift code DEUTXXFF',
  'the constants MAXVALUE and TIMEOUTS',
])('"%s" contains no code', text => {
  expect(valuesIn('SWIFT_CODE', text)).toEqual([])
})
