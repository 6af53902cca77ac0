import type { Detector } from '../../../engine/inspection/detector.ts'
import { isCounted, longestSpans, type Match } from '../../../engine/inspection/longestSpans.ts'
import { patternDetectors } from '../../../engine/inspection/patterns/patternDetectors.ts'
import type { InfoType } from '../../../shared/domain/inspection.ts'

const detectors = patternDetectors()

type Found = [InfoType, string, Match['likelihood']]

/** As `[infotype, value, likelihood]`. */
export function foundIn(text: string, header?: string): Found[] {
  return foundBy(detectors, text, header)
}

export function foundBy(detectors: readonly Detector[], text: string, header?: string): Found[] {
  const matches: Match[] = []
  for (const detector of detectors) {
    detector.find({ text, header }, (infoType, start, end, likelihood, isProven) => {
      if (isCounted({ likelihood })) matches.push({ infoType, start, end, likelihood, isProven })
    })
  }
  return longestSpans(matches).map(({ infoType, start, end, likelihood }) => [
    infoType,
    text.slice(start, end),
    likelihood,
  ])
}

export function valuesIn(infoType: InfoType, text: string, header?: string): string[] {
  return foundIn(text, header).flatMap(([kind, value]) => (kind === infoType ? [value] : []))
}
