import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deployment } from '../../deployment.ts'
import { templateVersion } from '../../lambdas/core/transfer/templateVersion.ts'
import { configurationFrom, SettingsError } from '../../local/configuration.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { readTemplateSet, TemplateSetError } from '../../local/templateSetFiles.ts'
import { computeContrast, MIN_CONTRAST, mailSurfaces, mixed } from '../../shared/domain/mailColours.ts'
import { Organisation } from '../../shared/domain/organisation.ts'
import { type MailKind, mailKinds, placeholdersByKind, TemplateSet } from '../../shared/domain/templateSet.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-sets-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

function written(name: string, content: unknown): string {
  const file = join(directory, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('the sets of the demo organisation', () => {
  const names = ['Standard', 'Legal', 'Standard (Deutsch)']

  test('are on both hosts, and all files of the folder are in use', () => {
    expect(demoOrganisation.templateSets.map(({ name }) => name)).toEqual(names)
    expect(deployment.organisation.templateSets).toEqual(demoOrganisation.templateSets)
    expect(readdirSync(join(import.meta.dirname, '..', '..', 'organisation', 'templateSets'))).toHaveLength(
      names.length,
    )
  })

  test('are unchanged by the bundling of a function', () => {
    expect(Organisation.parse(JSON.parse(JSON.stringify(demoOrganisation)))).toEqual(demoOrganisation)
  })

  test('give responders of the legal department thirty days', () => {
    const legal = demoOrganisation.templateSets.find(({ name }) => name === 'Legal')

    expect(legal?.configOverrides).toEqual({ transferRequestUploadExpiryDays: 30 })
    expect(Buffer.from(legal?.logo?.png ?? '', 'base64').length).toBeLessThan(8 * 1024)
  })
})

describe('an organisation names its sets', () => {
  const organisation = { name: 'Beta', domains: ['beta.example'] }

  test('inline, or by files beside its settings', () => {
    written('sets/own.json', { name: 'Own', language: 'de', mails: { link: { heading: 'Für Sie' } } })
    const templateSets = [{ name: 'Inline', description: '' }, { file: 'sets/own.json' }]
    const file = written('organisation.json', { ...organisation, templateSets })

    const { templateSets: read } = configurationFrom({ ORGANISATION_FILE: file }).organisation

    expect(read.map(({ name, language }) => `${name} ${language}`)).toEqual(['Inline en', 'Own de'])
    expect(read[1]?.mails.link?.heading).toEqual(['Für Sie'])
  })

  test.each([
    ['that is missing', undefined, 'cannot be read as JSON'],
    ['that is no JSON', '{ name: Own }', 'cannot be read as JSON'],
    ['without a name', {}, 'name: Write a text.'],
    ['with an unknown mail', { mails: { lnk: {} } }, 'Unrecognized key: "lnk"'],
    [
      'with a language nobody speaks',
      { language: 'tlh' },
      'language: Write one of en, de, fr, es, it, nl, pl, pt, ar, ja.',
    ],
    [
      'with a placeholder that this mail has not',
      { mails: { request: { subject: 'Send {{fileCount}}' } } },
      'mails.request.subject.0: The placeholders here are {{organisation}}, {{brand}}, {{sender}}',
    ],
    ['with a password in a subject', { mails: { password: { subject: '{{password}}' } } }, 'mails.password.subject.0:'],
    [
      'with a code in a subject',
      { mails: { code: { subject: '{{code}}' } } },
      'mails.code.subject.0: The placeholders',
    ],
    [
      'with half a placeholder',
      { mails: { link: { footer: ['{{sender}'] } } },
      'mails.link.footer.0.0: The placeholders',
    ],
    ['with two lines in a subject', { mails: { link: { subject: 'a\r\nBcc: b@c.d' } } }, 'Write one line'],
    ['with words turned around', { mails: { link: { heading: '\u202eecilA' } } }, 'Write one line'],
    ['with an SMS without its code', { sms: 'Hello {{prefix}}' }, 'sms: Write {{code}} and {{prefix}} in it'],
    [
      'with white text on yellow',
      { colours: { accent: '#ffdd00', accentOnDark: '#ffdd00' } },
      'colours.accent: Choose a darker colour',
    ],
    [
      'with dark blue on black',
      { colours: { accent: '#1a2a6c', accentOnDark: '#1a2a6c' } },
      'colours.accentOnDark: Choose a lighter colour',
    ],
    [
      'with a colour by name',
      { colours: { accent: 'red', accentOnDark: '#ffdd00' } },
      'Write a colour such as #3742ad',
    ],
    ['with a logo that is no PNG', { logo: { png: 'AAAA', width: 90, height: 30 } }, 'logo.png: A logo is a PNG.'],
    [
      'with a logo as wide as a mail',
      { logo: { png: 'iVBORw0KGgo=', width: 900, height: 30 } },
      'logo.width: Write at most 300',
    ],
    ['with answers to no address', { replyTo: 'legal' }, 'replyTo: Write an e-mail address.'],
  ])('a file %s is refused with its name, its field, and the expected value', (_, content, told) => {
    const set = typeof content === 'object' && Object.keys(content).length > 0 ? { name: 'Own', ...content } : content
    const file = set === undefined ? join(directory, 'sets/own.json') : written('sets/own.json', set)
    const settings = written('organisation.json', { ...organisation, templateSets: [{ file: 'sets/own.json' }] })

    expect(() => readTemplateSet(file)).toThrow(TemplateSetError)
    expect(() => configurationFrom({ ORGANISATION_FILE: settings })).toThrow(SettingsError)
    expect(() => configurationFrom({ ORGANISATION_FILE: settings })).toThrow(`ORGANISATION_FILE ${settings}: ${file}`)
    expect(() => configurationFrom({ ORGANISATION_FILE: settings })).toThrow(told)
  })
})

describe('colours', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#000000', 5.25],
    ['#00ff00', '#000000', 15.3],
    ['#0a0a0a', '#000000', 1.06],
    ['#0b0b0b', '#000000', 1.07],
    ['#123456', '#fedcba', 9.79],
  ])('%s has against %s the contrast of WCAG', (one, other, contrast) => {
    expect(computeContrast(one, other)).toBeCloseTo(contrast, 2)
  })

  test('of a mail without a set are readable, light and dark', () => {
    for (const { card, onAccent, accent } of Object.values(mailSurfaces)) {
      expect([card, onAccent, accent].filter(each => !/^#[0-9a-f]{6}$/.test(each))).toEqual([])
      expect(computeContrast(accent, card)).toBeGreaterThanOrEqual(MIN_CONTRAST)
      expect(computeContrast(accent, onAccent)).toBeGreaterThanOrEqual(MIN_CONTRAST)
    }
    expect(mailSurfaces.light.card).toBe('#ffffff')
  })

  test.each([
    ['#000000', '#ffffff', 0, '#ffffff'],
    ['#000000', '#ffffff', 1, '#000000'],
    ['#000000', '#ffffff', 0.5, '#808080'],
    ['#102030', '#0a0b0c', 0.25, '#0c1015'],
    ['#010203', '#040506', 1, '#010203'],
  ])('mixed of %s and %s by %f are %s', (one, other, share, wanted) => {
    expect(mixed(one, other, share)).toBe(wanted)
  })

  const colour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

  test('have a symmetric contrast, which is minimal with themselves', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(computeContrast(one, other)).toBe(computeContrast(other, one))
        expect(computeContrast(one, other)).toBeGreaterThanOrEqual(1)
        expect(computeContrast(one, one)).toBe(1)
      }),
    )
  })

  test('of a set keep the text readable on their tint, light and dark', () => {
    fc.assert(
      fc.property(colour, colour, (accent, accentOnDark) => {
        if (!TemplateSet.safeParse({ name: 'Own', colours: { accent, accentOnDark } }).success) return
        expect(computeContrast('#33333f', mixed(accent, '#ffffff', 0.06))).toBeGreaterThan(4.5)
        expect(computeContrast('#dcdad4', mixed(accentOnDark, '#1c1d25', 0.12))).toBeGreaterThan(4.5)
      }),
    )
  })
})

