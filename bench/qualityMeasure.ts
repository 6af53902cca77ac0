import { Budget } from '../engine/extraction/budget.ts'
import { extract } from '../engine/extraction/extract.ts'
import type { Extracted } from '../engine/extraction/extracted.ts'
import { memorySource } from '../engine/extraction/sources.ts'
import { inspectSource } from '../engine/inspection/inspect.ts'
import { isCounted, longestSpans, type Match } from '../engine/inspection/longestSpans.ts'
import { namesDetector } from '../engine/inspection/names/namesDetector.ts'
import { patternDetectors } from '../engine/inspection/patterns/patternDetectors.ts'
import type { BasicInfoType } from '../shared/domain/inspection.ts'
import type { LabelledDocument } from '../test/labelled/labelledDocument.ts'
import { type Reading, scoreDocuments } from './qualityDocuments.ts'
import { readRecords, scoreRecords } from './qualityRecords.ts'
import type { Scores } from './qualityScore.ts'

/** The half that detector authors may look at, and the half that decides nothing. */
export type Halves = { tuned: Scores; reported: Scores; reportedTexts: number }

const [patterns, names] = [patternDetectors(), namesDetector()]
const detectors = [...patterns, names]

/** @param path Presidio's synth_dataset_v2.json */
export function measureRecords(path: string): Halves & { tunedTexts: number } {
  const { tuned, reported } = readRecords(path)
  return {
    tuned: scoreRecords(tuned, spansIn),
    reported: scoreRecords(reported, spansIn),
    tunedTexts: tuned.length,
    reportedTexts: reported.length,
  }
}

export async function measureDocuments(): Promise<Halves & { readings: Map<string, Reading> }> {
  const readings = new Map<string, Reading>()
  const tuned = await scoreDocuments('a', read, inspect, readings)
  const tunedTexts = countTexts(readings)
  const reported = await scoreDocuments('b', read, inspect, readings)
  return { tuned, reported, reportedTexts: countTexts(readings) - tunedTexts, readings }
}

function countTexts(readings: ReadonlyMap<string, Reading>): number {
  return [...readings.values()].reduce((sum, { documents }) => sum + documents, 0)
}

/** These detectors report basic infotypes only. */
type BasicMatch = Match & { infoType: BasicInfoType }

/** Findings of a text without headers. */
export function spansIn(text: string): BasicMatch[] {
  const matches: Match[] = []
  for (const detector of detectors) {
    const proven = matches.filter(({ isProven }) => isProven)
    detector.find({ text, header: undefined, proven }, (infoType, start, end, likelihood, isProven) =>
      matches.push({ infoType, start, end, likelihood, isProven }),
    )
  }
  return longestSpans(matches.filter(isCounted)) as BasicMatch[]
}

async function read({ name, bytes }: LabelledDocument): Promise<Extracted[]> {
  const events: Extracted[] = []
  for await (const event of extract(memorySource(bytes), name, new Budget(bytes.length))) events.push(event)
  return events
}

function inspect({ name, bytes }: LabelledDocument, extracted: readonly Extracted[]) {
  return inspectSource(memorySource(bytes), name, {
    detectors: patterns,
    sampledDetectors: [names],
    extract: () => extracted,
  })
}
