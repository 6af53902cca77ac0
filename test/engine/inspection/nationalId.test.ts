import { expect, test } from 'vitest'
import { CONTEXT_WORDS } from '../../../engine/inspection/patterns/contextWords.ts'
import { foundIn, valuesIn } from './foundIn.ts'

/** Examples by authorities or by their rules, and the same with a fault. */
const ids = [
  ['US, social security', 'SSN', '536-90-4399', '666-90-4399'],
  ['US, social security without hyphens', 'Social Security', '536904399', '666904398'],
  ['US, taxpayer', 'ITIN', '912-70-1234', '912-93-1234'],
  ['UK, national insurance', 'NINO', 'AB123456C', 'AB12345C'],
  ['UK, in groups', 'National Insurance', 'AB 12 34 56 C', 'AB 12 34 5 E'],
  ['UK, health service', 'NHS number', '943 476 5919', '943 476 5918'],
  ['Ireland', 'PPSN', '1234567T', '1234567U'],
  ['Ireland, since 2013', 'PPSN', '1234567FA', '1234567GA'],
  ['Germany', 'Steuer-ID', '86 095 742 719', '86 095 742 718'],
  ['Germany, tax office’s short form', 'Steuerl. Ident-Nr.', '86095742719', '86095742718'],
  ['Germany, pension', 'RV-Nummer', '65 170839 J 003', '65 170839 J 004'],
  ['Germany, pension without spaces', 'Rentenversicherungsnummer', '15070649C103', '15070649D103'],
  ['Poland, by an English label', 'Government ID', '44051401359', '44051401358'],
  ['Austria', 'SVNR', '1237 010180', '1238 010180'],
  ['Switzerland', 'AHV', '756.9217.0769.85', '756.9217.0769.84'],
  ['Netherlands', 'BSN', '111222333', '111222334'],
  ['Belgium', 'Rijksregisternummer', '85.07.30-033.28', '85.07.30-033.29'],
  ['Belgium, since 2000', 'registre national', '17.07.30-033.84', '17.07.30-033.85'],
  ['France', 'numéro de sécurité sociale', '2 55 08 14 168 025 38', '2 55 08 14 168 025 39'],
  ['Spain', 'DNI', '12345678Z', '12345678A'],
  ['Spain, foreigners', 'NIE', 'X-1234567-L', 'X-1234567-M'],
  ['Portugal', 'NIF', '123 456 789', '123 456 788'],
  ['Italy', 'codice fiscale', 'RSSMRA85T10A562S', 'RSSMRA85T10A562T'],
  ['Italy, with a letter for a digit', 'codice fiscale', 'RSSMRA85T10A56NH', 'RSSMRA85T10A56NI'],
  ['Greece', 'AMKA', '01013099997', '01013099998'],
  ['Sweden', 'personnummer', '811228-9874', '811228-9873'],
  ['Sweden, with the century', 'personnummer', '19811228-9874', '19811228-9875'],
  ['Denmark', 'CPR', '070761-4285', '073361-4285'],
  ['Norway', 'fødselsnummer', '151086 95088', '151086 95087'],
  ['Finland', 'henkilötunnus', '131052-308T', '131052-308U'],
  ['Iceland', 'kennitala', '120174-3399', '120174-3389'],
  ['Estonia', 'isikukood', '36805280109', '36805280108'],
  ['Lithuania', 'asmens kodas', '38703181745', '38703181746'],
  ['Latvia', 'personas kods', '161175-19997', '161375-19997'],
  ['Poland', 'PESEL', '44051401359', '44051401358'],
  ['Czechia', 'rodné číslo', '710319/2745', '710319/2746'],
  ['Romania', 'CNP', '1630615123457', '1630615123458'],
  ['Bulgaria', 'EGN', '7523169263', '7523169264'],
  ['Croatia', 'OIB', '33392005961', '33392005962'],
  ['Serbia', 'JMBG', '0101006500006', '0101006500007'],
  ['Turkey', 'TC kimlik', '17291716060', '17291716050'],
  ['Russia', 'СНИЛС', '112-233-445 95', '112-233-445 96'],
  ['Russia, taxpayer', 'ИНН', '500100732259', '500100732258'],
  ['Israel', 'teudat zehut', '039337423', '039337424'],
  ['Brazil', 'CPF', '390.533.447-05', '390.533.447-06'],
  ['Argentina', 'CUIL', '20-05536168-2', '20-05536168-3'],
  ['Chile', 'RUT', '12.531.909-2', '12.531.909-3'],
  ['Chile, with a letter', 'RUT', '10.000.013-K', '10.000.013-1'],
  ['Mexico', 'CURP', 'BOXW310820HNERXN09', 'BOXW310820HNERXN08'],
  ['Canada', 'SIN', '046 454 286', '046 454 287'],
  ['Australia', 'TFN', '123 456 782', '123 456 783'],
  ['New Zealand', 'IRD', '49-091-850', '49-091-851'],
  ['India', 'Aadhaar', '2341 2341 2346', '2341 2341 2347'],
  ['India, taxpayer', 'PAN', 'ACUPA7085R', 'ACUXA7085R'],
  ['China', 'resident identity', '11010519491231002X', '110105194912310021'],
  ['Taiwan', 'Taiwanese id', 'A123456789', 'A123456788'],
  ['Hong Kong', 'HKID', 'A123456(3', 'A123456(4'],
  ['Singapore', 'NRIC', 'S1234567D', 'S1234567E'],
  ['Malaysia', 'MyKad', '790101-14-5001', '791301-14-5001'],
  ['Thailand', 'Thai id', '1-2345-45678-78-1', '1-2345-45678-78-2'],
  ['Indonesia', 'NIK', '3171011708450001', '3171013208450001'],
  ['South Korea', 'RRN', '971013-9019902', '971013-9019903'],
  ['Japan', 'My Number', '1234 5678 9018', '1234 5678 9019'],
  ['South Africa', 'SA ID', '8001015009087', '8001015009088'],
  ['Luxembourg', 'matricule', '1893120105732', '1793120105732'],
] as const

