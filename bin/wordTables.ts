import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod'

/** How the words of a language are written, and which of them the Brown clusters put among names. */
export type WordTable = {
  given: Set<string>
  surnames: Set<string>
  /** Words written in lower case, or German nouns; frequent ones first. */
  /** Words that hardly ever have a lower-case form. */
  proper: Set<string>
  /** Of these the members of clusters with many names. */
  named: Set<string>
  vocabulary: { word: string; isFrequent: boolean; isCommon: boolean }[]
}

type Seeds = {
  given: ReadonlySet<string>
  surnames: ReadonlySet<string>
  places: ReadonlySet<string>
  words: ReadonlySet<string>
  nouns: ReadonlySet<string>
}

const Numbers = z.record(z.string(), z.number())
const MIN_CLUSTER = 100
/** The most frequent members decide what a cluster contains. */
const JUDGED_MEMBERS = 1500
const SHARE_OF_GIVEN = 0.5
const SHARE_OF_SURNAMES = 0.55
const SHARE_OF_NOUNS = 0.3
const MAX_SHARE_OF_NAMES = 0.25

/** Natural logarithms of probabilities. */
const FREQUENT = -14
const COUNTED = -16.5
/** A word is vocabulary if it is at least this often in lower case: e^-1 of its capitalised form. */
const LOWER_MARGIN = 1
/** A name is hardly ever in lower case. */
const NAME_MARGIN = 1.5

/**
 * Probabilities and Brown clusters of `spacy-lookups-data`, by written form.
 * @param seeds in lower case, except `nouns`; these and `words` are for a language that capitalises nouns
 */
export async function readWordTable(folder: string, language: string, seeds: Seeds): Promise<WordTable> {
  const table = async (name: string) =>
    new Map(
      Object.entries(
        Numbers.parse(
          JSON.parse(gunzipSync(await readFile(join(folder, `${language}_lexeme_${name}.json.gz`))).toString()),
        ),
      ),
    )
  const probabilities = await table('prob')
  const clusters = await table('cluster')
  const probability = (word: string) => probabilities.get(word) ?? Number.NEGATIVE_INFINITY

  const members = new Map<number, string[]>()
  for (const [word, cluster] of clusters) {
    if (cluster === 0 || !/^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?$/u.test(word)) continue
    const known = members.get(cluster)
    if (known) known.push(word)
    else members.set(cluster, [word])
  }

  const found: WordTable = {
    given: new Set(),
    surnames: new Set(),
    proper: new Set(),
    named: new Set(),
    vocabulary: [],
  }
  const nouns = new Set<string>()
  const names = new Set<string>()
  for (const words of members.values()) {
    const judged = words.toSorted((a, b) => probability(b) - probability(a)).slice(0, JUDGED_MEMBERS)
    const share = (is: (word: string) => boolean) => judged.filter(is).length / judged.length
    const isLarge = words.length >= MIN_CLUSTER
    const given = share(word => seeds.given.has(word.toLowerCase()))
    const surnames = share(word => seeds.surnames.has(word.toLowerCase()))
    const isName = (word: string) =>
      !seeds.nouns.has(word) && probability(word) > probability(word.toLowerCase()) + NAME_MARGIN
    const places = share(word => seeds.places.has(word.toLowerCase()))
    if (given + surnames + places >= MAX_SHARE_OF_NAMES) for (const word of words) names.add(word)
    if (isLarge && given >= SHARE_OF_GIVEN) for (const word of words.filter(isName)) found.given.add(word)
    else if (isLarge && surnames >= SHARE_OF_SURNAMES) for (const word of words.filter(isName)) found.surnames.add(word)
    else if (
      given + surnames + places < MAX_SHARE_OF_NAMES &&
      share(word => seeds.words.has(word.toLowerCase())) >= SHARE_OF_NOUNS
    )
      for (const word of words) nouns.add(word)
  }

  for (const word of seeds.nouns) if (!names.has(word)) nouns.add(word)
  for (const [word, ownProbability] of probabilities) {
    if (/^\p{Lu}\p{Ll}+$/u.test(word) && !nouns.has(word) && !seeds.nouns.has(word))
      if (ownProbability > probability(word.toLowerCase()) + NAME_MARGIN) {
        found.proper.add(word.toLowerCase())
        if (names.has(word)) found.named.add(word.toLowerCase())
      }
    const isLower = /^\p{Ll}{2,}$/u.test(word)
    if (ownProbability < COUNTED || !(isLower || nouns.has(word))) continue
    const capital = word.charAt(0).toUpperCase() + word.slice(1)
    if (isLower && ownProbability < probability(capital) - LOWER_MARGIN) continue
    const isCommon = isLower
      ? ownProbability >= probability(capital)
      : seeds.nouns.has(word) || seeds.words.has(word.toLowerCase())
    found.vocabulary.push({ word, isFrequent: ownProbability > FREQUENT, isCommon })
  }
  return found
}

/** Words that Tesseract's list of a language has in lower case. */
export async function readLowerWords(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.filter(word => /^\p{Ll}{2,}$/u.test(word))
}

/** Inflected forms of Polish nouns, as written, to their lemmas. */
export async function readPolishForms(folder: string): Promise<[string, string][]> {
  return Object.entries(await readPolish(folder, 'noun'))
}

/** Polish nouns, adjectives and verbs that are written in lower case. */
export async function readPolishWords(folder: string): Promise<string[]> {
  const tables = await Promise.all(['noun', 'adj', 'verb'].map(kind => readPolish(folder, kind)))
  return tables.flatMap(table => Object.keys(table).filter(word => /^\p{Ll}{2,}$/u.test(word)))
}

/** Names that have a plural of persons: Kowalski (Kowalscy), Gajda (Gajdowie). */
export async function readPolishSurnames(folder: string): Promise<string[]> {
  const forms = await readPolishForms(folder)
  const lemmas = forms.filter(([form]) => /(?:owie|scy|ccy)$/.test(form)).map(([, lemma]) => lemma)
  return [...new Set(lemmas)].filter(lemma => /^\p{Lu}\p{Ll}+$/u.test(lemma))
}

async function readPolish(folder: string, kind: string): Promise<Record<string, string>> {
  const bytes = gunzipSync(await readFile(join(folder, `pl_lemma_lookup_${kind}.json.gz`)))
  return z.record(z.string(), z.string()).parse(JSON.parse(bytes.toString()))
}
