import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EmailAddress, getDomain, isWithinDomain } from '../../shared/domain/email.ts'

const accepts = (address: unknown) => EmailAddress.safeParse(address).success

describe('an e-mail address', () => {
  test.each([
    'rita@partner.example',
    'rita.muster@partner.example',
    'rita+invoices@partner.example',
    "miles.o'brien@partner.example",
    'rita_muster-2@mail.sub-domain.partner.example',
    '1@2.example',
    'a@b.co',
    'rita@xn--mller-kva.example',
    'rita@partner.consulting',
    `${'a'.repeat(64)}@partner.example`,
    `rita@${'a'.repeat(63)}.example`,
    `rita@${'a.'.repeat(120)}example`,
  ])('may be %s', address => {
    expect(EmailAddress.parse(address)).toBe(address)
  })

  test.each([
    ['nothing', ''],
    ['a name alone', 'rita'],
    ['no name', '@partner.example'],
    ['no domain', 'rita@'],
    ['no top-level domain', 'rita@partner'],
    ['two at signs', 'rita@partner@evil.example'],
    ['an at sign in quotes', '"rita@partner.example"@evil.example'],
    ['two addresses', 'rita@partner.example,mallory@evil.example'],
    ['two addresses with a semicolon', 'rita@partner.example;mallory@evil.example'],
    ['two addresses with a space', 'rita@partner.example mallory@evil.example'],
    ['a name beside it', 'Rita <rita@partner.example>'],
    ['angle brackets', '<rita@partner.example>'],
    ['a comment', 'rita(comment)@partner.example'],
    ['a route', '@evil.example:rita@partner.example'],
    ['a percent hack', 'rita%partner.example@evil.example'],
    ['a bang path', 'evil!rita@partner.example'],
    ['a header', 'rita@partner.example\nBcc: mallory@evil.example'],
    ['a header behind CR LF', 'rita@partner.example\r\nBcc: mallory@evil.example'],
    ['a line break before the at sign', 'rita\n@partner.example'],
    ['a NUL', 'rita\u0000@partner.example'],
    ['a backslash', 'rita\\@partner.example'],
    ['a network address', 'rita@192.0.2.1'],
    ['a network address in brackets', 'rita@[192.0.2.1]'],
    ['two dots', 'rita..muster@partner.example'],
    ['a dot first', '.rita@partner.example'],
    ['a dot before the at sign', 'rita.@partner.example'],
    ['two dots in the domain', 'rita@partner..example'],
    ['a dot after the domain', 'rita@partner.example.'],
    ['a dot before the domain', 'rita@.partner.example'],
    ['a hyphen first in the domain', 'rita@-partner.example'],
    ['a hyphen last in a part of the domain', 'rita@partner-.example'],
    ['an underscore in the domain', 'rita@part_ner.example'],
    ['a path', 'rita@partner.example/evil'],
    ['a port', 'rita@partner.example:25'],
    ['a link', 'mailto:rita@partner.example'],
    ['a dot of another alphabet', 'rita@partner。example'],
    ['a zero-width space', 'rita@partner\u200b.example'],
    ['a turned direction of reading', 'rita\u202e@partner.example'],
    ['an at sign of another alphabet', 'rita＠partner.example'],
    ['a local part of 65 characters', `${'a'.repeat(65)}@partner.example`],
    ['a part of the domain of 64 characters', `rita@${'a'.repeat(64)}.example`],
    ['255 characters', `rita@${'a.'.repeat(120)}b.example${'e'.repeat(1)}`],
    ['a long text of letters', 'a'.repeat(100_000)],
    ['a long text of at signs', '@'.repeat(100_000)],
  ])('is refused with %s', (_, address) => {
    const { success, error } = EmailAddress.safeParse(address)

    expect(success).toBe(false)
    expect(error?.issues.map(({ message }) => message)).toContain('Invalid Email')
  })

  test.each([[undefined], [null], [7], [['rita@partner.example']], [{ toString: () => 'rita@partner.example' }]])(
    'is a text and not %s',
    value => {
      expect(accepts(value)).toBe(false)
    },
  )

  test('loses the space around it', () => {
    expect(EmailAddress.parse(' rita@partner.example\n')).toBe('rita@partner.example')
  })

  test('keeps its local part as typed and its domain in lower case', () => {
    expect(EmailAddress.parse('Rita.MUSTER@Partner.EXAMPLE')).toBe('Rita.MUSTER@partner.example')
  })

  test('that was accepted is accepted again unchanged, and is one line without space', () => {
    const anyAddress = fc.oneof(
      fc.emailAddress(),
      fc.string(),
      fc.emailAddress().map(address => ` ${address} `),
    )
    fc.assert(
      fc.property(anyAddress, address => {
        const { success, data } = EmailAddress.safeParse(address)
        if (!success) return
        expect(EmailAddress.parse(data)).toBe(data)
        expect(data).toMatch(/^[\x21-\x7e]+@[a-z0-9.-]+$/)
      }),
    )
  })
})

describe('the domain of an address', () => {
  test('is the text after the last at sign, in lower case', () => {
    expect(getDomain('rita@Partner.Example')).toBe('partner.example')
    expect(getDomain('"a@b"@partner.example')).toBe('partner.example')
  })

  test.each([
    ['partner.example', 'partner.example', true],
    ['mail.partner.example', 'partner.example', true],
    ['a.b.partner.example', 'partner.example', true],
    ['notpartner.example', 'partner.example', false],
    ['partner.example.evil.example', 'partner.example', false],
    ['example', 'partner.example', false],
    ['partner.exampl', 'partner.example', false],
    ['partnerxexample', 'partner.example', false],
  ])('%s within %s: %s', (domain, parent, expected) => {
    expect(isWithinDomain(domain, parent)).toBe(expected)
  })
})
