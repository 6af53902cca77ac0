import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Budget } from '../engine/extraction/budget.ts'
import { extract } from '../engine/extraction/extract.ts'
import type { Extracted } from '../engine/extraction/extracted.ts'
import { memorySource } from '../engine/extraction/sources.ts'
import { inspectSource } from '../engine/inspection/inspect.ts'
import { isCounted, longestSpans, type Match } from '../engine/inspection/longestSpans.ts'
import { namesDetector } from '../engine/inspection/names/namesDetector.ts'
import { patternDetectors } from '../engine/inspection/patterns/patternDetectors.ts'
import type { LabelledDocument } from '../test/labelled/labelledDocument.ts'
import { machine } from './machine.ts'
import { type Reading, readingTable, scoreDocuments } from './qualityDocuments.ts'
import { readRecords, type Span, scoreRecords } from './qualityRecords.ts'
import { scoreTable } from './qualityScore.ts'

// node bench/quality.ts [Presidio's synth_dataset_v2.json]: the detection quality per infotype. Detector authors may
// look at the first half of each set only. Columns: labels (+ those set aside), wrong findings, precision, recall, F1,
// for the first and the second half.
const given = process.argv[2]
const records = given ?? join(import.meta.dirname, '../../shared/data/presidio-research/synth_dataset_v2.first500.json')

const [patterns, names] = [patternDetectors(), namesDetector()]
const detectors = [...patterns, names]
console.log(machine())

if (existsSync(records)) {
  const { tuned, reported } = readRecords(records)
  const title = `Presidio's published set, by spans: ${tuned.length} records with even and ${reported.length} with odd indices`
  console.log(scoreTable(title, scoreRecords(tuned, spansIn), scoreRecords(reported, spansIn)))
} else {
  console.log(`\nPresidio's published set is missing: there is no ${records}.`)
}

const readings = new Map<string, Reading>()
const a = await scoreDocuments('a', read, inspect, readings)
const b = await scoreDocuments('b', read, inspect, readings)
console.log(scoreTable('The labelled documents of test/labelled, by counts: halves a and b', a, b))
console.log(readingTable(readings))

function spansIn(text: string): Span[] {
  const matches: Match[] = []
  for (const detector of detectors) {
    const proven = matches.filter(({ isProven }) => isProven)
    detector.find({ text, header: undefined, proven }, (infoType, start, end, likelihood, isProven) =>
      matches.push({ infoType, start, end, likelihood, isProven }),
    )
  }
  return longestSpans(matches.filter(isCounted))
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
