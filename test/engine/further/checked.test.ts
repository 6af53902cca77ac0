import { describe, expect, test } from 'vitest'
import { furtherIn, kindsIn } from './furtherIn.ts'

/** Numbers that the companies print on their pages. */
const vatNumbers = [
  'DE136695976',
  'ATU13585627',
  'BE0403019261',
  'CHE-116.281.710',
  'DK13585628',
  'EL094259216',
  'ESA13585625',
  'FI20774740',
  'FR40303265045',
  'GB980780684',
  'IE6433435F',
  'IT00743110157',
  'LU15027442',
  'NL004495445B01',
  'PL8567346215',
  'PT501964843',
  'SE123456789701',
]

describe('a VAT number', () => {
  test.each(vatNumbers)('%s is found without words', number => {
    expect(kindsIn(`Acme, ${number}, registered office`)).toEqual([`TAX_NUMBER ${number}`])
  })

  test.each(vatNumbers)('%s with a changed digit is not', number => {
    const broken = number.replace(/\d(?=[A-Z]?(?:[01]?B?\d?\d?)?$)/, digit => String((Number(digit) + 1) % 10))

    expect(broken).not.toBe(number)
    expect(kindsIn(`Acme, ${broken}, registered office`)).toEqual([])
  })
})

test.each([
  ['USt-IdNr. 136695976', 'TAX_NUMBER 136695976'],
  ['Partita IVA: 00743110157', 'TAX_NUMBER 00743110157'],
  ['NIP 856-734-62-15', 'TAX_NUMBER 856-734-62-15'],
  ['ABN 51 824 753 556', 'TAX_NUMBER 51 824 753 556'],
  ['CNPJ 11.222.333/0001-81', 'TAX_NUMBER 11.222.333/0001-81'],
  ['Steuernummer 93815/08152', ''],
  ['Steuernummer: 181/815/08155', 'TAX_NUMBER 181/815/08155'],
  ['EIN 12-3456789', 'TAX_NUMBER 12-3456789'],
  ['法人番号 7000012050002', 'TAX_NUMBER 7000012050002'],
  ['Order 136695976', ''],
])('%s has %s', (text, finding) => {
  expect(kindsIn(text)).toEqual(finding === '' ? [] : [finding])
})

test('the machine-readable zone of ICAO 9303 has a passport number, unless a check digit is wrong', () => {
  const zone = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10'

  expect(furtherIn(zone)).toEqual([['PASSPORT_NUMBER', 'L898902C3', 'VERY_LIKELY']])
  expect(kindsIn(zone.replace('7408122F', '7408123F'))).toEqual([])
})

/** Of BIP 173, BIP 350, the Bitcoin wiki and the genesis block. */
const addresses = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
]

describe('a crypto address', () => {
  test.each(addresses)('%s is found', address => {
    expect(furtherIn(`Send it to ${address}.`)).toEqual([['CRYPTO_ADDRESS', address, 'VERY_LIKELY']])
  })

  test.each(addresses)('%s with one changed character is not', address => {
    const broken = address.replace(/.$/, last => (last.toLowerCase() === 'q' ? 'p' : last < 'a' ? 'Q' : 'q'))

    expect(kindsIn(`Send it to ${broken}.`)).toEqual([])
  })
})

test('MAC addresses are found in three notations, fingerprints and other sequences are not', () => {
  for (const address of ['00:1a:2B:3c:4d:5E', '00-1A-2B-3C-4D-5E', '001a.2b3c.4d5e']) {
    expect(kindsIn(`eth0 ${address} up`)).toEqual([`MAC_ADDRESS ${address}`])
  }
  expect(kindsIn('ff:ff:ff:ff:ff:ff, 00:00:00:00:00:00')).toEqual([])
  expect(kindsIn('SHA1 12:f4:9a:00:1a:2b:3c:4d:5e:77')).toEqual([])
})

test('coordinates are found as degrees, in JSON, and as decimals with words', () => {
  expect(furtherIn(`47°22'36"N 8°32'30"E`)).toEqual([['LOCATION_COORDINATES', `47°22'36"N 8°32'30"E`, 'VERY_LIKELY']])
  expect(kindsIn('{"lat": 47.376887, "lng": 8.541694}')).toHaveLength(1)
  expect(furtherIn('GPS 47.376887, 8.541694')).toEqual([['LOCATION_COORDINATES', '47.376887, 8.541694', 'VERY_LIKELY']])
  expect(kindsIn('47.37, 8.54')).toEqual([])
  expect(kindsIn('0.12345 0.23456 0.34567 0.45678')).toEqual([])
  expect(kindsIn('147.376887, 208.541694')).toEqual([])
})

test('ICD-10 codes count after words about diagnoses, and several of them near each other', () => {
  expect(kindsIn('Diagnose: F32.1, I10 und E11.9')).toEqual(['ICD10_CODE F32.1', 'ICD10_CODE I10', 'ICD10_CODE E11.9'])
  expect(furtherIn('F32.1 and I10.0 and E11.9')).toHaveLength(3)
  expect(kindsIn('See figure A12 and table B34.5')).toEqual([])
  expect(kindsIn('J45.0\nM54.5\n', 'icd code')).toEqual(['ICD10_CODE J45.0', 'ICD10_CODE M54.5'])
})
