import type { Detector, Window } from '../detector.ts'
import { findNames } from './findNames.ts'
import { headingKind } from './headingKind.ts'
import { loadLexicon } from './loadLexicon.ts'
import { Tokens } from './tokens.ts'

const MAX_LENGTH = 400

/**
 * Gazetteers and context. With a matching header, each cell is one value. Towns on separate lines of an address are
 * also places.
 * @param dataDirectory of `words.bin` and `places.bin`; default: `data`, next to this module
 * @throws when they are unreadable
 */
export function namesDetector({ dataDirectory }: { dataDirectory?: string } = {}): Detector {
  const lexicon = loadLexicon(dataDirectory)
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
