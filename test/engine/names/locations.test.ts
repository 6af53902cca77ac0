import { describe, expect, test } from 'vitest'
import { places } from './found.ts'

describe('places are found', () => {
  test.each([
    ['that everyone knows', 'Reporters came from Kyiv to Washington.', ['Kyiv', 'Washington']],
    [
      'countries and regions',
      'Offices in Germany, Spain and New South Wales.',
      ['Germany', 'Spain', 'New South Wales'],
    ],
    ['of several words', 'She left San Francisco for Rio de Janeiro.', ['San Francisco', 'Rio de Janeiro']],
    [
      'whose names are words, where a place is meant',
      'She was born in Reading and moved to Nice.',
      ['Reading', 'Nice'],
    ],
    ['that no list has, behind in and from', 'We moved here from Kvistbro.', ['Kvistbro']],
    [
      'that persons are called like, where a place is meant',
      'Jordan Smith travelled from Paris to Jordan.',
      ['Paris', 'Jordan'],
    ],
    ['in German', 'Der Vertrag wurde in Köln unterschrieben.', ['Köln']],
    ['in French', 'La réunion à Lyon est annulée.', ['Lyon']],
    ['in Spanish', 'Le escribimos desde Valencia.', ['Valencia']],
    ['in Italian', 'La riunione si terrà a Torino.', ['Torino']],
    ['in Dutch', 'De vergadering is in Utrecht.', ['Utrecht']],
  ])('%s', (_, text, names) => {
    expect(places(text)).toEqual(names)
  })
})

describe('no place is found', () => {
  test.each([
    ['in words that are places too', 'The Orange Mobile Reading Lamp is a nice lamp. Reading in bed is easy.'],
    ['in persons', 'Paris Hilton called Jordan Smith. Mr London agreed.'],
    ['in months and days', 'From Monday to Friday, in August and in May.'],
    ['in universities', 'She studied at the University of Edinburgh.'],
    ['in software', 'Written in Python and in Java, ported from Kotlin.'],
    ['in sections of a document', 'See Table 4 in Appendix B and in Section 2.'],
    ['in code', 'if (Result === null) throw new NotFoundException(Order)'],
  ])('%s', (_, text) => {
    expect(places(text)).toEqual([])
  })
})