test.each(ids)('an id of %s is found after the word %s: %s', (_, word, id) => {
  expect(valuesIn('NATIONAL_ID', `The ${word} is ${id}.`)).toEqual([id])
})

test.each(ids)('an id of %s with a fault is not found', (_, word, __, broken) => {
  expect(valuesIn('NATIONAL_ID', `The ${word} is ${broken}.`)).toEqual([])
})

test.each([
  'AB 12 34 56 C',
  '756.9217.0769.85',
  '85.07.30-033.28',
  '2 55 08 14 168 025 38',
  '12345678Z',
  'RSSMRA85T10A562S',
  '811228-9874',
  '131052-308T',
  '710319/2745',
  '390.533.447-05',
  'BOXW310820HNERXN09',
  '11010519491231002X',
  'S1234567D',
  '8001015009087',
])('%s is found without a word beside it', id => {
  expect(valuesIn('NATIONAL_ID', `Anna, ${id}, Main Street`)).toEqual([id])
})

test.each([
  'the part 536-90-4399',
  'the part 536904399',
  'the sum 123 456 782',
  'job 44051401359',
  'invoice 111222333',
  'phone 070761-4285',
  '2024-05-01 and 12.531.909',
  'X-11010519491231002X-1',
])('"%s" contains no id', text => {
  expect(valuesIn('NATIONAL_ID', text)).toEqual([])
})

test('the header of a column applies to its cells', () => {
  expect(foundIn('536-90-4399\n219-09-9998\n', 'ssn')).toEqual([
    ['NATIONAL_ID', '536-90-4399', 'VERY_LIKELY'],
    ['NATIONAL_ID', '219-09-9998', 'VERY_LIKELY'],
  ])
  expect(foundIn('536904399\n', 'amount')).toEqual([])
})

test('a word in one cell does not apply to the cell below', () => {
  expect(foundIn('SSN\n536904399\n', 'notes')).toEqual([])
})

test('an insurance number with a prefix that is not issued counts after its word only', () => {
  expect(valuesIn('NATIONAL_ID', 'Her NI number is ZZ 17 46 81 T.')).toEqual(['ZZ 17 46 81 T'])
  expect(valuesIn('NATIONAL_ID', 'The part is BG 12 34 56 C.')).toEqual([])
})

test.each([
  ['943 476 5919 (NHS number)', '943 476 5919'],
  ['44051401359 = PESEL', '44051401359'],
  ['7569217076985 [AHVN13]', '7569217076985'],
  ['2 55 08 14 168 025 (38) = NIR', '2 55 08 14 168 025 (38'],
  ['1237010180 – Vers.-Nr.', '1237010180'],
])('a word after the id announces it: %s', (text, id) => {
  expect(valuesIn('NATIONAL_ID', text)).toEqual([id])
})

