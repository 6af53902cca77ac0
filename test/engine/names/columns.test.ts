import { describe, expect, test } from 'vitest'
import { addresses, persons, places } from './found.ts'

describe('a column', () => {
  test('called "surname" has a person in every cell, even with an unlisted name', () => {
    expect(persons('Meier\nQaxvort\nPatel\n', 'surname')).toEqual(['Meier', 'Qaxvort', 'Patel'])
  })

  test('called "vorname" has persons by their given names', () => {
    expect(persons('Uwe\nHeike\nOle\n', 'vorname')).toEqual(['Uwe', 'Heike', 'Ole'])
  })

  test('called "name" has persons if its cells look like persons', () => {
    expect(persons('Anna Meier\nJohn Smith\nXu Wei\n', 'name')).toEqual(['Anna Meier', 'John Smith', 'Xu Wei'])
    expect(persons('Steel Bolt\nPaint Brush\nHammer\nGlue\n', 'name')).toEqual([])
  })

  test('called "product name" or "file name" has no persons', () => {
    expect(persons('Hammer\nGlue\n', 'product name')).toEqual([])
    expect(persons('smith\nreport\n', 'file name')).toEqual([])
  })

  test('called "city" has places, even in ambiguous words', () => {
    expect(places('Reading\nNice\nXyzbury\n', 'city')).toEqual(['Reading', 'Nice', 'Xyzbury'])
  })

  test('called "street" has an address in every cell', () => {
    expect(addresses('Main St 5\nAm Markt 3\nElm Road\n', 'street')).toEqual(['Main St 5', 'Am Markt 3', 'Elm Road'])
  })

  test('of numbers has no findings, under any header', () => {
    expect(persons('12\n13\n', 'surname')).toEqual([])
    expect(places('12\n13\n', 'city')).toEqual([])
    expect(addresses('12\n13\n', 'street')).toEqual([])
  })

  test('of remarks has persons in its text', () => {
    expect(persons('Called John Smith today\nNothing\n', 'notes')).toEqual(['John Smith'])
  })

  test('without a header has persons if most cells are given names', () => {
    expect(persons('Anna\nPeter\nMaria\nJohn\nHeike\nSabine\nKarl\nLisa\n')).toHaveLength(8)
    expect(persons('Bolt\nPeter\nBrush\nGlue\nNail\nHammer\nTape\nSaw\n').length).toBeLessThan(2)
  })

  test('without a header has persons if most cells are surnames, also in those that are words', () => {
    expect(persons('Whitfield\nPatel\nBrown\nKowalski\nHernandez\nYoung\nOkafor\nSchmidt\n', '')).toHaveLength(8)
  })

  test('without a header has places if most cells are towns, also unlisted ones', () => {
    const towns = 'Leeds\nSpringfield\nPort Jessica\nReading\nMannheim\nEast Karlaville\nLyon\nTorino\n'

    expect(places(towns, '')).toHaveLength(8)
    expect(persons(towns, '')).toEqual([])
  })

  test('without a header has addresses in the cells that look like the certain ones', () => {
    const streets = '12 High Street\n8 Station Road\n73 Mill Lane\n5 Old Orchard\n9 Meadow Falls\n31 Park Avenue\n'

    expect(addresses(streets, '')).toHaveLength(6)
  })

  test.each([
    ['colours', 'Green\nBrown\nWhite\nBlack\nGray\nGreen\nBrown\nWhite\n'],
    ['colours in lower case', 'jade\namber\norange\nnavy\namber\nred\nblue\n'],
    ['departments', 'Sales\nMarketing\nFinance\nLegal\nSupport\nOperations\n'],
    ['months', 'January\nMarch\nApril\nMay\nJune\nAugust\n'],
    ['companies', 'Nilsson AB\nMorgan Ltd\nBauer GmbH\nRossi SpA\nPetit SARL\nSmith Inc\n'],
    ['German departments', 'Vertrieb\nEinkauf\nBuchhaltung\nRecht\nTechnik\nLager\n'],
  ])('of %s has neither persons nor places', (_, cells) => {
    expect(persons(cells, '')).toEqual([])
    expect(places(cells, '')).toEqual([])
  })
})
