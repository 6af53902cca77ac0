import fc from 'fast-check'
import { getCountries, getExampleNumber } from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { readPhone, toDialled } from '../../shared/domain/phone.ts'
import {
  defaultRegion,
  grouped,
  international,
  national,
  readTyped,
  toRegions,
} from '../../web/src/components/options/phoneReader.ts'
import { faultOfPhone } from '../../web/src/components/options/typedPhone.ts'

const mobiles = getCountries().flatMap(country => {
  const example = getExampleNumber(country, examples)
  return example ? [{ country, e164: String(example.number), national: example.formatNational() }] : []
})
/** Islands that share their numbers with another country, and one with too few people for kinds of numbers. */
const withoutOwnNumbers = ['AX', 'BL', 'CC', 'CX', 'EH', 'IM', 'MF', 'SJ', 'TA', 'VA']
const someMobile = fc.constantFrom(...mobiles.filter(({ country }) => !withoutOwnNumbers.includes(country)))

describe('a phone', () => {
  test.each([
    ['+41791234567', 'CH', '41', '+41 ** *** ** 67'],
    ['+41 79 123 45 67', 'CH', '41', '+41 ** *** ** 67'],
    ['+41 (0)79 123-45-67', 'CH', '41', '+41 ** *** ** 67'],
    ['  +49 1511 2345678 ', 'DE', '49', '+49 **** *****78'],
    ['+1 213 373 4253', 'US', '1', '+1 *** *** **53'],
    ['+447400123456', 'GB', '44', '+44 **** ****56'],
    ['+33612345678', 'FR', '33', '+33 * ** ** ** 78'],
    ['＋４１７９１２３４５６７', 'CH', '41', '+41 ** *** ** 67'],
  ])('is parsed from its spelling, and shown without its digits: %s', (text, country, callingCode, masked) => {
    expect(readPhone(text)).toMatchObject({ country, callingCode, masked })
  })

  test('without a country code belongs to the selected country, or is invalid', () => {
    expect(readPhone('079 123 45 67', 'CH')).toEqual(readPhone('+41791234567'))
    expect(readPhone('0041 79 123 45 67', 'CH')).toEqual(readPhone('+41791234567'))
    expect(readPhone('079 123 45 67')).toBeUndefined()
    expect(readPhone('079 123 45 67', 'XX')).toBeUndefined()
    expect(readPhone('079 123 45 67', '')).toBeUndefined()
    expect(readPhone('+4915112345678', 'CH')?.country).toBe('DE')
  })

  test('of every country with mobiles is known', () => {
    const known = mobiles.filter(({ country, e164 }) => readPhone(e164)?.country === country)

    expect(known.length).toBeGreaterThan(230)
    const others = mobiles.filter(mobile => !known.includes(mobile)).map(({ country }) => country)
    expect(others).toEqual(withoutOwnNumbers)
    for (const { country, e164, national } of known) expect(readPhone(national, country)?.e164, national).toBe(e164)
  })

  // Kinds of numbers that national numbering plans distinguish from mobiles.
  test.each([
    ['premium, Switzerland', '+41900123456'],
    ['premium, Germany', '+499001234567'],
    ['premium, Austria', '+43900123456'],
    ['premium, France', '+33891123456'],
    ['premium, United Kingdom', '+449012345678'],
    ['premium, Italy', '+39899123456'],
    ['premium, Spain', '+34803123456'],
    ['premium, Netherlands', '+319061234567'],
    ['premium, Belgium', '+3290123456'],
    ['premium, Sweden', '+46900123456'],
    ['premium, United States', '+19005551234'],
    ['premium, Australia', '+611900123456'],
    ['premium, Japan', '+81990123456'],
    ['premium, international', '+979123456789'],
    ['shared cost, Switzerland', '+41840123456'],
    ['shared cost, Germany', '+491801234567'],
    ['shared cost, Austria', '+43810123456'],
    ['shared cost, United Kingdom', '+448431234567'],
    ['shared cost, France', '+33810123456'],
    ['shared cost, international', '+80812345678'],
    ['free of charge, United States', '+18005551234'],
    ['free of charge, Switzerland', '+41800123456'],
    ['free of charge, international', '+80012345678'],
    ['personal numbers, United Kingdom', '+447012345678'],
    ['personal numbers, Germany', '+4970012345678'],
    ['personal numbers, United States', '+15005551234'],
    ['universal personal numbers', '+878101234567890'],
    ['pagers, United Kingdom', '+447640123456'],
    ['voice over IP, Germany', '+493222123456'],
    ['voice over IP, France', '+33912345678'],
    ['landline, Switzerland', '+41446681800'],
    ['landline, Germany', '+493012345678'],
    ['landline, Austria', '+431234567890'],
    ['landline, France', '+33112345678'],
    ['landline, United Kingdom', '+442079460018'],
    ['landline, Italy', '+390612345678'],
    ['landline, Spain', '+34911234567'],
    ['landline, Japan', '+81312345678'],
    ['landline, India', '+911123456789'],
    ['landline, Russia', '+74951234567'],
    ['satellite, Inmarsat', '+870773123456'],
    ['satellite, Iridium', '+881612345678'],
    ['satellite, Globalstar', '+881812345678'],
    ['satellite, Thuraya', '+8821612345678'],
    ['networks without a country, 882', '+88213123456'],
    ['networks without a country, 883', '+883510012345'],
    ['disaster relief', '+888123456789'],
    ['emergency', '112'],
    ['emergency, with a country', '+41112'],
    ['short code', '+4160500'],
    ['too short', '+4179123'],
    ['too long', '+417912345678901'],
    ['unassigned country', '+2101234567'],
  ])('is not one if it is not a mobile: %s', (_, number) => {
    expect(readPhone(number)).toBeUndefined()
    expect(readPhone(number, 'CH')).toBeUndefined()
  })

  test.each([
    '',
    '+',
    'phone',
    'call +41791234567',
    '+41791234567 please',
    '+41791234567, +41791234568',
    '+41791234567 ext. 5',
    '+41791234567;ext=5',
    'tel:+41791234567;phone-context=+1',
    '+41791234567\n+41791234568',
    "+41791234567' OR 1=1",
    '+41 79 123 45 67 89 01 23 45 67 89',
    '1'.repeat(10_000),
  ])('is not found within other words: %j', text => {
    expect(readPhone(text)).toBeUndefined()
  })

  test('is the same phone with any spacing', () => {
    const separators = fc.array(fc.constantFrom(' ', '-', '.', ''), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(someMobile, separators, ({ e164 }, between) => {
        const spaced = [...e164].map((digit, at) => (at > 1 ? between[at] + digit : digit)).join('')
        expect(readPhone(spaced)?.e164).toBe(e164)
      }),
    )
  })

  test('is unchanged when it is parsed from its own E.164', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 15 })
    fc.assert(
      fc.property(
        fc.oneof(
          digits.map(all => `+${all.join('')}`),
          fc.string(),
        ),
        text => {
          const phone = readPhone(text)
          if (phone) expect(readPhone(phone.e164)).toEqual(phone)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('is shown only by its country and its last two digits', () => {
    fc.assert(
      fc.property(someMobile, ({ e164 }) => {
        const { masked = '', callingCode = '' } = readPhone(e164) ?? {}
        expect(masked).toMatch(/^\+\d+[* -]+\d[ -]?\d$/)
        expect(masked.replace(/\D/g, '')).toBe(callingCode + e164.slice(-2))
        expect([...masked].filter(sign => sign === '*')).toHaveLength(e164.length - 1 - callingCode.length - 2)
      }),
    )
  })
})

describe('point 12: phones', () => {
  test.each([
    '(+41)791234567',
    '(+41) 79 123 45 67',
    '(0041)791234567',
    '0041791234567',
    '00 41 79 123 45 67',
    'tel:+41791234567',
    '+41 (0)79 123 45 67',
    '+41(0)791234567',
    '\u202a+41 79 123 45 67\u202c',
    '\u200b+41791234567\ufeff',
    '+41.79.123.45.67',
    ' +41-79-123-45-67\t',
  ])('keep the digits of %j, typed or pasted', text => {
    expect(readPhone(text)?.e164).toBe('+41791234567')
    expect(readTyped(grouped(text, 'DE'), 'DE', ['CH'])).toMatchObject({ e164: '+41791234567', region: 'CH' })
    // Each typed character reformats the field.
    const typed = [...text].reduce((before, character) => grouped(before + character, 'DE'), '')
    expect(readTyped(typed, 'DE', ['CH']).e164).toBe('+41791234567')
  })

  test('no digit is lost while a number is grouped', () => {
    const digits = (text: string) => text.replace(/\D/g, '')
    const piece = fc.constantFrom(...'0123456789', ...'0123456789', ' ', '(', ')', '-', '.', '/', '+')
    const some = fc.string({ unit: piece, maxLength: 24 })
    fc.assert(
      fc.property(some, fc.constantFrom('CH', 'DE', 'US', undefined), (text, region) => {
        expect([digits(text), digits(toDialled(text))]).toContain(digits(grouped(text, region)))
      }),
      { numRuns: 3000 },
    )
  })

  test('a number of an unsupported country is an error at the field', () => {
    const phone = readTyped('+33 6 12 34 56 78', 'CH', ['CH', 'DE'])
    expect(faultOfPhone(phone)).toBe('Codes cannot be sent to this country: France.')
    expect(phone.e164).toBeUndefined()
    expect(readTyped('+33 6 12 34 56 78', undefined, undefined).e164).toBe('+33612345678')
  })

  test('a national number belongs to the selected country', () => {
    expect(readTyped('079 123 45 67', 'CH', ['CH', 'DE']).e164).toBe('+41791234567')
    expect(faultOfPhone(readTyped('079 123 45 67', 'DE', ['CH', 'DE']))).toBe('Invalid phone number')
    expect(faultOfPhone(readTyped('07400 123456', 'GB', ['CH']))).toBe(
      'Codes cannot be sent to this country: United Kingdom.',
    )
    expect(international('079 123 45 67', 'CH')).toBe('+41 79 123 45 67')
    expect(national('+41 79 123 45 67', 'CH')).toBe('079 123 45 67')
    expect(international('call me', 'CH')).toBe('call me')
  })

  test('the default country is that of the locale if supported, else the organisation’s first', () => {
    expect(defaultRegion(['CH', 'DE'], ['en-US@posix', 'en', 'de-DE'])).toBe('DE')
    expect(defaultRegion(['CH', 'DE'], ['en-US', 'fr'])).toBe('CH')
    expect(toRegions(['DE', 'CH', 'XX'])).toEqual([
      { code: 'DE', label: 'Germany (+49)' },
      { code: 'CH', label: 'Switzerland (+41)' },
    ])
  })
})
