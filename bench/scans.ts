import { Budget } from '../engine/extraction/budget.ts'
import { extract } from '../engine/extraction/extract.ts'
import { Recogniser } from '../engine/extraction/ocr/recogniser.ts'
import { memorySource } from '../engine/extraction/sources.ts'
import { inspector } from '../engine/inspection/inspector.ts'
import { namesDetector } from '../engine/inspection/names/namesDetector.ts'
import { patternDetectors } from '../engine/inspection/patterns/patternDetectors.ts'
import type { Finding } from '../shared/domain/inspection.ts'
import { OcrLanguage } from '../shared/domain/ocr.ts'
import { launchChromium, unpackChromium } from '../test/browser/chromium.ts'
import { fullOrBrief } from './brief.ts'
import { machine } from './machine.ts'
import { type Condition, conditions, type PrintedDocument, printedDocuments, Scanner } from './scanPages.ts'

// node bench/scans.ts [a|b] [languages]: how many labelled values are found on scanned pages, by condition of the scan, kind and
// language, beside what is found in the text itself; and time and memory for a page. Half b, the default, decides nothing.
const half = process.argv[2] === 'a' ? 'a' : 'b'
const languages = (process.argv[3] ?? 'en,de,fr').split(',').map(language => OcrLanguage.parse(language))
const copies = fullOrBrief({ en: 1, de: 1, fr: 2 }, { en: 0, de: 1, fr: 0 })
const tried = fullOrBrief(conditions, conditions.slice(2, 3))

const [patterns, names] = [patternDetectors(), namesDetector()]

type Count = { labels: number; found: number; wrong: number }
type Outcome = PrintedDocument & { counts: Map<string, Count>; isPart: boolean }

function countFindings(document: PrintedDocument, summary: readonly Finding[]): Map<string, Count> {
  const kinds = new Set([...document.labels, ...summary].map(({ infoType }) => infoType))
  const counts = new Map<string, Count>()
  for (const kind of kinds) {
    const count = (of: PrintedDocument['labels']) => of.filter(({ infoType }) => infoType === kind).length
    const [labels, tolerated] = [count(document.labels), count(document.tolerated)]
    const found = summary.find(({ infoType }) => infoType === kind)?.count ?? 0
    counts.set(kind, { labels, found: Math.min(labels, found), wrong: Math.max(0, found - labels - tolerated) })
  }
  return counts
}

function inspectText(text: string): readonly Finding[] {
  const { read, findings } = inspector({ detectors: patterns, sampledDetectors: [names] })
  read({ kind: 'text', text, place: {} })
  return findings().summary
}

async function inspectScan(document: PrintedDocument, picture: Buffer, recogniser: Recogniser): Promise<Outcome> {
  const { read, findings } = inspector({ detectors: patterns, sampledDetectors: [names] })
  const budget = new Budget(picture.length)
  for await (const event of extract(memorySource(picture), 'scan', budget, { recogniser })) read(event)
  const { summary, notInspectable } = findings()
  return { ...document, counts: countFindings(document, summary), isPart: notInspectable.length > 0 }
}

function addUp(outcomes: readonly Pick<Outcome, 'counts'>[], isCounted: (kind: string) => boolean = () => true): Count {
  const sum = { labels: 0, found: 0, wrong: 0 }
  for (const { counts } of outcomes) {
    for (const [kind, count] of counts) {
      if (!isCounted(kind)) continue
      sum.labels += count.labels
      sum.found += count.found
      sum.wrong += count.wrong
    }
  }
  return sum
}

const share = ({ found, labels }: Count) => (labels === 0 ? '-' : (found / labels).toFixed(2))

// Every fourth English template, so that the languages weigh alike.
const documents = printedDocuments(half, copies).filter(({ language }, index) => language !== 'en' || index % 4 === 0)
const ofTexts = documents.map(document => ({
  ...document,
  counts: countFindings(document, inspectText(document.text)),
}))
const kinds = [...new Set(documents.flatMap(({ labels }) => labels.map(({ infoType }) => infoType)))].sort()

function row(outcomes: readonly Pick<Outcome, 'counts' | 'language' | 'kind'>[]) {
  return {
    ...Object.fromEntries(
      (['en', 'de', 'fr'] as const).map(language => [
        language,
        share(addUp(outcomes.filter(one => one.language === language))),
      ]),
    ),
    ...Object.fromEntries(
      (['prose', 'table'] as const).map(form => [form, share(addUp(outcomes.filter(({ kind }) => kind === form)))]),
    ),
    all: share(addUp(outcomes)),
    wrong: addUp(outcomes).wrong,
    ...Object.fromEntries(kinds.map(kind => [kind, share(addUp(outcomes, one => one === kind))])),
  }
}

await unpackChromium()
const browser = await launchChromium()
const scanner = await Scanner.open(browser)
const recogniser = new Recogniser({ languages, maxPages: Infinity, maxSeconds: Infinity })
const rows: Record<string, object> = { 'the text itself': row(ofTexts) }
const work: Record<string, object> = {}
for (const condition of tried) {
  const { outcomes, seconds } = await measure(condition)
  rows[condition.name] = row(outcomes)
  work[condition.name] = {
    pages: outcomes.length,
    'CPU seconds a page': (seconds / outcomes.length).toFixed(2),
    'reported as part': outcomes.filter(({ isPart }) => isPart).length,
  }
  // The whole takes minutes.
  console.error(condition.name, JSON.stringify({ ...rows[condition.name], ...work[condition.name] }))
}
await browser.close()

console.log(`${machine()} · half ${half}, ${documents.length} pages, ${languages.join(' ')}`)
const labels = addUp(ofTexts)
console.log(`Share of ${labels.labels} labelled values that are found, by language and kind; wrong findings:`)
console.table(rows)
console.table(work)
console.log(`Peak resident memory of this process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB`)

async function measure(condition: Condition) {
  const outcomes: Outcome[] = []
  let seconds = 0
  for (const document of documents) {
    const picture = await scanner.scan(document, condition)
    const before = process.cpuUsage()
    outcomes.push(await inspectScan(document, picture, recogniser))
    const { user, system } = process.cpuUsage(before)
    seconds += (user + system) / 1e6
  }
  return { outcomes, seconds }
}