describe('the version of a template set', () => {
  const set = (more: object) => TemplateSet.parse({ name: 'Own', ...more })
  /** The same keys in another order, at every depth. */
  const reversed = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(reversed)
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, of]) => [key, reversed(of)]),
    )
  }

  test('ignores the order of keys, and nothing else', () => {
    const text = fc.string({ minLength: 1, maxLength: 5, unit: fc.constantFrom(...'abc') })
    const paragraphs = fc.uniqueArray(text, { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(text, paragraphs, (heading, some) => {
        const own = set({ mails: { link: { heading, paragraphs: some }, receipt: { heading } } })
        const turned = set({ mails: { link: { heading, paragraphs: some.toReversed() }, receipt: { heading } } })

        expect(templateVersion(reversed(own) as TemplateSet)).toBe(templateVersion(own))
        expect(templateVersion(turned)).not.toBe(templateVersion(own))
        expect(templateVersion(set({ mails: { link: { heading: `${heading}!` } } }))).not.toBe(templateVersion(own))
      }),
    )
  })

  test('is 128 bits, and never changes for stored sets', () => {
    expect(templateVersion(set({}))).toMatch(/^[0-9a-f]{32}$/)
    expect(templateVersion({ b: 1, a: [2, { d: null, c: 'x' }] } as unknown as TemplateSet)).toBe(
      '41f05899d3459a3ecc94ff088afcd290',
    )
  })
})

