import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { smsText } from '../../lambdas/mails/smsText.ts'
import { TemplateSet } from '../../shared/domain/templateSet.ts'
import { plainSet } from './toMails.ts'

/** The basic table and its extension (3GPP TS 23.038, 6.2.1), transcribed independently. */
const basic = `@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà`
const extended = String.raw`^{}\[~]|€`
const getSeptets = (text: string) =>
  [...text].reduce((sum, character) => sum + (extended.includes(character) ? 2 : 1), 0)
const isGsm = (text: string) => [...text].every(character => (basic + extended).includes(character))
const isOneMessage = (text: string) => (isGsm(text) ? getSeptets(text) <= 160 : text.length <= 70)

const german = TemplateSet.parse({ name: 'Deutsch', language: 'de' })
const facts = { organisation: 'Acme', brand: 'Waybill', code: '493027', prefix: 'KT' }

describe('the SMS with a code', () => {
  test('begins with the code, so that phones offer it, and names its purpose', () => {
    expect(smsText(plainSet, facts)).toBe('493027 is your code KT for the files from Acme. Never share it with anyone.')
    expect(smsText(german, facts)).toBe(
      '493027 ist Ihr Code KT für die Dateien von Acme. Geben Sie ihn an niemanden weiter.',
    )
  })

  test('fits one message: unsupported accents are removed', () => {
    expect(smsText(plainSet, { ...facts, organisation: 'Škoda Łódź Groupé – “Süd”' })).toContain(
      'from Skoda Lodz Groupé - "Süd". ',
    )
  })

  test.each([
    ['a long name', 'International Society for the Advancement of the Theory and Practice of Everything and of More'],
    ['a name that an SMS has no letters for', '北京大学出版社有限责任公司'],
    ['a name of signs that count twice', '€{}[]'.repeat(12)],
  ])('omits %s to keep the end of the sentence', (_, organisation) => {
    const text = smsText(plainSet, { ...facts, organisation })

    expect(text).toBe('493027 is your code KT. Never share it with anyone.')
  })

  test('has the set’s words, or those of the language where they do not fit', () => {
    const set = TemplateSet.parse({ name: 'Own', sms: '{{code}} {{prefix}}: {{brand}} for {{organisation}}' })

    expect(smsText(set, facts)).toBe('493027 KT: Waybill for Acme')
    expect(smsText(set, { ...facts, brand: 'W'.repeat(170) })).toBe(smsText(plainSet, facts))
  })

  test('is one message with code and prefix, for any names', () => {
    const named = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
    )
    const sms = fc.constantFrom(
      undefined,
      '{{prefix}} {{code}} {{organisation}} €',
      '短信 {{code}} {{prefix}} {{brand}}',
    )

    fc.assert(
      fc.property(named, named, sms, fc.constantFrom(plainSet, german), (organisation, brand, own, set) => {
        const text = smsText({ ...set, sms: own }, { ...facts, organisation, brand })
        expect(isOneMessage(text)).toBe(true)
        expect(text).toContain('493027')
        expect(text).toContain('KT')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: nothing may break the line
        expect(text).not.toMatch(/[\u0000-\u001f]/)
      }),
    )
  })
})
