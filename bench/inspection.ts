import { inspector } from '../engine/inspection/inspector.ts'
import { namesDetector } from '../engine/inspection/names/namesDetector.ts'
import { patternDetectors } from '../engine/inspection/patterns/patternDetectors.ts'
import { fullOrBrief } from './brief.ts'
import { median, shown } from './figures.ts'
import { peers } from './inspectionPeers.ts'
import { floods, texts, toText } from './inspectionTexts.ts'
import { machine } from './machine.ts'

// node bench/inspection.ts [MB] (default: 8): pattern infotypes in millions of characters per CPU second, against one
// RegExp each. Rounds alternate; figures are medians. Ours is the complete inspector; the peer matches, and checks
// cards and IBANs, without context words. "With names" adds persons, places and addresses.
const ROUNDS = fullOrBrief(5, 1)
const MILLION = 1_000_000

const size = Number(process.argv[2] ?? fullOrBrief(8, 0.1)) * MILLION
const PIECE = 64 * 1024

const names = namesDetector()

function inspect(text: string, hasNames = false) {
  const inspection = inspector({ detectors: patternDetectors(), sampledDetectors: hasNames ? [names] : [] })
  const place = {}
  for (let at = 0; at < text.length; at += PIECE) {
    inspection.read({ kind: 'text', text: text.slice(at, at + PIECE), place })
  }
  return inspection.findings().summary.reduce((sum, { count }) => sum + count, 0)
}

function match(text: string) {
  let count = 0
  for (let at = 0; at < text.length; at += PIECE) {
    const piece = text.slice(at, at + PIECE)
    for (const { pattern, isValid } of peers) for (const [found] of piece.matchAll(pattern)) if (isValid(found)) count++
  }
  return count
}

function seconds(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / MILLION
}

console.log(machine())
const table: Record<string, Record<string, number>> = {}
for (const sort of Object.keys(texts) as (keyof typeof texts)[]) {
  const text = toText(sort, size)
  const ours: number[] = []
  const theirs: number[] = []
  const withNames: number[] = []
  inspect(text.slice(0, MILLION))
  match(text.slice(0, MILLION))
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(size / MILLION / seconds(() => inspect(text)))
    withNames.push(size / MILLION / seconds(() => inspect(text, true)))
    theirs.push(size / MILLION / seconds(() => match(text)))
  }
  table[sort] = {
    'ours, M characters/s': shown(median(ours)),
    'one RegExp a kind': shown(median(theirs)),
    ratio: shown(median(ours) / median(theirs)),
    'with names': shown(median(withNames)),
    'ours finds': inspect(text),
    'the peer matches': match(text),
  }
}
console.table(table)

console.log('Hostile text, M characters/s; linear when both columns are alike:')
console.table(
  Object.fromEntries(
    floods.map(([name, flood]) => {
      const rate = (length: number) => {
        const text = flood.repeat(Math.ceil(length / flood.length)).slice(0, length)
        return shown(
          length /
            MILLION /
            Math.min(
              seconds(() => inspect(text)),
              seconds(() => inspect(text)),
            ),
        )
      }
      return [name, { [`${size / 4 / MILLION} M`]: rate(size / 4), [`${size / MILLION} M`]: rate(size) }]
    }),
  ),
)
