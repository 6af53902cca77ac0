import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTypedAddresses } from '../../shared/domain/typedAddresses.ts'

const read = (text: string) => {
  const { found, unread } = readTypedAddresses(text)
  return { found: found.map(({ address, name }) => (name === undefined ? address : [name, address])), unread }
}

describe('a list of addresses', () => {
  test.each([
    ['a comma between', 'ana@one.example, ben@two.example', ['ana@one.example', 'ben@two.example']],
    ['a semicolon and a line', 'ana@one.example;\r\nben@two.example;', ['ana@one.example', 'ben@two.example']],
    ['spaces', 'ana@one.example ben@two.example', ['ana@one.example', 'ben@two.example']],
    [
      'names of a mail program',
      'Ana Lee <ana@one.example>, "Doe, Ben" <ben@two.example>; Cruz, Cleo <cleo@three.example>',
      [
        ['Ana Lee', 'ana@one.example'],
        ['Doe, Ben', 'ben@two.example'],
        ['Cruz, Cleo', 'cleo@three.example'],
      ],
    ],
    [
      'a table with a heading, and names before',
      '\uFEFFName;E-Mail\nAna Lee;ana@one.example\n"Doe, Ben";ben@two.example\n',
      [
        ['Ana Lee', 'ana@one.example'],
        ['Doe, Ben', 'ben@two.example'],
      ],
    ],
    ['a table with names after', 'ana@one.example,Ana Lee', [['Ana Lee', 'ana@one.example']]],
    ['an address twice, in capitals', 'ana@one.example, ANA@ONE.EXAMPLE', ['ana@one.example']],
    [
      'an address twice, in two scripts',
      'ana@bücher.example, Ana@xn--bcher-kva.example',
      ['ana@xn--bcher-kva.example'],
    ],
    ['a formula as a name', '=HYPERLINK(1);ana@one.example', [['=HYPERLINK(1)', 'ana@one.example']]],
  ])('may have %s', (_, text, found) => {
    expect(read(text)).toEqual({ found, unread: [] })
  })

  test('says what it cannot read', () => {
    expect(read('ana@one.example, ben@two, nobody')).toEqual({
      found: ['ana@one.example'],
      unread: ['ben@two', 'nobody'],
    })
    expect(read('nobody')).toEqual({ found: [], unread: ['nobody'] })
  })

  test('has every address of any list, in order, between any separators', () => {
    const address = fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{1,8}$/))
    const separator = fc.constantFrom(', ', ';', '\n', ' ; ', '\r\n', ',\n', ' ')
    fc.assert(
      fc.property(fc.uniqueArray(address, { minLength: 1, selector: String }), separator, (parts, between) => {
        const addresses = parts.map(([local, domain]) => `${local}@${domain}.example`)
        expect(read(addresses.join(between))).toEqual({ found: addresses, unread: [] })
      }),
    )
  })
})
