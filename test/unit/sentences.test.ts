import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultTexts } from '../../engine/anonymisation/faultTexts.ts'
import { policyFeatures } from '../../shared/domain/policies/features.ts'
import { anonymizationTexts, fieldTexts } from '../../shared/texts/en/fields.ts'
import { demandTexts, policyTexts } from '../../shared/texts/en/options.ts'
import { policyFaults } from '../../shared/texts/en/policyEditor.ts'
import { findTranslation } from '../../shared/texts/findTranslation.ts'
import { languages } from '../../shared/texts/language.ts'
import { recipientEvidenceTexts, recipientReasonTexts } from '../../shared/texts/recipientReasons.ts'
import { sentences } from '../../shared/texts/sentences.ts'
import { assertListed, findUnlisted } from '../harness/listedSentences.ts'

const german = {
  'Switch it on.': 'Schalten Sie sie ein.',
  'Policy: “{0}”.': 'Richtlinie: „{0}“.',
  'Policies: {0}.': 'Richtlinien: {0}.',
  'Policies: {0} and {1} more.': 'Richtlinien: {0} und {1} weitere.',
  'More at {0}': 'Mehr unter {0}',
  'Password protection is required for this transfer.': 'Der Passwortschutz ist nötig.',
  'The link must work for at least {0}.': 'Der Link muss mindestens {0} gelten.',
  'Your organization allows {0} of files for each person. Uploads count, too.': 'Je Person {0}. Uploads zählen mit.',
  'Please try again in {0}.': 'Versuchen Sie es in {0} wieder.',
  '{0} has not arrived. Upload it first, then complete it.': '{0} fehlt. Laden Sie die Datei zuerst hoch.',
  '{0} could not be anonymized. {1}': '{0} ließ sich nicht anonymisieren. {1}',
  'Column {0}: {1}': 'Spalte {0}: {1}',
  'Row {0}: {1}': 'Zeile {0}: {1}',
  'This value is too long. It may contain an open quotation mark.': 'Dieser Wert ist zu lang.',
  'You write to {0}.': 'Sie schreiben an {0}.',
  'You write to {0}, and not to {1}.': 'Sie schreiben an {0}, nicht an {1}.',
  'Earlier files like {0} contained {1} and went to other recipients.': 'Dateien wie {0} enthielten {1}.',
  'person names': 'Personennamen',
  'IBAN codes': 'IBAN-Nummern',
  'Required!': 'Erforderlich!',
}
const translate = (text: string) => findTranslation(text, german, 'de')

