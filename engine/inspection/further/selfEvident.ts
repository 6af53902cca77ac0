import type { FurtherInfoType, Likelihood } from '../../../shared/domain/inspection.ts'
import type { Report } from '../detector.ts'
import { CLASSES, WORD } from '../patterns/characters.ts'

/** A kind whose values show by their form what they are. */
export type SelfEvident = {
  infoType: FurtherInfoType
  /** Global, and of bounded length, so that the search takes linear time. */
  pattern: RegExp
  /** Substrings, of which the text must have one: a search for them is much faster than the pattern. */
  hints?: readonly string[]
  /** @returns how likely the match is, or undefined for none */
  judge(match: RegExpExecArray): Judged | undefined
}

export type Judged = {
  likelihood: Likelihood
  hasCheckDigit?: boolean
  /** Part of the match, if not all of it. */
  value?: string
}

export function findSelfEvident(text: string, { infoType, pattern, hints, judge }: SelfEvident, report: Report) {
  if (hints && !hints.some(hint => text.includes(hint))) return
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const start = match.index
    const end = start + match[0].length
    const judged = isWhole(text, start, end) ? judge(match) : undefined
    // Another match may begin inside this one.
    if (judged === undefined) {
      pattern.lastIndex = start + 1
      continue
    }
    const from = judged.value === undefined ? start : start + match[0].indexOf(judged.value)
    report(infoType, from, from + (judged.value ?? match[0]).length, judged.likelihood, judged.hasCheckDigit)
  }
}

/** Not part of a longer word. */
function isWhole(text: string, start: number, end: number): boolean {
  return !(isWord(text, start - 1) && isWord(text, start)) && !(isWord(text, end) && isWord(text, end - 1))
}

function isWord(text: string, at: number): boolean {
  return at >= 0 && at < text.length && ((CLASSES[text.charCodeAt(at)] ?? 0) & WORD) !== 0
}
