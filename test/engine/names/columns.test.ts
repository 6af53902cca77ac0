import { describe, expect, test } from 'vitest'
import { addresses, persons, places } from './found.ts'

describe('in a column', () => {
  test('called "surname" every cell is a person, even one that no list knows', () => {
    expect(persons('Meier\nQaxvort\nPatel\n', 'surname')).toEqual(['Meier', 'Qaxvort', 'Patel'])
  })

  test('called "vorname" given names are persons', () => {
    expect(persons('Uwe\nHeike\nOle\n', 'vorname')).toEqual(['Uwe', 'Heike', 'Ole'])
  })

  test('called "name" persons are found when its cells look like persons', () => {
    expect(persons('Anna Meier\nJohn Smith\nXu Wei\n', 'name')).toEqual(['Anna Meier', 'John Smith', 'Xu Wei'])
    expect(persons('Steel Bolt\nPaint Brush\nHammer\nGlue\n', 'name')).toEqual([])
  })

  test('called "product name" or "file name" nobody is found', () => {
    expect(persons('Hammer\nGlue\n', 'product name')).toEqual([])
    expect(persons('smith\nreport\n', 'file name')).toEqual([])
  })

  test('called "city" ambiguous words are places', () => {
    expect(places('Reading\nNice\nXyzbury\n', 'city')).toEqual(['Reading', 'Nice', 'Xyzbury'])
  })

  test('called "street" every cell is an address by itself', () => {
    expect(addresses('Main St 5\nAm Markt 3\nElm Road\n', 'street')).toEqual(['Main St 5', 'Am Markt 3', 'Elm Road'])
  })

  test('of numbers nothing is found, whatever it is called', () => {
    expect(persons('12\n13\n', 'surname')).toEqual([])
    expect(places('12\n13\n', 'city')).toEqual([])
    expect(addresses('12\n13\n', 'street')).toEqual([])
  })

  test('of remarks persons are found in the text', () => {
    expect(persons('Called John Smith today\nNothing\n', 'notes')).toEqual(['John Smith'])
  })

  test('without a header mostly given names are persons', () => {
    expect(persons('Anna\nPeter\nMaria\nJohn\nHeike\nSabine\nKarl\nLisa\n')).toHaveLength(8)
    expect(persons('Bolt\nPeter\nBrush\nGlue\nNail\nHammer\nTape\nSaw\n').length).toBeLessThan(2)
  })
})