test.each([
  ['the sentence itself', 'Switch it on.', 'Schalten Sie sie ein.'],
  [
    'a template',
    'a.csv has not arrived. Upload it first, then complete it.',
    'a.csv fehlt. Laden Sie die Datei zuerst hoch.',
  ],
  [
    'the more specific template of two',
    'You write to acme.example, and not to acne.example.',
    'Sie schreiben an acme.example, nicht an acne.example.',
  ],
  ['a template that another one begins like', 'Policies: “A”, “B” and 2 more.', 'Richtlinien: “A”, “B” und 2 weitere.'],
  [
    'several sentences',
    'Password protection is required for this transfer. Policy: “A”. Switch it on.',
    'Der Passwortschutz ist nötig. Richtlinie: „A“. Schalten Sie sie ein.',
  ],
  [
    'sentences around unknown ones',
    'Policy: “A”. Ask Bea. More at https://acme.example/a.b',
    'Richtlinie: „A“. Ask Bea. Mehr unter https://acme.example/a.b',
  ],
  [
    'a sentence after a value',
    'The link must work for at least 7 days. Policy: “A”.',
    'Der Link muss mindestens 7 Tage gelten. Richtlinie: „A“.',
  ],
  [
    'a name that looks like two sentences',
    'Vol. Berlin.csv has not arrived. Upload it first, then complete it.',
    'Vol. Berlin.csv fehlt. Laden Sie die Datei zuerst hoch.',
  ],
  [
    'sizes and times',
    'Your organization allows 1.5 GB of files for each person. Uploads count, too. Please try again in 1 hour.',
    'Je Person 1,5 GB. Uploads zählen mit. Versuchen Sie es in 1 Stunde wieder.',
  ],
  [
    'sentences within a template',
    'a.csv could not be anonymized. Column 2: Row 5: This value is too long. It may contain an open quotation mark.',
    'a.csv ließ sich nicht anonymisieren. Spalte 2: Zeile 5: Dieser Wert ist zu lang.',
  ],
  ['a template with an unknown sentence', 'Column 2: It broke.', 'Spalte 2: It broke.'],
  [
    'a list of known words',
    'Earlier files like a.csv contained person names and IBAN codes and went to other recipients.',
    'Dateien wie a.csv enthielten Personennamen und IBAN-Nummern.',
  ],
  ['the sentence after the place of a field', 'body.filters.0.value: Required!', 'body.filters.0.value: Erforderlich!'],
  ['nothing of unknown text', 'It broke. Ask Bea (again).', 'It broke. Ask Bea (again).'],
  [
    'values with special characters',
    '$& $1 {0} .*(a|b)[ has not arrived. Upload it first, then complete it.',
    '$& $1 {0} .*(a|b)[ fehlt. Laden Sie die Datei zuerst hoch.',
  ],
  ['no template without its value', 'Policy: “”.', 'Policy: “”.'],
  ['nothing of an empty text', '', ''],
])('translates %s', (_, text, expected) => {
  expect(translate(text)).toBe(expected)
})

test('isolates names in a right-to-left sentence, and no numbers with units', () => {
  const arabic = { '{0} has not arrived.': 'لم يصل {0}.', 'Please try again in {0}.': 'حاولوا بعد {0}.' }

  expect(findTranslation('a\u2069b.csv has not arrived.', arabic, 'ar')).toBe('لم يصل \u2068ab.csv\u2069.')
  expect(findTranslation('Please try again in 7 minutes.', arabic, 'ar')).not.toContain('\u2068')
})

test('puts no space after a full stop that contains one', () => {
  const japanese = { 'Switch it on.': 'オンにしてください。', 'Ask Bea.': '管理者に相談してください。' }

  expect(findTranslation('Switch it on. Ask Bea.', japanese, 'ja')).toBe(
    'オンにしてください。管理者に相談してください。',
  )
})

test.each(['Policy: “', 'Column 1: ', 'Policy: “A. B”. ', ' and ', 'You write to a, and not to ', 'body.a: '])(
  'is fast with many %j',
  part => {
    const texts = [3900, 10_000].map(length => part.repeat(Math.ceil(length / part.length)).slice(0, length))
    const start = performance.now()

    for (const text of texts) translate(text)

    expect(performance.now() - start).toBeLessThan(500)
  },
)

/** Of pages, and those of lists that end in domains. */
const notWritten = {
  blockRequest: undefined,
  requestBlockAction: undefined,
  allowed: undefined,
  requiredAll: undefined,
}

