import fc from 'fast-check'
import { getCountries, getExampleNumber, isValidPhoneNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { isInternationalNumber } from '../../../engine/inspection/patterns/phonePlans.ts'
import { foundIn, valuesIn } from './foundIn.ts'

test('an example of every country is found in international form', () => {
  for (const country of getCountries()) {
    const number = getExampleNumber(country, examples)?.formatInternational() ?? ''
    expect([country, valuesIn('PHONE_NUMBER', `It is ${number} now`)]).toEqual([country, [number]])
  }
})

test('an example of each of 30 countries is found in national form beside a matching word', () => {
  for (const country of 'US GB DE FR ES IT NL BE CH AT AU SE FI DK NO PL PT GR CZ HU IE NZ ZA IN JP KR TR BR MX SG'.split(
    ' ',
  )) {
    const number = getExampleNumber(country as 'US', examples)?.formatNational() ?? ''
    expect([country, valuesIn('PHONE_NUMBER', `Phone: ${number}`)]).toEqual([country, [number]])
  }
})

test('the numbering plans agree with libphonenumber', () => {
  const countries = getCountries().map(country => getExampleNumber(country, examples)?.number.slice(1) ?? '')
  const anyNumber = fc
    .tuple(fc.constantFrom(...countries), fc.nat(6), fc.stringMatching(/^\d{8}$/))
    .map(([number, kept, digits]) => number.slice(0, -kept - 1) + digits.slice(0, kept + 1))

  fc.assert(
    fc.property(anyNumber, number => {
      // libphonenumber also completes local numbers of some countries.
      fc.pre(!isInternationalNumber(number))
      expect(isValidPhoneNumber(`+${number}`)).toBe(false)
    }),
    { numRuns: 300, seed: 7 },
  )
})

test.each([
  ['call me at (212) 456-7890 x12', '(212) 456-7890 x12'],
  ['(212) 456-7890', '(212) 456-7890'],
  ['212-456-7890', '212-456-7890'],
  ['1-212-456-7890', '1-212-456-7890'],
  ['01.84.17.61.18', '01.84.17.61.18'],
  ['020 7946 0018', '020 7946 0018'],
  ['08-445 207 25', '08-445 207 25'],
  ['031-701 22 60', '031-701 22 60'],
  ['+46 (0)8 928 571 38', '+46 (0)8 928 571 38'],
  ['(+49) 30 901820', '(+49) 30 901820'],
  ['Tel. 467 3395', '467 3395'],
  ['07700 900 123 (mobile)', '07700 900 123'],
  ['416 60 039 office', '416 60 039'],
  ['Telefon 030/901820', '030/901820'],
  ['Téléphone : 01 84 17 61 18', '01 84 17 61 18'],
  ['{"phoneNumber":"2124567890"}', '2124567890'],
  ['514 555-0142', '514 555-0142'],
  ['(11) 91234-5678', '(11) 91234-5678'],
  ['(55) 2345-6789', '(55) 2345-6789'],
  ['(22) 123 45 67', '(22) 123 45 67'],
  ['(351) 912 345 678', '(351) 912 345 678'],
  ['06-12345678', '06-12345678'],
  ['02 223 45 67', '02 223 45 67'],
])('"%s" contains a number', (text, number) => {
  expect(valuesIn('PHONE_NUMBER', text)).toEqual([number])
})

test('every number in a column of numbers is found', () => {
  expect(foundIn('2124567890\n2124567891\n', 'mobile phone').map(([kind]) => kind)).toEqual([
    'PHONE_NUMBER',
    'PHONE_NUMBER',
  ])
})

test.each([
  'on 2024-05-01 12:30',
  'on 01.02.2020 or 12/31/1999',
  'phone call on 2024-05-01',
  'from 1999-2005',
  'on 09-12 123 456',
  'order 0123 456 789',
  'ISBN 978-3-16-148410-0',
  'the sum of 1 234 567',
  '+1 +1 +1',
  '+999 123 456 789',
  'call 911',
  '123-456-7890',
  'host 10.20.30.40 phone home',
  'x = 212 + 456 - 7890',
  'see (11) 2019-2020',
  'delivered 06-20240101',
  'de 100 000 000 al 250 000 000',
  'na 601 123 456 złotych',
  'al 612 345 678 euros',
  'at 212345678',
  'Pedido 912 345 678: la tienda no contesta',
])('"%s" contains no number', text => {
  expect(valuesIn('PHONE_NUMBER', text)).toEqual([])
})

test.each(['Tél. 0142685300', 'Tél : 01.42.68.53.00', 'TÉL 0142685300', 'tél. 0612345678'])(
  'the French abbreviation names a number: %s',
  text => {
    expect(valuesIn('PHONE_NUMBER', text)).toHaveLength(1)
  },
)

test.each([
  ['elle demande qu’on la rappelle au 0156271702', '0156271702'],
  ['appelle-moi au 0148458771', '0148458771'],
  ['chiede di essere richiamata al 0862384584', '0862384584'],
  ['può contattarlo al 3442292943', '3442292943'],
  ['u kunt haar bereiken op 0612345678', '0612345678'],
  ['du når henne på 08-378 557 72', '08-378 557 72'],
  ['ruf mich an: 0676884986', '0676884986'],
  ['liga-me para o 212345678', '212345678'],
])('who is called is told by a verb: %s', (text, number) => {
  expect(valuesIn('PHONE_NUMBER', text)).toEqual([number])
})

test.each([
  'call id=123456789 finished',
  'called upstream, durationNanos: 812345678',
  'mobile device 356938035643809 registered',
  'the host is not answering at 1612345678',
  'Calling backend with request 0612345678',
])('what a program counts is no number: %s', text => {
  expect(valuesIn('PHONE_NUMBER', text)).toEqual([])
})

test.each([
  ['Tel.: 91 439 17 23 / 91 490 87 05', ['91 439 17 23', '91 490 87 05']],
  ['T: 601 123 456 / 22 632 85 00', ['601 123 456', '22 632 85 00']],
  ['Mobiel: 06 27881420 - 06 28012954', ['06 27881420', '06 28012954']],
  ['Tel.: 030 2906876 / 089/2505109', ['030 2906876', '089/2505109']],
  ['Telefon 069 / 23456-12', ['069 / 23456-12']],
  ['Tel.: +49 (0)7141 / 123456', ['+49 (0)7141 / 123456']],
  ['Tel. 0031 (0)20 - 123 45 67', ['0031 (0)20 - 123 45 67']],
  ['Tel. 022 123 45 - 67 89 01', ['022 123 45 - 67 89 01']],
  ['Tel. 0711 1234567 - 12, 70173 Stuttgart', ['0711 1234567 - 12']],
  ['Tel. 030 1234567/68, 10115 Berlin', ['030 1234567/68']],
  ['Tél. 05/61/12/34/56', ['05/61/12/34/56']],
])('two numbers after one word are two, and an area code or extension is part of one: %s', (text, numbers) => {
  expect(valuesIn('PHONE_NUMBER', text)).toEqual(numbers)
})

test.each([
  ['Rosa está en el 633 18 27 04.', '633 18 27 04'],
  ['Estou no 936 180 274 até às 18h', '936 180 274'],
  ['934 11 90 38 (teléfono)', '934 11 90 38'],
  ['Tlm. 912 345 678', '912 345 678'],
  ['Mi nuevo número es el 600 123 456.', '600 123 456'],
  ['O meu número é o 912345678.', '912345678'],
  ['Mój numer to 22 123 45 67.', '22 123 45 67'],
  ['Oficina: 912 345 678', '912 345 678'],
  ['Oficina: 912 345 000', '912 345 000'],
  ['t. 601 123 000', '601 123 000'],
  ['Info: 912 345 678', '912 345 678'],
  ['Prenotazioni: 02 1234567', '02 1234567'],
  ['Recepcja 22 123 45 67', '22 123 45 67'],
  ['Sono reperibile al 3331234567.', '3331234567'],
  ['Je suis joint au 0612345678 le soir.', '0612345678'],
  ['Vragen? Dat kan op 0201234567.', '0201234567'],
  ['El 612 345 678 no contesta.', '612 345 678'],
  ['Il 333 1234567 non risponde.', '333 1234567'],
  ['Contacto: Ana Ruiz, 612 345 678', '612 345 678'],
  ['Anna Nowak\nDyrektor\n601 123 456\nanna@przyklad.pl', '601 123 456'],
  ['WhatsApp 912 345 678', '912 345 678'],
])('a number of a plan is found where people write one: %s', (text, number) => {
  expect(valuesIn('PHONE_NUMBER', text)).toEqual([number])
})

test.each([
  'en el 633',
  'order no 936 180 274',
  'S/N 04285803-4593',
  'Art.-Nr. 016.7422.0645.33',
  'Los-Nr. 0171-946876',
  'NIP 031-402-42-10',
  'INFO 4085551234 processed',
  'op 250 000 000',
])('"%s" is no phone', text => {
  expect(valuesIn('PHONE_NUMBER', text)).toEqual([])
})
