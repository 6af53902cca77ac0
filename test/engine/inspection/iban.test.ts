import { expect, test } from 'vitest'
import { valuesIn } from './foundIn.ts'

/** Examples of the SWIFT IBAN registry. */
const examples = [
  'GB29 NWBK 6016 1331 9268 19',
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'CH93 0076 2011 6238 5295 7',
  'ES91 2100 0418 4502 0005 1332',
  'IT60 X054 2811 1010 0000 0123 456',
  'NL91 ABNA 0417 1643 00',
  'BE68 5390 0754 7034',
  'AT61 1904 3002 3457 3201',
  'SE45 5000 0000 0583 9825 7466',
  'NO93 8601 1117 947',
  'PL61 1090 1014 0000 0712 1981 2874',
  'PT50 0002 0123 1234 5678 9015 4',
  'IE29 AIBK 9311 5212 3456 78',
  'SA03 8000 0000 6080 1016 7519',
  'BR18 0036 0305 0000 1000 9795 493C 1',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'TR33 0006 1005 1978 6457 8413 26',
]

test.each(examples)('%s is an IBAN, with or without groups, in either case', iban => {
  const plain = iban.replaceAll(' ', '')

  expect(valuesIn('IBAN_CODE', `Please pay to ${iban} by Friday.`)).toEqual([iban])
  expect(valuesIn('IBAN_CODE', `Please pay to ${plain}.`)).toEqual([plain])
  expect(valuesIn('IBAN_CODE', `my iban is ${plain.toLowerCase()}`)).toEqual([plain.toLowerCase()])
})

test.each(examples)('%s with one changed digit is not an IBAN', iban => {
  const broken = iban.replace(/\d(?=\D*$)/, digit => String((Number(digit) + 1) % 10))

  expect(valuesIn('IBAN_CODE', `Please pay to ${broken} by Friday.`)).toEqual([])
})

test.each([
  'GB29 NWBK 6016 1331 9268',
  'ZZ29 NWBK 6016 1331 9268 19',
  'GB29NWBK60161331926819X',
  'XGB29NWBK60161331926819',
])('%s is not an IBAN', text => {
  expect(valuesIn('IBAN_CODE', text)).toEqual([])
})
