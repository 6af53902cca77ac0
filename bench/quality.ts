import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { machine } from './machine.ts'
import { readingTable } from './qualityDocuments.ts'
import { measureDocuments, measureRecords } from './qualityMeasure.ts'
import { PRESIDIO, PUBLISHED, toPublished } from './qualityPublished.ts'
import { scoreTable } from './qualityScore.ts'

// node bench/quality.ts [--publish] [Presidio's synth_dataset_v2.json]: the detection quality per infotype. Detector
// authors may look at the first half of each set only. Columns: labels (+ those set aside), wrong findings, precision,
// recall, F1, for the first and the second half. --publish writes the figures of the second halves for the health page.
const { values, positionals } = parseArgs({ options: { publish: { type: 'boolean' } }, allowPositionals: true })
const path = positionals[0] ?? PRESIDIO
console.log(machine())

const records = existsSync(path) ? measureRecords(path) : undefined
if (records) {
  const { tuned, reported, tunedTexts, reportedTexts } = records
  const title = `Presidio's published set, by spans: ${tunedTexts} records with even and ${reportedTexts} with odd indices`
  console.log(scoreTable(title, tuned, reported))
} else {
  console.log(`\nPresidio's published set is missing: there is no ${path}.`)
}

const documents = await measureDocuments()
const title = 'The labelled documents of test/labelled, by counts: halves a and b'
console.log(scoreTable(title, documents.tuned, documents.reported))
console.log(readingTable(documents.readings))

if (values.publish) {
  if (!records) throw new Error('Name the file of Presidio’s published set: its figures are published too.')
  const published = toPublished(documents, records, new Date().toISOString().slice(0, 10))
  writeFileSync(PUBLISHED, `${JSON.stringify(published, null, 2)}\n`)
}
