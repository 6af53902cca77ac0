import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newZipPassword } from '../../engine/archive/zipPassword.ts'
import { scrubbedError, scrubbedType } from '../../shared/domain/errorReport.ts'
import { iban } from '../labelled/identifiers/accounts.ts'
import { cardNumber } from '../labelled/identifiers/cards.ts'
import { phoneNumber } from '../labelled/identifiers/phones.ts'
import { Random } from '../labelled/random.ts'

describe('point 20: a browser’s error report', () => {
  test.each([
    ["TypeError: Cannot read properties of undefined (reading 'length')", undefined],
    ['t.map is not a function', undefined],
    ['Failed to fetch', undefined],
    ['POST /api/transfers/3f2a/finalize answered 409', 'POST /api/transfers/[cut]/finalize answered 409'],
    ['Minified React error #418;', undefined],
    [
      'TypeError: x is null\n    at Be (https://files.acme.example/assets/index-Dff5fmJy.js:1:891)',
      'TypeError: x is null\n    at Be (/assets/index-Dff5fmJy.js:1:891)',
    ],
    [
      'load@https://files.acme.example/assets/ReviewPage-a_-5fmJy.js:12:3',
      '    at load (/assets/ReviewPage-a_-5fmJy.js:12:3)',
    ],
    ['/transfers/7b6c1f/review', '/transfers/[cut]/review'],
    ['https://blobs.acme.example/f-01?X-Amz-Signature=abc', '/[cut]'],
    [
      'download page, Mozilla/5.0 Chrome/120.0.6099.109 Safari/537.36',
      'download page, Mozilla/5 Chrome/120 Safari/537',
    ],
    ['Chrome/411.1111.1111.111 Safari/4111.1111.1111.1111', 'Chrome/411 [cut]'],
    [`failed ${'x'.repeat(40)} here ${'x'.repeat(41)} is lost`, 'failed [cut] here [cut] is lost'],
    ['Failed "" (...) - => here', 'Failed "" (...) [cut] here'],
    ['Unexpected token: Keller Maria Keller in JSON', 'Unexpected token: [cut] in JSON'],
  ])('keeps the technical text of an error: %s', (text, scrubbed) => {
    expect(scrubbedError(text)).toBe(scrubbed ?? text)
  })

  test.each([
    'call +41 79 123 45 67 or (020) 7946-0018',
    'card 4111 1111 1111 1111, 4111111111111111',
    'IBAN DE89 3704 0044 0532 0130 00',
    'code 123456, 123 456, status 123456',
    'password: kT7mQ2xWcR9pLs4Hn8Vd',
    'shared by Maria Keller <maria.keller@partner.example>',
    'Quarterly_report-Keller.pdf is missing',
    'at 4111111111111111 (https://files.acme.example/assets/index-Dff5fmJy.js:1:891)',
  ])('keeps no text of a person, a number or a password: %s', text => {
    expect(scrubbedError(text).replace('/assets/index-Dff5fmJy.js:1:891', '')).not.toMatch(
      /\d|Keller|maria|partner|kT7m/,
    )
  })

  test('contains no phone, card, IBAN, code or archive password, in any place', () => {
    const secret = fc.integer({ min: 1, max: 2 ** 31 }).chain(seed => {
      const random = new Random(seed)
      const code = random.digits(6)
      return fc.constantFrom(
        phoneNumber(random, 'CH'),
        phoneNumber(random, 'US'),
        cardNumber(random),
        iban(random),
        code,
        `${code.slice(0, 3)} ${code.slice(3)}`,
        newZipPassword(count => randomBytes(count)),
      )
    })
    const words = fc.constantFrom(
      'Error: ',
      'status ',
      '(',
      '"',
      '/dl/',
      'at ',
      'https://x.example/',
      'x=',
      '#',
      'HTTP ',
      '',
    )
    fc.assert(
      fc.property(secret, words, words, (value, before, behind) => {
        const left = scrubbedError(`${before}${value} ${behind}`)
        for (const part of value.match(/[A-Za-z0-9]{4,}/g) ?? [value]) expect(left).not.toContain(part)
        expect(left.replace(/[^0-9]/g, '').length).toBeLessThan(4)
      }),
      { numRuns: 2000 },
    )
  })

  test('names a type only in the form of an identifier', () => {
    expect(['error', 'unhandledrejection', 'crash', 'reply'].map(scrubbedType)).not.toContain('[cut]')
    expect(['4111111111111111', 'Maria Keller', '/dl/secret', ''].map(scrubbedType)).toEqual(Array(4).fill('[cut]'))
  })

  test.each(['/', 'a', 'a ', '\n', 'at ', '('])('is cleaned in time linear in its length: %s', part => {
    const start = performance.now()
    scrubbedError(part.repeat(1_000_000))
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
