import { isCounted, longestSpans, type Match } from '../engine/inspection/longestSpans.ts'
import { patternDetectors } from '../engine/inspection/patterns/patternDetectors.ts'
import { Random } from '../test/labelled/random.ts'
import { bankCode, codeWords, paperIban, payments, spacedCode } from './numberKinds/bankCodes.ts'
import { ids } from './numberKinds/nationalIds.ts'
import { phoneBare, phoneForms, phonePlaces, phones, phoneWords } from './numberKinds/phones.ts'
import { anyId, bare, forms, type Language, negatives, sentences } from './numberKinds/texts.ts'

// node bench/numberKinds.ts [--errors [NATIONAL_ID]]: precision and recall of national ids, bank codes and phones on generated
// texts in nine languages. The texts, words and shapes of `reported` decide nothing. --errors prints those of `tuned`.
const SEED = 23
const EACH = 1500

type Half = 'tuned' | 'reported'
type Kind = 'NATIONAL_ID' | 'SWIFT_CODE' | 'PHONE_NUMBER'
type Label = { infoType: Kind; start: number; end: number }
type Sample = { group: string; text: string; header: string | undefined; labels: Label[] }

const kinds: readonly Kind[] = ['NATIONAL_ID', 'SWIFT_CODE', 'PHONE_NUMBER']
const languages = Object.keys(sentences) as Language[]
const COLUMN = ' ⇒ '

/** Replaces the signs in order; those of `values` with a kind become labels. */
function write(random: Random, group: string, template: string, values: Record<string, () => [string, Kind?]>): Sample {
  const [cell = '', header] = template.split(COLUMN).reverse()
  const labels: Label[] = []
  let text = ''
  for (const sign of cell) {
    const [value, infoType] = values[sign]?.() ?? [sign === '#' ? random.digits(1) : sign]
    if (infoType) labels.push({ infoType, start: text.length, end: text.length + value.length })
    text += value
  }
  return { group, text, header: header?.replace('¶', () => values['¶']?.()[0] ?? '').toLowerCase(), labels }
}

function isLower(random: Random, sample: Sample): Sample {
  return random.chance(0.15)
    ? { ...sample, text: sample.text.toLowerCase(), group: `${sample.group}, lower case` }
    : sample
}

