import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deployment } from '../../deployment.ts'
import { configurationFrom, SettingsError } from '../../local/configuration.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { readTemplateSet, TemplateSetError } from '../../local/templateSetFiles.ts'
import { computeContrast, mixed } from '../../shared/domain/mailColours.ts'
import { Organisation } from '../../shared/domain/organisation.ts'
import { TemplateSet } from '../../shared/domain/templateSet.ts'

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
    ['with a language nobody speaks', { language: 'fr' }, 'language: Write en or de.'],
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
  ])('%s has against %s the contrast of WCAG', (one, other, contrast) => {
    expect(computeContrast(one, other)).toBeCloseTo(contrast, 1)
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
