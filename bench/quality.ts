import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { machine } from './machine.ts'
import { readingTable } from './qualityDocuments.ts'
import { calibrationTable, falseFindings, groupTable, readLabelledLines, readSamples, SETS } from './qualityLabelled.ts'
import { logTable, measureLogs } from './qualityLogs.ts'
import { measureDocuments, measureRecords, spansIn } from './qualityMeasure.ts'
import { PRESIDIO, PUBLISHED, toPublished } from './qualityPublished.ts'
import { scoreTable } from './qualityScore.ts'

// node bench/quality.ts [--publish] [Presidio's synth_dataset_v2.json]: the detection quality per infotype. Detector
// authors may look at the first half of each set only. Columns: labels (+ those set aside), wrong findings, precision,
// recall, F1, for the first and the second half. --publish writes the figures of the second halves for the health page.
// node bench/quality.ts --labelled FILE: only your own texts, one JSON object per line (see readLabelledLines).
// node bench/quality.ts --nameless FILE: findings a million characters in a text that contains nothing to find.
const { values, positionals } = parseArgs({
  options: { publish: { type: 'boolean' }, labelled: { type: 'string' }, nameless: { type: 'string' } },
  allowPositionals: true,
})
if (values.labelled !== undefined) {
  const texts = readLabelledLines(values.labelled)
  console.log(groupTable(values.labelled, texts, spansIn))
  console.log(calibrationTable(texts, spansIn))
}
if (values.nameless !== undefined) console.log(falseFindings(values.nameless, spansIn))
if (values.labelled ?? values.nameless) process.exit()

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

for (const set of SETS) {
  const texts = readSamples(set)
  console.log(groupTable(`The hand-written texts of bench/names, ${set}`, texts, spansIn))
  console.log(calibrationTable(texts, spansIn))
}

const logs = await measureLogs()
console.log(
  logTable(
    'Numbers in logs and lists of serials: false findings a MB, and true numbers found. Tuned shapes',
    logs.tuned,
  ),
)
console.log(logTable('The same: shapes held out', logs.heldOut))

if (values.publish) {
  if (!records) throw new Error('Name the file of Presidio’s published set: its figures are published too.')
  const published = toPublished(documents, records, new Date().toISOString().slice(0, 10))
  writeFileSync(PUBLISHED, `${JSON.stringify(published, null, 2)}\n`)
}