const fill = (shape: string, next: () => string) => shape.replace(/#/g, next)

function nationalIdSamples(random: Random, half: Half): Sample[] {
  return Array.from({ length: EACH }, () => {
    const [country, { language, make, words, styles, bare: bareStyles }] = random.pick(Object.entries(ids))
    const place = random.pick(['before', 'before', 'sentence', 'sentence', 'column', 'table', 'after', 'bare'] as const)
    const isBare = place === 'bare' && bareStyles[half].length > 0
    const characters = Array.from(make(random))
    const id = fill(random.pick(isBare ? bareStyles[half] : styles[half]), () => characters.shift() ?? '')
    const template = isBare
      ? random.pick(bare[half])
      : place === 'sentence'
        ? random.pick(sentences[language][half])
        : random.pick(forms[place === 'bare' ? 'before' : place][half])
    const word = random.pick(random.chance(0.2) ? anyId[language][half] : words[half])
    const group = `${place === 'bare' && !isBare ? 'before' : place}`
    return isLower(random, {
      ...write(random, group, template, { '¶': () => [word], '§': () => [id, 'NATIONAL_ID'] }),
      country,
    } as Sample)
  })
}

function bankCodeSamples(random: Random, half: Half): Sample[] {
  return Array.from({ length: EACH }, () => {
    const place = random.pick(['before', 'sentence', 'column', 'table', 'after', 'payment', 'payment'] as const)
    const isSpaced = place !== 'payment' && random.chance(0.1)
    const code = bankCode(random, half)
    const written = isSpaced ? spacedCode(code) : code
    const template =
      place === 'payment'
        ? random.pick(payments[half])
        : place === 'sentence'
          ? random.pick(sentences[random.pick(languages)][half])
          : random.pick(forms[place][half])
    const word = random.pick(codeWords[half])
    return write(random, isSpaced ? `${place}, in groups` : place, template, {
      '¶': () => [word],
      '§': () => [written, 'SWIFT_CODE'],
      '¤': () => [paperIban(random)],
    })
  })
}

function phoneSamples(random: Random, half: Half): Sample[] {
  return Array.from({ length: EACH }, () => {
    const language = random.pick(languages)
    const number = (shape: string) =>
      shape.replace(/[#N]/g, sign => (sign === '#' ? random.digits(1) : String(random.int(2, 9))))
    const international = phones[language][half].filter(shape => /^\(?(?:\+|00)/.test(shape))
    const isBare = random.chance(0.15)
    const place = random.pick(['form', 'form', 'form', 'sentence', 'place'] as const)
    const template = isBare
      ? random.pick(phoneBare[half])
      : random.pick(
          place === 'form' ? phoneForms[half] : place === 'place' ? phonePlaces[half] : sentences[language][half],
        )
    const word = random.pick(phoneWords[language][half])
    const label = (): [string, Kind] => [
      number(random.pick(isBare ? international : phones[language][half])),
      'PHONE_NUMBER',
    ]
    const group = isBare ? 'bare' : place === 'place' ? (template.includes(COLUMN) ? 'column' : 'after') : place
    return isLower(random, write(random, group, template, { '¶': () => [word], '§': label, '¥': label }))
  })
}

function negativeSamples(random: Random, half: Half): Sample[] {
  return Array.from({ length: 2 * EACH }, () =>
    write(random, 'none', random.pick(negatives[half]), { '@': () => [random.letters(1)] }),
  )
}

const detectors = patternDetectors()

function find({ text, header }: Sample): Match[] {
  const matches: Match[] = []
  for (const detector of detectors) {
    detector.find({ text, header }, (infoType, start, end, likelihood, isProven) =>
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

type Sums = { found: number; missed: number; wrong: number }

function score(half: Half): Map<string, Sums> {
  const random = new Random(SEED)
  const samples = [nationalIdSamples, bankCodeSamples, phoneSamples, negativeSamples].flatMap(make =>
    make(random, half),
  )
  const scores = new Map<string, Sums>()
  const add = (infoType: string, group: string, sum: keyof Sums) => {
    for (const key of [infoType, `${infoType}: ${group}`]) {
      const sums = scores.get(key) ?? { found: 0, missed: 0, wrong: 0 }
      sums[sum]++
      scores.set(key, sums)
    }
  }
  for (const sample of samples) {
    const findings = find(sample).filter(({ infoType }) => kinds.some(kind => kind === infoType))
    const isSame = (finding: Match, label: Label) => finding.infoType === label.infoType && overlapsHalf(finding, label)
    for (const label of sample.labels) {
      const isFound = findings.some(finding => isSame(finding, label))
      add(label.infoType, sample.group, isFound ? 'found' : 'missed')
      if (!isFound) note('missed', half, label, sample)
    }
    for (const finding of findings) {
      if (sample.labels.some(label => isSame(finding, label))) continue
      add(finding.infoType, sample.group, 'wrong')
      note('wrong', half, finding, sample)
    }
  }
  return scores
}

/** Errors of `reported` are never looked at. */
function note(
  error: string,
  half: Half,
  { infoType, start, end }: Pick<Match, 'infoType' | 'start' | 'end'>,
  sample: Sample,
) {
  const wanted = process.argv[process.argv.indexOf('--errors') + 1] ?? infoType
  if (half !== 'tuned' || !process.argv.includes('--errors') || wanted !== infoType) return
  const { text, header, group } = sample
  console.log(JSON.stringify({ error, infoType, group, value: text.slice(start, end), text, header }))
}

const shown = (share: number) => (Number.isNaN(share) ? '-' : share.toFixed(3))
const figures = ({ found, missed, wrong }: Sums = { found: 0, missed: 0, wrong: 0 }) => {
  const [precision, recall] = [found / (found + wrong), found / (found + missed)]
  return [
    found + missed,
    wrong,
    shown(precision),
    shown(recall),
    shown((2 * precision * recall) / (precision + recall)),
  ]
}
const [tuned, reported] = [score('tuned'), score('reported')]
console.log(
  '| Kind | tuned: labels | wrong | precision | recall | F1 | reported: labels | wrong | precision | recall | F1 |\n|---|---|---|---|---|---|---|---|---|---|---|',
)
for (const key of [...new Set([...tuned.keys(), ...reported.keys()])].sort()) {
  console.log(`| ${[key, ...figures(tuned.get(key)), ...figures(reported.get(key))].join(' | ')} |`)
}
