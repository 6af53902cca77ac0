import { furtherDetectors } from '../engine/inspection/further/furtherDetectors.ts'
import { isCounted, longestSpans, type Match } from '../engine/inspection/longestSpans.ts'
import { FurtherInfoType } from '../shared/domain/inspection.ts'
import { Random } from '../test/labelled/random.ts'
import { negatives, texts } from './furtherKinds/texts.ts'
import { values } from './furtherKinds/values.ts'

// node bench/furtherKinds.ts [--errors]: precision and recall of the further infotypes on generated texts. The texts and
// shapes of `reported` decide nothing about the detectors. --errors prints those of `tuned`.
const EACH = 400
const SEED = 62

const detectors = furtherDetectors({ furtherInfotypes: FurtherInfoType.options, ownInfotypes: [] }, () =>
  Buffer.alloc(0),
)

type Set = 'tuned' | 'reported'
type Label = { infoType: FurtherInfoType; start: number; end: number }
type Sample = { text: string; labels: Label[] }

function toSamples(set: Set): Sample[] {
  const random = new Random(SEED)
  const positive = FurtherInfoType.options.flatMap(infoType =>
    Array.from({ length: EACH }, () => {
      const template = random.pick(texts[infoType][set])
      const value = random.pick(values[infoType][set])(random)
      const start = template.indexOf('§')
      return {
        text: template.replace('§', () => value),
        labels: [{ infoType, start, end: start + value.length }],
      }
    }),
  )
  const negative = Array.from({ length: EACH * 5 }, () => ({
    text: random.pick(negatives[set]).replace(/[#@]/g, sign => (sign === '#' ? random.digits(1) : random.letters(1))),
    labels: [],
  }))
  return [...positive, ...negative]
}

function find(text: string): Match[] {
  const matches: Match[] = []
  for (const detector of detectors) {
    detector.find({ text, header: undefined }, (infoType, start, end, likelihood, isProven) =>
      matches.push({ infoType, start, end, likelihood, isProven }),
    )
  }
  return longestSpans(matches.filter(isCounted))
}

/** Half of the shorter of the two. */
function overlapsHalf(one: Omit<Label, 'infoType'>, other: Omit<Label, 'infoType'>): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start)
  return shared >= Math.min(one.end - one.start, other.end - other.start) / 2
}

function score(set: Set) {
  const scores = new Map(FurtherInfoType.options.map(infoType => [infoType, { found: 0, missed: 0, wrong: 0 }]))
  for (const { text, labels } of toSamples(set)) {
    const findings = find(text)
    const isSame = (finding: Match, label: Label) => finding.infoType === label.infoType && overlapsHalf(finding, label)
    for (const label of labels) {
      const isFound = findings.some(finding => isSame(finding, label))
      const sums = scores.get(label.infoType)
      if (sums) sums[isFound ? 'found' : 'missed']++
      if (!isFound) note('missed', set, label.infoType, text)
    }
    for (const finding of findings) {
      if (labels.some(label => isSame(finding, label))) continue
      const sums = scores.get(finding.infoType as FurtherInfoType)
      if (sums) sums.wrong++
      note(`wrong ${text.slice(finding.start, finding.end)}`, set, finding.infoType, text)
    }
  }
  return scores
}

/** Errors of `reported` are never looked at. */
function note(error: string, set: Set, infoType: string, text: string) {
  if (set === 'tuned' && process.argv.includes('--errors')) console.log(`${infoType} ${error}: ${text.slice(0, 120)}`)
}

const shown = (share: number) => (Number.isNaN(share) ? '-' : share.toFixed(2))
const [tuned, reported] = [score('tuned'), score('reported')]
console.log(
  '| Infotype | tuned: precision | recall | reported: precision | recall | wrong |\n|---|---|---|---|---|---|',
)
for (const infoType of FurtherInfoType.options) {
  const figures = [tuned, reported].flatMap(scores => {
    const { found = 0, missed = 0, wrong = 0 } = scores.get(infoType) ?? {}
    return [shown(found / (found + wrong)), shown(found / (found + missed))]
  })
  console.log(`| ${[infoType, ...figures, reported.get(infoType)?.wrong].join(' | ')} |`)
}
