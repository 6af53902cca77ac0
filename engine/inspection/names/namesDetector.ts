import type { Detector, Window } from '../detector.ts'
import { findNames } from './findNames.ts'
import { headingKind } from './headingKind.ts'
import { loadLexicon } from './loadLexicon.ts'
import { Tokens } from './tokens.ts'

const MAX_LENGTH = 400

/**
 * Finds persons, places and street addresses by gazetteers and by what stands around capital words. In a column whose
 * header names one of them a cell is a whole value. A town on a line of its own in an address is told as a place, too.
 * @param dataDirectory that holds the gazetteers `words.bin` and `places.bin`, when they do not lie beside this module
 * @throws when they cannot be read
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
