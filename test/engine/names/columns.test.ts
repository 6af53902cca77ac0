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
})