describe('a template', () => {
  const set = (more: object) => TemplateSet.safeParse({ name: 'Own', ...more })
  const withSubject = (kind: MailKind, subject: unknown) => set({ mails: { [kind]: { subject } } }).success

  test.each(mailKinds)('of the mail %s takes its placeholders, and no other', kind => {
    const own: readonly string[] = placeholdersByKind[kind]
    const every = new Set([...Object.values(placeholdersByKind).flat(), 'code', 'password', 'link', 'message', ''])

    for (const name of every) expect(withSubject(kind, `a {{${name}}} b`), name).toBe(own.includes(name))
    expect(new Set(own).size).toBe(own.length)
    for (const name of ['organisation', 'brand', 'recipientName', 'supportEmail']) expect(own).toContain(name)
  })

  test('shows what only its kind of mail has', () => {
    const kindsWith = (name: string) =>
      mailKinds.filter(kind => (placeholdersByKind[kind] as readonly string[]).includes(name))

    expect(kindsWith('sender')).toEqual(mailKinds.filter(kind => kind !== 'code'))
    expect(kindsWith('fileCount')).toEqual(['link', 'receipt', 'reminder', 'expired'])
    expect(kindsWith('archiveName')).toEqual(['password'])
    expect(kindsWith('receivedAt')).toEqual(['receipt'])
    expect([kindsWith('prefix'), kindsWith('minutes')]).toEqual([['code'], ['code']])
    expect(kindsWith('expiryDate')).toEqual(
      mailKinds.filter(kind => !['receipt', 'revoked', 'requestRevoked', 'code'].includes(kind)),
    )
  })

  test('of an SMS takes organisation, brand, code and prefix, and needs the last two', () => {
    const sms = (text: string) => set({ sms: text }).success

    expect(sms('{{prefix}}-{{code}} of {{brand}}, {{organisation}}')).toBe(true)
    for (const name of ['recipientName', 'sender', 'minutes', 'supportEmail']) {
      expect(sms(`{{prefix}}-{{code}} {{${name}}}`), name).toBe(false)
    }
    expect([sms('{{prefix}}'), sms('{{code}}'), sms('none')]).toEqual([false, false, false])
  })

  const fault = (more: object) => set(more).error?.issues[0]?.message
  const letters = (count: number) => 'x'.repeat(count)
  const lines = (count: number) => Array.from({ length: count }, () => 'x')
  const link = (more: object) => ({ mails: { link: more } })
  const png = (length: number) => 'iVBORw0KGgo='.padStart(12).slice(0, 11) + 'A'.repeat(length - 11)
  const logo = (more: object) => ({ logo: { png: png(12), width: 90, height: 30, ...more } })
  test.each<[string, (count: number) => object, number, number]>([
    ['letters of a name', count => ({ name: letters(count) }), 1, 100],
    ['letters of a description', count => ({ description: letters(count) }), 0, 500],
    ['letters of a greeting', count => ({ greeting: letters(count) }), 1, 200],
    ['letters of a subject', count => link({ subject: letters(count) }), 1, 200],
    ['letters of a heading', count => link({ heading: letters(count) }), 1, 200],
    ['letters of a button', count => link({ button: letters(count) }), 1, 60],
    ['letters of a paragraph', count => link({ paragraphs: [letters(count)] }), 1, 1000],
    ['letters of a footer', count => link({ footer: [letters(count)] }), 1, 1000],
    ['paragraphs', count => link({ paragraphs: lines(count) }), 0, 10],
    ['lines of a footer', count => link({ footer: lines(count) }), 0, 5],
    ['alternatives of a text', count => link({ subject: lines(count) }), 1, 6],
    ['letters of an SMS', count => ({ sms: `{{prefix}}{{code}}${letters(count - 18)}` }), 18, 140],
    ['pixels of a logo’s width', width => logo({ width }), 16, 300],
    ['pixels of a logo’s height', height => logo({ height }), 16, 100],
    ['letters of a logo in base64', count => logo({ png: png(count) }), 12, 88_000],
    [
      'days of a responder',
      days => ({ configOverrides: { transferRequestUploadExpiryDays: days } }),
      1,
      Number.MAX_SAFE_INTEGER,
    ],
  ])('bounds the %s on both sides', (_, make, least, most) => {
    expect([set(make(least)).success, set(make(most)).success]).toEqual([true, true])
    if (least > 0 && least !== 18 && least !== 12)
      expect(fault(make(least - 1))).toMatch(/^(Write .+|.* expected .*)\.?$/)
    const beyond = most + (most === 88_000 ? 4 : 1)
    if (most < Number.MAX_SAFE_INTEGER)
      expect(fault(make(beyond))).toMatch(/^(Write at most [0-9]+|A logo has at most 64 KB)/)
  })

  test('is well-formed Unicode in one line', () => {
    expect(fault(link({ subject: 'a\ud800b' }))).toBe('The text is not well-formed Unicode.')
    expect(fault(link({ subject: 'a\nb' }))).toBe('Write one line, without control characters.')
    expect(fault(link({ subject: '😀' }))).toBeUndefined()
  })

  test('that leaves everything out has the defaults', () => {
    expect(set({}).data).toEqual({ name: 'Own', description: '', configOverrides: {}, language: 'en', mails: {} })
    expect(set({ language: 'de' }).success).toBe(true)
    expect(set({ language: 'tlh' }).error?.issues[0]?.message).toBe(
      'Write one of en, de, fr, es, it, nl, pl, pt, ar, ja.',
    )
  })
})
