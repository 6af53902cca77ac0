import { describe, expect, test } from 'vitest'
import { furtherIn, kindsIn } from './furtherIn.ts'

describe('a date of birth', () => {
  test.each([
    ['Date of birth: 12/03/1985', '12/03/1985'],
    ['DOB 03-12-85', '03-12-85'],
    ['She was born on 12 March 1985 in Leeds.', '12 March 1985'],
    ['Born March 12, 1985', 'March 12, 1985'],
    ['Geburtsdatum: 12.03.1985', '12.03.1985'],
    ['geb. am 12. März 1985', '12. März 1985'],
    ['née le 1er août 1979 à Lyon', '1er août 1979'],
    ['Fecha de nacimiento: 5 de mayo de 1990', '5 de mayo de 1990'],
    ['nato il 3 giugno 1958 a Torino', '3 giugno 1958'],
    ['Data de nascimento: 07-11-2001', '07-11-2001'],
    ['geboortedatum 9 februari 1966', '9 februari 1966'],
    ['data urodzenia: 14 października 1972 r.', '14 października 1972'],
    ['生年月日：1985年3月12日', '1985年3月12日'],
    ['生年月日 昭和60年3月12日', '昭和60年3月12日'],
    ['تاريخ الميلاد: 12/03/1985', '12/03/1985'],
    ['{"dateOfBirth": "1985-03-12"}', '1985-03-12'],
    ['date_of_birth,1985-03-12', '1985-03-12'],
    ['Date of birth\n12.03.1985', '12.03.1985'],
  ])('is found in %s', (text, value) => {
    expect(kindsIn(text)).toEqual([`DATE_OF_BIRTH ${value}`])
  })

  test.each([
    'The meeting is on 12.03.1985.',
    'Born in 1985.',
    'Date of birth: 31.02.1985',
    'Date of birth: 12.03.1785',
    'Born in Leeds, she joined the company on 1 May 2010.',
    'Date of birth unknown, date of issue 12.03.2015',
  ])('is not found in %s', text => {
    expect(kindsIn(text)).toEqual([])
  })

  test('counts in the column of its header, and in no other', () => {
    expect(kindsIn('DOB\n12.03.1985\n\n1990-07-01\n', 'dob')).toEqual([
      'DATE_OF_BIRTH 12.03.1985',
      'DATE_OF_BIRTH 1990-07-01',
    ])
    expect(kindsIn('12.03.1985\n1990-07-01\n', 'order date')).toEqual([])
  })
})

test.each([
  ['Passport no. X1234567', 'PASSPORT_NUMBER X1234567'],
  ['passport number: 925076473', 'PASSPORT_NUMBER 925076473'],
  ['Reisepass Nr. C01X00T47', 'PASSPORT_NUMBER C01X00T47'],
  ['Passeport n° 14AV12345', 'PASSPORT_NUMBER 14AV12345'],
  ['Pasaporte: AAB123456', 'PASSPORT_NUMBER AAB123456'],
  ['パスポート番号：TK1234567', 'PASSPORT_NUMBER TK1234567'],
  ['Driving licence MORGA657054SM9IJ', 'DRIVERS_LICENSE_NUMBER MORGA657054SM9IJ'],
  ['Driver’s license: F255-921-50-094-0', 'DRIVERS_LICENSE_NUMBER F255-921-50-094-0'],
  ['Führerscheinnummer B072RRE2I55', 'DRIVERS_LICENSE_NUMBER B072RRE2I55'],
  ['prawo jazdy 12345/06/1465', 'DRIVERS_LICENSE_NUMBER 12345/06/1465'],
  ['Kennzeichen: M-AB 1234', 'LICENSE_PLATE M-AB 1234'],
  ['number plate AB12 CDE', 'LICENSE_PLATE AB12 CDE'],
  ['immatriculation AA-229-AA', 'LICENSE_PLATE AA-229-AA'],
  ['matrícula 1234 BCD', 'LICENSE_PLATE 1234 BCD'],
  ['kenteken: GB-001-B', 'LICENSE_PLATE GB-001-B'],
  ['ナンバープレート：品川 500 さ 12-34', 'LICENSE_PLATE 品川 500 さ 12-34'],
  ['MRN: 00482913', 'MEDICAL_RECORD_NUMBER 00482913'],
  ['Patienten-ID P-204881', 'MEDICAL_RECORD_NUMBER P-204881'],
  ['numéro de dossier médical 7712045', 'MEDICAL_RECORD_NUMBER 7712045'],
  ['NHC 482913', 'MEDICAL_RECORD_NUMBER 482913'],
  ['Sort code 20-00-00, 55779911', 'BANK_ACCOUNT_NUMBER 20-00-00, 55779911'],
  ['Account number: 000123456789', 'BANK_ACCOUNT_NUMBER 000123456789'],
  ['CLABE 032180000118359719', 'BANK_ACCOUNT_NUMBER 032180000118359719'],
  ['口座番号 1234567', 'BANK_ACCOUNT_NUMBER 1234567'],
])('%s has %s', (text, finding) => {
  expect(kindsIn(text)).toEqual([finding])
})

test.each([
  'His passport was stolen. Flight LX1234567 left without him.',
  'Passport valid until 12.03.2030',
  'The passport office has 1200 employees.',
  'Please pay invoice 20240017 from your bank account.',
  'The number plates are made of steel.',
  'medical record and phone 0445551234',
])('%s has none of them', text => {
  expect(kindsIn(text)).toEqual([])
})

test('values of a list count, and a value next to its words is likelier than a distant one', () => {
  expect(kindsIn('Passports: X1234567, X7654321 and X1111111. Order 55512345')).toEqual([
    'PASSPORT_NUMBER X1234567',
    'PASSPORT_NUMBER X7654321',
    'PASSPORT_NUMBER X1111111',
  ])
  expect(furtherIn('Passport no. X1234567')).toEqual([['PASSPORT_NUMBER', 'X1234567', 'VERY_LIKELY']])
  expect(furtherIn('the passport that Ann showed us is X1234567')).toEqual([['PASSPORT_NUMBER', 'X1234567', 'LIKELY']])
})
