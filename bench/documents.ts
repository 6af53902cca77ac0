import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { fileSource } from '../bin/engine/fileSource.ts'
import { Budget } from '../engine/extraction/budget.ts'
import { extract } from '../engine/extraction/extract.ts'
import { collectDocuments } from './documents/collect.ts'
import { lostWords, toWords } from './documents/lostWords.ts'
import { machine } from './machine.ts'

// node bench/documents.ts [folder ...]: extracts documents and compares the words with those that Apache Tika finds. Without
// folders: the documents of Tika's own tests. Takes a JDK and Maven.
const run = promisify(execFile)
const here = join(import.meta.dirname, 'documents')
const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'waybill', 'documents')
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies'
/** Of the distinct words of Tika. */
const MAX_MISSING = 0.05
const MIN_WORDS = 5
const MAX_BYTES = 20 * 1024 * 1024
/** Reported as a picture that the document shows. */
const PICTURE = 'picture'

type Outcome = 'equal' | 'reported' | 'picture' | 'silent' | 'onlyOurs' | 'neither'
type Measured = {
  path: string
  format: string
  outcome: Outcome
  missing: number
  examples: string[]
  reasons: string[]
}

const folders = process.argv.slice(2)
const temporaryDirectory = await mkdtemp(join(tmpdir(), 'waybill-documents-'))
console.log(machine())
const documents = (folders.length > 0 ? folders : [await collectDocuments(cache)]).flatMap(filesIn)
const peer = await readWithTika(documents)
const measured: Measured[] = []
for (const path of documents) {
  measured.push(await measure(path, peer.get(path) ?? ''))
}
report(measured)
rmSync(temporaryDirectory, { recursive: true })

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => statSync(path).size > 0 && statSync(path).size <= MAX_BYTES)
    .sort()
}

async function readWithTika(paths: readonly string[]): Promise<Map<string, string>> {
  const libraries = join(cache, 'tika')
  if (!existsSync(libraries)) {
    await run('mvn', ['-q', '-B', '-f', join(here, 'pom.xml'), COPY, `-DoutputDirectory=${libraries}`])
  }
  const java = spawn('java', ['-Xmx2g', '-cp', join(libraries, '*'), join(here, 'TikaTexts.java')], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  java.stdin.end(paths.join('\n'))
  const texts = new Map<string, string>()
  for await (const line of createInterface({ input: java.stdout })) {
    const [path = '', , text = ''] = line.split('\t')
    texts.set(path, text.startsWith('!') ? '' : Buffer.from(text, 'base64').toString('utf8'))
  }
  if (java.exitCode === null) await once(java, 'exit')
  return texts
}

async function measure(path: string, theirs: string): Promise<Measured> {
  const source = await fileSource(path)
  let ours = ''
  const reasons: string[] = []
  try {
    for await (const event of extract(source, basename(path), new Budget(source.size), { temporaryDirectory })) {
      if (event.kind === 'text') ours += `${event.text}\n`
      if (event.kind === 'notInspectable') reasons.push(event.isPicture ? PICTURE : event.reason)
    }
  } finally {
    await source.close()
  }
  const wanted = toWords(theirs)
  const found = toWords(ours)
  const lost = lostWords({ theirs, ours, name: basename(path), bytes: await readFile(path) })
  const missing = wanted.size === 0 ? 0 : lost.length / wanted.size
  return {
    path,
    format: extname(path).slice(1).toLowerCase() || 'none',
    outcome: toOutcome(wanted.size, found.size, missing, new Set(reasons)),
    missing,
    examples: lost.slice(0, 8),
    reasons: [...new Set(reasons)],
  }
}

function toOutcome(wanted: number, found: number, missing: number, reasons: ReadonlySet<string>): Outcome {
  const isReported = reasons.size > (reasons.has(PICTURE) ? 1 : 0)
  if (wanted >= MIN_WORDS && missing > MAX_MISSING) {
    return isReported ? 'reported' : reasons.has(PICTURE) ? 'picture' : 'silent'
  }
  if (wanted >= MIN_WORDS) return 'equal'
  return found >= MIN_WORDS ? 'onlyOurs' : isReported ? 'reported' : 'neither'
}

function report(all: readonly Measured[]) {
  const formats = Object.entries(Object.groupBy(all, ({ format }) => format))
  const row = (of: readonly Measured[]) => {
    const count = (wanted: Outcome) => of.filter(({ outcome }) => outcome === wanted).length
    return [
      of.length,
      count('equal'),
      count('onlyOurs'),
      count('reported'),
      count('picture'),
      count('neither'),
      count('silent'),
    ].join(' | ')
  }
  console.log(
    '\n| format | documents | same words | only ours | reported | a picture reported | no words | silently wrong |',
  )
  console.log('|---|---|---|---|---|---|---|---|')
  for (const [format, of = []] of formats.toSorted(([one], [other]) => one.localeCompare(other))) {
    console.log(`| ${format} | ${row(of)} |`)
  }
  console.log(`| **all, ${formats.length} formats** | ${row(all)} |\n`)
  for (const { path, missing, examples } of all.filter(({ outcome }) => outcome === 'silent')) {
    console.log(`${path}: ${(missing * 100).toFixed(0)} % missing, such as ${examples.join(', ')}`)
  }
}
