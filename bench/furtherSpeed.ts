import { furtherDetectors } from '../engine/inspection/further/furtherDetectors.ts'
import { HashedValues, hashValues } from '../engine/inspection/further/hashedValues.ts'
import { inspector } from '../engine/inspection/inspector.ts'
import { namesDetector } from '../engine/inspection/names/namesDetector.ts'
import { patternDetectors } from '../engine/inspection/patterns/patternDetectors.ts'
import { FurtherInfoType } from '../shared/domain/inspection.ts'
import type { FurtherKinds } from '../shared/domain/searchedInfoTypes.ts'
import { Random } from '../test/labelled/random.ts'
import { fullOrBrief } from './brief.ts'
import { median, shown } from './figures.ts'
import { texts, toText } from './inspectionTexts.ts'
import { machine } from './machine.ts'

// node bench/furtherSpeed.ts: what further infotypes add to a whole inspection, with names, in milliseconds of the processor
// for a million characters, and a list of a million values. Rounds alternate; figures are medians.
const ROUNDS = fullOrBrief(5, 1)
const MILLION = 1_000_000
const SIZE = fullOrBrief(1, 0.1) * MILLION
const VALUES = fullOrBrief(1, 0.01) * MILLION
const PIECE = 64 * 1024

const random = new Random(62)
const patterns = patternDetectors()
const names = namesDetector()
const customers = Array.from({ length: VALUES }, (_, index) => `K-${String(100_000_000 + 37 * index)}`)

function seconds(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / MILLION
}

let list: Buffer = Buffer.alloc(0)
const hashing = seconds(() => {
  list = hashValues(customers)
})
const found = { count: 0 }
const written = customers.slice(0, VALUES / 10).join('\n')
const finding = seconds(() => new HashedValues(list).find(written, () => found.count++))

const searched: Record<string, FurtherKinds> = {
  'all thirteen': { furtherInfotypes: FurtherInfoType.options, ownInfotypes: [] },
  'dates of birth': { furtherInfotypes: ['DATE_OF_BIRTH'], ownInfotypes: [] },
  'API and private keys': { furtherInfotypes: ['API_KEY', 'PRIVATE_KEY'], ownInfotypes: [] },
  '10,000 phrases': {
    furtherInfotypes: [],
    ownInfotypes: [
      {
        id: 'CUSTOM_PROJECT',
        words: Array.from({ length: 10_000 }, () => `${random.letters(6)} ${random.letters(7)}`),
      },
    ],
  },
  'a pattern of RE2': {
    furtherInfotypes: [],
    ownInfotypes: [{ id: 'CUSTOM_CONTRACT', pattern: '(?:KD|AB)-\\d{6}(?:-[A-Z]{2})?' }],
  },
  'a list of values': { furtherInfotypes: [], ownInfotypes: [{ id: 'CUSTOM_CUSTOMER', valuesFile: 'customers' }] },
}

function inspect(text: string, kinds: FurtherKinds | undefined) {
  const further = kinds ? furtherDetectors(kinds, () => list) : []
  const { read, findings } = inspector({ detectors: patterns, sampledDetectors: [names], furtherDetectors: further })
  const place = {}
  return seconds(() => {
    for (let at = 0; at < text.length; at += PIECE) read({ kind: 'text', text: text.slice(at, at + PIECE), place })
    findings()
  })
}

console.log(machine())
const table: Record<string, Record<string, string | number>> = {}
for (const sort of Object.keys(texts) as (keyof typeof texts)[]) {
  const text = toText(sort, SIZE)
  const rounds = Array.from(
    { length: ROUNDS + 1 },
    (): Record<string, number> => ({
      none: inspect(text, undefined),
      ...Object.fromEntries(Object.entries(searched).map(([name, kinds]) => [name, inspect(text, kinds)])),
    }),
  )
  // The first compiles.
  const measured = rounds.slice(1)
  const toFigure = (name: string) => (median(measured.map(round => round[name] ?? 0)) / SIZE) * MILLION * 1000
  table[sort] = Object.fromEntries(['none', ...Object.keys(searched)].map(name => [name, shown(toFigure(name))]))
}
console.table(table)
console.log(
  `${VALUES} values: hashed in ${shown(hashing)} s, ${shown(list.length / MILLION)} MB; ${found.count} found in ${shown(finding)} s.`,
)
