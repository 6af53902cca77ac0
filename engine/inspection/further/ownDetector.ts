import { RE2JS } from 're2js'
import type { OwnKind } from '../../../shared/domain/ownKind.ts'
import { plainPattern } from '../../plainPattern.ts'
import type { Detector, Window } from '../detector.ts'
import { HashedValues } from './hashedValues.ts'
import { Vocabulary } from './vocabulary.ts'

/** In UTF-16 units; of longer matches, the beginning counts. */
const MAX_MATCH = 200
/** From a word of `after` to the match. */
const MAX_DISTANCE = 40
/** Instructions. RE2 takes as many steps for each character at most. */
const MAX_PROGRAM = 500

type Find = (text: string, onFound: (start: number, end: number) => void) => void

/** A pattern that cannot be searched, for its author. */
class OwnPatternFault extends Error {
  override name = 'OwnPatternFault'
}

/**
 * Kinds that an organisation defines.
 * @param readFile the content of a `valuesFile`
 * @throws OwnPatternFault, ValueListFault
 */
export function ownDetector(kinds: readonly OwnKind[], readFile: (file: string) => Buffer): Detector {
  const searches = kinds.map(kind => ({
    infoType: kind.id,
    find: toFind(kind, readFile),
    after: toVocabulary(kind.after),
  }))
  return {
    infoTypes: kinds.map(({ id }) => id),
    longest: MAX_MATCH,
    find(window, report) {
      for (const { infoType, find, after } of searches) {
        const isAnnounced = after && announcedIn(window, after)
        find(window.text, (start, end) => {
          if (!isAnnounced) report(infoType, start, Math.min(end, start + MAX_MATCH), 'LIKELY')
          else if (isAnnounced(start)) report(infoType, start, Math.min(end, start + MAX_MATCH), 'VERY_LIKELY')
        })
      }
    },
  }
}

function toFind({ words, pattern, valuesFile }: OwnKind, readFile: (file: string) => Buffer): Find {
  if (words) {
    const vocabulary = toVocabulary(words)
    return (text, onFound) => {
      for (const { start, end } of vocabulary?.find(text) ?? []) onFound(start, end)
    }
  }
  if (valuesFile !== undefined) {
    const values = new HashedValues(readFile(valuesFile))
    return (text, onFound) => values.find(text, onFound)
  }
  return searchPattern(pattern ?? '')
}

function toVocabulary(words: readonly string[] | undefined): Vocabulary<true> | undefined {
  return words && new Vocabulary<true>([[true, words]])
}

/** Linear in the length of the text: a native expression that cannot backtrack, or RE2. */
function searchPattern(pattern: string): Find {
  const compiled = compile(pattern)
  const native = plainPattern(pattern)
  if (native) {
    return (text, onFound) => {
      for (const { 0: match, index } of text.matchAll(native)) if (match !== '') onFound(index, index + match.length)
    }
  }
  return (text, onFound) => {
    const matcher = compiled.matcher(text)
    while (matcher.find()) if (matcher.end() > matcher.start()) onFound(matcher.start(), matcher.end())
  }
}

/** @throws OwnPatternFault */
function compile(pattern: string): RE2JS {
  let compiled: RE2JS
  try {
    compiled = RE2JS.compile(pattern)
  } catch (cause) {
    throw new OwnPatternFault(`The pattern ${pattern} is not in the syntax of RE2.`, { cause })
  }
  if (compiled.programSize() > MAX_PROGRAM) {
    throw new OwnPatternFault(`The pattern ${pattern} is too large. Write fewer or smaller repetitions.`)
  }
  if (compiled.matches('')) throw new OwnPatternFault(`The pattern ${pattern} matches an empty text.`)
  return compiled
}

/** Whether a match that starts here comes after one of the words, or in a column that has one in its header. */
function announcedIn({ text, header }: Window, after: Vocabulary<true>): (start: number) => boolean {
  if (header && after.find(header).length > 0) return () => true
  const ends = after.find(text).map(({ end }) => end)
  let next = 0
  let previous = Number.NEGATIVE_INFINITY
  return start => {
    // Matches come in the order of the text.
    for (let end = ends[next]; end !== undefined && end <= start; end = ends[++next]) previous = end
    return start - previous <= MAX_DISTANCE
  }
}
