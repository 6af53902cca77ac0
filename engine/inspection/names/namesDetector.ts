import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Detector, HeadingKind, Window } from '../detector.ts'
import { isCounted } from '../longestSpans.ts'
import { announcesThings, toColumn } from './columns.ts'
import { cueWords } from './cues.ts'
import { findNames } from './findNames.ts'
import { decodeGazetteer } from './gazetteerFile.ts'
import { givenNames } from './givenNames.ts'
import { landscapes } from './landscapes.ts'
import { LEXICON_BYTES, Lexicon, PLACE_BEGINS } from './lexicon.ts'
import { regionNames } from './regionNames.ts'
import { type LexiconMemory, openSharedLexicon } from './sharedLexicon.ts'
import { Tokens } from './tokens.ts'
import { computeHash } from './wordHash.ts'

const MAX_LENGTH = 400

/**
 * Gazetteers and context. With a matching header, each cell is one value. Towns on separate lines of an address are
 * also places.
 * @throws when the gazetteers are unreadable
 */
export function namesDetector(places: LexiconPlaces = {}): Detector {
  const lexicon = loadLexicon(places)
  const tokens = new Tokens(lexicon)

  return {
    infoTypes: ['PERSON_NAME', 'LOCATION', 'STREET_ADDRESS'],
    longest: MAX_LENGTH,
    headingKind: heading => headingKind(heading, tokens, lexicon),
    find({ text, header, proven = [] }: Window, report) {
      tokens.read(text, header !== undefined)
      findNames(tokens, lexicon, { header, proven }, (infoType, run, likelihood) => {
        const start = tokens.start(run.from)
        const end = tokens.end(run.to - 1)
        if (end - start <= MAX_LENGTH) report(infoType, start, end, likelihood)
      })
    },
  }
}

/**
 * A `value` contains a person, place or address beyond column names (`Stadt` and `Street` are names, `Baker Street 12`
 * is a value); a `name` announces one of these kinds.
 * @param tokens are overwritten
 */
function headingKind(heading: string, tokens: Tokens, lexicon: Lexicon): HeadingKind {
  tokens.read(heading, false)
  let isValue = false
  findNames(tokens, lexicon, { header: undefined }, (_, run, likelihood) => {
    const text = heading.slice(tokens.start(run.from), tokens.end(run.to - 1)).toLowerCase()
    isValue ||= isCounted({ likelihood }) && !text.split(/[^\p{L}]+/u).every(word => word === '' || isNaming(word))
  })
  if (isValue) return 'value'
  const header = heading.toLowerCase()
  return toColumn(header) !== undefined || announcesThings(header) ? 'name' : 'unknown'
}

function isNaming(word: string): boolean {
  return toColumn(word) !== undefined || announcesThings(word)
}

const PLACES_SHIFT = 8

type LexiconPlaces = {
  /** Of `words.bin` and `places.bin`; default: `data`, next to this module. */
  dataDirectory?: string | undefined
  /** Default: memory of its own. */
  shared?: LexiconMemory | undefined
}

/** Loads the gazetteers and cues into one table. */
export function loadLexicon({ dataDirectory, shared }: LexiconPlaces = {}): Lexicon {
  const fill = (lexicon: Lexicon) => fillLexicon(lexicon, dataDirectory)
  if (shared) return openSharedLexicon(shared, fill)
  const lexicon = new Lexicon(new ArrayBuffer(LEXICON_BYTES))
  fill(lexicon)
  return lexicon
}

function fillLexicon(lexicon: Lexicon, dataDirectory: string | undefined) {
  const read = (name: string) =>
    readFileSync(
      dataDirectory === undefined
        ? fileURLToPath(new URL(`./data/${name}`, import.meta.url))
        : join(dataDirectory, name),
    )
  decodeGazetteer(read('words.bin'), (hash, flags) => lexicon.add(hash, flags))
  decodeGazetteer(read('places.bin'), (hash, flags) => lexicon.add(hash, flags << PLACES_SHIFT))
  for (const name of givenNames.split(' ')) lexicon.addGivenName(computeHash(name))
  for (const name of [regionNames, landscapes].flatMap(names => names.split(', '))) addRegion(lexicon, name.split(' '))
  for (const [bits, words] of cueWords) for (const word of words.split(' ')) lexicon.add(computeHash(word), bits)
}

function addRegion(lexicon: Lexicon, words: readonly string[]) {
  let hash: number | undefined
  for (const word of words) {
    if (hash !== undefined) lexicon.add(hash, PLACE_BEGINS)
    hash = computeHash(word, hash)
  }
  if (hash !== undefined) lexicon.addRegion(hash)
}
