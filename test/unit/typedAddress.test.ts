import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EmailAddress } from '../../shared/domain/email.ts'
import {
  addressFault,
  isWrittenOtherwise,
  readTypedAddress,
  type TypedAddress,
  toAddress,
  toWrittenAddress,
} from '../../shared/domain/typedAddress.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'

const carol = { address: 'carol@partner.example', written: 'carol@partner.example' }
const named = { ...carol, name: 'Carol Jones' }

describe('point 11: the address field accepts pasted text', () => {
  test.each([
    ['carol@partner.example', carol],
    ['  carol@partner.example\u00a0 ', carol],
    ['carol@partner.example;', carol],
    ['carol@partner.example, ', carol],
    [';carol@partner.example ;,', carol],
    ['carol@partner.example.', carol],
    ['carol@PARTNER.example', carol],
    ['<carol@partner.example>', carol],
    ['< carol@partner.example >;', carol],
    ['"carol@partner.example"', carol],
    ["'carol@partner.example'", carol],
    ['“carol@partner.example”', carol],
    ['"<carol@partner.example>"', 'invalid'],
    ['\u200bcarol@\u2060partner.example\ufeff', carol],
    ['\u202acarol@partner.example\u202c', carol],
    ['mailto:carol@partner.example', carol],
    ['MAILTO:carol@partner.example?subject=x&cc=bob@evil.example', carol],
    ['mailto:carol%40partner.example', carol],
    ['mailto:%', 'invalid'],
    ['Carol Jones <carol@partner.example>', named],
    ['Carol Jones<carol@partner.example>', named],
    ['"Carol Jones" <carol@partner.example>;', named],
    ["'Carol Jones' <carol@partner.example>", named],
    ['Carol Jones <mailto:carol@partner.example>', named],
    ['Carol\r\n Jones\t<carol@partner.example>\n', named],
    ['carol@partner.example (Carol Jones)', named],
    ['Jones, Carol <carol@partner.example>', { ...carol, name: 'Jones, Carol' }],
    ['"Jones, Carol" <carol@partner.example>', { ...carol, name: 'Jones, Carol' }],
    ['Zoë O’Neill <carol@partner.example>', { ...carol, name: 'Zoë O’Neill' }],
    ['"carol@partner.example" <carol@partner.example>', carol],
    ['"bob@evil.example" <carol@partner.example>', carol],
    ['a@x.example, b@y.example', 'several'],
    ['a@x.example; b@y.example;', 'several'],
    ['a@x.example b@y.example', 'several'],
    ['a@x.example\nb@y.example', 'several'],
    ['A <a@x.example>, B <b@y.example>', 'several'],
    ['a@x.example, B <b@y.example>', 'several'],
    ['mailto:a@x.example,b@y.example', 'several'],
    ['', 'invalid'],
    ['Carol Jones', 'invalid'],
    ['carol', 'invalid'],
    ['carol@partner', 'invalid'],
    ['carol@partner@evil.example', 'invalid'],
    // Two address parts without a dot are not a name with an address.
    ['carol jones@partner.example', 'invalid'],
    ['Carol <carol@partner.example> Jones', 'invalid'],
    ['Carol <<carol@partner.example>>', 'invalid'],
    ['carol＠partner.example', 'invalid'],
    ['carol@partner。example', 'invalid'],
    ['zoë@partner.example', 'invalid'],
    ['carol@pаrtner.example', 'invalid'],
    ['carol@müller.example/evil', 'invalid'],
    ['carol@müller.example:25', 'invalid'],
    ['carol@müller.example', { address: 'carol@xn--mller-kva.example', written: 'carol@müller.example' }],
    ['carol@MÜLLER.example', { address: 'carol@xn--mller-kva.example', written: 'carol@müller.example' }],
    ['carol@mu\u0308ller.example', { address: 'carol@xn--mller-kva.example', written: 'carol@müller.example' }],
    ['carol@xn--mller-kva.example', { address: 'carol@xn--mller-kva.example', written: 'carol@xn--mller-kva.example' }],
    [
      'Рита <rita@почта.example>',
      { address: 'rita@xn--80a1acny.example', written: 'rita@почта.example', name: 'Рита' },
    ],
  ])('%j', (text, read) => {
    expect(readTypedAddress(text)).toEqual(read)
  })

  const word = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 1, maxLength: 12 })
  const someAddress = fc.tuple(word, word).map(([local, domain]) => `${local}@${domain}.example`)
  const around = fc.constantFrom('', ' ', ';', ', ', '\u200b', '\u00a0', '\ufeff', '\t')

  test('an address stays unchanged, for any text around it', () => {
    const form = fc.constantFrom(
      (address: string) => address,
      (address: string) => `<${address}>`,
      (address: string) => `"${address}"`,
      (address: string) => `Rita Meier <${address}>`,
      (address: string) => `mailto:${address}?body=x`,
    )
    fc.assert(
      fc.property(someAddress, form, around, around, (address, wrap, before, after) => {
        const link = wrap(address).startsWith('mailto:')
        expect(readTypedAddress((link ? '' : before) + wrap(address) + after)).toMatchObject({ address })
      }),
    )
  })

  test('two addresses are never one', () => {
    const between = fc.constantFrom(',', ';', ' ', '\n', '; ', ', ')
    fc.assert(
      fc.property(someAddress, someAddress, between, around, (one, other, separator, after) => {
        expect(readTypedAddress(one + separator + other + after)).toBe('several')
      }),
    )
  })

  test('a parsed address is one that the server accepts, and parses to itself', () => {
    const piece = fc.constantFrom(...'ab@@.,;<>"\'() ü\u200b:?%', 'mailto:', '.example', 'xn--', 'я')
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 24 }), text => {
        const read = readTypedAddress(text)
        if (typeof read === 'string') return
        expect(EmailAddress.parse(read.address)).toBe(read.address)
        expect(readTypedAddress(read.written)).toMatchObject({ address: read.address, written: read.written })
      }),
      { numRuns: 5000 },
    )
  })
})