/** Catalogues whose texts the server writes, with the values of functions. */
const written: Record<string, readonly [texts: Readonly<Record<string, unknown>>, values: readonly unknown[][]]> = {
  fields: [{ ...fieldTexts, foreignLetter: undefined, acknowledgement: undefined }, [[7]]],
  letters: [
    { foreignLetter: fieldTexts.foreignLetter },
    ['Latin', 'Greek', 'Cyrillic'].map(alphabet => ['x', alphabet, 'a.example', 3]),
  ],
  rules: [anonymizationTexts, [[7, 'sha256']]],
  files: [
    faultTexts,
    [
      [1, 7],
      [7, 1],
    ],
  ],
  demands: [
    { ...demandTexts, ...notWritten, conflict: undefined },
    [...policyFeatures.map(feature => [feature, 'acme.example']), [1], [7]],
  ],
  conflicts: [
    { conflict: demandTexts.conflict, ofPolicies: (feature: string) => policyTexts.conflict('Partners', feature) },
    [...policyFeatures, 'expiryDays', 'templateSet'].map(feature => [feature]),
  ],
  reasons: [
    recipientReasonTexts,
    [
      ['a', 'b', 'c'],
      [1, 2, 'c'],
      [2, 1, 'c'],
      ['a.example', 1],
      ['a.example', 1000],
    ],
  ],
  evidence: [
    recipientEvidenceTexts,
    [
      ...['document', 'office', 'mail', 'data', 'archive', 'picture', 'media', 'xyz'].map(group => [group, 'b']),
      ...[0, 1, 2, 1000].flatMap(count => [true, false].map(isOwn => ['a.example', 'b.example', count, isOwn])),
      [2, 'a.example'],
    ],
  ],
  policies: [
    { ...policyFaults, invalidJson: undefined, text: undefined, value: undefined, unknownField: undefined },
    [[7, 9], [1], [['a', 'b']]],
  ],
}

describe('the list of sentences', () => {
  test.each(Object.entries(written))('has all that the server writes about %s', (_, [texts, values]) => {
    const all = Object.values(texts).flatMap(text => {
      if (typeof text === 'object' && text !== null) return Object.values(text)
      if (typeof text !== 'function') return text === undefined ? [] : [text]
      return values.flatMap(some => {
        try {
          return [text(...some)]
        } catch {
          return []
        }
      })
    })

    expect(all.filter(text => findUnlisted(String(text)) !== '')).toEqual([])
  })

  test('is what the harness checks replies against', () => {
    expect(() => assertListed({ errorMessage: 'This was never listed.' })).toThrow('“This was never listed.”')
    expect(() => assertListed({ errorMessage: 'Column 1: This was never listed.' })).toThrow('never listed')
    expect(() => assertListed({ fields: [], errorMessage: 'Choose it. This neither.' })).toThrow('“This neither.”')
    assertListed({ errorMessage: 'Choose it. Policy: “A”. Ask Bea. More at https://acme.example' })
  })

  test('has each once, with values in the order of their numbers', () => {
    expect(new Set(sentences).size).toBe(sentences.length)
    const numbers = sentences.map(sentence => [...sentence.matchAll(/\{(\d)\}/g)].map(([, number]) => Number(number)))
    expect(numbers.filter(found => found.some((number, index) => number !== index))).toEqual([])
  })

  test.each(languages.filter(language => language !== 'en'))('has the same values in %s', async language => {
    const file = join(import.meta.dirname, `../../shared/texts/${language}/sentences.ts`)
    if (!existsSync(file)) return
    const { translations }: { translations: Record<string, string> } = await import(file)
    const valuesIn = (text: string) => [...new Set(text.match(/\{\d\}/g))].toSorted().join()

    expect(Object.entries(translations).filter(([sentence, own]) => valuesIn(sentence) !== valuesIn(own))).toEqual([])
  })
})

describe('names that people chose', () => {
  test.each(languages)('may be those of all objects, in %s', async language => {
    const { translations } = await import(`../../shared/texts/${language}/sentences.ts`)

    for (const name of ['constructor', 'toString', 'valueOf', '__proto__']) {
      const sentence = `${name} was damaged during the upload. Please send it again.`
      expect(findTranslation(sentence, translations, language)).toContain(name)
      expect(findTranslation(name, translations, language)).toBe(name)
    }
  })

  test('may look like many sentences', async () => {
    const { translations } = await import('../../shared/texts/de/sentences.ts')
    const name = 'A could not be anonymized. More at x. Column 1: Row 1: A. '.repeat(60).slice(0, 3600)

    const text = findTranslation(`${name} was damaged during the upload. Please send it again.`, translations, 'de')

    expect(text.length).toBeGreaterThan(3000)
  })
})
