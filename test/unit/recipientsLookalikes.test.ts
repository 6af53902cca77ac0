import { domainToASCII, domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONFUSABLES_VERSION } from '../../shared/domain/recipients/confusables.ts'
import { splitDomain } from '../../shared/domain/recipients/domainParts.ts'
import { findLookalike, indexDomains } from '../../shared/domain/recipients/findLookalike.ts'
import { decodePunycode } from '../../shared/domain/recipients/punycode.ts'
import { getSpellingCost } from '../../shared/domain/recipients/spelling.ts'

const known = [
  'partner.example',
  'muller-bau.example',
  'ledger.partners.example',
  'northwind.co.uk',
  'clearwater.example',
  'gmx.example',
  'wide-world.example',
  'müller.example',
  'paypal.example',
  'norma.example',
  'at.example',
  'großbau.example',
]
const index = indexDomains(known)

const label = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
  minLength: 1,
  maxLength: 12,
})
const domain = fc.array(label, { minLength: 2, maxLength: 4 }).map(labels => labels.join('.'))

describe('a domain that is typed wrong suggests the domain that the organisation uses', () => {
  test.each([
    ['a letter is missing', 'partne.example', 'partner.example', 'spelling'],
    ['a letter is doubled', 'partnner.example', 'partner.example', 'spelling'],
    ['two letters are swapped', 'parnter.example', 'partner.example', 'spelling'],
    ['two letters are missing in a long name', 'clerwatr.example', 'clearwater.example', 'spelling'],
    ['two letters are swapped in a short name', 'gxm.example', 'gmx.example', 'spelling'],
    ['a letter is in the wrong place', 'pypaal.example', 'paypal.example', 'spelling'],
    ['a key is beside the right one', 'partber.example', 'partner.example', 'keyboard'],
    ['a QWERTZ key is where QWERTY has another', 'pazpal.example', 'paypal.example', 'keyboard'],
    ['an AZERTY key is beside the right one', 'clezrwater.example', 'clearwater.example', 'keyboard'],
    ['rn stands for m', 'rnuller-bau.example', 'muller-bau.example', 'confusable'],
    ['m stands for rn', 'noma.example', 'norma.example', 'spelling'],
    ['vv stands for w', 'northvvind.co.uk', 'northwind.co.uk', 'confusable'],
    ['1 stands for l', 'paypa1.example', 'paypal.example', 'confusable'],
    ['0 stands for o', 'n0rthwind.co.uk', 'northwind.co.uk', 'confusable'],
    ['I stands for l', 'paypaI.example', 'paypal.example', 'confusable'],
    ['Cyrillic letters stand for Latin ones', 'раураl.example', 'paypal.example', 'confusable'],
    ['the same in Punycode', 'xn--l-7sba6dbr.example', 'paypal.example', 'confusable'],
    ['an accent is missing', 'muller.example', 'müller.example', 'confusable'],
    ['ss stands for ß', 'grossbau.example', 'großbau.example', 'confusable'],
    ['an invisible character is inside', 'pay\u200bpal.example', 'paypal.example', 'confusable'],
    ['scripts are mixed', 'pаrtnеr.example', 'partner.example', 'confusable'],
    ['an umlaut is written with e', 'mueller.example', 'müller.example', 'spelling'],
    ['a hyphen is missing', 'mullerbau.example', 'muller-bau.example', 'separator'],
    ['a hyphen is added', 'pay-pal.example', 'paypal.example', 'separator'],
    ['a dot stands for the hyphen', 'wide.world.example', 'wide-world.example', 'separator'],
    ['a dot is missing', 'ledgerpartners.example', 'ledger.partners.example', 'separator'],
    ['the dot after www is missing', 'wwwpartner.example', 'partner.example', 'separator'],
    ['labels are swapped', 'partners.ledger.example', 'ledger.partners.example', 'labels'],
    ['words are swapped', 'world-wide.example', 'wide-world.example', 'labels'],
    ['the top-level domain is another', 'partner.test', 'partner.example', 'topLevelDomain'],
    ['the top-level domain is misspelt', 'partner.exampel', 'partner.example', 'topLevelDomain'],
    ['the top-level domain is missing', 'partner', 'partner.example', 'topLevelDomain'],
    ['the country is missing', 'northwind.uk', 'northwind.co.uk', 'topLevelDomain'],
    ['the country is in the name, too', 'northwind-uk.co.uk', 'northwind.co.uk', 'topLevelDomain'],
    ['name and top-level domain are misspelt', 'partnr.exampel', 'partner.example', 'spelling'],
    ['it is at the start of another domain', 'partner.example.evil.test', 'partner.example', 'subdomain'],
    ['it is there with a hyphen', 'partner-example.evil.test', 'partner.example', 'subdomain'],
    ['its subdomain is misspelt', 'ledgr.partners.example', 'ledger.partners.example', 'spelling'],
    ['a subdomain is below the misspelt domain', 'mail.partnr.example', 'partner.example', 'spelling'],
  ])('when %s: %s', (_, typed, expected, kind) => {
    expect(findLookalike(typed, index)).toEqual({ domain: expected, kind })
  })

  test('of equally close domains, the one that is listed first', () => {
    const twins = ['bravo.example', 'brave.example']

    expect(findLookalike('bravx.example', indexDomains(twins))?.domain).toBe('bravo.example')
    expect(findLookalike('bravx.example', indexDomains(twins.toReversed()))?.domain).toBe('brave.example')
  })

  test('and short names must be closer among thousands of known domains', () => {
    const few = indexDomains(['gmx.example', 'norma.example'])
    const many = indexDomains(['gmx.example', 'norma.example', ...Array.from({ length: 2000 }, (_, n) => `n${n}.test`)])
    const typed = ['gmx.test', 'gmc.example', 'gxm.example', 'nroma.example', 'norma.invalid']

    expect(typed.map(one => findLookalike(one, few)?.kind)).toEqual([
      'topLevelDomain',
      'keyboard',
      'spelling',
      'spelling',
      'topLevelDomain',
    ])
    expect(typed.map(one => findLookalike(one, many)?.kind)).toEqual([
      undefined,
      undefined,
      'spelling',
      'spelling',
      'topLevelDomain',
    ])
  })

  test('as the organisation writes it', () => {
    expect(findLookalike('partnr.example', indexDomains(['Partner.Example.']))?.domain).toBe('Partner.Example.')
  })

  test('with the confusables of a named version of Unicode', () => {
    expect(CONFUSABLES_VERSION).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

describe('no domain is suggested for', () => {
  test.each([
    ['a known domain', 'partner.example'],
    ['a known domain in capitals, with a trailing dot', 'PARTNER.Example.'],
    ['a known domain in Punycode', domainToASCII('müller.example')],
    ['a subdomain of a known domain', 'mail.partner.example'],
    ['a subdomain that looks like another known domain', 'paypal.partner.example'],
    ['the parent of a known domain', 'partners.example'],
    ['another short name', 'gmt.example'],
    ['a very short name below another top-level domain', 'at.test'],
    ['another long name', 'northstar.co.uk'],
    ['a name with another number', 'paypal2.example'],
    ['two changes that make another first letter', 'bearwater.example'],
    ['nothing', ''],
    ['only dots', '...'],
    ['254 characters', `${'a.'.repeat(123)}example`.padStart(254, 'p')],
    ['a million dots', `${'.'.repeat(1_000_000)}partne.example`],
    ['invalid Punycode', 'xn--\u{10ffff}.example'],
    ['a lone surrogate', '\ud800.example'],
    ['text from right to left', 'دومين.example'],
  ])('%s', (_, typed) => {
    expect(findLookalike(typed, index)).toBeUndefined()
  })

  test.each([
    ['a full-width letter', 'xn--artner-o068a.example'],
    ['a circled letter', 'xn--artner-hh7c.example'],
    ['a mathematical letter', 'xn--artner-he89d.example'],
    ['a full-width dot', 'xn--xpartner-9029b.example'],
  ])('a label whose Punycode hides %s names another domain than it shows', (_, domain) => {
    expect(splitDomain(domain)?.text).toBe(domain)
  })

  test('any domain when none is known', () => {
    fc.assert(fc.property(domain, typed => findLookalike(typed, indexDomains([])) === undefined))
  })

  test('a known domain or its subdomains among any others', () => {
    fc.assert(
      fc.property(fc.array(domain, { minLength: 1, maxLength: 20 }), label, (domains, host) => {
        const several = indexDomains(domains)

        expect(domains.map(one => findLookalike(one, several))).toEqual(domains.map(() => undefined))
        expect(domains.map(one => findLookalike(`${host}.${one}`, several))).toEqual(domains.map(() => undefined))
      }),
    )
  })
})

describe('a look-alike is the same', () => {
  test('in Unicode and in Punycode', () => {
    const letter = fc.constantFrom(...'aeopxcyраеохсуіјѕαονüöäßøłпривет漢字')
    const name = fc.string({ unit: letter, minLength: 2, maxLength: 8 }).filter(text => domainToASCII(text) !== '')
    fc.assert(
      fc.property(name, name, (one, other) => {
        const names = indexDomains([`${one}.example`])
        const ascii = domainToASCII(`${other}.example`)

        expect(findLookalike(ascii, names)).toEqual(findLookalike(domainToUnicode(ascii), names))
      }),
    )
  })

  test('in capitals and with trailing dots', () => {
    fc.assert(
      fc.property(domain, typed => {
        expect(findLookalike(`${typed.toUpperCase()}..`, index)).toEqual(findLookalike(typed, index))
      }),
    )
  })
})

describe('the cost of a spelling', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeilmnorst01'), maxLength: 14 })

  test('is the same in both directions', () => {
    fc.assert(fc.property(word, word, (one, other) => getSpellingCost(one, other) === getSpellingCost(other, one)))
  })

  test('is nothing only for the same spelling', () => {
    fc.assert(fc.property(word, word, (one, other) => (getSpellingCost(one, other) === 0) === (one === other)))
  })
})

test('Punycode is decoded as Node decodes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), text => {
      const ascii = domainToASCII(`${text}.example`).split('.')[0] ?? ''
      fc.pre(ascii.startsWith('xn--'))

      expect(decodePunycode(ascii.slice(4))).toBe(domainToUnicode(`${ascii}.example`).split('.')[0])
    }),
  )
})

test('a domain of the greatest length is compared with 10,000 alike', () => {
  const long = 'a'.repeat(63)
  const toDomain = (name: string) => `${long}.${long}.${name}.example`
  const many = indexDomains(Array.from({ length: 10_000 }, (_, place) => toDomain(`${long.slice(5)}${10_000 + place}`)))

  expect(findLookalike(toDomain(`b${long.slice(5)}10000`), many)?.domain).toBe(toDomain(`${long.slice(5)}10000`))
})