describe('a typed address', () => {
  test.each([
    ['Carol <carol@partner.example>', 'carol@partner.example', 'carol@partner.example', false],
    ['carol@PARTNER.example', 'carol@partner.example', 'carol@partner.example', false],
    ['carol@größe.example', 'carol@xn--gre-6ka8i.example', 'carol@größe.example', true],
  ])('%s is sent to %s and shown as %s', (text, address, written, isOther) => {
    expect(addressFault(text)).toBeUndefined()
    expect(toAddress(text)).toBe(address)
    expect(toWrittenAddress(text)).toBe(written)
    expect(isWrittenOtherwise(readTypedAddress(text) as TypedAddress)).toBe(isOther)
  })

  test.each([
    ['', fieldTexts.required],
    [' \u200b ', fieldTexts.required],
    ['carol', fieldTexts.invalidEmail],
    ['carol@partner.example, rolf@partner.example', fieldTexts.severalEmails],
  ])('%j is refused with a sentence of the specification, and shown as it is', (text, fault) => {
    expect(addressFault(text)).toBe(fault)
    expect(() => toAddress(text)).toThrow()
    expect(toWrittenAddress(text)).toBe(text)
  })
})

describe('a domain with letters of two alphabets', () => {
  test.each([
    ['rita@pаrtner.example', 'The letter "а" in "pаrtner" (letter 2) is Cyrillic. Type the address again.'],
    ['rita@mail.раrtner.example', 'The letter "р" in "раrtner" (letter 1) is Cyrillic. Type the address again.'],
    ['rita@partner.eхample', 'The letter "х" in "eхample" (letter 2) is Cyrillic. Type the address again.'],
    ['rita@gοogle.example', 'The letter "ο" in "gοogle" (letter 2) is Greek. Type the address again.'],
    ['rita@почтa.example', 'The letter "a" in "почтa" (letter 5) is Latin. Type the address again.'],
    ['rita@aа.example', 'The letter "а" in "aа" (letter 2) is Cyrillic. Type the address again.'],
    ['rita@𝐩pаrtner.example', 'The letter "а" in "𝐩pаrtner" (letter 3) is Cyrillic. Type the address again.'],
    ['Rita <rita@pаrtner.example>', 'The letter "а" in "pаrtner" (letter 2) is Cyrillic. Type the address again.'],
  ])('%s: the letter of the rarer one is named, with its place, on the page and by the server', (address, text) => {
    expect(addressFault(address)).toBe(text)
    expect(EmailAddress.safeParse(address).error?.issues.map(({ message }) => message)).toContain(text)
  })

  test.each(['rita@partner', 'rita@pärtner@x.example', 'pаrtner', 'rita@почта', 'rita@'])(
    'is not seen in %s, which is invalid for another reason',
    address => {
      expect(addressFault(address)).toBe(fieldTexts.invalidEmail)
    },
  )
})
