import { parseArgs } from 'node:util'
import { findLookalike, indexDomains } from '../shared/domain/recipients/findLookalike.ts'
import { fullOrBrief } from './brief.ts'
import { percentile, shown } from './figures.ts'
import { generatedPairs, honestDomains, knownDomains, type LabelledDomain, realPairs } from './lookalikesData.ts'
import { machine } from './machine.ts'

// node bench/lookalikes.ts [--held-out]: how many domains that were typed wrong get the right suggestion, how many real
// other domains get one, and the time of each look. The half for tuning, or the one held out of it.
const COUNTS = [1000, 2000, 10_000]
const PAIRS = fullOrBrief(500, 20)
const RECALL_GOAL = 0.95
const FALSE_ALARM_GOAL = 0.02

type Asked = LabelledDomain & { domain: string | undefined; kind: string; milliseconds: number }

const { values } = parseArgs({ options: { 'held-out': { type: 'boolean', default: false } } })
const isHeldOut = values['held-out']
console.log(`${machine()} · ${isHeldOut ? 'the half held out of tuning' : 'the half for tuning'}`)
for (const count of COUNTS) printFigures(count)

function printFigures(count: number) {
  const known = knownDomains(count)
  const started = performance.now()
  const index = indexDomains(known)
  const indexed = performance.now() - started

  const ask = (labelled: LabelledDomain): Asked => {
    const before = performance.now()
    const found = findLookalike(labelled.typed, index)
    const milliseconds = performance.now() - before
    return { ...labelled, domain: found?.domain, kind: found?.kind ?? '', milliseconds }
  }
  const generated = generatedPairs(isHeldOut, PAIRS, known).map(ask)
  const real = realPairs(isHeldOut).map(ask)
  const honest = honestDomains(isHeldOut, PAIRS).map(ask)
  // The lists do not tell whether one organisation owns both domains of the same name.
  const others = honest.filter(({ kind }) => kind !== 'topLevelDomain')

  console.log(`\n${known.length} known domains, indexed in ${shown(indexed)} ms`)
  console.table({
    ...recallRows(generated),
    'all generated': recallRow(generated),
    ...recallRows(real),
    'all real': recallRow(real),
    'all look-alikes': recallRow([...generated, ...real]),
  })
  console.table({
    ...Object.fromEntries(
      [...Map.groupBy(honest, ({ source }) => source)].map(([source, asked]) => [source, alarmRow(asked)]),
    ),
    'all other domains': alarmRow(honest),
  })
  const asked = [...generated, ...real, ...others]
  const times = [...generated, ...real, ...honest].map(({ milliseconds }) => milliseconds)
  const recall = share([...generated, ...real], isRight)
  const alarms = share(others, isAsked)
  console.table({
    [`${count} known`]: {
      precision: shown(share(asked.filter(isAsked), isRight)),
      recall: `${shown(recall)} ${recall >= RECALL_GOAL ? 'met' : 'MISSED'}`,
      'false alarms': `${shown(alarms)} ${alarms <= FALSE_ALARM_GOAL ? 'met' : 'MISSED'}`,
      'p50 ms': shown(percentile(times, 50)),
      'p95 ms': shown(percentile(times, 95)),
      'p99 ms': shown(percentile(times, 99)),
    },
  })
}

function recallRows(asked: readonly Asked[]) {
  return Object.fromEntries(
    [...Map.groupBy(asked, ({ source }) => source)].map(([source, ofSource]) => [source, recallRow(ofSource)]),
  )
}

function recallRow(asked: readonly Asked[]) {
  const right = asked.filter(isRight).length
  const wrong = asked.filter(isAsked).length - right
  return { pairs: asked.length, right, 'wrong domain': wrong, recall: shown(right / asked.length) }
}

function alarmRow(asked: readonly Asked[]) {
  const kinds = Map.groupBy(asked.filter(isAsked), ({ kind }) => kind)
  const sameName = kinds.get('topLevelDomain')?.length ?? 0
  return {
    domains: asked.length,
    'false alarms': shown(share(asked, ({ kind }) => kind !== '' && kind !== 'topLevelDomain')),
    'by kind': [...kinds]
      .filter(([kind]) => kind !== 'topLevelDomain')
      .map(([kind, found]) => `${kind} ${found.length}`)
      .join(', '),
    'same name elsewhere': sameName,
  }
}

function isRight({ domain, meant }: Asked): boolean {
  return domain !== undefined && meant.includes(domain)
}

function isAsked({ domain }: Asked): boolean {
  return domain !== undefined
}

function share<Value>(values: readonly Value[], isCounted: (value: Value) => boolean): number {
  return values.filter(isCounted).length / values.length
}
