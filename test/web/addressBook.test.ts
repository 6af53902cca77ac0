import { describe, expect, test } from 'vitest'
import { findMatches } from '../../web/src/addressBook/findMatches.ts'
import { toWritten } from '../../web/src/addressBook/recipient.ts'

const recipient = (address: string, name = '') => ({
  ...{ address, name, written: toWritten(address) },
  lastUsedAt: '2026-11-21T09:00:00.000Z',
})
const book = [
  recipient('rita@partner.example', 'Rita Rossi-Bianchi'),
  recipient('soren@xn--mnchen-3ya.example', 'Søren Müller'),
  recipient('grosse@partner.example', 'Jürgen Große'),
  recipient('Office@Partner.example'),
  recipient('zoe@school.example', 'Dr. Zoë Łukasz'),
]
const find = (text: string) => findMatches(book, text).map(({ address }) => address.split('@')[0])

describe('recipients that match what is typed', () => {
  test.each<[string, string[]]>([
    ['', ['rita', 'soren', 'grosse', 'Office', 'zoe']],
    ['  ', ['rita', 'soren', 'grosse', 'Office', 'zoe']],
    ['ROSSI', ['rita']],
    ['bian', ['rita']],
    ['ossi', []],
    ['bianchi rita', ['rita']],
    ['rita muller', []],
    ['muller', ['soren']],
    ['Müller', ['soren']],
    ['mu\u0308ller', ['soren']],
    ['soren', ['soren']],
    ['grosse', ['grosse']],
    ['große', ['grosse']],
    ['zoe lukasz', ['zoe']],
    ['artner', ['rita', 'grosse', 'Office']],
    ['@school', ['zoe']],
    ['xn--mn', ['soren']],
    ['münchen', ['soren']],
    ['.*', []],
    ['%', []],
    ['rita@partner.examp', ['rita']],
  ])('%j: %j', (text, found) => {
    expect(find(text)).toEqual(found)
  })

  test.each([
    'rita@partner.example',
    ' office@PARTNER.example ',
    'soren@münchen.example',
    'soren@xn--mnchen-3ya.example',
  ])('none is offered for the complete address %j', text => {
    expect(find(text)).toEqual([])
  })

  test('a complete address that is also part of another one is offered with the other', () => {
    const both = [recipient('a@b.example'), recipient('rita.a@b.example')]

    expect(findMatches(both, 'a@b.example')).toEqual(both)
  })

  test('are at most eight, the last used', () => {
    const many = Array.from({ length: 500 }, (_, at) => recipient(`r${at}@partner.example`))

    expect(findMatches(many, 'partner')).toEqual(many.slice(0, 8))
  })
})

describe('an address in readable letters', () => {
  test.each([
    ['rita@partner.example', 'rita@partner.example'],
    ['rita@xn--mnchen-3ya.example', 'rita@münchen.example'],
    // Latin and Cyrillic letters in one label, an invalid label, no domain.
    ['rita@xn--pple-43d.example', 'rita@xn--pple-43d.example'],
    ['rita@xn--999999999.example', 'rita@xn--999999999.example'],
    ['rita', 'rita'],
  ])('%s is written %s', (address, written) => {
    expect(toWritten(address)).toBe(written)
  })
})