test('a word after the id that announces the next value does not count', () => {
  expect(valuesIn('NATIONAL_ID', 'job 123456782, BSN: none')).toEqual([])
  expect(valuesIn('NATIONAL_ID', 'job 123456782 (BSN 1)')).toEqual([])
})

test.each([
  ['PESEL', '440514 01359'],
  ['BSN', '111-222-333'],
  ['Steuer-ID', '86095 742719'],
  ['personnummer', '811228 - 9874'],
  ['RV-Nummer', '65 17 08 39 J 00 3'],
  ['codice fiscale', 'RSS MRA 85T10 A562S'],
  ['National Insurance', 'ab 12 34 56 c'],
  ['PPSN', '1234567 t'],
])('after its word %s an id with a check has any groups: %s', (word, id) => {
  expect(valuesIn('NATIONAL_ID', `${word}: ${id}`)).toEqual([id])
})

test.each(['N.I.F.: 123 456 789', 'D. N. I. 12.345.678 Z', 'o C.P.F. 39053344705', 'Soz.-Vers.-Nr. 65 170839 J 003'])(
  'an abbreviation in letters announces an id: %s',
  text => {
    expect(valuesIn('NATIONAL_ID', text)).toHaveLength(1)
  },
)

test('a phone after an id is a phone', () => {
  expect(foundIn('NIF 123 456 789, Tel. 916 345 670').map(([kind]) => kind)).toEqual(['NATIONAL_ID', 'PHONE_NUMBER'])
})

test.each([
  'BSN | Telefoon\n123456782 | 0612345678',
  'BSN / telefoon: 123456782 / 0612345678',
  'Her national insurance number as given in the call is AB123456C',
])('an id stays one when its word and a word for phones precede it: %s', text => {
  expect(foundIn(text).map(([kind]) => kind)).toContain('NATIONAL_ID')
})

test('dates and references after an id are none', () => {
  expect(valuesIn('NATIONAL_ID', 'Social Security no.: 536-90-4399, born 24/11/2021, REF/2027/9261')).toEqual([
    '536-90-4399',
  ])
})

test.each([
  ['The government number is 943 47 65 919.', '943 47 65 919'],
  ['dowód osobisty: 440 514 014 58', '440 514 014 58'],
  ['Legitimationsnummer 440514 01458', '440514 01458'],
  ['identiteitsbewijs 111 22 2333', '111 22 2333'],
])('after a word for any id, one with a check digit has any groups: %s', (text, id) => {
  expect(valuesIn('NATIONAL_ID', text)).toEqual([id])
})

test.each([
  ['943 476 5919 is my NHS number.', '943 476 5919'],
  ['44051401458 to PESEL wnioskodawcy.', '44051401458'],
  ['123456789 é o NIF do cliente.', '123456789'],
])('a word behind `is` names the id: %s', (text, id) => {
  expect(valuesIn('NATIONAL_ID', text)).toEqual([id])
})

test('the first line of a table in a text names its columns', () => {
  const lines = ['| Name | PESEL | Street |', '|---|---|---|', '| Ada Lovelace | unknown | 4 St James Square, London |']

  expect(valuesIn('NATIONAL_ID', [...lines, '| Bob Marsh | 44051401458 | 17 Hill Road |'].join('\n'))).toEqual([
    '44051401458',
  ])
  expect(valuesIn('NATIONAL_ID', [...lines, '', '| Bob Marsh | 44051401458 | 17 Hill Road |'].join('\n'))).toEqual([])
  expect(valuesIn('NATIONAL_ID', [...lines, '| Bob Marsh | 17 Hill Road | 44051401458 |'].join('\n'))).toEqual([])
})

test.each(['RSSMRA 85T10 A562S', 'RSSMRA 85T10A562S'])('an Italian code has groups: %s', code => {
  expect(valuesIn('NATIONAL_ID', code)).toEqual([code])
})

test('no context has more than two words, because a longer one would hide the two', () => {
  expect(CONTEXT_WORDS.flat().filter(words => words.split(' ').length > 2)).toEqual([])
})

test('a column of part codes that look like British insurance numbers is none of them', () => {
  const codes = Array.from({ length: 20 }, (_, index) => `AB${100_001 + index}A`)

  expect(valuesIn('NATIONAL_ID', codes.join('\n'), 'Code')).toEqual([])
})
