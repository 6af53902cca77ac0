import { describe, expect, test } from 'vitest'
import { addresses, places } from './found.ts'

describe('an address is found whole', () => {
  test.each([
    ['British, in a sentence', 'residing at 221B Baker Street, London NW1 6XE', '221B Baker Street, London NW1 6XE'],
    [
      'American, over lines',
      'Ship to:\n4500 N Lamar Blvd, Suite 210\nAustin, TX 78756\nUSA',
      '4500 N Lamar Blvd, Suite 210\nAustin, TX 78756\nUSA',
    ],
    ['with a numbered street', 'He lives at 1200 4th Ave, Seattle, WA 98101.', '1200 4th Ave, Seattle, WA 98101'],
    [
      'with a possessive in it',
      "at 18 Queen's Gate Terrace\nLondon\nSW7 5PJ\n",
      "18 Queen's Gate Terrace\nLondon\nSW7 5PJ",
    ],
    ['Irish', '14 Harbour View Road\nCork T12 X8YP\nIreland\n', '14 Harbour View Road\nCork T12 X8YP\nIreland'],
    ['German', 'wohnhaft Bahnhofstr. 3, 10115 Berlin (Vermieter)', 'Bahnhofstr. 3, 10115 Berlin'],
    ['French', 'au 15 rue de la République, 69002 Lyon.', '15 rue de la République, 69002 Lyon'],
    [
      'French, with a half number',
      'M. Roux habite 3 bis, avenue Victor Hugo, 75116 Paris',
      '3 bis, avenue Victor Hugo, 75116 Paris',
    ],
    ['Spanish', 'Calle de Alcalá 45, 3º B, 28014 Madrid, Spain', 'Calle de Alcalá 45, 3º B, 28014 Madrid, Spain'],
    ['Italian', 'abita in Via Garibaldi 15, 20121 Milano.', 'Via Garibaldi 15, 20121 Milano'],
    ['Dutch', 'woont op Keizersgracht 241, 1016 EA Amsterdam.', 'Keizersgracht 241, 1016 EA Amsterdam'],
    ['a box', 'Write to P.O. Box 1422, Denver, CO 80201', 'P.O. Box 1422, Denver, CO 80201'],
    ['a German box', 'Postfach 10 11 20, 70010 Stuttgart', 'Postfach 10 11 20, 70010 Stuttgart'],
    ['a crossing', 'Meet at the corner of Elm Street and Park Avenue.', 'corner of Elm Street and Park Avenue'],
    ['without capitals', 'deliver to 3911 fourth avenue suite 112 please', '3911 fourth avenue suite 112'],
  ])('%s', (_, text, address) => {
    expect(addresses(text)).toEqual([address])
  })

  test('two adjacent addresses are two findings', () => {
    expect(addresses('From 9 Elm Street to 12 Oak Lane.')).toEqual(['9 Elm Street', '12 Oak Lane'])
  })

  test('towns on lines of their own are places as well', () => {
    expect(places('Anna Josefsen\n44 Clarke Avenue\nApt. 8\nPines Beach\nNew Zealand 3469\n')).toEqual([
      'Pines Beach',
      'New Zealand',
    ])
  })
})

describe('no address is found', () => {
  test.each([
    ['in dates', 'On 12 March 2020 and in January 2021; Spring 2017, During 2018.'],
    ['in amounts and sizes', '12 Jan Standing Order Thames Water 41.00; 100 Percent Cotton Drive; 5 Star Hotel Place'],
    ['in versions', 'Windows Server 2019 Standard Edition 64 Bit. Room 12 Floor 3. Version 12 Release Notes'],
    ['in tables', 'Steel Bolt M8 120 0.45 54.00\nPaint Brush Large 12 3.20 38.40'],
    ['in references', 'See Chapter 3, Section 2 and Table 4. Article 12 Paragraph 5.'],
    ['in logs', 'kernel: [12.345] usb 1-1: New USB device found\nDEBUG Pipeline Stage Deploy Finished In 12 Seconds'],
    ['in code', 'for (let i = 0; i < 12; i++) Total += Items[i] * 5'],
  ])('%s', (_, text) => {
    expect(addresses(text)).toEqual([])
  })
})
