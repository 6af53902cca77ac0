import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cueWords } from './cues.ts'
import { decodeGazetteer } from './gazetteerFile.ts'
import { Lexicon } from './lexicon.ts'
import { computeHash } from './wordHash.ts'

const PLACES_SHIFT = 8
const MAX_ENTRIES = 480_000

/**
 * Loads the gazetteers and cues into one table.
 * @param dataDirectory of `words.bin` and `places.bin`; default: `data`, next to this module
 */
export function loadLexicon(dataDirectory?: string): Lexicon {
  const read = (name: string) =>
    readFileSync(
      dataDirectory === undefined
        ? fileURLToPath(new URL(`./data/${name}`, import.meta.url))
        : join(dataDirectory, name),
    )
  const lexicon = new Lexicon(MAX_ENTRIES)
  decodeGazetteer(read('words.bin'), (hash, flags) => lexicon.add(hash, flags))
  decodeGazetteer(read('places.bin'), (hash, flags) => lexicon.add(hash, flags << PLACES_SHIFT))
  for (const [bits, words] of cueWords) for (const word of words.split(' ')) lexicon.add(computeHash(word), bits)
  return lexicon
}
