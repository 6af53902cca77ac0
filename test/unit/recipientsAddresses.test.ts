import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSimilarAddress } from '../../shared/domain/recipients/findSimilarAddress.ts'
import { isPublicMailDomain } from '../../shared/domain/recipients/publicMailDomains.ts'

const known = [
  'rita.mueller@partner.example',
  'tom.baker@partner.example',
  'jo@partner.example',
  'office2@partner.example',
  'jörg.groß@partner.example',
  'rita.miller@other.example',
]

describe('an address that is typed wrong suggests the person that the sender knows', () => {
  test.each([
    ['a letter is missing', 'rita.mueler@partner.example', 'rita.mueller@partner.example', 'spelling'],
    ['letters are swapped', 'tom.bakre@partner.example', 'tom.baker@partner.example', 'spelling'],
    ['a key is beside the right one', 'rita.muellet@partner.example', 'rita.mueller@partner.example', 'keyboard'],
    ['1 stands for l', 'rita.mue1ler@partner.example', 'rita.mueller@partner.example', 'confusable'],
    ['an accent is missing', 'jorg.groß@partner.example', 'jörg.groß@partner.example', 'confusable'],
    ['the dot is missing', 'ritamueller@partner.example', 'rita.mueller@partner.example', 'separator'],
    ['a hyphen stands for the dot', 'rita-mueller@partner.example', 'rita.mueller@partner.example', 'separator'],
    ['first and last name are swapped', 'mueller.rita@partner.example', 'rita.mueller@partner.example', 'order'],
    ['they are swapped without a dot', 'bakertom@partner.example', 'tom.baker@partner.example', 'order'],
    ['the address has a tag', 'rita.mueler+files@partner.example', 'rita.mueller@partner.example', 'spelling'],
  ])('when %s: %s', (_, typed, address, kind) => {
    expect(findSimilarAddress(typed, known)).toEqual({ address, kind })
  })
})

describe('no person is suggested for', () => {
  test.each([
    ['a known address', 'rita.mueller@partner.example'],
    ['a known address in capitals', 'Rita.Mueller@Partner.Example'],
    ['a known address with a tag', 'rita.mueller+files@partner.example'],
    ['the same person at another domain', 'rita.mueler@third.example'],
    ['another short name', 'jan@partner.example'],
    ['another number', 'office3@partner.example'],
    ['another person of the same family', 'anna.mueller@partner.example'],
    ['a local part that is too long', `${'r'.repeat(65)}@partner.example`],
    ['a million tags', `${'+'.repeat(1_000_000)}\n@partner.example`],
    ['no address', 'rita'],
  ])('%s', (_, typed) => {
    expect(findSimilarAddress(typed, known)).toBeUndefined()
  })

  test('a known address among any others', () => {
    const local = fc.string({ unit: fc.constantFrom(...'abcmrntu.-_01'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.array(local, { minLength: 1, maxLength: 10 }), locals => {
        const addresses = locals.map(one => `${one}@partner.example`)

        expect(addresses.map(one => findSimilarAddress(one, addresses))).toEqual(addresses.map(() => undefined))
      }),
    )
  })
})

describe('a public mail domain', () => {
  test.each([
    'gmail.com',
    'GMAIL.com.',
    'googlemail.com',
    'gmx.ch',
    'web.de',
    'orange.fr',
    'proton.me',
    'fastmail.com',
  ])('is %s', domain => {
    expect(isPublicMailDomain(domain)).toBe(true)
  })

  test.each(['partner.example', 'mail.gmail.com', 'siemens.com', 'com', ''])('is not %s', domain => {
    expect(isPublicMailDomain(domain)).toBe(false)
  })
})
